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

/** How a browser is begun whose pages are timed. */
export const launchOptions = { ...(browser ? { executablePath: browser } : {}), args: BROWSER_ARGS }

/**
 * How the browser of the journeys is begun; one with a camera adds what it needs. A page lives for seconds in them: what its scripts are
 * compiled to a second and a third time for costs more than it saves, a sixth of the page's work.
 */
export const journeyOptions = { ...launchOptions, args: [...BROWSER_ARGS, '--js-flags=--no-maglev,--no-turbofan'] }
