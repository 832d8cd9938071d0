import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from './content.policy.ts'
import { serviceBusy } from './sql.ts'

/** One page in one language, as the renderer names it. */
type Page = {
  address: string
  /** The call whose answer it is written with. */
  data: string | null
  /** Written anew for each who asks; what is not there leads to `missing`. */
  live: { missing?: string } | null
  language: string
  alternates: readonly { language: string; address: string }[]
  listed: boolean
}
/**
 * `style`: the rules that every page carries in itself. `apart`: sheets that a page links only when it is written in the language they are
 * for, by what they were built from.
 */
type Assets = { script: string; style: string; apart: readonly { source: string; href: string }[] }
type Renderer = {
  pages: readonly Page[]
  renderPage: (input: {
    page: Page
    publicUrl: string
    assets: Assets
    data?: unknown
    asked?: Live
  }) => Promise<string>
}
type Live = { path: string; search: Record<string, string>; status: number; data: unknown }
type Written = { tag: string; plain: Buffer; gzip: Buffer; br: Buffer; until: number }

type Options = {
  /** Folder of the built app, and of the renderer built beside it. */
  web: string
  renderer: string
  publicUrl: string
  /** Addresses that moved for good. */
  moved: Readonly<Record<string, string>>
  /** Beginnings of addresses that are nothing for search engines. */
  closed: readonly string[]
  /** Lists of addresses beside that of the pages. */
  sitemaps: readonly string[]
}

/** What a page says of the product may depend on the day. */
const KEPT_MS = 60 * 60 * 1000

/** Serves the public pages as whole HTML, written once and kept in memory, and what search engines ask for. Knows no feature. */
export const servePages = async (app: FastifyInstance, options: Options): Promise<void> => {
  const { web, renderer, publicUrl, moved, closed, sitemaps } = options
  const program = join(renderer, 'site.server.js')
  if (!existsSync(program)) throw new Error(`The public pages have not been built: no ${program}. Run npm run build.`)
  const { pages, renderPage } = (await import(pathToFileURL(program).href)) as Renderer
  const assets = assetsIn(web)
  const style = hashOf(assets.style)
  const stored = new Map<string, Promise<Written>>()

  const write = async (page: Page): Promise<Written> => {
    const data = page.data ? await dataOf(app, page.data) : undefined
    const plain = Buffer.from(await renderPage({ page, publicUrl, assets, data }))
    const [zipped, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)])
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
    return { tag, plain, gzip: zipped, br, until: page.data ? Date.now() + KEPT_MS : Number.POSITIVE_INFINITY }
  }
  const written = async (page: Page): Promise<Written> => {
    const before = await stored.get(page.address)
    if (before && before.until > Date.now()) return before
    const fresh = write(page)
    stored.set(page.address, fresh)
    fresh.catch(() => stored.delete(page.address))
    return fresh
  }

  /** What stands in the address goes into the call; its status is the page’s. */
  const writeLive = async (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '', query = ''] = request.url.split('?')
    const params = request.params as Record<string, string>
    const call = (page.data ?? '').replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const prefix = page.language === 'en' ? '' : `/${page.language}`
    const search = Object.fromEntries(new URLSearchParams(query))
    // A parameter that says nothing, as a form sends it, is not part of the address.
    for (const [name, value] of Object.entries(search)) if (value === '') delete search[name]
    let { status, data } = await answerOf(app, `${call}?${new URLSearchParams(search)}`)
    // The call could not be answered for now: the page comes back with it.
    if (status === 503 || status === 429) throw serviceBusy()
    if (status === 404 && page.live?.missing) return reply.redirect(prefix + page.live.missing, 302)
    // What the address asks for makes no sense: the page as it is without it.
    if (status === 422) data = (await answerOf(app, call)).data
    else if (status !== 200 && status !== 410) throw new Error(`${call} answered ${status}`)
    const path = pathname.slice(prefix.length)
    const html = await renderPage({ page, publicUrl, assets, asked: { path, search, status, data } })
    return styled(reply, style)
      .code(status === 410 ? 410 : 200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  for (const page of pages)
    if (page.live) app.get(page.address.replace(/\$(\w+)/g, ':$1'), (request, reply) => writeLive(page, request, reply))
    else app.get(page.address, async (request, reply) => send(request, styled(reply, style), await written(page)))

  for (const [from, to] of Object.entries(moved))
    app.get(from, (request, reply) => {
      const query = request.url.slice(from.length)
      return reply.header('cache-control', 'public, max-age=3600').redirect(to + query, 301)
    })

  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...['/sitemap.xml', ...sitemaps].map((address) => `Sitemap: ${publicUrl}${address}`),
  ]
  const files = {
    '/robots.txt': ['text/plain', `${robots.join('\n')}\n`],
    '/sitemap.xml': ['application/xml', sitemap(pages, publicUrl)],
  }
  for (const [address, [type, text]] of Object.entries(files))
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text),
    )
}

/** The script and the style sheets of the pages, as the build named them; the sheet of all of them as its text. */
const assetsIn = (web: string): Assets => {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/site.json'), 'utf8')) as Record<
    string,
    { file: string; src?: string; isEntry?: true; css?: string[] }
  >
  const chunks = Object.values(manifest)
  const entry = chunks.find((c) => c.isEntry)
  if (!entry) throw new Error('The build of the public pages has no script.')
  const isSheet = (file: string) => file.endsWith('.css')
  // All sheets in one is called so by the build; others were asked for by their address.
  const together = chunks.filter((c) => isSheet(c.file) && c.src === 'style.css').map((c) => c.file)
  const style = [...new Set([...(entry.css ?? []), ...together])]
    .map((f) => readFileSync(join(web, f), 'utf8'))
    .join('\n')
  if (style === '' || /<\/style/i.test(style)) throw new Error('The build of the public pages has no style sheet.')
  const apart = chunks.filter((c) => isSheet(c.file) && !together.includes(c.file))
  return { script: `/${entry.file}`, style, apart: apart.map((c) => ({ source: c.src ?? '', href: `/${c.file}` })) }
}

/** How the policy names exactly this text and no other. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const styled = (reply: FastifyReply, style: string) =>
  reply.header('content-security-policy', pagePolicy(String(reply.raw.getHeader('content-security-policy')), style))

/** Asks one of our own calls, as anybody could. */
const answerOf = async (app: FastifyInstance, url: string): Promise<{ status: number; data: unknown }> => {
  const answer = await app.inject({ method: 'GET', url })
  return { status: answer.statusCode, data: (answer.json() as { data?: unknown }).data }
}

const dataOf = async (app: FastifyInstance, url: string): Promise<unknown> => {
  const { status, data } = await answerOf(app, url)
  if (status === 503 || status === 429) throw serviceBusy()
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return data
}

const send = (request: FastifyRequest, reply: FastifyReply, { tag, plain, gzip: zipped, br }: Written) => {
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.split(',').some((t) => t.trim().replace(/^W\//, '') === tag))
    return reply.code(304).send()
  const taken = String(request.headers['accept-encoding'] ?? '')
  reply.type('text/html; charset=utf-8')
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(plain)
}

const sitemap = (pages: readonly Page[], publicUrl: string): string => {
  const whole = (address: string) => (publicUrl + address).replace(/&/g, '&amp;')
  const entries = pages
    .filter((page) => page.listed)
    .map(({ address, alternates }) => {
      const others = alternates.map(
        (a) => `<xhtml:link rel="alternate" hreflang="${a.language}" href="${whole(a.address)}"/>`,
      )
      return `<url><loc>${whole(address)}</loc>${others.join('')}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Whether the application has a page at an address: patterns as the table of screens writes them, `$name` for any one part. */
export const addressBook = (patterns: readonly string[]) => {
  const whole = patterns.map((pattern) => {
    const parts = pattern.split('/').map((p) => (p.startsWith('$') ? '[^/]+' : p.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')))
    return new RegExp(`^${parts.join('/')}$`)
  })
  return (path: string): boolean => whole.some((pattern) => pattern.test(path))
}
