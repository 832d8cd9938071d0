// Runs before npm start, npm test and the rest, on whatever Node the newcomer has (20 or newer): installs what is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules/.package-lock.json')
const lock = join(root, 'package-lock.json')

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing what Fourshore needs (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(1)
  }
}

const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
const apt = (packages, options = quiet) => {
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

if (process.argv.includes('--browser')) {
  const shell = '/usr/lib/chromium/chromium-headless-shell'
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].filter(Boolean)
  const bare = !known.some((path) => existsSync(path))
  if (bare) {
    if (canInstall) {
      console.log('Installing Chromium for the browser tests (once) …')
      apt(['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'])
    }
    if (!known.some((path) => existsSync(path))) {
      console.error(
        'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt install chromium), or set CHROMIUM to the path of a Chrome or Chromium.',
      )
      process.exit(1)
    }
  }
  // The same engine without a window, where there is a package of it: journeys take a third less time. Without it they take Chromium.
  if ((bare || process.env.CI) && canInstall && !process.env.CHROMIUM && !existsSync(shell))
    apt(['chromium-headless-shell'], { ...quiet, stdio: 'ignore' })
}
