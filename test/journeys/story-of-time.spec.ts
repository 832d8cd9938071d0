import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDays, weekdayOf } from '../../src/shared/dates.ts'
import { ownCompany } from './applications.ts'
import { keepSession, noViolations, unique } from './journey.ts'

/** Days of work in a company of its own, once in each country, with the rule of that country in sight. */

test.use({ actionTimeout: 10_000 })

const PASSWORD = 'four boats leave before sunrise'
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true } as const
const today = () => new Date().toISOString().slice(0, 10)

/** Over everywhere. */
const YESTERDAY = addDays(today(), -1)

type Country = {
  country: string
  name: string
  /** Where they work. */
  zone: string
  nationality: string
  employmentStatus?: string
  /** Papers of two people. */
  papers: readonly [object, object]
  annualLeave: RegExp
  /** How many days ago they came: so long that leave has been earned, and may still be taken. */
  employedFor: number
  /** A currency of elsewhere, and what twenty of it are at home at that rate. */
  abroad: { currency: string; home: string; rate: string; twenty: RegExp }
  /** How eleven hours of a day and an hour of rest are counted: the classes with their time, by which rule, and where it is written. */
  law: { classes: readonly [label: string, time: string][]; rule: RegExp; source: RegExp }
}

const ofDubai = (emiratesId: string, last: string) => ({
  emiratesId,
  labourCard: `LC-12345678${last}`,
  visaNumber: `AE12345678${last}`,
  visaType: 'employment_visa',
  visaExpiry: '2031-05-20',
  emirate: 'dubai',
})

const COUNTRIES: readonly Country[] = [
  {
    country: 'IN',
    name: 'India',
    zone: 'Asia/Kolkata',
    nationality: 'Indian',
    papers: [
      { panNumber: 'ABCPE2345F', aadhaarNumber: '234567890124', stateRegistration: 'KA' },
      { panNumber: 'ABCPE3456F', aadhaarNumber: '345678901238', stateRegistration: 'KA' },
    ],
    annualLeave: /^IN\.annual$/,
    employedFor: 700,
    abroad: { currency: 'USD', home: 'INR', rate: '88.12', twenty: /1,762\.40/ },
    law: { classes: [['Overtime', '2 h']], rule: /9 hours/, source: /Shops and Establishments Acts/ },
  },
  {
    country: 'CA',
    name: 'Canada',
    zone: 'America/Vancouver',
    nationality: 'Canadian',
    employmentStatus: 'citizen',
    papers: [
      { sinNumber: '915550503', province: 'BC' },
      { sinNumber: '915550602', province: 'BC' },
    ],
    annualLeave: /^CA\.(annual|vacation)$/,
    employedFor: 400,
    abroad: { currency: 'USD', home: 'CAD', rate: '1.40', twenty: /28\.00/ },
    law: {
      classes: [['Overtime', '3 h']],
      rule: /8 hours a day or 40 a week/,
      source: /Labour standards Acts/,
    },
  },
  {
    country: 'AE',
    name: 'the UAE',
    zone: 'Asia/Dubai',
    nationality: 'Indian',
    papers: [ofDubai('784-1990-9155507-1', '7'), ofDubai('784-1990-9155508-1', '8')],
    annualLeave: /^AE\.annual$/,
    employedFor: 700,
    abroad: { currency: 'EUR', home: 'AED', rate: '4.20', twenty: /84\.00/ },
    law: { classes: [['Overtime', '3 h']], rule: /8 hours a day or 48 a week/, source: /Decree-Law 33\/2021, Art 17/ },
  },
]

type Headers = Record<string, string>

const callsOf = (page: Page) => {
  const answered = async (headers: Headers, method: 'GET' | 'POST', path: string, data: object = {}) => {
    const answer = await page.request.fetch(path, { method, headers, ...(method === 'POST' && { data }) })
    expect(answer.ok(), `${method} ${path} ${await answer.text()}`).toBe(true)
    const body = await answer.json()
    return body.data ?? body
  }
  return {
    get: (headers: Headers, path: string) => answered(headers, 'GET', path),
    post: (headers: Headers, path: string, data: object = {}) => answered(headers, 'POST', path, data),
  }
}
type Calls = ReturnType<typeof callsOf>

/** The last day before yesterday, Tuesday to Thursday, that is no holiday where the people are. */
const workedDay = async ({ get }: Calls, headers: Headers) => {
  const { scopes } = await get(headers, `/api/company/calendar?year=${today().slice(0, 4)}`)
  const { scope } = scopes.findLast(({ kind }: { kind: string }) => kind === 'region' || kind === 'country')
  const off = new Set<string>()
  for (const year of new Set([today(), addDays(today(), -30)].map((day) => day.slice(0, 4)))) {
    const { days } = await get(headers, `/api/company/calendar?scope=${encodeURIComponent(scope)}&year=${year}`)
    for (const one of days) off.add(one.day)
  }
  let day = addDays(today(), -2)
  while (weekdayOf(day) < 2 || weekdayOf(day) > 4 || off.has(day)) day = addDays(day, -1)
  return day
}

/** Somebody with papers of the country and an account of the portal, on their phone. */
const hired = async (browser: Browser, calls: Calls, company: { headers: Headers; slug: string }, person: object) => {
  const { headers, slug } = company
  const { employee } = await calls.post(headers, '/api/employees/unified', person)
  const { tempPassword } = await calls.post(headers, `/api/employees/${employee.id}/welcome-email`, {
    generatePassword: true,
  })
  const account = { email: employee.email, role: 'employee', company: slug }
  const first = await calls.post({}, '/api/auth/login', { ...account, password: tempPassword })
  const bearer = { authorization: `Bearer ${first.token}` }
  const passwords = { currentPassword: tempPassword, newPassword: PASSWORD }
  await calls.post(bearer, '/api/auth/change-password', passwords)
  const session = await calls.post({}, '/api/auth/login', { ...account, password: PASSWORD })
  const { employments } = await calls.get(headers, `/api/employees/${employee.id}/employments`)
  const phone = await (await browser.newContext(PHONE)).newPage()
  await keepSession(phone, session)
  return {
    phone,
    headers: { authorization: `Bearer ${session.token}` },
    id: employee.id as string,
    employmentId: employments[0].id as string,
  }
}

const approve = async ({ get, post }: Calls, headers: Headers, kind: string) => {
  const { items } = await get(headers, '/api/company/approvals')
  const { id, hash } = items.find((item: { kind: string }) => item.kind === kind)
  const { results } = await post(headers, '/api/company/approvals/decide', {
    verdict: 'approve',
    items: [{ id, hash }],
  })
  expect(results[0].why).toBeNull()
}

/** How far the clocks of a zone are from UTC on a day: "+05:30". */
const offsetOf = (zone: string, day: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z'
}

for (const {
  country,
  name,
  zone,
  nationality,
  employmentStatus,
  papers,
  annualLeave,
  employedFor,
  abroad,
  law,
} of COUNTRIES)
  test(`days of work in ${name}: roster, swap, a forgotten punch, overtime, leave, a claim from abroad`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000)
    const word = unique()
    const { session, headers } = await ownCompany(page, `T${word}`, country)
    const calls = callsOf(page)
    const { get, post } = calls
    await keepSession(page, session)
    const company = { headers, slug: session.user.company_slug as string }
    const joined = addDays(today(), -employedFor)
    const person = (first: string, compliance: object) => ({
      fullName: `${first} ${word}`,
      email: `${first}.${word}@people.example`.toLowerCase(),
      designation: 'Clerk',
      department: 'HR',
      countryCode: country,
      nationality,
      employmentStatus,
      joinDate: joined,
      compensation: { basicSalary: 42_000 },
      complianceData: compliance,
    })
    const asha = await hired(browser, calls, company, person('Asha', papers[0]))
    const vijay = await hired(browser, calls, company, person('Vijay', papers[1]))

    const { site } = await post(headers, '/api/company/sites', { name: 'Harbour', country, zone })
    const placed = { effectiveFrom: joined, siteId: site.id, reason: 'Placed', cause: 'error' }
    for (const { id } of [asha, vijay]) await post(headers, `/api/employees/${id}/terms`, placed)

    // The manager publishes next week's roster.
    const monday = addDays(today(), 8 - weekdayOf(today()))
    const { id: shiftTypeId } = await post(headers, '/api/schedules/shift-types', {
      name: 'Day',
      code: 'D',
      start: '09:00',
      end: '17:00',
      effectiveFrom: '2026-01-01',
    })
    for (const { employmentId } of [asha, vijay]) {
      const workDate = addDays(monday, employmentId === asha.employmentId ? 1 : 2)
      await post(headers, '/api/schedules/shifts', { employmentId, workDate, shiftTypeId })
    }
    await page.goto('/dashboard/mobile-schedule')
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Everything is published')).toBeVisible()

    // Asha offers hers on the phone, Vijay takes it on his.
    await asha.phone.goto('/employee-portal?tab=schedules')
    await asha.phone.getByRole('button', { name: 'Swap or give away' }).last().click()
    const choice = asha.phone.getByRole('dialog', { name: 'Who takes your shift?' })
    await choice.getByRole('combobox').selectOption('Takes it, nothing in return')
    await choice.getByRole('button', { name: /^Offer to / }).click()
    await expect(asha.phone.getByText('Offered', { exact: true })).toBeVisible()
    await vijay.phone.goto('/employee-portal?tab=schedules')
    const swaps = vijay.phone.getByRole('region', { name: 'Swaps' })
    await swaps.getByRole('button', { name: 'Accept' }).click()
    await expect(swaps.getByText(/^(Done|Waits for your manager)$/)).toBeVisible()
    if (!(await swaps.getByText('Done', { exact: true }).isVisible())) await approve(calls, headers, 'shift-change')
    expect((await get(vijay.headers, `/api/my/schedule?from=${monday}`)).shifts).toHaveLength(2)

    // Asha punches in, and says when she left on a day she forgot to punch out.
    const day = await workedDay(calls, headers)
    const at = new Date(`${day}T08:00:00${offsetOf(zone, day)}`).toISOString()
    await post(asha.headers, '/api/my/attendance/punches', { direction: 'in', at })
    const { phone } = asha
    await phone.goto('/employee-portal?tab=attendance')
    await phone.getByRole('region', { name: 'Today' }).getByRole('button', { name: 'Punch in' }).click()
    await expect(phone.getByText(/^In since/)).toBeVisible()
    await expect(async () => {
      await phone.reload()
      await expect(phone.getByRole('region', { name: 'To put right' })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    await phone.getByRole('button', { name: /^Say when/ }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel('Right time').fill('20:00')
    await dialog.getByLabel('Why').fill('Forgot to punch out')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByText('Waits for approval').first()).toBeVisible()
    await approve(calls, headers, 'punch-correction')

    // Overtime of that day: asked for on the phone's side, approved at the desk.
    const reason = `Late ship ${word}`
    await post(asha.headers, '/api/my/overtime', { day, minutes: 60, reason })
    await page.goto('/dashboard/approvals')
    await page
      .getByRole('listitem')
      .filter({ hasText: reason })
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    const worked = async () => (await get(headers, `/api/employees/${asha.id}/attendance?day=${day}`)).day
    // Where that is more than the law allows in a day, somebody says why it is right.
    const settled = async () => {
      const accepted = { days: [{ employeeId: asha.id, day }], reason }
      if ((await worked())?.exceptions.includes('over_limit')) await post(headers, '/api/attendance/accepted', accepted)
      return worked()
    }
    await expect
      .poll(settled, { timeout: 30_000 })
      .toMatchObject({ state: 'complete', worked: 660, overtimeApproved: 60, overtimePaid: 60 })

    // Leave: asked, approved, and a day of it taken back.
    const away = addDays(monday, 140)
    const { cards } = await get(asha.headers, '/api/my-leave')
    const { type } = cards.find((card: { type: { key: string } }) => annualLeave.test(card.type.key))
    await post(asha.headers, '/api/my-leave/requests', { type: type.key, from: away, until: addDays(away, 2) })
    await approve(calls, headers, 'leave')
    const [leave] = (await get(asha.headers, '/api/my-leave')).requests
    const lastDay = leave.days.at(-1).day
    await post(asha.headers, `/api/my-leave/requests/${leave.id}/cancel`, { days: [lastDay] })
    const [shorter] = (await get(asha.headers, '/api/my-leave')).requests
    expect(shorter.state).toBe('partly_cancelled')

    // A meal abroad is paid back at the rate of its day.
    const { categories } = await post(headers, '/api/company/expense-rules/usual-categories')
    const { currency, home, rate } = abroad
    const entry = { base: currency, quote: home, day: YESTERDAY, rate, source: 'Bank' }
    await post(headers, '/api/company/expense-rules/exchange-rates', entry)
    const { claim } = await post(asha.headers, '/api/my-expenses', { title: `Trade fair ${word}` })
    await post(asha.headers, `/api/my-expenses/${claim.id}/lines`, {
      categoryId: categories.find((one: { name: string }) => one.name === 'Meals').id,
      spentOn: YESTERDAY,
      currency,
      amount: '20',
      merchant: 'Fair restaurant',
    })
    await post(asha.headers, `/api/my-expenses/${claim.id}/submit`)
    await approve(calls, headers, 'expense-claim')
    await phone.goto(`/employee-portal?tab=claims&claim=${claim.id}`)
    await expect(phone.getByText(abroad.twenty).first()).toBeVisible()

    // The worked day says by which rule it was counted, and where that is written.
    await phone.goto('/employee-portal?tab=attendance')
    const month = phone.getByRole('region', { name: 'My time' })
    await month.getByLabel('Month').selectOption(day.slice(0, 7))
    await month.getByRole('row').filter({ hasText: '08:00' }).getByRole('button').click()
    for (const [label, time] of law.classes)
      await expect(dialog.getByRole('row').filter({ hasText: label }).filter({ hasText: time })).toBeVisible()
    await dialog.getByText('By which rule').click()
    await expect(dialog.getByText(law.rule).first()).toBeVisible()
    await expect(dialog.getByText(law.source).first()).toBeVisible()
    await noViolations(phone)
    for (const one of [asha, vijay]) await one.phone.context().close()
  })
