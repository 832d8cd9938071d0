import { describe, expect, it } from 'vitest'
import {
  copiesToDrop,
  filesAmong,
  insteadOf,
  isGone,
  kindOf,
  languageAt,
  mayCache,
  oldCaches,
  pathOfShell,
  routesOf,
  shellAt,
  strategyOf,
} from './offline.rules.ts'
import { lostPage, withNote } from './page.ts'
import ar from './words/ar.ts'
import en from './words/en.ts'

const ask = { method: 'GET', mode: 'cors', pathname: '/', sameOrigin: true }
const NOW = Date.parse('2026-11-22T06:05:00Z')
const at = (path: string, minutesAgo: number) => ({
  path,
  keptAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
})

describe('what the worker does with a request', () => {
  it.each([
    ['a call', { pathname: '/api/seeker/jobs' }, 'pass'],
    ['a call that is opened as a page', { pathname: '/api/report.pdf', mode: 'navigate' }, 'pass'],
    ['something sent', { method: 'POST', pathname: '/jobs' }, 'pass'],
    ['another site', { pathname: '/assets/a.js', sameOrigin: false }, 'pass'],
    ['a file that is opened', { pathname: '/sitemap.xml', mode: 'navigate' }, 'pass'],
    ['itself', { pathname: '/worker.js' }, 'pass'],
    ['a page', { pathname: '/jobs', mode: 'navigate' }, 'page'],
    ['a numbered file', { pathname: '/assets/web-1a2b.js' }, 'file'],
    ['what the shells begin with', { pathname: '/boot.js' }, 'root file'],
  ] as const)('%s', (_, over, way) => expect(strategyOf({ ...ask, ...over })).toBe(way))
})

describe('what the browser is told to do without the worker', () => {
  const routes = routesOf('7') as { condition: { urlPattern: string }; source: unknown }[]
  const of = (pattern: string) => routes.find(({ condition }) => condition.urlPattern === pattern)?.source
  it('leaves calls to the network, and takes files of this release from what is kept', () => {
    expect(of('/api/*')).toBe('network')
    expect(of('/assets/*')).toEqual({ cacheName: 'fourshore-files-7' })
  })
  it('waits for no worker with pages of signed-in people; public pages, whose copies it keeps, pass through it', () => {
    for (const pattern of ['/dashboard/*', '/employee-portal', '/boot.js'])
      expect(of(pattern)).toBe('race-network-and-fetch-handler')
    expect(routes.some(({ condition }) => condition.urlPattern.startsWith('/jobs'))).toBe(false)
  })
})

describe('what is kept', () => {
  it('are the public pages of jobs, in every language, and no other page', () => {
    expect(['/jobs', '/fr/jobs', '/zh/jobs'].map(kindOf)).toEqual(['list', 'list', 'list'])
    expect(['/jobs/1', '/ar/jobs/1'].map(kindOf)).toEqual(['job', 'job'])
    expect(['/', '/jobs/1/apply', '/dashboard/jobs', '/de/jobs', '/frjobs'].map(kindOf)).toEqual(Array(5).fill(null))
    expect(languageAt('/ta/jobs')).toBe('ta')
    expect(languageAt('/jobs')).toBe('en')
  })

  const page = { status: 200, type: 'basic', contentType: 'text/html; charset=utf-8', setsCookie: false }
  it('is a whole page as anybody is given it', () => {
    expect(mayCache(page)).toBe(true)
    for (const over of [
      { status: 410 },
      { type: 'opaqueredirect' },
      { contentType: 'application/json' },
      { setsCookie: true },
    ])
      expect(mayCache({ ...page, ...over })).toBe(false)
  })

  it('goes when the advert is closed, hidden, refused or moved, and stays through trouble of the server', () => {
    for (const status of [404, 410, 403, 301]) expect(isGone({ status, type: 'basic' })).toBe(true)
    expect(isGone({ status: 0, type: 'opaqueredirect' })).toBe(true)
    for (const status of [200, 429, 500, 503]) expect(isGone({ status, type: 'basic' })).toBe(false)
  })

  it('is the last 10 lists and 20 adverts, for 30 days', () => {
    const lists = Array.from({ length: 12 }, (_, i) => at(`/jobs?page=${i}`, i))
    const jobs = Array.from({ length: 21 }, (_, i) => at(`/jobs/${i}`, i))
    expect(copiesToDrop([...lists, ...jobs], NOW)).toEqual(['/jobs?page=10', '/jobs?page=11', '/jobs/20'])
    expect(copiesToDrop([at('/jobs', 30 * 24 * 60 + 1), at('/jobs/1', 5)], NOW)).toEqual(['/jobs'])
    expect(copiesToDrop([{ path: '/jobs', keptAt: '' }], NOW)).toEqual(['/jobs'])
  })

  it('of a release are its own files; the pages stay', () => {
    const names = ['fourshore-pages', 'fourshore-files-1', 'fourshore-files-2', 'another']
    expect(oldCaches(names, '2')).toEqual(['fourshore-files-1'])
  })

  it('never is an answer of a call', () => {
    const used = ['/assets/a-1.js', '/api/seeker/jobs', '/boot.js', '/assets/a-1.js', '/assets/../api/x']
    expect(
      filesAmong([...used.map((p) => `https://a.example${p}`), 'https://b.example/assets/b.js'], 'https://a.example'),
    ).toEqual(['/assets/a-1.js'])
  })
})

describe('what stands for a page without a connection', () => {
  const stored = [at('/jobs?search=cook', 50), at('/jobs/1', 40), at('/ar/jobs', 30), at('/jobs?page=2', 45)]
  const instead = (path: string, shells: string[] = []) => insteadOf({ path, now: NOW, kept: stored, shells })

  it('its own copy', () => {
    expect(instead('/jobs?search=cook')).toMatchObject({ path: '/jobs?search=cook', say: 'list' })
    expect(instead('/jobs/1')).toMatchObject({ path: '/jobs/1', say: 'advert' })
  })
  it('of a list that was never seen the last one, in its language first', () => {
    expect(instead('/jobs?search=welder')).toMatchObject({ path: '/jobs?page=2', say: 'otherList' })
    expect(instead('/ar/jobs?search=x')).toMatchObject({ path: '/ar/jobs', say: 'otherList' })
    expect(instead('/hi/jobs')).toMatchObject({ path: '/ar/jobs', say: 'otherList' })
  })
  it('never another advert', () => expect(instead('/jobs/2')).toEqual({ what: 'nothing', lastList: '/jobs?page=2' }))
  it('the shell of a page that keeps its own, whatever stands behind its address', () => {
    expect(instead('/dashboard/mobile-triage?job=1', ['/dashboard/mobile-triage'])).toEqual({
      what: 'shell',
      path: '/dashboard/mobile-triage',
    })
    expect(instead('/dashboard/mobile-triage').what).toBe('nothing')
    expect(pathOfShell(shellAt('/a/b'))).toBe('/a/b')
  })
  it('nothing that is older than a month', () =>
    expect(insteadOf({ path: '/jobs', now: NOW + 31 * 86_400_000, kept: stored, shells: [] })).toEqual({
      what: 'nothing',
      lastList: null,
    }))
})

describe('what is said', () => {
  const copy = { what: 'copy', path: '/jobs', keptAt: '2026-11-22T06:05:00Z', say: 'list' } as const
  it('stands above the page and not in it, with a way to try again', () => {
    const said = withNote('<body><div id="app">$& jobs</div></body>', {
      copy,
      input: '/jobs?a=1&b="',
      language: 'en',
      words: en,
    })
    expect(said).toMatch(/This is the list of 22 Nov 2026, \d\d:\d\d \(your time\)\./)
    expect(said).toContain('<a href="/jobs?a=1&amp;b=&quot;">Try again</a></p><div id="app">$& jobs</div>')
  })
  it('leads nowhere but here, whatever the address looks like', () => {
    for (const input of ['//evil.example/', '///evil.example', '//evil.example/?a=//b']) {
      const page = lostPage({ asked: input, lastList: null, language: 'en', told: {}, words: en })
      const [, way = ''] = /<a href="([^"]*)"/.exec(page) ?? []
      expect(new URL(way, 'https://fourshore.example').origin, input).toBe('https://fourshore.example')
    }
  })

  it('speaks the language of the page', () => {
    expect(withNote('<div id="app"></div>', { copy, input: '/ar/jobs', language: 'ar', words: ar })).toContain(
      'lang="ar" dir="rtl"',
    )
    const page = lostPage({ asked: '/x?<b>', lastList: null, language: 'ar', told: { scheme: 'dark' }, words: ar })
    expect(page).toContain('<html lang="ar" dir="rtl" data-scheme="dark">')
    expect(page).toContain('/x?&lt;b&gt;')
  })
})
