@rem Windows has no exec, with which package.json starts what runs until a signal stops it.
@%*
