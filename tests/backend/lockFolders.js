import { importTypeScript } from '../../scripts/importTypeScript.js'

/**
 * A process that competes for data folders: `node lockFolders.js FOLDER…`. It reports when it is
 * ready, tries to lock every folder once it reads a start time from standard input, prints the
 * folders it got as JSON, and holds them until it is killed.
 */
const { lockFolder } = await importTypeScript('server/lockFolder.ts')
process.stdin.once('data', (startTime) => {
  while (Date.now() < Number(startTime));
  const locked = process.argv.slice(2).filter((folder) => {
    try {
      lockFolder(folder)
      return true
    } catch {
      return false
    }
  })
  console.log(JSON.stringify(locked))
})
console.log('ready')
setInterval(() => undefined, 1000)
