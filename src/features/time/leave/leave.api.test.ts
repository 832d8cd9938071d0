import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { writeImport } from '../../platform/imports/jobs.ts'
import { accrueCompany } from './jobs.ts'
import { grantCompOff } from './ledger.service.ts'
import { PLAIN_POLICY } from './policy.rules.ts'

let app: TestServer
let mei: Person
let hana: Person
let rival: Person
let now = new Date('2026-11-02T02:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  hana = await anAdministrator(app, mei, 'Hana', 'hr_admin')
  rival = await app.employer('IN', 'Rival')
  // Twenty days at the begin of the year, of whole calendar years: what the scenarios reckon with.
  await policy({})
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })

const policy = (content: object, more: object = {}) =>
  call('POST', '/api/company/leave/policies', {
    type: 'SG.annual',
    name: 'Annual leave',
    effectiveFrom: '2020-01-01',
    content: { ...PLAIN_POLICY, accrual: 'yearly', steps: [{ afterYears: 0, days: 20 }], ...content },
    ...more,
  })

type Somebody = { id: string; token: string; name: string; email: string }
let people = 0
const hire = async (over: Record<string, unknown> = {}): Promise<Somebody> => {
  people += 1
  const fullName = `Person ${String.fromCharCode(64 + people)}`
  const form = formOf({ fullName, joinDate: '2025-01-06', ...over })
  const { body, text } = await call('POST', '/api/employees/unified', form)
  const { id, email } = body.data?.employee ?? expect.fail(text)
  const welcome = await call('POST', `/api/employees/${id}/welcome-email`, { generatePassword: true })
  const first = await app.call('POST', '/api/auth/login', {
    body: { email, password: welcome.body.data.tempPassword, role: 'employee', company: mei.slug },
  })
  const chosen = await app.call('POST', '/api/auth/change-password', {
    token: first.body.token,
    body: { currentPassword: welcome.body.data.tempPassword, newPassword: PASSWORD },
  })
  return { id, token: chosen.body.token as string, name: fullName, email }
}
const mine = async (who: Somebody, on?: string) => {
  const { body, text } = await call('GET', `/api/my-leave${on ? `?on=${on}` : ''}`, undefined, who.token)
  return body.data ?? expect.fail(text)
}
const cardOf = async (who: Somebody, type = 'SG.annual', on?: string) =>
  (await mine(who, on)).cards.find((card: { type: { key: string } }) => card.type.key === type)
const daysOf = (card: { dayMinutes: number }, minutes: number) => minutes / card.dayMinutes
const balance = async (who: Somebody, type?: string) => {
  const card = await cardOf(who, type)
  return daysOf(card, card.balance)
}
const ask = (who: Somebody, from: string, until = from, more: object = {}) =>
  call('POST', '/api/my-leave/requests', { type: 'SG.annual', from, until, ...more }, who.token)
const newest = async (who: Somebody, from: string) =>
  (await mine(who)).requests.find((one: { from: string }) => one.from === from)
const waiting = async (by: Person, name: string) =>
  (await call('GET', '/api/company/approvals?tab=mine', undefined, by.token)).body.data.items.filter(
    (item: { title: string; kind: string }) => item.kind.startsWith('leave') && item.title.includes(name),
  )
const decide = async (by: Person, name: string, verdict: 'approve' | 'refuse' = 'approve') => {
  const [item] = await waiting(by, name)
  if (!item) return expect.fail(`nothing of ${name} waits`)
  const { body } = await call(
    'POST',
    '/api/company/approvals/decide',
    { items: [{ id: item.id, hash: item.hash }], verdict, ...(verdict === 'refuse' && { reason: 'Too busy' }) },
    by.token,
  )
  return body.data.results[0]
}
const granted = async (who: Somebody, from: string, until = from, more: object = {}) => {
  const { status, text } = await ask(who, from, until, more)
  expect(status, text).toBe(201)
  await decide(hana, who.name)
}

describe('somebody with twenty days', () => {
  test('asks for days, sees what they cost before, and has them once HR says yes', async () => {
    const ann = await hire()
    expect(await balance(ann)).toBe(20)
    // Deepavali is a Sunday in 2026; Monday 9 November stands in for it. [LV-031]
    const preview = (
      await call(
        'POST',
        '/api/my-leave/preview',
        { type: 'SG.annual', from: '2026-11-06', until: '2026-11-10' },
        ann.token,
      )
    ).body.data
    expect(preview.problems).toEqual([])
    expect(daysOf(preview, preview.minutes)).toBe(2)
    expect(preview.segments.map((s: { colour: string }) => s.colour)).toEqual([
      'leave',
      'rest',
      'rest',
      'holiday',
      'leave',
    ])
    expect(preview.holidays.map((one: { day: string }) => one.day)).toEqual(['2026-11-08', '2026-11-09'])
    const asked = await ask(ann, '2026-11-06', '2026-11-10')
    expect(asked.status, asked.text).toBe(201)
    const card = await cardOf(ann)
    expect(daysOf(card, card.reserved)).toBe(2)
    const [item] = await waiting(hana, ann.name)
    const lines = Object.fromEntries(
      item.lines.map((line: { label: string; text?: string }) => [line.label, line.text]),
    )
    expect(lines).toMatchObject({ person: ann.name, kind: 'Annual leave', days: '2', after: '18' })
    // Whoever decides reads it in their language: what it is called, the kind and the days.
    const inArabic = await call('GET', '/api/company/approvals?tab=mine&language=ar', undefined, hana.token)
    const asRead = inArabic.body.data.items.find(({ id }: { id: string }) => id === item.id)
    expect(asRead.title).toBe(`\u2068${ann.name}\u2069: الإجازة السنوية، 6 نوفمبر 2026 – 10 نوفمبر 2026`)
    expect(asRead.lines).toContainEqual({ label: 'kind', kind: 'text', text: 'الإجازة السنوية' })
    const inFrench = await call('GET', `/api/company/approvals/${item.id}?language=fr`, undefined, hana.token)
    expect(inFrench.body.data.item.title).toBe(`${ann.name} : Congés annuels, 6 novembre 2026 – 10 novembre 2026`)
    expect((await decide(hana, ann.name)).state).toBe('approved')
    expect(await newest(ann, '2026-11-06')).toMatchObject({ state: 'approved', decidedBy: 'Hana Lee' })
    const booked = await cardOf(ann)
    expect([daysOf(booked, booked.balance), daysOf(booked, booked.booked)]).toEqual([20, 2])
    const then = (await cardOf(ann, 'SG.annual', '2026-11-10')).reckoned
    expect(daysOf(card, then.forecast)).toBe(18)
    expect(then.now - then.booked + then.accruing - then.expiring - then.paidOut).toBe(then.forecast)
  })

  test('is told what could be taken when it is too much, counting what is asked for already [LV-039]', async () => {
    const ben = await hire()
    await granted(ben, '2026-12-01', '2026-12-18')
    const left = await ask(ben, '2026-11-12', '2026-11-20')
    expect(left.status).toBe(422)
    expect(left.body.fields.until).toBe('It costs 7 days, and 6 days could be taken then')
    expect((await ask(ben, '2026-11-12', '2026-11-19')).status).toBe(201)
  })

  test('holds each half of a day once [LV-026, LV-027]', async () => {
    const cat = await hire()
    expect((await ask(cat, '2026-11-16', '2026-11-20', { halves: [{ day: '2026-11-18', half: 'am' }] })).status).toBe(
      201,
    )
    expect((await ask(cat, '2026-11-18', '2026-11-18', { halves: [{ day: '2026-11-18', half: 'pm' }] })).status).toBe(
      201,
    )
    const again = await ask(cat, '2026-11-18', '2026-11-18', { halves: [{ day: '2026-11-18', half: 'am' }] })
    expect(again.body.fields.from).toBe('There is leave on 18 November 2026 already')
    const whole = await ask(cat, '2026-11-16', '2026-11-16', { halves: [{ day: '2026-11-16', half: 'am' }] })
    expect(whole.status).toBe(422)
    const card = await cardOf(cat)
    expect(daysOf(card, card.reserved)).toBe(5)
  })

  test('takes two hours, in minutes', async () => {
    const dan = await hire()
    expect((await ask(dan, '2026-11-12', '2026-11-12', { hours: { startsAt: 14 * 60, minutes: 120 } })).status).toBe(
      201,
    )
    expect((await cardOf(dan)).reserved).toBe(120)
    expect(
      (await ask(dan, '2026-11-12', '2026-11-13', { hours: { startsAt: 840, minutes: 120 } })).body.fields.hours,
    ).toBe('Hours are of one day')
  })

  test('has days back that are cancelled before they come, and waits for a word on those that have begun [LV-035, LV-037]', async () => {
    const eve = await hire()
    await granted(eve, '2026-11-23', '2026-11-27')
    const { id } = await newest(eve, '2026-11-23')
    const part = await call('POST', `/api/my-leave/requests/${id}/cancel`, { days: ['2026-11-24'] }, eve.token)
    expect(part.body.data.requests[0]).toMatchObject({
      state: 'partly_cancelled',
      minutes: 4 * part.body.data.requests[0].dayMinutes,
    })
    now = new Date('2026-11-25T02:00:00Z')
    await accrueCompany(app.server.services, mei.companyId)
    expect(await balance(eve)).toBe(18)
    const back = await call(
      'POST',
      `/api/my-leave/requests/${id}/cancel`,
      { days: ['2026-11-23', '2026-11-26'], reason: 'Called in' },
      eve.token,
    )
    expect(back.body.data.requests[0]).toMatchObject({ state: 'partly_cancelled', cancelling: 2 })
    expect(await balance(eve)).toBe(18)
    expect((await decide(hana, eve.name)).state).toBe('approved')
    expect(await balance(eve)).toBe(19)
    const entries = await app.look<{ kind: string; minutes: number }>(
      `select kind, minutes from leave_entries e join employments m on m.id = e.employment_id where m.employee_id = '${eve.id}' and kind in ('consume', 'release') order by e.id`,
    )
    // What was taken stays in the ledger, with its way back beside it.
    expect(entries.map(({ kind }) => kind)).toEqual(['consume', 'consume', 'release'])
    now = new Date('2026-11-02T02:00:00Z')
  })

  test('takes back what nobody has decided, and has the days again', async () => {
    const fay = await hire()
    await ask(fay, '2026-11-12', '2026-11-13')
    const { id } = await newest(fay, '2026-11-12')
    const back = await call('POST', `/api/my-leave/requests/${id}/cancel`, {}, fay.token)
    expect(back.body.data.requests[0].state).toBe('withdrawn')
    expect((await cardOf(fay)).reserved).toBe(0)
    expect(await waiting(hana, fay.name)).toEqual([])
    expect((await call('POST', `/api/my-leave/requests/${id}/cancel`, {}, fay.token)).status).toBe(409)
  })

  test('is told alike on the card, in the form and to whoever decides, with leave that is booked for later', async () => {
    const ida = await hire()
    await granted(ida, '2027-03-10', '2027-03-11')
    await ask(ida, '2026-11-20')
    const card = await cardOf(ida)
    const left = daysOf(card, card.balance - card.reserved - card.booked)
    const wanted = { type: 'SG.annual', from: '2026-11-02', until: '2026-11-02' }
    const preview = (await call('POST', '/api/my-leave/preview', wanted, ida.token)).body.data
    expect(daysOf(preview, preview.after)).toBe(left - 1)
    const [item] = await waiting(hana, ida.name)
    const told = item.lines.find((line: { label: string }) => line.label === 'after')
    expect(Number(told.text)).toBe(left)
  })

  test('that is long over is not offered to be taken back, nor taken back by whoever had it', async () => {
    const gil = await hire()
    await granted(gil, '2026-11-12', '2026-11-13')
    const { id } = await newest(gil, '2026-11-12')
    const shown = async () => (await call('GET', '/api/my-leave', undefined, gil.token)).body.data.requests[0].days
    now = new Date('2026-12-14T02:00:00Z')
    expect((await shown()).map((one: { day: string }) => one.day)).toEqual(['2026-11-13'])
    const back = (days: string[]) => call('POST', `/api/my-leave/requests/${id}/cancel`, { days }, gil.token)
    expect(await back(['2026-11-12'])).toMatchObject({ status: 422 })
    now = new Date('2026-12-15T02:00:00Z')
    expect(await shown()).toEqual([])
    expect(await back([])).toMatchObject({
      status: 409,
      body: { error: 'This leave was over more than a month ago. HR can still take it back.' },
    })
    now = new Date('2026-11-02T02:00:00Z')
  })

  test('never has the same half day twice, nor the last day twice, when two ask at once [LV-040, 27]', async () => {
    const gus = await hire()
    const twins = await Promise.all([ask(gus, '2026-11-12'), ask(gus, '2026-11-12', '2026-11-12', { type: 'SG.sick' })])
    expect(twins.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    await granted(gus, '2026-12-01', '2026-12-24')
    const card = await cardOf(gus)
    const left = daysOf(card, card.balance - card.booked - card.reserved)
    const from = left >= 2 ? 2 : 1
    await call('POST', `/api/company/leave/people/${gus.id}/adjust`, {
      type: 'SG.annual',
      kind: 'adjust',
      minutes: -Math.round((left - 1) * card.dayMinutes),
      onDay: '2026-11-02',
      reason: 'Leaves one day',
    })
    const both = await Promise.all([ask(gus, '2026-11-16'), ask(gus, '2026-11-17')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(from).toBeGreaterThan(0)
  })
})

describe('HR', () => {
  test('enters leave for somebody, which approves it, and never their own', async () => {
    const ivy = await hire()
    const entered = await call(
      'POST',
      '/api/company/leave/requests',
      { employeeId: ivy.id, type: 'SG.sick', from: '2026-10-28', until: '2026-10-29' },
      hana.token,
    )
    expect(entered.status, entered.text).toBe(201)
    expect(entered.body.data.request).toMatchObject({ state: 'approved', entered: true })
    expect(await balance(ivy, 'SG.sick')).toBe(12)
    const own = await hire({ email: hana.email })
    expect(
      (
        await call(
          'POST',
          '/api/company/leave/requests',
          { employeeId: own.id, type: 'SG.annual', from: '2026-11-12', until: '2026-11-12' },
          hana.token,
        )
      ).status,
    ).toBe(409)
  })

  test('corrects a balance with a reason, and takes the correction back: both stay in the ledger', async () => {
    const jon = await hire()
    const card = await cardOf(jon)
    const more = {
      type: 'SG.annual',
      kind: 'adjust',
      minutes: card.dayMinutes,
      onDay: '2026-11-02',
      reason: 'Worked on a Sunday',
    }
    expect((await call('POST', `/api/company/leave/people/${jon.id}/adjust`, more)).body.data.balance).toBe(
      21 * card.dayMinutes,
    )
    expect(
      (await call('POST', `/api/company/leave/people/${jon.id}/adjust`, { ...more, reason: '' })).body.fields.reason,
    ).toBe('Reason is required')
    const { body } = await call('GET', `/api/company/leave/people/${jon.id}`)
    const [lot] = body.data.lots
    expect(lot).toMatchObject({ kind: 'adjust', reason: 'Worked on a Sunday' })
    expect(
      (await call('POST', `/api/company/leave/lots/${lot.id}/take-back`, { reason: 'Somebody else' })).body.data
        .balance,
    ).toBe(20 * card.dayMinutes)
    const kinds = (await call('GET', `/api/company/leave/people/${jon.id}`)).body.data.ledger.filter(
      (e: { kind: string }) => e.kind === 'adjust',
    )
    expect(kinds).toHaveLength(2)
    expect((await call('POST', `/api/company/leave/lots/${lot.id}/take-back`, { reason: 'Again' })).status).toBe(404)
  })

  test('cannot correct below what is booked [LV-017]', async () => {
    const kim = await hire()
    await granted(kim, '2026-12-01', '2026-12-15')
    const card = await cardOf(kim)
    const less = {
      type: 'SG.annual',
      kind: 'adjust',
      minutes: -10 * card.dayMinutes,
      onDay: '2026-11-02',
      reason: 'Wrong',
    }
    expect((await call('POST', `/api/company/leave/people/${kim.id}/adjust`, less)).body.fields.minutes).toBe(
      '11 days are booked: less cannot be left',
    )
  })

  test('brings in what people had, once, and takes it back', async () => {
    const lea = await hire()
    const [row] = await app.look<{ employee_number: string }>(
      `select employee_number from employees where id = '${lea.id}'`,
    )
    const rows = [
      { row: 2, cells: { employee_id: row?.employee_number, leave: 'Annual leave', days: '6.5', as_of: '2026-10-31' } },
      { row: 3, cells: { employee_id: 'NOBODY', leave: 'Annual leave', days: '1', as_of: '2026-10-31' } },
    ]
    const file = {
      fileName: 'balances.csv',
      fileHash: crypto.randomUUID().replaceAll('-', '').repeat(2),
      rows: 2,
      headers: ['Staff', 'Leave', 'Balance', 'Date'],
      mapping: ['employee_id', 'leave', 'days', 'as_of'],
    }
    const { id } = (await call('POST', '/api/imports/leave-balances', file)).body.data.import
    const staged = await call('POST', `/api/imports/leave-balances/${id}/rows`, { rows })
    expect(staged.body.data.problems).toEqual([
      { row: 3, field: 'employee_id', message: 'Nobody has this employee ID' },
    ])
    await call('POST', `/api/imports/leave-balances/${id}/start`)
    await writeImport(app.server.services, { companyId: mei.companyId, kind: 'leave-balances', id })
    // What came before the day of the balance counts no more; the days of the year were granted before it.
    expect(await balance(lea)).toBe(6.5)
    await call('POST', `/api/imports/leave-balances/${id}/undo`)
    expect(await balance(lea)).toBe(20)
  })

  test('is refused a policy below the law, with the paragraph [28]', async () => {
    const less = await policy({ steps: [{ afterYears: 0, days: 5 }] })
    expect(less.status).toBe(422)
    expect(less.body.fields.content).toMatch(/the law gives 7 days, not 5/)
    const enough = await policy({ steps: [{ afterYears: 0, days: 20 }] }, { name: 'Another', everyone: false })
    expect(enough.status, enough.text).toBe(201)
  })

  test('sees what a policy would change before it is kept, and nothing is kept', async () => {
    const max = await hire()
    const before = await balance(max)
    const { body, text } = await call('POST', '/api/company/leave/policies/simulate', {
      type: 'SG.annual',
      name: 'More',
      effectiveFrom: '2020-01-01',
      content: { ...PLAIN_POLICY, accrual: 'yearly', steps: [{ afterYears: 0, days: 25 }] },
    })
    expect(body.data, text).toMatchObject({ lose: 0 })
    expect(body.data.gain).toBeGreaterThan(0)
    expect(await balance(max)).toBe(before)
  })

  test('closes days, and says how many have to be there', async () => {
    const ned = await hire({ department: 'Sales' })
    const { departments } = (await call('GET', '/api/company/leave/policies')).body.data
    const sales = departments.find((one: { name: string }) => one.name === 'Sales')
    await call('POST', '/api/company/leave/blackouts', {
      departmentId: sales.id,
      from: '2026-12-21',
      until: '2026-12-31',
      reason: 'Stocktaking',
    })
    expect((await ask(ned, '2026-12-22')).body.fields.from).toBe(
      'No leave from 21 December 2026 to 31 December 2026: Stocktaking',
    )
    await call('PUT', `/api/company/leave/cover/${sales.id}`, { least: 1, refuses: true })
    expect((await ask(ned, '2026-11-12')).body.fields.from).toBe(
      'On 12 November 2026 0 of your department would be there; 1 are needed',
    )
    await call('PUT', `/api/company/leave/cover/${sales.id}`, { least: 1, refuses: false })
    expect((await ask(ned, '2026-11-12')).status).toBe(201)
    const [item] = await waiting(hana, ned.name)
    expect(item.lines).toContainEqual({ label: 'cover', kind: 'text', text: '12 November 2026: 0 / 1' })
  })

  test('reads what leave is worth only with a right to pay, and each figure with what it is made of', async () => {
    await hire()
    await accrueCompany(app.server.services, mei.companyId)
    const { body, text } = await call('GET', '/api/company/leave/liability')
    expect(body.data?.totals[0], text).toMatchObject({ country: 'SG' })
    expect(body.data.rows[0].explained.unit).toBe('SGD')
    const viewer = await anAdministrator(app, mei, 'Vera', 'read_only')
    expect((await call('GET', '/api/company/leave/liability', undefined, viewer.token)).status).toBe(403)
    expect((await call('GET', '/api/company/leave/balances', undefined, viewer.token)).status).toBe(200)
  })
})

describe('what the law gives by itself', () => {
  test('is for an event: a birth, once, and nothing where the law gives nothing', async () => {
    const oli = await hire()
    const wanted = { type: 'SG.paternity', occasion: { childBorn: '2026-11-01', childIsCitizen: true } }
    expect((await ask(oli, '2026-11-09', '2026-11-20', { type: 'SG.paternity' })).body.fields.occasion).toBe(
      'Day of birth is required',
    )
    expect((await ask(oli, '2026-11-03', '2026-11-16', wanted)).status).toBe(201)
    const more = await ask(oli, '2026-12-01', '2026-12-20', wanted)
    expect(more.body.fields.until).toMatch(/^It costs 20 days, and 14 days could be taken then/)
    const none = await ask(oli, '2026-12-01', '2026-12-10', {
      ...wanted,
      occasion: { childBorn: '2026-11-01', childIsCitizen: false },
    })
    expect(none.body.fields.type).toMatch(/the law gives no days here/)
  })

  test('is two days a month of the first year in the Emirates, in calendar days [LV-047]', async () => {
    const zed = await hire({
      countryCode: 'uae',
      nationality: 'Indian',
      employmentStatus: undefined,
      joinDate: '2026-03-01',
      complianceData: {
        emiratesId: '784-1985-1234567-1',
        labourCard: 'LC-123456789',
        visaNumber: 'AE123456789',
        visaType: 'employment_visa',
        visaExpiry: '2028-01-31',
        emirate: 'dubai',
      },
    })
    const card = await cardOf(zed, 'AE.annual')
    if (!card) return expect.fail('no card')
    expect(daysOf(card, card.balance)).toBe(16)
  })
})

describe('a day in lieu', () => {
  test('comes once from one source, is used before annual leave that ends later, and ends by itself [LV-018]', async () => {
    const wes = await hire()
    const { dayMinutes } = await cardOf(wes)
    const [employment] = await app.look<{ id: string }>(`select id from employments where employee_id = '${wes.id}'`)
    const give = () =>
      app.server.services.database.forCompany(mei.companyId, (db) =>
        grantCompOff(
          { db, companyId: mei.companyId, countries: app.server.services.countries, now: () => now },
          {
            employmentId: employment?.id ?? '',
            minutes: 2 * dayMinutes,
            onDay: '2026-10-25',
            expiresOn: '2026-11-30',
            source: 'day:2026-10-25',
            by: null,
          },
        ),
      )
    expect([await give(), await give()]).toEqual([true, false])
    expect(await balance(wes)).toBe(22)
    await granted(wes, '2026-11-12')
    const then = (await cardOf(wes, 'SG.annual', '2026-12-01')).reckoned
    // One of the two was taken; the other ends unused, and annual leave is whole.
    expect([then.expiring / dayMinutes, then.forecast / dayMinutes]).toEqual([1, 20])
  })
})

describe('the ledger', () => {
  test('is the same whatever the order in which things were entered, and a second run adds nothing [16, 22]', async () => {
    const [una, vic] = [await hire(), await hire()]
    const enter = (who: Somebody, from: string, until: string) =>
      call('POST', '/api/company/leave/requests', { employeeId: who.id, type: 'SG.annual', from, until })
    await enter(una, '2026-06-08', '2026-06-10')
    await enter(una, '2026-02-02', '2026-02-06')
    await enter(vic, '2026-02-02', '2026-02-06')
    await enter(vic, '2026-06-08', '2026-06-10')
    const curve = async (who: Somebody) =>
      app.look(`select e.on_day::text, sum(e.minutes)::int minutes from leave_entries e join employments m on m.id = e.employment_id
                 where m.employee_id = '${who.id}' and e.leave_type = 'SG.annual' group by 1 having sum(e.minutes) <> 0 order by 1`)
    expect(await curve(una)).toEqual(await curve(vic))
    const count = async () => (await app.look<{ n: number }>('select count(*)::int n from leave_entries'))[0]?.n
    const before = await count()
    await app.look('update leave_accounts set stale = true')
    expect(await accrueCompany(app.server.services, mei.companyId)).toBe(0)
    expect(await count()).toBe(before)
    // Conservation: what is left in the lots is the balance of the account is the sum of the ledger.
    const wrong = await app.look(`
      select a.employment_id, a.leave_type, a.balance_minutes, e.sum, l.left
        from leave_accounts a
        left join lateral (select coalesce(sum(minutes), 0)::int sum from leave_entries e where e.company_id = a.company_id and e.employment_id = a.employment_id and e.leave_type = a.leave_type) e on true
        left join lateral (select coalesce(sum(minutes), 0)::int as left from leave_balances b where b.company_id = a.company_id and b.employment_id = a.employment_id and b.leave_type = a.leave_type) l on true
       where a.balance_minutes <> e.sum or a.balance_minutes <> l.left`)
    expect(wrong).toEqual([])
  })

  test('cannot be changed by the server itself', async () => {
    const rights = await app.look<{ n: number }>(
      `select count(*)::int n from information_schema.role_table_grants where grantee = 'fourshore_app' and table_name in ('leave_entries', 'leave_lots', 'leave_policies', 'leave_assignments') and privilege_type in ('UPDATE', 'DELETE')`,
    )
    expect(rights[0]?.n).toBe(0)
  })
})

describe('a manager who is away', () => {
  test('is decided for by whoever they report to, from the first day to the last, without doing anything', async () => {
    const manager = await anAdministrator(app, mei, 'Mona')
    const record = await hire({ email: manager.email })
    const team = await hire()
    const line = await call('POST', `/api/employees/${team.id}/reporting-lines`, {
      effectiveFrom: '2026-11-02',
      managerId: record.id,
      reason: 'Team',
    })
    expect(line.status, line.text).toBeLessThan(300)
    const own = await hire({ email: mei.email })
    await call('POST', `/api/employees/${record.id}/reporting-lines`, {
      effectiveFrom: '2026-11-02',
      managerId: own.id,
      reason: 'Team',
    })
    await ask(team, '2026-12-07')
    expect(await waiting(manager, team.name)).toHaveLength(1)
    expect(await waiting(mei, team.name)).toEqual([])
    await call(
      'POST',
      '/api/company/leave/requests',
      { employeeId: record.id, type: 'SG.annual', from: '2026-11-02', until: '2026-11-06' },
      hana.token,
    )
    const [item] = await waiting(mei, team.name)
    expect(item?.why.onBehalfOf).toBe('Mona Lee')
    expect((await decide(mei, team.name)).state).toBe('approved')
  })
})

describe('a calendar program', () => {
  test('reads who is away at an address, until it is ended', async () => {
    const pia = await hire()
    await granted(pia, '2026-11-12', '2026-11-13')
    const made = await call('POST', '/api/my-leave/feed', { scope: 'own' }, pia.token)
    const path = new URL(made.body.data.url).pathname
    const feed = await app.call('GET', path)
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(feed.text).toContain('DTSTART;VALUE=DATE:20261112')
    expect(feed.text).toContain('DTEND;VALUE=DATE:20261114')
    expect((await call('POST', '/api/my-leave/feed', { scope: 'company' }, pia.token)).status).toBe(422)
    await call('DELETE', '/api/my-leave/feed', undefined, pia.token)
    expect((await app.call('GET', path)).status).toBe(404)
  })
})

describe('the calendar of a month', () => {
  test('shows who is away, who rests, holidays, and how many are there', async () => {
    const { body } = await call('GET', '/api/company/leave/calendar?month=2026-11')
    const { days, people: rows, there, holidays } = body.data
    expect(days).toHaveLength(30)
    expect(there[0]).toBe(0)
    expect(holidays.map((one: { day: string }) => one.day)).toContain('2026-11-09')
    const ann = rows.find((row: { name: string }) => row.name === 'Person A')
    expect(ann.plan.slice(0, 10)).toBe('rwwwwwrhhw')
    expect(ann.away.map((one: { day: string }) => one.day)).toEqual(['2026-11-06', '2026-11-10'])
  })
})

test('who is away today is counted by the day it is where they work', async () => {
  const rae = await hire()
  const from = '2027-06-15'
  const request = { employeeId: rae.id, type: 'SG.annual', from, until: from }
  expect((await call('POST', '/api/company/leave/requests', request)).status).toBe(201)
  const before = now
  const signIn = { email: mei.email, password: PASSWORD, role: 'employer' }
  // One in the morning of the fifteenth in Singapore, and then of the sixteenth.
  const counts = []
  for (const at of ['2027-06-14T17:00:00Z', '2027-06-15T17:00:00Z']) {
    now = new Date(at)
    const { token } = (await app.call('POST', '/api/auth/login', { body: signIn })).body
    counts.push((await call('GET', '/api/company/leave/requests', undefined, token)).body.data.awayToday)
  }
  now = before
  expect(counts).toEqual([1, 0])
})

test('another company sees none of it', async () => {
  const quin = await hire()
  await ask(quin, '2026-11-12')
  const { id } = await newest(quin, '2026-11-12')
  expect((await call('GET', `/api/company/leave/requests/${id}`, undefined, rival.token)).status).toBe(404)
  expect((await call('GET', '/api/company/leave/requests', undefined, rival.token)).body.data.requests).toEqual([])
  expect((await call('POST', `/api/my-leave/requests/${id}/cancel`, {}, (await hire()).token)).status).toBe(404)
})
