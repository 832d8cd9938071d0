import { existsSync } from 'node:fs'

/** The browser without its window, where Debian has it: the same engine, and a third less work for each page than the whole of Chromium. */
const browser =
  process.env.CHROMIUM ??
  ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** With what a browser is begun that is looked through or photographed: no sandbox in a container, and nothing asked of the network by itself. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How the browser of the journeys is begun; one with a camera adds what it needs. */
export const launchOptions = { ...(browser ? { executablePath: browser } : {}), args: BROWSER_ARGS }
