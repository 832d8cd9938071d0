import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { demoLogins } from '../../src/app/demo.logins.ts'

/** What journeys share: who signs in, names of their own, and the look at accessibility each ends with. */
export const loginOf = (role: string) => {
  const login = demoLogins.find((l) => l.role === role)
  if (!login) throw new Error(`The demonstration has no ${role}`)
  return login
}

/** Something nobody else of this run or of an earlier try has. */
export const unique = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
export const anNric = () => `S${String(Math.floor(1e6 + Math.random() * 8e6))}A`

type Session = { token: string; user: { company_slug: string; employeeId: string } }

/** Shorter than a sign-in counts as proof of who somebody is: after it a number in full asks for the password. */
const SHARED_MS = 5 * 60_000
const sessions = new Map<string, { since: number; session: Promise<Session> }>()

/** One sign-in for each role, shared by the journeys of a worker for some minutes: whoever ends it signs in for themselves. */
export const sessionOf = (page: Page, role: string): Promise<Session> => {
  const signIn = async () => {
    const { email, password, portal } = loginOf(role)
    const answer = await page.request.post('/api/auth/login', { data: { email, password, role: portal } })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const known = sessions.get(role)
  if (known && Date.now() - known.since < SHARED_MS) return known.session
  const session = signIn()
  sessions.set(role, { since: Date.now(), session })
  session.catch(() => sessions.delete(role))
  return session
}

/** A page that is signed in before it opens; for journeys that are not about signing in. */
export const signedIn = async (page: Page, role: string) => keepSession(page, await sessionOf(page, role))

/**
 * Drafts of a page that shares its account with journeys beside it: its own alone, so that none finds its form filled in by another. What drafts
 * do on several devices, drafts.spec.ts tries with somebody of its own. Not by a route of the browser: that switches its store of files off.
 */
export const keepDraftsApart = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      if (url.pathname !== '/api/drafts') return real(input, init)
      const drafts = JSON.parse(sessionStorage.getItem('journey-drafts') ?? '{}')
      const sent = init?.method === 'PUT' ? JSON.parse(String(init.body)) : null
      const form = sent?.form ?? url.searchParams.get('form')
      if (sent) {
        const savedAt = new Date().toISOString()
        drafts[form] = { value: sent.value, revision: `${savedAt} ${Math.random()}`, savedAt, isElsewhere: false }
      }
      const draft = drafts[form] ?? null
      if (init?.method === 'DELETE') delete drafts[form]
      sessionStorage.setItem('journey-drafts', JSON.stringify(drafts))
      return Response.json({ success: true, data: { draft, ...draft, isDiscarded: draft !== null } })
    }
  })

export const keepSession = async (page: Page, { token, user }: Session) => {
  await keepDraftsApart(page)
  await page.addInitScript(
    ([t, u]) => {
      // A token that was renewed meanwhile stays.
      if (localStorage.getItem('auth_token')) return
      localStorage.setItem('auth_token', t)
      localStorage.setItem('user_data', u)
    },
    [token, JSON.stringify(user)] as const,
  )
  return { token, user, headers: { authorization: `Bearer ${token}` } }
}

/** The menu of whoever is signed in, opened. */
export const accountMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Account menu/ })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

export const logOut = async (page: Page) => {
  await accountMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Nothing was asked of the server for so long, ms. */
const QUIET_MS = 500

/** Until the page asks for nothing any more. The stream that every signed-in page follows stays open and does not count. */
export const quiet = async (page: Page) => {
  let last = Date.now()
  const open = new Set<Request>()
  const isStream = (request: Request) => request.url().includes('/api/stream')
  const begin = (request: Request) => {
    last = Date.now()
    if (!isStream(request)) open.add(request)
  }
  const end = (request: Request) => {
    last = Date.now()
    open.delete(request)
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await expect
    .poll(() => open.size === 0 && Date.now() - last > QUIET_MS, { timeout: 30_000, intervals: [50] })
    .toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Until the page stands still: nothing loads that says so, no transition is under way, and its letters are there. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return !moving && document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"]')
  })

type Finding = { id: string; nodes: { target: string[] }[] }
type Axe = { run: (at: object, how: object) => Promise<{ violations: Finding[] }> }

/** What comes after in a long list is like what comes before. */
const REST = ['li:nth-child(n+7)', '[role="listitem"]:nth-child(n+7)', 'tbody > tr:nth-child(n+7)']

/** The rules about colours, three quarters of the work of axe: asked of each kind of text once (see `findColours`). */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Kinds of text that axe has found readable in this worker. */
const readable = new Set<string>()

const toLines = (violations: readonly Finding[]) =>
  violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)

/** Brings axe to a page once: that takes as long as looking. In its older mode, which wants no page of its own (there are no frames here). */
const bringAxe = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await new AxeBuilder({ page }).setLegacyMode(true).withRules(['document-title']).analyze()
}

/** What axe finds on the page as it is, colours apart: which rule, and where. */
const findParts = async (page: Page): Promise<string[]> => {
  const violations = await page.evaluate(
    async ([rest, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const off = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
      const at = { include: [['html']], exclude: rest.map((selector) => [selector]) }
      return (await axe.run(at, { resultTypes: ['violations'], rules: off })).violations
    },
    [REST, COLOURS] as const,
  )
  return toLines(violations)
}

/**
 * What axe finds in the colours of the page. It is asked of one text of each kind that no page of this worker had: a kind is all that contrast
 * follows from, the text's colour, size and weight, and every ground behind it up to the first that is opaque, with whether it lies over others.
 */
const findColours = async (page: Page): Promise<string[]> => {
  const { violations, kinds } = await page.evaluate(
    async ([rules, known]) => {
      const grounds = new Map<Element, string>()
      const groundOf = (element: Element | null): string => {
        if (!element) return ''
        const before = grounds.get(element)
        if (before !== undefined) return before
        const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
        const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1'
        const own = [backgroundColor, backgroundImage, opacity, filter, position].join(' ')
        const ground = isOpaque ? own : `${own} | ${groundOf(element.parentElement)}`
        grounds.set(element, ground)
        return ground
      }
      const fresh = new Map<string, Element>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element || !texts.currentNode.textContent?.trim()) continue
        const { color, fontSize, fontWeight, textShadow, textDecorationLine, visibility } = getComputedStyle(element)
        const isLink = element.closest('a, [role="link"]') !== null
        const drawn = [color, fontSize, fontWeight, textShadow, textDecorationLine, isLink]
        const kind = `${drawn.join(' ')} on ${groundOf(element)}`
        const isSeen = visibility === 'visible' && element.getClientRects().length > 0
        if (isSeen && !fresh.has(kind) && !known.includes(kind)) fresh.set(kind, element)
      }
      if (fresh.size === 0) return { violations: [], kinds: [] }
      const { axe } = globalThis as unknown as { axe: Axe }
      const how = { resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } }
      return { ...(await axe.run({ include: [...fresh.values()] }, how)), kinds: [...fresh.keys()] }
    },
    [COLOURS, [...readable]] as const,
  )
  if (violations.length === 0) for (const kind of kinds) readable.add(kind)
  return toLines(violations)
}

const findings = async (page: Page): Promise<string[]> => {
  await bringAxe(page)
  return [...(await findParts(page)), ...(await findColours(page))]
}

export const noViolations = async (page: Page) => {
  await settled(page)
  expect(await findings(page)).toEqual([])
}

type Scheme = 'light' | 'dark'
type Look = { looks?: Readonly<Record<number, Scheme>>; axe?: boolean }
/** Everything that can differ once: a width has its own parts, a scheme its own colours, and neither depends on the other. */
const EVERY_LOOK: Readonly<Record<number, Scheme>> = { 360: 'light', 1440: 'dark' }

/**
 * On a phone in light and on a desk in dark, the open page without loading it again: what axe finds, and whether anything is wider than the
 * window. `looks` names the scheme at each width; without `axe`, a page that axe has seen in another language is asked only whether it fits.
 */
export const lookAt = async (page: Page, view = page.url(), { looks = EVERY_LOOK, axe = true }: Look = {}) => {
  const before = page.viewportSize()
  const found: string[] = []
  for (const [at, scheme] of Object.entries(looks)) {
    const width = Number(at)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    // A page that the server wrote asks the device once, when it opens.
    await page.evaluate((s) => document.documentElement.setAttribute('data-mantine-color-scheme', s), scheme)
    await settled(page)
    if (axe) found.push(...(await findings(page)).map((f) => `${view}, ${scheme}, ${width} wide: ${f}`))
    // What is drawn otherwise on a phone follows the change of width a moment later.
    const fits = () => document.documentElement.scrollWidth <= innerWidth
    const isWide = await page.waitForFunction(fits, undefined, { timeout: 2_000 }).then(
      () => false,
      () => true,
    )
    if (isWide) found.push(`${view} is wider than ${width}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
  return found
}

export const everyLook = async (page: Page, view = page.url()) => expect(await lookAt(page, view)).toEqual([])

/** Opens the menu of a row of Employee Management, that of the first without a name, and is sure of it. */
export const openMenu = async (page: Page, name?: string): Promise<Locator> => {
  const button =
    name === undefined
      ? page.getByRole('button', { name: /^Advanced: / }).first()
      : page.getByRole('button', { name: `Advanced: ${name}`, exact: true })
  await expect(button).toBeVisible()
  // The answer to what the address asks for, not the rows from before it.
  await expect(page.locator('[data-table]')).toHaveAttribute('aria-busy', 'false')
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeVisible()
  return menu
}

export const choose = async (page: Page, item: string, name?: string) =>
  (await openMenu(page, name)).getByRole('menuitem', { name: item }).click()

/** The code of the last letter with one, to a mailbox or to any, as a company's developer tools show it. */
export const mailboxCodeTo = async (page: Page, headers: Record<string, string>, email?: string): Promise<string> => {
  let code = ''
  const whose = email ? `&recipient=${email}` : ''
  await expect(async () => {
    const list = await (await page.request.get(`/api/outbox?status=local${whose}`, { headers })).json()
    const [found] = list.data.messages.filter((m: { template: string }) => m.template === 'mailbox-code')
    const letter = await page.request.post(`/api/outbox/${found?.id}/read`, { headers, data: {} })
    code = /^\d{3} \d{3}$/m.exec((await letter.json()).data?.text)?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 45_000 })
  return code
}

/** The way in of a letter that invites somebody: shown once the letter has been put by, which on a busy machine takes its turn. */
export const invitationTo = async (page: Page, headers: Record<string, string>, email: string): Promise<string> => {
  let link = ''
  await expect(async () => {
    const list = await (await page.request.get(`/api/outbox?status=local&recipient=${email}`, { headers })).json()
    const letter = await page.request.post(`/api/outbox/${list.data.messages[0]?.id}/read`, { headers, data: {} })
    link = /\/accept-invitation\?token=[\w-]+/.exec((await letter.json()).data?.text)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 45_000 })
  return link
}

/** From the advert of a job that can be published: asked, confirmed, and not waited for. */
export const publishNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish' }).click()
  const asked = page.getByRole('dialog', { name: 'Publish this job?' })
  await asked.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The job is public', { exact: true })).toBeVisible()
}
