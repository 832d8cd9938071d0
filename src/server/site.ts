import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../shared/html.ts'
import { Refusal } from '../shared/refusal.ts'
import { appPolicy } from './content.policy.ts'
import { preloadLinks } from './preload.ts'

/** Stands in index.html where each answer carries a number of its own. */
const NONCE = '__nonce__'
/** Stands in index.html where public/boot.js reads what to ask for. */
const AHEAD = '__ahead__'
/** The typeface that every page shows something in. */
const FIRST_FACE = /inter-latin-wght-normal/

/** Numbered files never change; the worker decides about pages, and one of an earlier release would decide wrongly. */
const cachedFor = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/worker(-off)?\.js/.test(path) ? 'no-store' : 'public, max-age=3600'
}

type Site = {
  /** The folder of the built app. */
  folder: string
  hasPage: (path: string) => boolean
  /** Addresses with a lighter page of their own, and its file. */
  own?: Readonly<Record<string, string>>
  /** Whether pages may be kept on devices for when there is no connection. */
  offline?: boolean
  /** Modules of the build that the page at an address begins with, for a reader of these languages. */
  startsWith?: (path: string, languages: readonly string[]) => readonly string[]
  /** Calls that the page at an address sends before its code is there, by role; `hasSearch`: its address says more than the path. */
  callsAhead?: (path: string, hasSearch: boolean) => Readonly<Record<string, readonly string[]>>
  /** What the page at an address is called, for whoever reads it without running it; null: as all of them. */
  titleOf?: (path: string) => Promise<string | null>
}

/** Languages of an `accept-language` header, the dearest first as it names them. */
const languagesOf = (header: string | undefined) =>
  (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')

/**
 * Serves the built app: hashed files for a year, the page itself asked about each time. Addresses of the app get the page, unknown ones lead
 * home, unknown calls get a 404.
 */
export const serveSite = async (
  app: FastifyInstance,
  {
    folder,
    hasPage,
    own = {},
    offline = true,
    startsWith = () => [],
    callsAhead = () => ({}),
    titleOf = async () => null,
  }: Site,
): Promise<void> => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`The app has not been built: ${folder} holds no index.html. Run npm run build.`)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const pages = new Map(Object.entries(own).map(([path, file]) => [path, readFileSync(join(folder, file), 'utf8')]))
  const preload = preloadLinks(folder, FIRST_FACE)
  const heads = new Map<string, string>()
  /** The page with links to what it begins with, and the calls. There are as many as screens and languages. */
  const headed = (parts: readonly string[], calls: string) => {
    const name = `${parts.join(' ')} ${calls}`
    const stored =
      heads.get(name) ??
      page.replace(AHEAD, escapeHtml(calls)).replace('</head>', `${parts.length ? preload(parts) : ''}</head>`)
    heads.set(name, stored)
    return stored
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A route for each file that is there: with one for all, every request has the names of all three thousand files read.
    wildcard: false,
    globIgnore: ['**/*.{html,br,gz}', '.vite/**', 'worker*.js'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachedFor(path))
    },
  })
  // Switched off, one that removes itself and all that it kept comes in its place.
  app.get('/worker.js', (_request, reply) =>
    reply.header('service-worker-allowed', '/').sendFile(offline ? 'worker.js' : 'worker-off.js'),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] as string
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('NOT_FOUND', 'Not found.')
    if (path.startsWith('/api/') || path.startsWith('/assets/') || /\.\w{2,5}$/.test(path))
      throw new Refusal('NOT_FOUND', 'Not found.')
    if (!hasPage(path)) {
      const trimmed = path.replace(/\/+$/, '')
      if (hasPage(trimmed)) return reply.redirect(trimmed + request.url.slice(path.length), 301)
      if (!/\btext\/html\b/.test(request.headers.accept ?? '')) throw new Refusal('NOT_FOUND', 'Not found.')
      return reply.header('cache-control', 'no-store').redirect('/', 302)
    }
    const title = await titleOf(path)
    const named = (html: string) =>
      title === null ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    const nonce = randomBytes(16).toString('base64url')
    const calls = JSON.stringify(callsAhead(path, path.length < request.url.length))
    const parts = startsWith(path, languagesOf(request.headers['accept-language']))
    return reply
      .header('content-security-policy', appPolicy(String(reply.raw.getHeader('content-security-policy')), nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(named(pages.get(path) ?? headed(parts, calls)).replaceAll(NONCE, nonce))
  })
}
