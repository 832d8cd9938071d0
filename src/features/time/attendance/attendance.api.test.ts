import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLetter } from '../../../../test/accounts.ts'
import { anAdministrator } from '../../../../test/hiring.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { drain } from './jobs.ts'
import { paidTimeOf } from './paid-time.service.ts'

let app: TestServer
let mei: Person
let bob: Person
let now = new Date('2026-11-03T01:00:00Z')
let employeeId = ''
let siteId = ''

const as = (who: () => Person) => (method: string, path: string, body?: unknown) =>
  app.call(method, path, { token: who().token, ...(body === undefined ? {} : { body }) })
const hr = as(() => mei)
const me = as(() => bob)
const drained = () => drain(app.server.services, { companyId: mei.companyId })
const ok = ({ status, text, body }: Awaited<ReturnType<typeof hr>>) => {
  expect(status, text).toBeLessThan(300)
  return body.data
}
const punched = async (direction: 'in' | 'out', at: string, more: object = {}) => {
  now = new Date(at)
  return ok(await me('POST', '/api/my/attendance/punches', { direction, at: now.toISOString(), ...more }))
}
/** Mei’s word on what waits of a kind. */
const approved = async (kind: string) => {
  const { items } = ok(await hr('GET', '/api/company/approvals'))
  const waiting = items.find((one: { kind: string }) => one.kind === kind)
  expect(waiting.title).toContain('Bob Lee')
  const { results } = ok(
    await hr('POST', '/api/company/approvals/decide', {
      verdict: 'approve',
      items: [{ id: waiting.id, hash: waiting.hash }],
    }),
  )
  expect(results[0].why).toBeNull()
}
const dayOf = async (day: string) => ok(await hr('GET', `/api/employees/${employeeId}/attendance?day=${day}`))

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  bob = await anAdministrator(app, mei, 'Bob')
  const site = ok(
    await hr('POST', '/api/company/sites', {
      name: 'Tuas yard',
      country: 'SG',
      zone: 'Asia/Singapore',
      latitude: '1.3200',
      longitude: '103.6500',
    }),
  )
  siteId = site.site.id
  const form = formOf({ joinDate: '2026-01-05', email: bob.email, fullName: 'Bob Lee' })
  employeeId = ok(await hr('POST', '/api/employees/unified', form)).employee.id
  ok(
    await hr('POST', `/api/employees/${employeeId}/terms`, {
      effectiveFrom: '2026-01-05',
      siteId,
      reason: 'Placed',
      cause: 'error',
    }),
  )
})
afterAll(() => app.close())

describe('a day of punches', () => {
  test('is computed from an in and an out, with every minute in a class of the law', async () => {
    await punched('in', '2026-11-03T01:00:00Z')
    expect(ok(await me('GET', '/api/my/attendance'))).toMatchObject({
      inSince: '2026-11-03T01:00:00Z',
      zone: 'Asia/Singapore',
    })
    await punched('out', '2026-11-03T10:00:00Z')
    await drained()
    const day = await dayOf('2026-11-03')
    expect(day).toMatchObject({ day: { state: 'complete', exceptions: [] }, problem: null })
    const told = day.entries.reduce((sum: number, entry: { minutes: number }) => sum + entry.minutes, 0)
    expect(told).toBe(day.day.worked)
    expect(day.derivation.rule.source.title).not.toBe('')
  })

  test('takes the same punch sent twice once', async () => {
    const at = '2026-11-04T01:00:00Z'
    expect(await punched('in', at)).toMatchObject({ isNew: true })
    expect(await punched('in', at)).toMatchObject({ isNew: false })
    const [counted] = await app.look<{ n: number }>(`select count(*)::int as n from punches where at = '${at}'`)
    expect(counted?.n).toBe(1)
  })

  test('without an out is an exception, is asked for, approved, and keeps the original', async () => {
    now = new Date('2026-11-06T01:00:00Z')
    ok(await hr('POST', '/api/attendance/again', { from: '2026-11-02', until: '2026-11-05' }))
    await drained()
    expect((await dayOf('2026-11-04')).day).toMatchObject({
      state: 'exception',
      worked: null,
      exceptions: ['missing_out'],
    })
    const listed = ok(await hr('GET', '/api/employees/attendance?open=yes'))
    expect(listed.records).toEqual([
      expect.objectContaining({ workDate: '2026-11-04', company_id: mei.companyId, country: 'SG' }),
    ])
    const mine = ok(await me('GET', '/api/my/attendance'))
    expect(mine.problems.map((day: { workDate: string }) => day.workDate)).toEqual(['2026-11-04'])
    const asked = ok(
      await me('POST', '/api/my/attendance/corrections', {
        day: '2026-11-04',
        kind: 'add',
        at: '2026-11-04T10:00:00Z',
        direction: 'out',
        reason: 'Forgot to punch out',
      }),
    )
    expect(asked.request).toMatchObject({ state: 'asked' })
    await approved('punch-correction')
    await drained()
    const day = await dayOf('2026-11-04')
    expect(day.day).toMatchObject({ state: 'complete', exceptions: [] })
    expect(day.punches.map((punch: { fixed: { kind: string } | null }) => punch.fixed?.kind ?? null)).toEqual([
      null,
      'add',
    ])
  })

  test('that was kept without a connection says so, and a clock that is wrong is put right', async () => {
    now = new Date('2026-11-09T00:55:00Z')
    const { anchor } = ok(await me('GET', '/api/my/attendance'))
    // The phone is ten minutes fast, and sends hours later.
    now = new Date('2026-11-09T09:00:00Z')
    const { punch } = ok(
      await me('POST', '/api/my/attendance/punches', {
        direction: 'in',
        at: '2026-11-09T01:10:00Z',
        anchor: { ...anchor, shown: '2026-11-09T01:05:00Z' },
      }),
    )
    expect(punch.at).toBe('2026-11-09T01:00:00Z')
    const [row] = await app.look<{ offline: boolean; drift_s: number }>(
      `select offline, drift_s from punches where id = '${punch.id}'`,
    )
    expect(row).toEqual({ offline: true, drift_s: 600 })
  })

  test('from a night lies on the day it began', async () => {
    await punched('out', '2026-11-09T10:00:00Z')
    await punched('in', '2026-11-10T14:00:00Z')
    await punched('out', '2026-11-10T22:00:00Z')
    await drained()
    expect((await dayOf('2026-11-10')).day).toMatchObject({ state: 'complete', overtime: 0 })
    expect((await dayOf('2026-11-11')).day).toBeNull()
  })
})

describe('dropping the projection and building it again', () => {
  test('gives the same days and entries, and a second run changes nothing', async () => {
    const kept = () =>
      app.look(
        `select employment_id, work_date, state, worked, late, early, exceptions, overtime, overtime_paid, detail from attendance_days order by 1, 2`,
      )
    const entries = () => app.look('select * from time_entries order by employment_id, work_date, seq')
    const [days, own] = [await kept(), await entries()]
    expect(days.length).toBeGreaterThan(3)
    await app.look('delete from attendance_days; delete from time_entries; delete from attendance_weeks')
    ok(await hr('POST', '/api/attendance/again', { from: '2026-10-26', until: '2026-11-15' }))
    await drained()
    expect(await kept()).toEqual(days)
    expect(await entries()).toEqual(own)
    ok(await hr('POST', '/api/attendance/again', { from: '2026-10-26', until: '2026-11-15' }))
    await drained()
    expect(await kept()).toEqual(days)
  })
})

describe('overtime', () => {
  test('pays no more than was worked and approved', async () => {
    await punched('in', '2026-11-16T00:00:00Z')
    await punched('out', '2026-11-16T12:00:00Z')
    await drained()
    const before = (await dayOf('2026-11-16')).day
    expect(before.overtime).toBeGreaterThan(60)
    expect(before.overtimePaid).toBe(0)
    ok(await me('POST', '/api/my/overtime', { day: '2026-11-16', minutes: 60, reason: 'Ship was late' }))
    expect((await me('POST', '/api/my/overtime', { day: '2026-11-16', minutes: 30, reason: 'Again' })).status).toBe(409)
    await approved('overtime')
    await drained()
    expect((await dayOf('2026-11-16')).day).toMatchObject({
      overtime: before.overtime,
      overtimeApproved: 60,
      overtimePaid: 60,
    })
    const ledger = ok(await hr('GET', '/api/attendance/overtime?from=2026-11-01&until=2026-11-30'))
    expect(ledger.people[0]).toMatchObject({ name: 'Bob Lee' })
  })
})

/** Minutes of a day that payroll is told to pay beside the salary. */
const paidMinutesOf = async (day: string): Promise<number> => {
  const [employment] = await app.look<{ id: string }>(`select id from employments where employee_id = '${employeeId}'`)
  const { companyId } = mei
  const asked = { companyId, employmentIds: [employment?.id ?? ''], from: day, until: day, clearFrom: day }
  const told = await app.server.services.database.forCompany(companyId, (db) =>
    paidTimeOf({ ...app.server.services, db }, asked),
  )
  return [...told.values()].flatMap(({ time }) => time).reduce((sum, { minutes }) => sum + minutes, 0)
}

/** November, opened again by two people and locked once more. */
const reopenedByTwo = async () => {
  const { periods } = ok(await hr('GET', '/api/attendance/periods'))
  const november = periods.find((period: { from: string }) => period.from === '2026-11-01')
  const at = `/api/attendance/periods/${november.id}`
  ok(await hr('POST', `${at}/reopen`, { reason: 'The ship left early' }))
  ok(await me('POST', `${at}/reopen/answer`, { agree: true }))
  ok(await hr('POST', `${at}/lock`, {}))
}

describe('a month', () => {
  test('is locked once it is over, and what comes later is an adjustment that is added once', async () => {
    const { openMonths } = await import('./periods.service.ts')
    now = new Date('2026-12-02T02:00:00Z')
    await app.server.services.database.forCompany(mei.companyId, (db) =>
      openMonths({ db, companyId: mei.companyId }, '2026-11-01', '2026-12-02'),
    )
    const { periods } = ok(await hr('GET', '/api/attendance/periods'))
    const november = periods.find((period: { from: string }) => period.from === '2026-11-01')
    expect((await hr('POST', `/api/attendance/periods/${periods[0].id}/lock`, {})).status).toBe(409)
    const locked = await hr('POST', `/api/attendance/periods/${november.id}/lock`, {})
    expect(ok(locked).period).toMatchObject({ state: 'locked', revision: 1 })
    expect((await hr('POST', `/api/attendance/periods/${november.id}/lock`, {})).status).toBe(409)
    const punches = (await dayOf('2026-11-03')).punches
    const out = punches.at(-1)
    const fix = {
      fixes: [{ employeeId, kind: 'retime', punchId: out.id, at: '2026-11-03T09:30:00Z', direction: 'out' }],
      reason: 'Left earlier',
    }
    ok(await hr('POST', '/api/attendance/fixes', fix))
    await drained()
    const told = () =>
      app.look<{ for_day: string; minutes: number }>(`select for_day::text, minutes from adjustments order by id`)
    expect(await told()).toEqual([{ for_day: '2026-11-03', minutes: -30 }])
    await app.server.services.database.forCompany(mei.companyId, async () => {})
    ok(await hr('POST', '/api/attendance/again', { from: '2026-11-01', until: '2026-11-30' }))
    await drained()
    expect(await told()).toHaveLength(1)
  })

  test('that is locked and gets a holiday is told to whoever keeps attendance: who, which month, what follows', async () => {
    const told = async () => JSON.stringify(ok(await hr('GET', '/api/notifications')))
    const added = { scope: 'country:SG', day: '2026-12-29', kind: 'full', name: 'Day of the harbour' }
    ok(await hr('POST', '/api/company/holidays', added))
    expect(await told()).not.toContain('locked month')
    ok(await hr('POST', '/api/company/holidays', { ...added, day: '2026-11-18' }))
    expect(await told()).toContain('A holiday changed in a locked month: 18 November 2026')
    const letter = JSON.stringify(await lastLetter(app, mei.email, 'calendar-of-locked-month'))
    expect(letter).toContain('November 2026')
    expect(letter).toContain('adjustment')
    ok(await hr('POST', '/api/company/holidays', { ...added, day: '2026-11-18', kind: 'as_before' }))
    await drained()
  })

  test('pays a change of its overtime once, locked once or twice', async () => {
    now = new Date('2026-12-03T02:00:00Z')
    const out = (await dayOf('2026-11-16')).punches.at(-1)
    const fix = { employeeId, kind: 'retime', punchId: out.id, at: '2026-11-16T08:20:00Z', direction: 'out' }
    ok(await hr('POST', '/api/attendance/fixes', { fixes: [fix], reason: 'The ship left early' }))
    await drained()
    const { overtimePaid } = (await dayOf('2026-11-16')).day
    expect(overtimePaid).toBeLessThan(60)
    expect(await paidMinutesOf('2026-11-16')).toBe(overtimePaid)
    await reopenedByTwo()
    expect(await paidMinutesOf('2026-11-16')).toBe(overtimePaid)
  })

  test('is opened again by two people', async () => {
    const { periods } = ok(await hr('GET', '/api/attendance/periods'))
    const november = periods.find((period: { from: string }) => period.from === '2026-11-01')
    const at = `/api/attendance/periods/${november.id}/reopen`
    expect(ok(await hr('POST', at, { reason: 'A reader was late' })).period).toMatchObject({ mayAgree: false })
    expect((await hr('POST', `${at}/answer`, { agree: true })).status).toBe(409)
    expect(ok(await me('POST', `${at}/answer`, { agree: true })).period).toMatchObject({ state: 'reopened' })
    expect(ok(await hr('POST', `/api/attendance/periods/${november.id}/lock`, {})).period).toMatchObject({
      state: 'locked',
      revision: 3,
    })
  })
})

describe('devices', () => {
  test('deliver late, twice and with clocks that are wrong: each of 500 punches is there once', async () => {
    now = new Date('2026-12-10T12:00:00Z')
    const keys: { key: string; id: string; drift: number }[] = []
    for (let i = 0; i < 50; i++) {
      const { device } = ok(await hr('POST', '/api/attendance/devices', { name: `Gate ${i}`, kind: 'reader', siteId }))
      const { key } = ok(await hr('POST', `/api/attendance/devices/${device.id}/pair`, {}))
      ok(await hr('POST', `/api/attendance/devices/${device.id}/people`, { user: '7', employeeId, from: '2026-01-05' }))
      keys.push({ key, id: device.id, drift: (i - 25) * 61 })
    }
    const send = ({ key, drift }: (typeof keys)[number], i: number) =>
      app.call('POST', '/api/device/punches', {
        body: {
          key,
          deviceTime: new Date(now.getTime() + drift * 1000).toISOString(),
          // Every device counts anew half way: the number alone makes no punch.
          punches: Array.from({ length: 10 }, (_, n) => ({
            user: '7',
            seq: n % 5,
            at: new Date(now.getTime() + drift * 1000 - (n + 1) * 3_600_000 - i * 1000).toISOString(),
            direction: 'unknown',
          })),
        },
      })
    const before = await app.look<{ n: number }>('select count(*)::int as n from punches')
    const answers = await Promise.all(keys.map(send))
    for (const answer of answers) expect(ok(answer)).toMatchObject({ stored: 10, known: 0, unknownPeople: [] })
    const again = await Promise.all(keys.map(send))
    for (const answer of again) expect(ok(answer)).toMatchObject({ stored: 0, known: 10 })
    const after = await app.look<{ n: number }>('select count(*)::int as n from punches')
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(500)
    const wrong = await app.look(`select from punches where source = 'device' and at > '${now.toISOString()}'`)
    expect(wrong).toHaveLength(0)
  })

  test('keep punches of a number nobody is known by until somebody says who it is', async () => {
    const { device } = ok(await hr('POST', '/api/attendance/devices', { name: 'Back door', kind: 'reader', siteId }))
    const { key } = ok(await hr('POST', `/api/attendance/devices/${device.id}/pair`, {}))
    const body = { key, deviceTime: now.toISOString(), punches: [{ user: '99', at: '2026-12-08T01:00:00Z', seq: 1 }] }
    expect(ok(await app.call('POST', '/api/device/punches', { body }))).toMatchObject({
      stored: 0,
      unknownPeople: ['99'],
      verdicts: ['kept_for_unknown'],
    })
    expect(
      ok(
        await hr('POST', `/api/attendance/devices/${device.id}/people`, { user: '99', employeeId, from: '2026-12-01' }),
      ),
    ).toEqual({ settled: 1 })
    ok(await hr('POST', `/api/attendance/devices/${device.id}/revoke`, {}))
    expect((await app.call('POST', '/api/device/punches', { body })).status).toBe(410)
  })

  test('that stand at the door show a code that a phone punches by, and take a PIN', async () => {
    const { device } = ok(await hr('POST', '/api/attendance/devices', { name: 'Lobby', kind: 'kiosk', siteId }))
    const { link } = ok(await hr('POST', `/api/attendance/devices/${device.id}/pair`, {}))
    const code = link.split('pair=')[1]
    const { key } = ok(await app.call('POST', '/api/kiosk/pair', { body: { code } }))
    expect((await app.call('POST', '/api/kiosk/pair', { body: { code } })).status).toBe(410)
    const shown = ok(await app.call('POST', '/api/kiosk/code', { body: { key } }))
    const { punch } = ok(
      await me('POST', '/api/my/attendance/punches', { direction: 'in', at: now.toISOString(), code: shown.code }),
    )
    expect(punch.place).toBe('at_site')
    // Whoever opens the day sees where it was, and is in the log for it.
    ok(await hr('GET', `/api/employees/${employeeId}/attendance?day=${now.toISOString().slice(0, 10)}`))
    const log = ok(await hr('GET', '/api/company/audit-log?action=attendance.view-place'))
    expect(log.entries[0]).toMatchObject({ action: 'attendance.view-place', target: { id: employeeId } })
    now = new Date(now.getTime() + 5 * 60_000)
    expect(
      (await me('POST', '/api/my/attendance/punches', { direction: 'out', at: now.toISOString(), code: shown.code }))
        .status,
    ).toBe(422)
    ok(await me('PUT', '/api/my/attendance/pin', { pin: '4827' }))
    const [found] = await app.look<{ number: string }>(
      `select employee_number as number from employees where id = '${employeeId}'`,
    )
    const number = found?.number ?? ''
    const typed = { key, number, pin: '4827', direction: 'out', at: now.toISOString() }
    expect((await app.call('POST', '/api/kiosk/punches', { body: { ...typed, pin: '4828' } })).status).toBe(422)
    expect(ok(await app.call('POST', '/api/kiosk/punches', { body: typed }))).toMatchObject({
      name: 'Bob Lee',
      direction: 'out',
    })
  })
})

test('the board shows who is in at once, before anything was computed', async () => {
  await drained()
  await punched('in', '2026-12-14T01:00:00Z')
  await drained()
  const board = ok(await hr('GET', '/api/attendance/now'))
  expect(board.sites).toEqual([expect.objectContaining({ name: 'Tuas yard', zone: 'Asia/Singapore' })])
  expect(board.totals.in).toBe(1)
})
