import { expect, type Page, test } from '@playwright/test'
import { screens } from '../../src/app/screens.node.ts'
import { LANGUAGES } from '../../src/shared/languages.ts'
import { isReady, isSite, mayEnter, type Screen } from '../../src/web/screen.ts'
import { applied, linkTo } from './applications.ts'
import { loginOf, lookAt, sessionOf, signedIn, unique } from './journey.ts'

// Both workers share the pages.
test.describe.configure({ mode: 'parallel' })
// As wide as what is looked at last, so that nothing is laid out once more for the next page.
test.use({ viewport: { width: 1440, height: 900 } })

const AT_A_TIME = 10
const ROLES = ['employer', 'hr_admin', 'employee', 'job_seeker', 'system_owner'] as const
type Visitor = (typeof ROLES)[number] | 'visitor'

/** Who looks at a screen: the first who may enter it. */
const visitorOf = (screen: Screen): Visitor => {
  if (mayEnter(screen, null)) return 'visitor'
  const role = ROLES.find((r) => mayEnter(screen, r) && (!screen.superAdmin || r === 'system_owner'))
  if (!role) throw new Error(`Nobody of the demonstration may enter ${screen.path}`)
  return role
}

const asEmployer = async (page: Page) => ({ authorization: `Bearer ${(await sessionOf(page, 'employer')).token}` })

/** A walk-in event that takes people. */
const anEvent = async (page: Page) => {
  const headers = await asEmployer(page)
  const { data } = await (await page.request.get('/api/company/walk-ins', { headers })).json()
  const job = data.jobs[0].id as string
  const planned = {
    title: `Open day ${unique()}`,
    jobs: [job],
    venue: '1 Harbour Road, Level 3',
    zone: 'Asia/Singapore',
    day: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    starts: '09:00',
    ends: '12:00',
    slotMinutes: 60,
    desks: 2,
    averageMinutes: 15,
    bookedPercent: 100,
  }
  const made = await page.request.post('/api/company/walk-ins', { headers, data: planned })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()).data
  await page.request.post(`/api/company/walk-ins/${id}/move`, { headers, data: { move: 'publish' } })
  return { id: id as string, job }
}

/** What stands in an address that names something; a new one without an answer here is an error. */
const NAMED: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  // As whoever was invited finds it.
  '/billing-contact/$token': async (page) => {
    const headers = await asEmployer(page)
    const email = `${unique()}@books.example`
    const invited = await page.request.post('/api/company/plan/contacts', { headers, data: { name: 'Mei Tan', email } })
    expect(invited.status(), await invited.text()).toBeLessThan(300)
    return linkTo(page, headers, email, /\/billing-contact\/[\w-]{16,}/)
  },
  '/c/$slug': async () => `/c/${loginOf('employee').company}`,
  '/jobs/$id': async (page) => {
    const { data } = await (await page.request.get('/api/jobs?pageSize=1')).json()
    return `/jobs/${data.jobs[0].id}`
  },
  '/application/$token': async (page) => {
    const headers = await asEmployer(page)
    return linkTo(page, headers, (await applied(page, headers)).email)
  },
  // As it is once the letter is spent.
  '/decide/$link': async () => `/decide/${crypto.randomUUID()}.${'a'.repeat(43)}`,
  // The badge of the demonstration's job seeker.
  '/skill-badge/$code': async (page) => {
    const headers = { authorization: `Bearer ${(await sessionOf(page, 'job_seeker')).token}` }
    const { data } = await (await page.request.get('/api/seeker/skill-tests', { headers })).json()
    const id = data.tests.find((each: { last: object | null }) => each.last !== null).last.id
    const attempt = await (await page.request.get(`/api/seeker/skill-attempts/${id}`, { headers })).json()
    return `/skill-badge/${attempt.data.result.badge.code}`
  },
  '/cv/$token': async (page) => {
    const headers = { authorization: `Bearer ${(await sessionOf(page, 'job_seeker')).token}` }
    const { data } = await (await page.request.get('/api/seeker/resumes', { headers })).json()
    const made = await page.request.post(`/api/seeker/resumes/${data.resumes[0].id}/links`, {
      headers,
      data: { label: 'Every page', days: 7, withContact: true },
    })
    expect(made.status(), await made.text()).toBe(201)
    return new URL((await made.json()).data.links[0].link).pathname
  },
  '/walk-in/$id': async (page) => `/walk-in/${(await anEvent(page)).id}`,
  '/walk-in/ticket/$token': async (page) => {
    const { id, job } = await anEvent(page)
    const { slots } = (await (await page.request.get(`/api/walk-ins/${id}`)).json()).data
    const slot = slots.at(-1).position
    const data = { name: 'Asha Rao', email: `${unique()}@people.example`, jobId: job, slot, consent: true }
    const registered = await page.request.post(`/api/walk-ins/${id}/register`, { data })
    expect(registered.status(), await registered.text()).toBe(201)
    return `/walk-in/ticket/${(await registered.json()).data.link}`
  },
  '/dashboard/employees': async () => '/dashboard/employees?size=25',
  // The same screen, once more: when nobody is found.
  '/dashboard/employee-experience': async () => '/dashboard/employee-experience?search=nobody-of-this-name',
  '/reset-password': async () => '/reset-password?token=example',
}

const addressOf = async (page: Page, screen: Screen, language: string) => {
  const named = NAMED[screen.path]
  if (!named && screen.path.includes('$')) throw new Error(`Which ${screen.path} is to be looked at?`)
  const path = named ? await named(page) : screen.path
  return language === 'en' || !isSite(screen) ? path : `/${language}${path === '/' ? '' : path}`
}

/**
 * Until the page that was asked for is there, with what it loads. From page to page of the application as its links lead, which reads the
 * program once: that each can be loaded by its address is seen in English.
 */
const open = async (page: Page, screen: Screen, address: string, from?: Screen) => {
  const isWithin = from?.frame === 'dashboard' && screen.frame === 'dashboard' && from.source !== screen.source
  if (isWithin)
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState(null, '', to)
    }, address)
  else await page.goto(address)
  await expect(page.locator('h1:not([data-left])').first(), address).toBeVisible()
  if (isSite(screen)) await expect(page.locator('#app'), address).toHaveAttribute('data-alive', '')
  expect(new URL(page.url()).pathname, 'where one is').toBe(new URL(address, page.url()).pathname)
}

/** In English everything; another language has other words, letters and sides, not other parts: whether it fits, in Arabic the desk as well. */
const LOOK = {
  en: {},
  ar: { axe: false, looks: { 1440: 'light', 360: 'light' } },
  other: { axe: false, looks: { 360: 'light' } },
} as const

const LOOKED = { en: 'axe finds nothing on any page of the', ar: 'in Arabic every page fits, of the' }

/** Every screen that is ready, and one of those that say what will come: they are all the same one. */
const coming = ROLES.flatMap((role) => screens.find((s) => !isReady(s) && visitorOf(s) === role) ?? [])
const ready = [...screens.filter(isReady), ...coming]
/** Some at a time, so that both workers have as much to do. */
const parts = ['visitor' as const, ...ROLES].flatMap((who) => {
  const theirs = ready.filter((s) => visitorOf(s) === who)
  const halves = Math.ceil(theirs.length / AT_A_TIME)
  return Array.from({ length: halves }, (_, n) => ({
    who,
    part: n + 1,
    screens: theirs.filter((_, i) => i % halves === n),
  }))
})

for (const { who, part, screens } of parts)
  for (const language of ['en', 'ar'] as const)
    test(`${LOOKED[language]} ${who}, ${part}`, async ({ page }) => {
      test.setTimeout(200_000)
      await page.addInitScript((l) => localStorage.setItem('language', l), language)
      if (who !== 'visitor') await signedIn(page, who)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const found: string[] = []
      let last: Screen | undefined
      for (const screen of screens) {
        await open(page, screen, await addressOf(page, screen, language), language === 'ar' ? last : undefined)
        last = screen
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        found.push(...(await lookAt(page, `${screen.path}, ${language}`, LOOK[language])))
      }
      expect(found).toEqual([])
    })

// The public pages speak four languages more, each with letters of its own.
for (const { code } of LANGUAGES.filter((l) => l.code !== 'en' && l.code !== 'ar'))
  test(`every public page fits a phone in ${code}`, async ({ page }) => {
    test.setTimeout(200_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const screen of ready.filter(isSite)) {
      await open(page, screen, await addressOf(page, screen, code))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      found.push(...(await lookAt(page, `${screen.path}, ${code}`, LOOK.other)))
    }
    expect(found).toEqual([])
  })
