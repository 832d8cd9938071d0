import { LANGUAGE_CODES, type Language, languageFor } from '../../shared/languages.ts'
import {
  copiesToDrop,
  filesAmong,
  filesOf,
  insteadOf,
  isGone,
  kindOf,
  languageAt,
  mayCache,
  oldCaches,
  outlivesRelease,
  PAGES,
  PATIENCE_MS,
  type PagePreferences,
  PREFERENCES_PATH,
  pathOfShell,
  ROOT_FILES,
  routesOf,
  SAVED_AT_HEADER,
  type SavedCopy,
  shellAt,
  strategyOf,
} from './offline.rules.ts'
import { lostPage, NOTE_STYLE, PAGE_STYLE, type Words, withNote } from './page.ts'
import ar from './words/ar.ts'
import en from './words/en.ts'
import fr from './words/fr.ts'
import hi from './words/hi.ts'
import ta from './words/ta.ts'
import zh from './words/zh.ts'
import { type Extending, listenForMessages, type MessageSurroundings } from './worker.messages.ts'

// The product without a network: decisions/0067. What it decides stands in offline.rules.ts; here it is done. TypeScript knows the
// surroundings of a worker only in place of those of a page, which the rest of the product needs.
type Fetching = Extending & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Installing = Extending & { addRoutes?: (rules: unknown) => Promise<void> }
type Listen = {
  (kind: 'install', on: (e: Installing) => void): void
  (kind: 'activate', on: (e: Extending) => void): void
  (kind: 'fetch', on: (e: Fetching) => void): void
  (kind: 'message', on: (e: Extending & { data: unknown; source: unknown }) => void): void
}
type Surroundings = MessageSurroundings & {
  addEventListener: Listen
  skipWaiting: () => Promise<void>
}
const me = globalThis as unknown as Surroundings

/** Written by scripts/offline.ts: the release, and for each page that opens without a connection its shell's script and its files. */
declare const __OFFLINE__: {
  version: string
  pages: Record<
    string,
    { entry: string; files: readonly string[]; words: Partial<Record<Language, readonly string[]>> }
  >
}
const release = __OFFLINE__
const words: Record<Language, Words> = { en, fr, ar, hi, ta, zh }
let opened: Promise<Cache> | undefined
/** Opened once: a worker that a new release has replaced goes on writing into what was dropped, and brings nothing back. */
const files = (): Promise<Cache> => {
  opened ??= caches.open(filesOf(release.version))
  return opened
}

// ——— what is kept ———

const pathOf = (address: string) => address.slice(location.origin.length).replace(/#.*$/, '')
const json = async <T>(cache: Cache, at: string): Promise<T | null> => {
  const answer = await cache.match(at)
  return answer ? ((await answer.json()) as T) : null
}

const keptPages = async (): Promise<SavedCopy[]> => {
  const cache = await caches.open(PAGES)
  const found = await Promise.all((await cache.keys()).map(async (input) => [input, await cache.match(input)] as const))
  // One that is being written anew at this moment has no answer yet, and is not old.
  return found.flatMap(([asked, answer]) =>
    answer ? [{ path: pathOf(asked.url), keptAt: answer.headers.get(SAVED_AT_HEADER) ?? '' }] : [],
  )
}

const keepPage = async (path: string, answer: Response) => {
  const headers = new Headers(answer.headers)
  // The body is kept as it is read, no longer packed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(SAVED_AT_HEADER, new Date().toISOString())
  const cache = await caches.open(PAGES)
  await cache.put(path, new Response(await answer.blob(), { headers }))
  for (const old of copiesToDrop(await keptPages(), Date.now())) await cache.delete(old)
}

const factsOf = (answer: Response) => ({
  status: answer.status,
  type: answer.type,
  contentType: answer.headers.get('content-type') ?? '',
  setsCookie: answer.headers.has('set-cookie'),
})

/** What came over the network decides what is kept: a page as anybody is given it, or nothing of it any more. */
const remember = async (path: string, answer: Response) => {
  const facts = factsOf(answer)
  if (mayCache(facts)) await keepPage(path, answer)
  else if (isGone(facts)) {
    const cache = await caches.open(PAGES)
    await cache.delete(path)
    // A job is the same whatever stands behind its address.
    const [pathname] = path.split('?')
    for (const { path: stored } of await keptPages())
      if (stored.split('?')[0] === pathname && kindOf(pathname as string) === 'job') await cache.delete(stored)
  }
}

const addFiles = async (paths: readonly string[]) => {
  const cache = await files()
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return
      const answer = await fetch(path).catch(() => null)
      if (answer?.status === 200) await cache.put(path, answer)
    }),
  )
}

/** The shell of a page that opens without a connection, with all its files: only of this release, or they would not fit each other. */
const keepShell = async (path: string, language: Language) => {
  const page = release.pages[path]
  if (!page) return
  const answer = await fetch(path, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (answer.status !== 200 || answer.redirected) return
  const html = await answer.clone().text()
  if (!html.includes(page.entry)) return void (await me.registration.update())
  const { en: english = [], [language]: own = [] } = page.words
  await addFiles([...ROOT_FILES, ...page.files, ...english, ...own])
  await (await files()).put(shellAt(path), answer)
}

const shells = async () => (await (await files()).keys()).flatMap((input) => pathOfShell(pathOf(input.url)) ?? [])

/** A new release takes over what the one before it could open without a connection. */
const takeOver = async () => {
  const cache = await files()
  for (const name of oldCaches(await caches.keys(), release.version)) {
    const before = await caches.open(name)
    const told = await json<PagePreferences>(before, PREFERENCES_PATH)
    if (told) await cache.put(PREFERENCES_PATH, Response.json(told))
    for (const input of await before.keys()) {
      const path = pathOf(input.url)
      const shell = pathOfShell(path)
      if (shell) await keepShell(shell, languageFor(told?.language ?? null, navigator.languages)).catch(() => undefined)
      const answer = outlivesRelease(path) ? await before.match(input) : undefined
      if (answer) await cache.put(path, answer)
    }
  }
}

// ——— what is answered ———

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

const lost = async (input: string): Promise<Response> => {
  const instead = insteadOf({ path: input, now: Date.now(), kept: await keptPages(), shells: await shells() })
  if (instead.what === 'shell') {
    const shell = await (await files()).match(shellAt(instead.path))
    if (shell) return shell
  }
  if (instead.what === 'copy') {
    const copy = await (await caches.open(PAGES)).match(instead.path)
    if (copy) {
      const language = languageAt(instead.path)
      const headers = new Headers(copy.headers)
      const policy = headers.get('content-security-policy') ?? ''
      headers.set(
        'content-security-policy',
        policy.replace("style-src 'self'", `style-src 'self' ${await hashOf(NOTE_STYLE)}`),
      )
      return new Response(withNote(await copy.text(), { copy: instead, input, language, words: words[language] }), {
        headers,
      })
    }
  }
  const told = (await json<PagePreferences>(await files(), PREFERENCES_PATH)) ?? {}
  const prefix = languageAt(input)
  const language = prefix === 'en' ? languageFor(told.language ?? null, navigator.languages) : prefix
  const lastList = instead.what === 'nothing' ? instead.lastList : null
  return new Response(lostPage({ asked: input, lastList, language, told, words: words[language] }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${await hashOf(PAGE_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

/** The page that was asked for while the worker woke, where the browser does that; it is never asked for twice. */
const overNetwork = async (event: Fetching) => (await event.preloadResponse) ?? (await fetch(event.request))

/** From the network, always: what is kept stands in only when nothing comes from it. */
const openPage = async (event: Fetching, input: string): Promise<Response> => {
  const late = new Promise<null>((give) => setTimeout(() => give(null), PATIENCE_MS))
  try {
    const coming = overNetwork(event)
    // Lost the race: what it says later is nobody's any more.
    coming.catch(() => undefined)
    const answer = await Promise.race([coming, late])
    if (answer === null) {
      const instead = insteadOf({ path: input, now: Date.now(), kept: await keptPages(), shells: await shells() })
      return instead.what === 'nothing' ? await coming : await lost(input)
    }
    if (kindOf(input.split('?')[0] as string)) event.waitUntil(remember(input, answer.clone()).catch(() => undefined))
    return answer
  } catch {
    return lost(input)
  }
}

const openFile = async (request: Request) =>
  (await (await files()).match(request, { ignoreVary: true })) ?? fetch(request)

const openRootFile = async (request: Request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await (await files()).match(request, { ignoreSearch: true, ignoreVary: true })
    if (stored) return stored
    throw error
  }
}

// ——— when ———

me.addEventListener('install', (event) => {
  event.addRoutes?.(routesOf(release.version)).catch(() => undefined)
  event.waitUntil(takeOver().then(() => me.skipWaiting()))
})

me.addEventListener('activate', (event) => {
  const begin = async () => {
    for (const name of oldCaches(await caches.keys(), release.version)) await caches.delete(name)
    // The page is asked for while the worker wakes: it costs no time.
    await me.registration.navigationPreload?.enable()
    await me.clients.claim()
  }
  event.waitUntil(begin())
})

me.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const way = strategyOf({
    method: request.method,
    mode: request.mode,
    pathname,
    sameOrigin: origin === location.origin,
  })
  if (way === 'page') event.respondWith(openPage(event, pathOf(request.url)))
  // A file that is opened as a page has been asked for already: a link that holds once would be used up.
  if (way === 'pass' && event.preloadResponse && request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(overNetwork(event))
  if (way === 'file') event.respondWith(openFile(request))
  if (way === 'root file') event.respondWith(openRootFile(request))
})

/** What a page tells: how it looks, which files it has loaded, whether it is to open without a connection, whether the worker saw it come. */
export type Telling = { told: PagePreferences; used: readonly string[]; shell?: string; page?: string }

const hear = async ({ told, used, shell, page }: Telling) => {
  // Dropped: a new release has taken over.
  if (!(await caches.has(filesOf(release.version)))) return
  await (await files()).put(PREFERENCES_PATH, Response.json(told))
  const known = LANGUAGE_CODES.find((code) => code === told.language) ?? 'en'
  if (shell && release.pages[shell]) {
    await addFiles(filesAmong(used, location.origin))
    await keepShell(shell, known)
  }
  if (page && kindOf(page.split('?')[0] as string)) {
    await addFiles([...ROOT_FILES, ...filesAmong(used, location.origin)])
    if (!(await (await caches.open(PAGES)).match(page))) await remember(page, await fetch(page, { redirect: 'manual' }))
  }
}

me.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data as Telling).catch(() => undefined))
})

listenForMessages(me)
