import { accessSync, constants, mkdirSync } from 'node:fs'

const missingPackages =
  "Some packages aren't installed. This command builds what it serves, so it needs the development dependencies too: run 'npm install' or 'npm ci', without --omit=dev."

const readOnly = ({ path }) =>
  `This user can't write to ${path ?? 'the project'}, where the build is stored. Change the folder's owner, or mount a folder there that can be written.`

const sentences = {
  ERR_MODULE_NOT_FOUND: () => missingPackages,
  EACCES: readOnly,
  EPERM: readOnly,
  EROFS: readOnly,
}

/** Runs a script, and exits with a sentence if it lacks its packages or the right to write. */
export async function explainFailedStart(run) {
  try {
    await run()
  } catch (error) {
    const sentence = sentences[error.code]
    if (!sentence) throw error
    console.error(sentence(error))
    process.exit(1)
  }
}

/** Creates a folder, and throws as Node does if this user can't write to it: tools' own errors vary. */
export function ensureWritable(folder) {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
}
