import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Employment, ReportingLine, Terms } from './contract.ts'

type History = (Employment & { terms: Terms[]; reportingLines: ReportingLine[] })[]

let app: TestServer
let mei: Person
let rival: Person
let now = new Date('2026-11-20T04:00:00Z')
const today = '2026-11-20'
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
  rival = await app.employer('IN', 'Rival')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, token = mei.token) =>
  app.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const hire = async (over: Record<string, unknown> = {}) => {
  const { body, status, text } = await call(
    'POST',
    '/api/employees/unified',
    formOf({ joinDate: '2026-01-05', ...over }),
  )
  expect(status, text).toBe(201)
  return body.data.employee as { id: string; version: number; employee_id: string; [name: string]: unknown }
}
const recordOf = async (id: string) => (await call('GET', `/api/employees/${id}`)).body.data.employee
const historyOf = async (id: string): Promise<History> => {
  const { body, status, text } = await call('GET', `/api/employees/${id}/employments`)
  expect(status, text).toBe(200)
  return body.data.employments
}
const on = async (id: string, day: string, knownAt?: string) => {
  const query = knownAt ? `&knownAt=${knownAt}` : ''
  const { body, status, text } = await call('GET', `/api/employees/${id}/employments/on?day=${day}${query}`)
  expect(status, text).toBe(200)
  return body.data
}
const termsFrom = (id: string, effectiveFrom: string, change: object) =>
  call('POST', `/api/employees/${id}/terms`, { effectiveFrom, reason: 'Reorganisation', ...change })
const reportsTo = (id: string, managerId: string | null, effectiveFrom = today, more: object = {}) =>
  call('POST', `/api/employees/${id}/reporting-lines`, { effectiveFrom, managerId, reason: 'New team', ...more })
const departmentId = async (name: string) =>
  (await call('GET', '/api/company/departments')).body.data.departments.find((d: { name: string }) => d.name === name)
    .id
const signIn = async (employee: { id: string; email?: unknown }): Promise<string> => {
  const opened = await call('POST', `/api/employees/${employee.id}/welcome-email`, { generatePassword: true })
  const body = { email: employee.email, password: opened.body.data.tempPassword, role: 'employee', company: mei.slug }
  const { body: session } = await app.call('POST', '/api/auth/login', { body })
  const changed = await app.call('POST', '/api/auth/change-password', {
    token: session.token,
    body: { currentPassword: body.password, newPassword: PASSWORD },
  })
  return changed.body.token
}
const site = async (name: string) => {
  const { body, text } = await call('POST', '/api/company/sites', { name, country: 'SG', zone: 'Asia/Singapore' })
  expect(body.success, text).not.toBe(false)
  return body.data.site.id as string
}

describe('an employee who is added', () => {
  test('has one employment with the entity of their country, first terms and no manager, from their first day', async () => {
    const { id, employee_id } = await hire({ designation: 'Fitter' })
    const [employment, ...others] = await historyOf(id)
    expect(others).toEqual([])
    expect(employment).toMatchObject({
      number: employee_id,
      startedOn: '2026-01-05',
      endedOn: null,
      entity: { name: 'Harbour Works' },
      reportingLines: [],
    })
    expect(employment?.terms).toMatchObject([
      {
        effectiveFrom: '2026-01-05',
        until: null,
        standing: 'current',
        department: { name: 'Technical' },
        position: { name: 'Fitter' },
        country: 'SG',
        reason: 'Employee added',
        enteredBy: 'Mei Tan',
      },
    ])
  })

  test('of a country without a legal entity has none: what depends on it waits', async () => {
    const { id } = await hire({
      countryCode: 'CA',
      nationality: 'Canadian',
      complianceData: { sinNumber: '046 454 286', province: 'ON' },
    })
    expect((await historyOf(id))[0]).toMatchObject({ entity: null, terms: [{ country: 'CA', region: 'ON' }] })
  })

  test('has pay that hangs on the employment, and every change is in the log of changes', async () => {
    const { id } = await hire()
    const [employment] = await historyOf(id)
    await call('PUT', `/api/employees/${id}`, { salary: 6000 })
    await call('POST', `/api/employees/${id}/allowances`, {
      allowance_type: 'transport',
      frequency: 'monthly',
      currency: 'SGD',
      amount: 100,
      effective_from: '2026-12-01',
    })
    const pay = await app.look(`select employment_id from compensations where employee_id = '${id}'`)
    expect(pay).toEqual([{ employment_id: employment?.id }, { employment_id: employment?.id }])
    await termsFrom(id, '2026-12-01', { grade: 'G5' })
    const log = await app.look(
      `select source_table, effective_from::text from change_log where employment_id = '${employment?.id}' order by id`,
    )
    expect(log).toEqual([
      { source_table: 'employment_terms', effective_from: '2026-01-05' },
      { source_table: 'compensations', effective_from: '2026-01-05' },
      { source_table: 'compensations', effective_from: today },
      { source_table: 'allowances', effective_from: '2026-12-01' },
      { source_table: 'employment_terms', effective_from: '2026-12-01' },
    ])
  })

  test('by a file has the same rows as by the form; a manager who is told is linked, one who is not stays as text', async () => {
    const boss = await hire({ fullName: 'Lim Boss', designation: 'Head' })
    const rows = [
      { full_name: 'Row One', email: 'one@rows.example', manager: 'lim boss' },
      { full_name: 'Row Two', email: 'two@rows.example', manager: 'Somebody Unknown' },
      { full_name: 'Row Three', email: 'three@rows.example', manager: 'Row Four' },
      { full_name: 'Row Four', email: 'four@rows.example', manager: 'Row Three' },
    ].map((row) => ({
      ...row,
      department: 'Sea Lab',
      position: 'Diver',
      country: 'singapore',
      hire_date: '2026-02-02',
      location: 'Old pier',
    }))
    const done = await call('POST', '/api/employees/bulk-upload', { employees: rows })
    expect(done.body.successful, done.text).toBe(4)
    const ids = new Map(
      (
        await app.look<{ id: string; full_name: string }>(
          `select id, full_name from employees where full_name like 'Row %'`,
        )
      ).map((row) => [row.full_name, row.id]),
    )
    const one = (await historyOf(ids.get('Row One') as string))[0]
    expect(one?.terms).toMatchObject([
      {
        effectiveFrom: '2026-02-02',
        department: { name: 'Sea Lab' },
        position: { name: 'Diver' },
        siteText: 'Old pier',
        site: null,
      },
    ])
    expect(one?.reportingLines).toMatchObject([
      { manager: { employeeId: boss.id, name: 'Lim Boss' }, managerText: null },
    ])
    const two = (await historyOf(ids.get('Row Two') as string))[0]
    expect(two?.reportingLines).toMatchObject([{ manager: null, managerText: 'Somebody Unknown' }])
    expect((await recordOf(ids.get('Row Two') as string)).manager).toBe('Somebody Unknown')
    // Two who name each other would be a circle: nobody is linked.
    for (const name of ['Row Three', 'Row Four'])
      expect((await historyOf(ids.get(name) as string))[0]?.reportingLines).toMatchObject([{ manager: null }])
    const pay = await app.look(
      `select count(*)::int n from compensations c join employees e on e.id = c.employee_id where e.full_name like 'Row %' and c.employment_id is not null`,
    )
    expect(pay).toEqual([{ n: 4 }])
    // Linked from a day on, the record shows the person.
    expect((await reportsTo(ids.get('Row Two') as string, boss.id)).status).toBe(201)
    expect((await recordOf(ids.get('Row Two') as string)).manager).toBe('Lim Boss')
  })

  test('with a manager and a site chosen in the form has both from the first day, and the record shows them', async () => {
    const boss = await hire({ fullName: 'Form Boss' })
    const siteId = await site('Jurong yard')
    const { id } = await hire({ managerId: boss.id, siteId })
    expect(await recordOf(id)).toMatchObject({ manager: 'Form Boss', location: 'Jurong yard' })
    expect(await on(id, '2026-01-05')).toMatchObject({
      manager: { employeeId: boss.id },
      terms: { site: { name: 'Jurong yard' } },
    })
    const stranger = (await call('POST', '/api/employees/unified', formOf(), rival.token)).body.data?.employee?.id
    for (const wrong of [
      { managerId: stranger ?? boss.id.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')) },
      { siteId: boss.id },
    ]) {
      const refused = await call('POST', '/api/employees/unified', formOf(wrong))
      expect(refused.status, refused.text).toBe(422)
      expect(Object.keys(refused.body.fields)).toEqual(Object.keys(wrong))
    }
  })
})

describe('a change of terms', () => {
  test('by the form or the profile is dated today, and what was is still known for the days before', async () => {
    const { id } = await hire({ designation: 'Fitter' })
    await call('PUT', `/api/employees/${id}`, { position: 'Foreman', department: 'Sales' })
    expect(await on(id, '2026-11-19')).toMatchObject({
      terms: { position: { name: 'Fitter' }, department: { name: 'Technical' } },
    })
    expect(await on(id, today)).toMatchObject({
      terms: { position: { name: 'Foreman' }, department: { name: 'Sales' } },
    })
    expect((await historyOf(id))[0]?.terms.map(({ standing, until }) => ({ standing, until }))).toEqual([
      { standing: 'current', until: null },
      { standing: 'past', until: '2026-11-19' },
    ])
    // Saved again without a change, nothing is added.
    await call('PUT', `/api/employees/${id}`, { position: 'Foreman' })
    expect((await historyOf(id))[0]?.terms).toHaveLength(2)
  })

  test('for a day to come is listed as such, and stands in the record on its day and not before', async () => {
    const { id } = await hire({ designation: 'Fitter' })
    expect((await termsFrom(id, '2026-12-01', { position: 'Captain', weeklyHours: 40 })).status).toBe(201)
    expect((await recordOf(id)).position).toBe('Fitter')
    expect((await historyOf(id))[0]?.terms[0]).toMatchObject({
      standing: 'future',
      weeklyHours: 40,
      position: { name: 'Captain' },
    })
    const [job] = await app.look<{ run_at: string }>(
      `select j.run_at from graphile_worker.jobs j where task_identifier = 'terms-take-effect' and key like 'terms ${id}%'`,
    )
    expect(job?.run_at).toBe('2026-11-30T16:00:00Z')
    const before = now
    now = new Date('2026-12-01T02:00:00Z')
    const { employmentJobs } = await import('./jobs.ts')
    for (const { run } of employmentJobs)
      await run(app.server.services, { companyId: mei.companyId, employeeId: id } as never)
    expect((await recordOf(id)).position).toBe('Captain')
    now = before
  })

  test('that reaches back changes only the days until the next change, and says why it is late', async () => {
    const { id } = await hire({ designation: 'Fitter' })
    await termsFrom(id, '2026-06-01', { position: 'Foreman', cause: 'decided_late', decidedOn: '2026-06-20' })
    const refused = await termsFrom(id, '2026-03-01', { grade: 'G2' })
    expect(refused.body.fields.cause).toContain('needs a cause')
    const late = await termsFrom(id, '2026-03-01', { grade: 'G2', cause: 'decided_late' })
    expect(late.body.fields.decidedOn).toContain('required')
    const moment = (
      await app.look<{ at: string }>(
        `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') at`,
      )
    )[0]?.at
    expect((await termsFrom(id, '2026-03-01', { grade: 'G2', cause: 'error' })).status).toBe(201)
    expect((await on(id, '2026-02-28')).terms).toMatchObject({ grade: null, position: { name: 'Fitter' } })
    expect((await on(id, '2026-03-01')).terms).toMatchObject({
      grade: 'G2',
      position: { name: 'Fitter' },
      cause: 'error',
    })
    expect((await on(id, '2026-06-01')).terms).toMatchObject({ grade: null, position: { name: 'Foreman' } })
    // As it was known before the correction was entered.
    expect((await on(id, '2026-03-01', moment)).terms).toMatchObject({ grade: null })
    expect((await on(id, '2026-03-01', '2020-01-01T00:00:00Z')).terms).toBeNull()
    expect((await recordOf(id)).position).toBe('Foreman')
  })

  test('can be taken back: the history keeps it, the days hold what held before; the first terms cannot', async () => {
    const { id } = await hire({ designation: 'Fitter' })
    await termsFrom(id, today, { position: 'Mistake' })
    expect((await recordOf(id)).position).toBe('Mistake')
    const rows = (await historyOf(id))[0]?.terms as Terms[]
    const [wrong, first] = rows
    const back = await call('POST', `/api/employees/${id}/terms/${wrong?.id}/void`, { reason: 'Wrong person' })
    expect(back.status, back.text).toBe(200)
    expect((await recordOf(id)).position).toBe('Fitter')
    expect((await historyOf(id))[0]?.terms).toMatchObject([
      { id: wrong?.id, standing: 'voided', voided: { by: 'Mei Tan', reason: 'Wrong person' } },
      { id: first?.id, standing: 'current', until: null },
    ])
    expect((await call('POST', `/api/employees/${id}/terms/${wrong?.id}/void`, { reason: 'Again' })).status).toBe(409)
    expect((await call('POST', `/api/employees/${id}/terms/${first?.id}/void`, { reason: 'All' })).status).toBe(409)
    const other = await hire()
    const theirs = (await historyOf(other.id))[0]?.terms[0]
    expect((await call('POST', `/api/employees/${id}/terms/${theirs?.id}/void`, { reason: 'x' })).status).toBe(404)
  })

  test('names departments by id: renamed and merged ones are followed, in the history as well', async () => {
    const made = await call('POST', '/api/company/departments', { name: 'Harbour Lab' })
    const lab = made.body.data.department
    const { id } = await hire({ department: 'Harbour Lab' })
    await call('PUT', `/api/company/departments/${lab.id}`, { name: 'Bay Lab', version: lab.version })
    expect((await on(id, '2026-02-01')).terms.department).toEqual({ id: lab.id, name: 'Bay Lab' })
    const sales = await departmentId('Sales')
    const merged = await call('POST', '/api/company/departments/merge', { from: 'Bay Lab', into: sales, people: 1 })
    expect(merged.status, merged.text).toBe(200)
    expect((await on(id, '2026-02-01')).terms.department).toEqual({ id: sales, name: 'Sales' })
    // The name is free again, and is another department.
    const again = await call('POST', '/api/company/departments', { name: 'Bay Lab' })
    expect(again.body.data.department.id).not.toBe(lab.id)
    expect((await recordOf(id)).department).toBe('Sales')
  })

  test('is refused outside the employment, for what is not the company’s, and in whole sentences', async () => {
    const { id } = await hire()
    expect((await termsFrom(id, '2026-01-04', { grade: 'A', cause: 'error' })).body.fields.effectiveFrom).toContain(
      '2026-01-05',
    )
    const elsewhere = '00000000-0000-4000-8000-000000000000'
    expect((await termsFrom(id, today, { departmentId: elsewhere })).body.fields.departmentId).toBe(
      'Department is not on your company’s list',
    )
    expect((await termsFrom(id, today, { siteId: elsewhere })).body.fields.siteId).toBe(
      'Site must be one of your company’s sites',
    )
  })
})

describe('reporting lines', () => {
  test('say as of any day who reports to whom, and upwards from there', async () => {
    const [top, middle, low] = [
      await hire({ fullName: 'Top' }),
      await hire({ fullName: 'Middle' }),
      await hire({ fullName: 'Low' }),
    ]
    await reportsTo(low.id, top.id, '2026-01-05', { cause: 'error' })
    await reportsTo(middle.id, top.id, '2026-03-01', { cause: 'error' })
    await reportsTo(low.id, middle.id, '2026-07-01', { cause: 'error' })
    expect((await on(low.id, '2026-06-30')).chain.map((m: { name: string }) => m.name)).toEqual(['Top'])
    expect((await on(low.id, '2026-07-01')).chain.map((m: { name: string }) => m.name)).toEqual(['Middle', 'Top'])
    const reports = async (id: string, day: string) =>
      (await call('GET', `/api/employees/${id}/reports?day=${day}`)).body.data.reports.map(
        (r: { name: string }) => r.name,
      )
    expect(await reports(top.id, '2026-02-01')).toEqual(['Low'])
    expect(await reports(top.id, '2026-06-30')).toEqual(['Low', 'Middle'])
    expect(await reports(top.id, '2026-07-01')).toEqual(['Middle'])
    expect(await reports(middle.id, '2026-07-01')).toEqual(['Low'])
    expect((await recordOf(low.id)).manager).toBe('Middle')
  })

  test('never make a circle, today or on a day to come: the sentence names the people', async () => {
    const [a, b, c] = [
      await hire({ fullName: 'Ann' }),
      await hire({ fullName: 'Ben' }),
      await hire({ fullName: 'Cal' }),
    ]
    expect((await reportsTo(a.id, a.id)).body.fields.managerId).toBe('Ann cannot report to themselves.')
    await reportsTo(a.id, b.id)
    await reportsTo(b.id, c.id, '2027-01-01')
    // Until then Cal may report to Ann; from then on it would be a circle.
    const refused = await reportsTo(c.id, a.id)
    expect(refused.status).toBe(422)
    expect(refused.body.error ?? refused.body.message).toContain(
      'Cal cannot report to Ann: Ann reports to Ben reports to Cal.',
    )
    await reportsTo(b.id, null, '2026-12-01')
    expect((await reportsTo(c.id, a.id, '2026-12-01')).status).toBe(422)
    expect((await historyOf(c.id))[0]?.reportingLines).toEqual([])
  })

  test('are not closed to a circle by taking a later one back', async () => {
    const [a, b, c] = [
      await hire({ fullName: 'Dee' }),
      await hire({ fullName: 'Eli' }),
      await hire({ fullName: 'Fay' }),
    ]
    await reportsTo(a.id, b.id)
    await reportsTo(a.id, c.id)
    await reportsTo(b.id, a.id)
    const last = (await historyOf(a.id))[0]?.reportingLines[0]
    expect(last?.manager?.name).toBe('Fay')
    const refused = await call('POST', `/api/employees/${a.id}/reporting-lines/${last?.id}/void`, { reason: 'Wrong' })
    expect(refused.status, refused.text).toBe(422)
    expect((await historyOf(a.id))[0]?.reportingLines[0]).toMatchObject({ standing: 'current' })
  })

  test('are not made to somebody who has left', async () => {
    const [a, gone] = [await hire(), await hire({ fullName: 'Gone' })]
    await reportsTo(a.id, gone.id)
    await call('PUT', `/api/employees/${gone.id}`, { status: 'terminated' })
    expect((await on(a.id, '2026-11-25')).manager).toMatchObject({ name: 'Gone', left: true })
    const other = await hire()
    const refused = await reportsTo(other.id, gone.id, '2026-11-21')
    expect(refused.body.fields.managerId).toContain('has not left')
  })

  test('are asked for by the employee who manages: their own people, and nobody else’s record', async () => {
    const [boss, low, stranger] = [
      await hire({ fullName: 'Own Boss' }),
      await hire({ fullName: 'Own Low' }),
      await hire(),
    ]
    await reportsTo(low.id, boss.id)
    const token = await signIn(boss)
    const mine = await call('GET', '/api/my/reports', undefined, token)
    expect(mine.body.data.reports, mine.text).toMatchObject([{ employeeId: low.id, name: 'Own Low' }])
    expect(Object.keys(mine.body.data.reports[0])).not.toContain('salary')
    expect((await call('GET', `/api/employees/${low.id}/employments`, undefined, token)).status).toBe(200)
    expect((await call('GET', `/api/employees/${boss.id}/employments`, undefined, token)).status).toBe(200)
    expect((await call('GET', `/api/employees/${stranger.id}/employments`, undefined, token)).status).toBe(404)
    expect(
      (await call('POST', `/api/employees/${low.id}/terms`, { effectiveFrom: today, reason: 'x', grade: 'A' }, token))
        .status,
    ).toBe(403)
    // Whoever reports to them is under the manager as well, one level down.
    await reportsTo(stranger.id, low.id)
    const under = (await call('GET', '/api/my/reports', undefined, token)).body.data.reports
    expect(under).toMatchObject([
      { employeeId: low.id, level: 1, managerId: boss.id },
      { employeeId: stranger.id, level: 2, managerId: low.id },
    ])
    expect((await call('GET', '/api/my/reports?day=2001-01-01', undefined, token)).body.data.reports).toEqual([])
    await reportsTo(stranger.id, null)
    // Somebody of the dashboard has the reports of the employee with their address; without one, none.
    expect((await call('GET', '/api/my/reports')).body.data).toMatchObject({ isEmployed: false, reports: [] })
    // The relation ends with the line.
    await reportsTo(low.id, null)
    expect((await call('GET', `/api/employees/${low.id}/employments`, undefined, token)).status).toBe(404)
  })
})

describe('an employment', () => {
  test('ends when somebody leaves, and another begins when they come back later', async () => {
    const { id } = await hire()
    await call('PUT', `/api/employees/${id}`, { status: 'terminated' })
    expect(await historyOf(id)).toMatchObject([{ endedOn: today, endReason: 'Status set to terminated' }])
    // A mistake, taken back the same day.
    await call('PUT', `/api/employees/${id}`, { status: 'active' })
    expect(await historyOf(id)).toMatchObject([{ endedOn: null, endReason: null }])
    await call('PUT', `/api/employees/${id}`, { status: 'terminated' })
    const before = now
    now = new Date('2027-03-01T04:00:00Z')
    const back = await call('PUT', `/api/employees/${id}`, { status: 'active' })
    expect(back.status, back.text).toBe(200)
    expect(await historyOf(id)).toMatchObject([
      { startedOn: '2027-03-01', endedOn: null, terms: [{ effectiveFrom: '2027-03-01' }] },
      { startedOn: '2026-01-05', endedOn: today },
    ])
    expect((await on(id, '2026-11-01')).employment).toMatchObject({ startedOn: '2026-01-05' })
    now = before
  })

  test('follows a first day that is corrected, to an earlier one with the terms that held at first', async () => {
    const { id } = await hire()
    await call('PUT', `/api/employees/${id}`, { hire_date: '2025-12-01' })
    expect(await historyOf(id)).toMatchObject([{ startedOn: '2025-12-01' }])
    expect((await on(id, '2025-12-01')).terms).toMatchObject({ department: { name: 'Technical' } })
  })

  test('is told its entity by hand where nobody could know it', async () => {
    const { id } = await hire()
    const [employment] = await historyOf(id)
    const change = (body: object) =>
      call('PUT', `/api/employees/${id}/employments/${employment?.id}`, { version: employment?.version, ...body })
    const cleared = await change({ entityId: null, continuityFrom: '2020-01-01' })
    expect(cleared.body.data.employments[0], cleared.text).toMatchObject({ entity: null, continuityFrom: '2020-01-01' })
    expect((await change({ entityId: null })).status).toBe(409)
  })
})

describe('another company', () => {
  test('gets 404 for every call about somebody, the same as for nobody', async () => {
    const { id } = await hire()
    const [employment] = await historyOf(id)
    const row = employment?.terms[0]?.id
    const calls: [string, string, unknown?][] = [
      ['GET', '/employments'],
      ['GET', '/employments/on?day=2026-11-20'],
      ['GET', '/reports'],
      ['POST', '/terms', { effectiveFrom: today, reason: 'x', grade: 'A' }],
      ['POST', `/terms/${row}/void`, { reason: 'x' }],
      ['POST', '/reporting-lines', { effectiveFrom: today, reason: 'x', managerId: null }],
      ['POST', '/reporting-lines/1/void', { reason: 'x' }],
      ['PUT', `/employments/${employment?.id}`, { version: 1 }],
    ]
    for (const [method, path, body] of calls) {
      const refused = await call(method, `/api/employees/${id}${path}`, body, rival.token)
      expect(refused.status, `${method} ${path} ${refused.text}`).toBe(404)
    }
    const { body } = await call('GET', '/api/company/placement-choices', undefined, rival.token)
    expect(body.data.managers.map((m: { id: string }) => m.id)).not.toContain(id)
  })
})

describe('what there is to choose from', () => {
  test('is the company’s own list of departments, positions, sites and people, narrowed by what is typed', async () => {
    const { id } = await hire({ fullName: 'Quirky Name', designation: 'Quirky Post' })
    await site('Quirky Site')
    const { body } = await call('GET', '/api/company/placement-choices?search=quirky')
    expect(body.data).toMatchObject({
      departments: [],
      positions: [{ name: 'Quirky Post' }],
      sites: [{ name: 'Quirky Site' }],
      managers: [{ id, name: 'Quirky Name' }],
    })
  })
})

test('rows with two clocks are only ever added to: the application may not change or remove one', async () => {
  const { id } = await hire()
  const [employment] = await historyOf(id)
  const { sql } = await import('kysely')
  for (const table of ['employment_terms', 'reporting_lines', 'change_log'])
    for (const statement of [`update ${table} set effective_from = effective_from + 1`, `delete from ${table}`])
      await expect(
        app.server.services.database.forCompany(mei.companyId, (db) =>
          db.run(sql`${sql.raw(statement)} where employment_id = ${employment?.id}::uuid`),
        ),
      ).rejects.toMatchObject({ code: '42501' })
})
