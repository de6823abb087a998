import { build } from 'esbuild'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { x } from 'tinyexec'

/**
 * Builds the package `frond-mocks` and prints its tarball's path as the last line. It contains ES
 * modules with external dependencies, one self-contained CommonJS file, and types for both.
 */
const source = 'packages/frond-mocks'
const folder = resolve('node_modules/.cache/frond/frond-mocks')
const shop = JSON.parse(readFileSync('package.json', 'utf8'))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const common = { bundle: true, target: 'node20', logLevel: 'warning' }
await build({
  ...common,
  entryPoints: [`${source}/index.ts`, `${source}/node.ts`],
  outdir: join(folder, 'esm'),
  format: 'esm',
  splitting: true,
  platform: 'neutral',
  packages: 'external',
})
const { metafile } = await build({
  ...common,
  metafile: true,
  entryPoints: [`${source}/commonjs.ts`],
  outfile: join(folder, 'commonjs/index.cjs'),
  format: 'cjs',
  platform: 'node',
  // Jest's jsdom has no Web Crypto.
  banner: { js: "var crypto = require('node:crypto').webcrypto;" },
})

const types = join(folder, 'types/esm')
await x('tsc', ['-p', source, '--outDir', types], {
  nodeOptions: { stdio: 'inherit' },
  throwOnError: true,
})
nameFilesInImports(types)
// The same types for CommonJS, which a package.json declares.
cpSync(types, join(folder, 'types/commonjs'), { recursive: true })
for (const type of ['esm', 'commonjs'])
  writeJson(`types/${type}/package.json`, { type: type === 'esm' ? 'module' : 'commonjs' })

const commonjs = './commonjs/index.cjs'
const typesOf = (name, format) => `./types/${format}/${source}/${name}.d.ts`
const entry = (name) => ({
  import: { types: typesOf(name, 'esm'), default: `./esm/${name}.js` },
  require: { types: typesOf(name, 'commonjs'), default: commonjs },
})
const version = (name) => [name, shop.dependencies[name]]
writeJson('package.json', {
  name: 'frond-mocks',
  version: shop.version,
  description: 'The backend of the plant shop Frond as MSW request handlers, with named scenarios.',
  license: shop.license,
  type: 'module',
  sideEffects: false,
  exports: {
    '.': entry('index'),
    './node': entry('node'),
    './package.json': './package.json',
  },
  // For tools that don't read `exports`, such as TypeScript with `moduleResolution: node10`.
  main: commonjs,
  types: typesOf('index', 'commonjs'),
  typesVersions: { '*': { node: [typesOf('node', 'commonjs')] } },
  dependencies: Object.fromEntries(['dayjs', 'jose', 'valibot'].map(version)),
  // The oldest and the newest version are tested (scripts/testPackage.js).
  peerDependencies: { msw: '^2.11.0 || ^3.0.0' },
  engines: shop.engines,
})
// Links into the repository would lead nowhere.
const readme = readFileSync('docs/testing-with-frond.md', 'utf8')
const links = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g
writeFileSync(join(folder, 'README.md'), readme.replace(links, '$1'))
cpSync('LICENSE', join(folder, 'LICENSE'))
writeFileSync(join(folder, 'THIRD_PARTY_NOTICES.txt'), noticesOf(Object.keys(metafile.inputs)))

const packing = ['pack', '--json', '--pack-destination', source, folder]
const { stdout } = await x('npm', packing, { throwOnError: true })
const [{ filename, size, entryCount }] = JSON.parse(stdout)
console.log(`${entryCount} files, ${(size / 1000).toFixed(0)} kB`)
console.log(resolve(source, filename))

function writeJson(file, content) {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}

/** The licence texts of the packages that the bundled files come from. */
function noticesOf(files) {
  const folders = files.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  )
  return [...new Set(folders)]
    .sort()
    .map((bundled) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(bundled, 'package.json'), 'utf8'),
      )
      const texts = readdirSync(bundled)
        .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
        .map((file) => readFileSync(join(bundled, file), 'utf8').trim())
      if (texts.length === 0 && !license) throw new Error(`${name} has no licence.`)
      return [`${name} ${version} (${license})`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** Unlike bundlers, Node needs file extensions and doesn't resolve folders. */
function nameFilesInImports(root) {
  for (const found of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const file = join(found.parentPath, found.name)
    const named = readFileSync(file, 'utf8').replace(
      /((?:from|import)\s*\(?\s*['"])(\.[^'"]+)(['"])/g,
      (_, before, path, after) => {
        const isFile = existsSync(`${join(dirname(file), path)}.d.ts`)
        return `${before}${path}${isFile ? '.js' : '/index.js'}${after}`
      },
    )
    writeFileSync(file, named)
  }
}
