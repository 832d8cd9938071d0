import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../src/app/screens.node.ts'
import { redirects } from '../src/app/screens.ts'
import { addressIn } from '../src/app/site.frame.tsx'
import { dirOf, LANGUAGES } from '../src/web/i18n.ts'
import { isReady, isSite } from '../src/web/screen.ts'
import { built } from './built.ts'
import { startTestServer, type TestServer } from './support.ts'

const PUBLIC_URL = 'https://fourshore.test'
const root = join(import.meta.dirname, '..')
/** Pages with an address of their own; those that stand for many are read in jobs.spec.ts. */
const pages = screens.filter((s) => isSite(s) && !s.path.includes('$'))
const every = pages.flatMap((screen) =>
  LANGUAGES.map(({ code }) => ({ screen, language: code, address: addressIn(code, screen.path) })),
)

let app: TestServer
beforeAll(async () => {
  built()
  app = await startTestServer({ site: join(root, 'dist/web'), env: { PUBLIC_URL } })
}, 120_000)
afterAll(() => app.close())

const input = new Map<string, Promise<string>>()
const html = (address: string) => {
  const known = input.get(address) ?? app.call('GET', address).then((answer) => answer.text)
  input.set(address, known)
  return known
}
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => unescaped(m[1] as string))
const one = (text: string, pattern: RegExp) => {
  const found = all(text, pattern)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] as string
}

describe.each(every)('the page at $address', ({ screen, language, address }) => {
  test('comes whole in the first answer, in its language', async () => {
    const answer = await app.call('GET', address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain(`<html lang="${language}" dir="${dirOf(language)}">`)
    // Chinese says as much in half the letters.
    expect(one(answer.text, /<h1[^>]*>(.+?)<\/h1>/gs).length).toBeGreaterThan(language === 'zh' ? 1 : 3)
    expect(answer.text).toContain('</footer>')
    // Every word was found: a missing one shows its key.
    expect(answer.text).not.toMatch(/>(?:\w+\.)?(?:home|nav|footer|samples|contact|employers|features)\.\w+</)
  })

  test('waits for no style sheet but the list of a face in its language', async () => {
    const text = await html(address)
    const sheets = all(text, /<link rel="stylesheet" href="([^"]+)"/g)
    const families = await Promise.all(sheets.map(async (sheet) => (await app.call('GET', sheet)).text))
    const hasFace = (sheet: string) => /@font-face\s*\{[^}]*Noto Sans SC Variable/.test(sheet)
    expect(families.map(hasFace)).toEqual(language === 'zh' ? [true] : [])
    expect(hasFace(text)).toBe(false)
  })

  test('tells search engines what it is', async () => {
    const text = await html(address)
    expect(one(text, /<title>(.+?)<\/title>/g).length).toBeLessThanOrEqual(90)
    const description = one(text, /<meta name="description" content="([^"]+)"/g)
    expect(description.length).toBeGreaterThan(language === 'zh' ? 20 : 40)
    expect(description.length).toBeLessThanOrEqual(200)
    const canonical = one(text, /<link rel="canonical" href="([^"]+)"/g)
    expect(one(text, /property="og:url" content="([^"]+)"/g)).toBe(canonical)
    const alternates = all(text, /<link rel="alternate" hreflang="([^"]+)"/g)
    expect(alternates).toContain('x-default')
    expect(alternates).toContain('en')
    if (alternates.includes(language) && screen.path !== '/data-protection')
      expect(canonical).toBe(PUBLIC_URL + address)
    for (const name of ['og:title', 'og:description', 'og:image'])
      expect(one(text, new RegExp(`property="${name}" content="([^"]+)"`, 'g'))).not.toBe('')
    expect(/<meta name="robots" content="noindex">/.test(text)).toBe(
      Boolean(screen.unlisted) || canonical !== PUBLIC_URL + address,
    )
    const things = all(text, /<script type="application\/ld\+json">(.+?)<\/script>/gs)
    expect(things.length).toBeGreaterThan(0)
    for (const thing of things) expect(JSON.parse(thing)).toMatchObject({ '@context': 'https://schema.org' })
  })

  test('carries nothing inline that runs, its style sheet as its policy names it, and nothing of anybody else', async () => {
    const text = await html(address)
    const style = /<style>(.+?)<\/style>/s.exec(text)?.[1] ?? ''
    const policy = (await app.call('GET', address)).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["script-src 'self'", `style-src 'self' 'sha256-${hash}'`]),
    )
    expect(text).not.toMatch(/\sstyle=|\son\w+="/)
    // Nothing but what is read stands before what is seen.
    expect(text.slice(0, text.indexOf('<div id="app">'))).not.toMatch(/<script(?! type="application\/ld\+json")/)
    for (const tag of all(text, /<script([^>]*)>/g)) expect(tag).toMatch(/ src="\/|type="application\/(ld\+)?json"/)
    for (const source of all(text, /\ssrc="([^"]+)"/g)) expect(source).toMatch(/^\/(?!\/)/)
    for (const link of all(text, /<link rel="(?:stylesheet|icon|manifest|apple-touch-icon)" href="([^"]+)"/g)) {
      expect(link).toMatch(/^\/(?!\/)/)
      expect((await app.call('GET', link)).status, link).toBe(200)
    }
  })

  test('leads nowhere in vain', async () => {
    const links = new Set(all(await html(address), /<a [^>]*href="([^"]+)"/g))
    for (const link of [...links].filter((l) => l.startsWith('/')))
      expect((await app.call('GET', link, { headers: { accept: 'text/html' } })).status, link).toBe(200)
    for (const link of [...links].filter((l) => !l.startsWith('/'))) expect(link).toMatch(/^(#|mailto:|tel:|https:)/)
  })
})

describe('the pages together', () => {
  test('have titles and descriptions of their own in each language', async () => {
    for (const { code } of LANGUAGES) {
      const texts = await Promise.all(
        pages.filter((s) => s.path !== '/data-protection').map((s) => html(addressIn(code, s.path))),
      )
      for (const pattern of [/<title>(.+?)<\/title>/g, /<meta name="description" content="([^"]+)"/g]) {
        const said = texts.map((text) => one(text, pattern))
        expect(new Set(said).size).toBe(said.length)
      }
    }
  })

  test('point at each other in every language', async () => {
    const text = await html('/about')
    for (const { code } of LANGUAGES.filter((l) => text.includes(`hreflang="${l.code}"`))) {
      const back = await html(addressIn(code, '/about'))
      expect(back).toContain(`hreflang="en" href="${PUBLIC_URL}/about"`)
    }
    expect(await html('/ar/about')).toContain('href="/ar/contact"')
    expect(await html('/ar/about')).toContain('href="/signup?role=')
  })

  test('show figures of our own rules', async () => {
    const { body } = await app.call('GET', '/api/site/samples')
    const text = await html('/')
    expect(body.data).toHaveLength(4)
    for (const { overtime, compliance } of body.data) {
      expect(compliance.missing.length).toBeGreaterThan(0)
      expect(text).toContain(compliance.person)
      expect(Number(overtime.pay)).toBeGreaterThan(0)
    }
    expect(text).toContain('236.01')
  })

  test('name the fields they show in the language of the page', async () => {
    const { body } = await app.call('GET', '/api/site/samples')
    const english = body.data.flatMap((s: { fields: { label: string }[]; compliance: { missing: string[] } }) => [
      ...s.fields.map((f) => f.label),
      ...s.compliance.missing,
    ]) as string[]
    for (const { code } of LANGUAGES.filter((l) => l.code !== 'en')) {
      const text = await html(addressIn(code, '/for-employers'))
      // In French a province is one.
      expect(english.filter((label) => label !== 'Province' && text.includes(`>${label}<`))).toEqual([])
    }
    expect((await app.call('GET', '/api/site/samples?language=xx')).status).toBe(422)
  })

  test('are asked about each time, and sent again only when they changed', async () => {
    const { headers } = await app.call('GET', '/')
    expect(headers.get('cache-control')).toBe('no-cache')
    const again = await app.call('GET', '/', { headers: { 'if-none-match': headers.get('etag') as string } })
    expect([again.status, again.text]).toEqual([304, ''])
    const zipped = await app.call('GET', '/', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    const plain = await app.call('GET', '/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.text).toBe(zipped.text)
  })
})

describe('what search engines ask for', () => {
  test('a sitemap of every page that is ready, in every language, and no other', async () => {
    const { text, headers } = await app.call('GET', '/sitemap.xml')
    expect(headers.get('content-type')).toContain('application/xml')
    const listed = all(text, /<loc>([^<]+)<\/loc>/g)
    const firsts = pages.filter((s, i) => !s.unlisted && pages.findIndex((p) => p.title === s.title) === i)
    for (const screen of firsts) expect(listed).toContain(PUBLIC_URL + screen.path)
    expect(listed).toContain(`${PUBLIC_URL}/ar/contact`)
    expect(listed).not.toContain(`${PUBLIC_URL}/newsletter`)
    for (const address of listed) {
      const page = await html(address.slice(PUBLIC_URL.length))
      expect(one(page, /<link rel="canonical" href="([^"]+)"/g)).toBe(address)
    }
  })

  test('robots.txt, which closes everything behind a sign-in', async () => {
    const { text } = await app.call('GET', '/robots.txt')
    for (const path of ['/api/', '/dashboard', '/owner-admin', '/admin', '/employee-portal', '/job-seeker'])
      expect(text).toContain(`\nDisallow: ${path}\n`)
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    for (const screen of pages) expect(text).not.toContain(`Disallow: ${screen.path}\n`)
  })
})

describe('an address', () => {
  const seek = (path: string, accept = 'text/html') => app.call('GET', path, { headers: { accept } })

  test.each(Object.entries(redirects))('%s moved to %s for good', async (from, to) => {
    const answer = await seek(`${from}?a=b`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?a=b`])
  })

  test('that nobody knows leads home', async () => {
    for (const path of ['/no/such/page', '/fr-CA', '/dashboard/no-such-view', '/jobs/1/2']) {
      const answer = await seek(path)
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/'])
    }
  })

  test('with a slash too many leads to the one without', async () => {
    const answer = await seek('/login/?role=employer')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/login?role=employer'])
  })

  test('of a file or a call that is not there is a 404, as before', async () => {
    for (const path of ['/assets/gone.js', '/nothing.png', '/api/nothing'])
      expect((await seek(path)).status, path).toBe(404)
    expect((await seek('/no/such/page', 'application/json')).status).toBe(404)
    expect((await app.call('POST', '/about', { body: {} })).status).toBe(404)
  })

  test('of every other screen is answered with the application', async () => {
    for (const screen of screens.filter((s) => !isSite(s))) {
      const path = screen.path.replace('$slug', 'four-winds').replace('$id', crypto.randomUUID())
      const { status, text } = await seek(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain('/boot.js')
    }
    expect(pages.every(isReady)).toBe(true)
  })
})
