import { LANGUAGE_CODES, type Language } from '../../shared/languages.ts'

/** Copies of the public pages of jobs. Its name stays over releases; signing out drops it whole (web/session.ts). */
export const PAGES = 'fourshore-pages'
const FILES = 'fourshore-files-'
/** The files and shells of one release. */
export const filesOf = (version: string) => FILES + version

/** Where a copy's time stands, and under which addresses what is no page is kept: none of them is an address of the product. */
export const SAVED_AT_HEADER = 'x-kept-at'
export const PREFERENCES_PATH = '/.kept/told'
const SHELL = '/.kept/shell'
export const shellAt = (path: string) => SHELL + path
export const pathOfShell = (at: string): string | null => (at.startsWith(SHELL) ? at.slice(SHELL.length) : null)

const MOST = { list: 10, job: 20 } as const
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000
/** A connection that has said nothing for so long is none. Shorter would show an old page where a slow one was on its way. */
export const PATIENCE_MS = 10_000

export type Kind = keyof typeof MOST
export type SavedCopy = { path: string; keptAt: string }
/** What a page said of itself last: its language, and the colours that were chosen over the device's. */
export type PagePreferences = { language?: string; scheme?: string }

const PREFIX = new RegExp(`^/(${LANGUAGE_CODES.filter((code) => code !== 'en').join('|')})(?=/|$)`)
const bare = (pathname: string) => pathname.replace(PREFIX, '') || '/'
const pathnameOf = (path: string) => path.split('?')[0] as string

/** Which public page of jobs an address is: the list, or one. Both are written by the server for anybody, never for one person. */
export const kindOf = (pathname: string): Kind | null => {
  const path = bare(pathname)
  if (path === '/jobs') return 'list'
  return /^\/jobs\/[^/]+$/.test(path) ? 'job' : null
}

/** Whose language the page is in by its address; the plain address is English. */
export const languageAt = (pathname: string): Language => (PREFIX.exec(pathname)?.[1] as Language | undefined) ?? 'en'

type Input = { method: string; mode: string; pathname: string; sameOrigin: boolean }
type Way = 'pass' | 'page' | 'file' | 'root file'

/** What the worker does with a request. Calls of the product are none of its business: what they say is kept by whose it is, or not at all. */
export const strategyOf = ({ method, mode, pathname, sameOrigin }: Input): Way => {
  if (method !== 'GET' || !sameOrigin || pathname.startsWith('/api/') || pathname === '/health') return 'pass'
  if (mode === 'navigate') return /\.\w{2,11}$/.test(pathname) ? 'pass' : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  return ROOT_FILES.includes(pathname) ? 'root file' : 'pass'
}
/** Files without a number in their name, which the shells and the public pages begin with. */
export const ROOT_FILES = ['/boot.js', '/site-boot.js', '/favicon.svg', '/logo.svg']

/**
 * What the browser does by itself, where it can be told so, without waking the worker or waiting for it: it never calls it for calls, takes numbered
 * files from what is kept or the network, and does not hold a page of a signed-in person up while it wakes. The worker answers as before where the
 * network fails.
 */
export const routesOf = (version: string): readonly object[] => [
  { condition: { urlPattern: '/api/*' }, source: 'network' },
  { condition: { urlPattern: '/assets/*' }, source: { cacheName: filesOf(version) } },
  ...['/dashboard/*', '/employee-portal', ...ROOT_FILES].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'race-network-and-fetch-handler',
  })),
]

type Answer = { status: number; type: string; contentType: string; setsCookie: boolean }

/** A whole page as anybody is given it. */
export const mayCache = ({ status, type, contentType, setsCookie }: Answer): boolean =>
  status === 200 && type === 'basic' && contentType.startsWith('text/html') && !setsCookie

/** Closed, hidden, refused or moved: the copy of before would say that it still holds. A server in trouble says nothing about it. */
export const isGone = ({ status, type }: Pick<Answer, 'status' | 'type'>): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 500 && status !== 429)

const newestFirst = (a: SavedCopy, b: SavedCopy) => (a.keptAt < b.keptAt ? 1 : -1)
const isOld = (keptAt: string, now: number) => !(now - Date.parse(keptAt) <= LONGEST_MS)

/** Copies to drop: too old, or beyond the last ones of their kind. */
export const copiesToDrop = (stored: readonly SavedCopy[], now: number): string[] =>
  (Object.keys(MOST) as Kind[]).flatMap((kind) => {
    const ofKind = stored.filter((k) => kindOf(pathnameOf(k.path)) === kind).sort(newestFirst)
    return ofKind.filter((k, i) => i >= MOST[kind] || isOld(k.keptAt, now)).map((k) => k.path)
  })

export type Instead =
  | { what: 'copy'; path: string; keptAt: string; say: 'list' | 'otherList' | 'advert' }
  | { what: 'shell'; path: string }
  | { what: 'nothing'; lastList: string | null }

type Lost = { path: string; now: number; kept: readonly SavedCopy[]; shells: readonly string[] }

/** What stands for a page without a connection: its copy; of a list, the last one seen, in its language first; the shell of a page that keeps its own; else the page that says so. */
export const insteadOf = ({ path, now, kept: stored, shells }: Lost): Instead => {
  const pathname = pathnameOf(path)
  const current = stored.filter((k) => !isOld(k.keptAt, now)).sort(newestFirst)
  const own = current.find((k) => k.path === path)
  const kind = kindOf(pathname)
  if (kind && own) return { what: 'copy', ...own, say: kind === 'list' ? 'list' : 'advert' }
  const lists = current.filter((k) => kindOf(pathnameOf(k.path)) === 'list')
  const last = lists.find((k) => languageAt(k.path) === languageAt(pathname)) ?? lists[0]
  if (kind === 'list' && last) return { what: 'copy', ...last, say: 'otherList' }
  if (shells.includes(pathname)) return { what: 'shell', path: pathname }
  return { what: 'nothing', lastList: last?.path ?? null }
}

/** Caches of ours that this release does not use. */
export const oldCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(FILES) && name !== filesOf(version))

/** Of what a page has loaded, the files that can be kept: ours, and never an answer of a call. */
export const filesAmong = (addresses: readonly string[], origin: string): string[] => {
  const ours = addresses.filter((a) => a.startsWith(`${origin}/`)).map((a) => a.slice(origin.length))
  return [...new Set(ours.filter((path) => /^\/assets\/[\w.-]+$/.test(path)))]
}

/** A typeface has its content in its name and outlives a release; a script of another release is of no use. */
export const outlivesRelease = (path: string): boolean => path.endsWith('.woff2')
