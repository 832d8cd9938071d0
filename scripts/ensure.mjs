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

if (process.argv.includes('--browser')) {
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].filter(Boolean)
  if (!known.some((path) => existsSync(path))) {
    const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    if (canInstall) {
      console.log('Installing Chromium for the browser tests (once) …')
      const quiet = {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }
      spawnSync('apt-get', ['update', '-qq'], quiet)
      spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'],
        quiet,
      )
    }
    if (!known.some((path) => existsSync(path))) {
      console.error(
        'The browser tests need Chromium. Install it (Debian and Ubuntu: sudo apt install chromium), or set CHROMIUM to the path of a Chrome or Chromium.',
      )
      process.exit(1)
    }
  }
}
