import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { x } from 'tinyexec'
import { build } from 'vite'

/**
 * Builds the package `frond-mocks` and prints its tarball's path as the last line. It contains ES
 * modules with external dependencies, one self-contained CommonJS file with the notices of what it
 * bundles, and types for both.
 */
const source = 'packages/frond-mocks'
const folder = resolve('node_modules/.cache/frond/frond-mocks')

const bundle = (input, outDir, { ssr, output, license = false }) =>
  build({
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    ssr,
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: join(folder, outDir),
      license,
      rolldownOptions: { input: input.map((name) => `${source}/${name}.ts`), output },
    },
  })
// Empties the folder first.
await bundle(['commonjs'], '.', {
  ssr: { noExternal: true },
  output: {
    format: 'cjs',
    entryFileNames: 'commonjs/index.cjs',
    // Jest's jsdom has no Web Crypto.
    banner: "var crypto = require('node:crypto').webcrypto;",
  },
  license: { fileName: 'THIRD_PARTY_NOTICES.txt' },
})
await bundle(['index', 'node'], 'esm', {})

const types = join(folder, 'types/esm')
await x('tsc', ['-p', source, '--outDir', types], {
  nodeOptions: { stdio: 'inherit' },
  throwOnError: true,
})
nameFilesInImports(types)
// The same types for CommonJS, which a package.json declares.
cpSync(types, join(folder, 'types/commonjs'), { recursive: true })
writeFileSync(join(folder, 'types/commonjs/package.json'), '{ "type": "commonjs" }')

cpSync(join(source, 'package.json'), join(folder, 'package.json'))
cpSync('LICENSE', join(folder, 'LICENSE'))
// Links into the repository would lead nowhere.
const readme = readFileSync('docs/testing-with-frond.md', 'utf8')
const links = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g
writeFileSync(join(folder, 'README.md'), readme.replace(links, '$1'))

const packing = ['pack', '--json', '--pack-destination', source, folder]
const { stdout } = await x('npm', packing, { throwOnError: true })
const [{ filename, size, entryCount }] = JSON.parse(stdout)
console.log(`${entryCount} files, ${(size / 1000).toFixed(0)} kB`)
console.log(resolve(source, filename))

/** Unlike bundlers, Node needs file extensions, and resolves neither folders nor the alias of `src`. */
function nameFilesInImports(root) {
  for (const name of readdirSync(root, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(root, name)
    const folder = dirname(file)
    const named = readFileSync(file, 'utf8').replace(
      /((?:from|import)\s*\(?\s*['"])(\.|@\/)([^'"]+)(['"])/g,
      (_, before, start, path, after) => {
        const target = start === '.' ? join(folder, start + path) : join(root, 'src', path)
        const isFile = existsSync(`${target}.d.ts`)
        return `${before}./${relative(folder, target)}${isFile ? '.js' : '/index.js'}${after}`
      },
    )
    writeFileSync(file, named)
  }
}
