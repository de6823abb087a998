/** Exits with a sentence if Vite can't build the project at its path, which it would take for a URL. */
if (/[#?]/.test(process.cwd())) {
  console.error(
    `The project's path contains a # or ?, which Vite can't build: ${process.cwd()}. Move the project to another folder.`,
  )
  process.exit(1)
}
