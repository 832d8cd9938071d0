// Runs before npm start, npm test and the rest, on whatever Node the newcomer has (20 or newer): installs what is missing. What comes from the
// system's packages comes in one go, while npm brings the rest. --browser: for the browser tests; --postgres: for those on another database.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules/.package-lock.json')
const lock = join(root, 'package-lock.json')
const needs = (flag) => process.argv.includes(flag)

const shell = '/usr/lib/chromium/chromium-headless-shell'
const browsers = [
  process.env.CHROMIUM,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter(Boolean)
const hasBrowser = () => browsers.some((path) => existsSync(path))
const hasPostgres = () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0
const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const wanted = []
if (needs('--browser')) {
  // The engine without a window: journeys take a third less time than with the whole of Chromium, which is taken where there is no package of it.
  if (!hasBrowser() || (process.env.CI && !process.env.CHROMIUM && !existsSync(shell)))
    wanted.push('chromium-headless-shell')
  if (!hasBrowser()) wanted.push('fonts-noto-core', 'fonts-noto-color-emoji')
}
if (needs('--postgres') && !hasPostgres()) wanted.push('postgresql')

/** Resolves to whether the system's packages were installed; never rejects. */
const apt = async (packages) => {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const run = (...args) =>
    new Promise((done) => {
      const child = spawn('apt-get', args, options)
      child.once('error', () => done(false))
      child.once('exit', (code) => done(code === 0))
    })
  await run('update', '-qq')
  const install = (names) => run('install', '-y', '-qq', '--no-install-recommends', ...names)
  if (await install(packages)) return true
  // Where there is no package of the engine alone.
  return install(packages.map((name) => (name === 'chromium-headless-shell' ? 'chromium' : name)))
}

if (wanted.length > 0 && canInstall) console.log(`Installing ${wanted.join(', ')} (once) …`)
const fromTheSystem = wanted.length > 0 && canInstall ? apt(wanted) : Promise.resolve(true)

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing what Fourshore needs (once) …')
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const status = await new Promise((done) => npm.once('exit', done))
  if (status !== 0) {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(1)
  }
}
await fromTheSystem

if (needs('--browser') && !hasBrowser()) {
  console.error(
    'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt install chromium), or set CHROMIUM to the path of a Chrome or Chromium.',
  )
  process.exit(1)
}
