// Builds the app when its sources have changed since the last build, and writes each file compressed beside itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'dist/web')
const stamp = join(out, '.built')

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath ?? e.path, e.name))
    .sort()

/** What the build depends on: names, sizes and times of all its sources. */
const sources = () => {
  const hash = createHash('sha256')
  const single = [
    'package-lock.json',
    'vite.chunks.ts',
    'vite.config.ts',
    'vite.leaflet.ts',
    'vite.site.config.ts',
    'vite.theme.ts',
    'vite.worker.config.ts',
    'scripts/offline.ts',
    'index.html',
    'triage.html',
    'postcss.config.cjs',
    'tsconfig.json',
  ].map((f) => join(root, f))
  const folders = ['src', 'public'].map((f) => join(root, f)).filter(existsSync)
  for (const file of [...single.filter(existsSync), ...folders.flatMap(files)]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  // They stand on the pages.
  for (const name of ['SUPPORT_EMAIL', 'VITE_SUPPORT_EMAIL', 'OFFICE_PHONES', 'SOCIAL_LINKS'])
    hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}

/** As small as it gets: 7 % less of each file than at quality 9, for some seconds of the build. All at once: the threads of Node share them. */
const compress = async () => {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
  const isText = (file) => /\.(js|css|svg|json|html|txt|webmanifest)$/.test(file) && statSync(file).size >= 1024
  const write = async (file) => {
    const raw = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
    writeFileSync(`${file}.br`, await brotli(raw, { params }))
    writeFileSync(`${file}.gz`, await zip(raw, { level: 9 }))
  }
  await Promise.all(files(out).filter(isText).map(write))
}

const vite = (options) => {
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    encoding: 'utf8',
    // Whatever it is called from, a test included.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The app could not be built:\n${stdout}\n${stderr}`)
}

const building = join(root, 'dist/.building')
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** Two at once would each empty the other's folder: the second waits until the first is done, or gone. */
const alone = async (work) => {
  mkdirSync(dirname(building), { recursive: true })
  for (;;) {
    try {
      writeFileSync(building, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const builder = existsSync(building) ? Number(readFileSync(building, 'utf8')) : process.pid
      if (isAlive(builder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      else rmSync(building, { force: true })
    }
  }
  try {
    return await work()
  } finally {
    rmSync(building, { force: true })
  }
}

/** Returns true when something was built. Throws with the builder's words when it could not be. */
export const build = async () => {
  const now = sources()
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (isBuilt()) return false
  return alone(async () => {
    if (isBuilt()) return false
    console.log('Building the app …')
    // The application; the public pages' script and style sheet beside it; what writes those pages; and the worker, which is told what they made.
    const site = ['--config', 'vite.site.config.ts']
    for (const options of [[], site, [...site, '--ssr'], ['--config', 'vite.worker.config.ts']]) vite(options)
    await compress()
    writeFileSync(stamp, now)
    return true
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
