import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../../../../test/files.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { addDays } from '../../../shared/dates.ts'
import { remindCompany, sendReminders } from './reminders.ts'

/** 10:00 in Singapore. */
const START = '2026-11-20T02:00:00Z'
let clock = new Date(START)
let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ now: () => clock })
})
afterAll(() => app.close())

const today = () => clock.toISOString().slice(0, 10)
const add = async (who: Person, over: Record<string, unknown> = {}) => {
  const { body, text } = await app.call('POST', '/api/employees/unified', { token: who.token, body: formOf(over) })
  if (!body.data) throw new Error(text)
  return body.data.employee as { id: string; email: string; full_name: string; employee_id: string }
}
const onPass = (days: number, over: Record<string, unknown> = {}) => ({
  nationality: 'Indian',
  employmentStatus: 'work_permit',
  complianceData: {
    nric: `G${String(Math.random()).slice(2, 9)}A`,
    workPassType: 's_pass',
    workPassNumber: 'WP123456789A',
    workPassExpiry: addDays(today(), days),
  },
  ...over,
})
const permit = (who: Person, id: string, days: number) =>
  app.call('POST', `/api/employees/${id}/authorizations`, {
    token: who.token,
    body: { authorization_type: 'Forklift licence', expiry_date: addDays(today(), days) },
  })

type Letter = { recipient: string; subject: string; text: string }
const letters = async (companyId: string): Promise<Letter[]> => {
  const rows = await app.look<{ id: string; recipient: string; sealed: Buffer }>(
    `select id, recipient, sealed from outbox where company_id = '${companyId}' and template like 'expiry%' order by created_at, recipient`,
  )
  return rows.map(({ id, recipient, sealed }) => ({
    recipient,
    ...JSON.parse(app.server.services.fields.open(companyId, `outbox/${id}`, sealed)),
  }))
}
/** What the worker does within an hour, here at once. */
const hour = async (who: Person) => {
  await sendReminders(app.server.services)
  const due = await app.look<{ payload: { companyId: string; day: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remind-company' and j.payload->>'companyId' = '${who.companyId}'`,
  )
  await app.look(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'remind-company'`,
  )
  for (const { payload } of due) await remindCompany(app.server.services, payload)
}
const go = (instant: string) => {
  clock = new Date(instant)
}
const days = (n: number) => go(new Date(Date.parse(START) + n * 86_400_000).toISOString())

describe('reminders over the days', () => {
  test('tell each tier once, in one letter a day, and start anew with another date', async () => {
    const mei = await app.employer('SG', 'Tiers')
    const one = await add(mei, onPass(95))
    await permit(mei, one.id, 61)
    const told: number[] = []
    let before = 0
    for (let day = 0; day <= 100; day++) {
      days(day)
      await hour(mei)
      await hour(mei)
      const now = (await letters(mei.companyId)).length
      expect(now - before).toBeLessThanOrEqual(1)
      if (now > before) told.push(day)
      before = now
    }
    // The licence at 61 (its 90), 60, 30, 7 and 0 days; the pass at 90, 60, 30, 7 and 0.
    expect(told).toEqual([0, 1, 5, 31, 35, 54, 61, 65, 88, 95])
    const all = await letters(mei.companyId)
    expect(all.at(-1)?.text).toContain(`${one.full_name} (${one.employee_id}): S Pass, `)
    expect(all.every((l) => l.recipient === mei.email)).toBe(true)

    const { body } = await app.call('GET', `/api/employees/${one.id}`, { token: mei.token })
    const licence = body.data.authorizations.find((a: { type: string }) => a.type === 'Forklift licence')
    await app.call('PUT', `/api/employees/${one.id}/authorizations/${licence.id}`, {
      token: mei.token,
      body: { expiry_date: addDays(today(), 20) },
    })
    days(101)
    await hour(mei)
    expect((await letters(mei.companyId)).at(-1)?.text).toMatch(/days left: (30|[12]?\d)\)/)
    days(0)
  }, 60_000)

  test('a server that was off tells the tier reached meanwhile, once', async () => {
    const mei = await app.employer('SG', 'Off')
    await add(mei, onPass(85))
    await hour(mei)
    // Sixty days nobody ran: the tiers of 60 and 30 were missed.
    days(60)
    await hour(mei)
    const [first, second, ...more] = await letters(mei.companyId)
    expect(more).toEqual([])
    expect(first?.text).toMatch(/days left: [3-9]\d\)/)
    expect(second?.text).toContain('days left: 25')
    days(0)
  })

  test('wait for the morning at the company’s place', async () => {
    const toronto = await app.employer('CA', 'Morning')
    const id = await app.call('POST', '/api/employees/unified', {
      token: toronto.token,
      body: formOf({
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '130692544', province: 'ON' },
      }),
    })
    await permit(toronto, id.body.data.employee.id, 7)
    // 11:00 UTC is 6 in the morning there, 14:00 UTC is 9.
    go('2026-11-20T11:00:00Z')
    await hour(toronto)
    expect(await letters(toronto.companyId)).toEqual([])
    go('2026-11-20T14:00:00Z')
    await hour(toronto)
    expect(await letters(toronto.companyId)).toHaveLength(1)
    go(START)
  })

  test('count the days of the employee’s country', async () => {
    const mei = await app.employer('SG', 'Zones')
    const far = await add(mei, {
      countryCode: 'CA',
      nationality: 'Canadian',
      complianceData: { sinNumber: '130692544', province: 'ON' },
    })
    // At 10:00 of the 20th in Singapore it is still the 19th in Toronto: 8 days are left there.
    await app.call('POST', `/api/employees/${far.id}/authorizations`, {
      token: mei.token,
      body: { authorization_type: 'First aid', expiry_date: '2026-11-27' },
    })
    await hour(mei)
    expect((await letters(mei.companyId))[0]?.text).toContain('days left: 8')
  })

  test('are written to the employee too, of their own things alone, once the portal is theirs', async () => {
    const mei = await app.employer('SG', 'Own')
    const [own, colleague] = [await add(mei, onPass(5)), await add(mei, onPass(6, { fullName: 'Somebody Else' }))]
    const { body } = await app.call('POST', `/api/employees/${own.id}/welcome-email`, {
      token: mei.token,
      body: { generatePassword: true },
    })
    expect(body.success).toBe(true)
    await app.look(`update users set activated_at = now() where employee_id = '${own.id}'`)
    await hour(mei)
    const to = await letters(mei.companyId)
    expect(to.map((l) => l.recipient).sort()).toEqual([mei.email, own.email].sort())
    const letter = to.find((l) => l.recipient === own.email)
    expect(letter?.text).toContain('days left: 5')
    expect(letter?.text).not.toContain(colleague.full_name)
  })

  test('leave out who has left, what was cancelled and a version that was replaced', async () => {
    const mei = await app.employer('SG', 'Left out')
    const gone = await add(mei, onPass(5))
    await app.call('PUT', `/api/employees/${gone.id}`, { token: mei.token, body: { status: 'terminated' } })
    const here = await add(mei)
    const { body } = await permit(mei, here.id, 5)
    await app.call('PUT', `/api/employees/${here.id}/authorizations/${body.data.authorization.id}`, {
      token: mei.token,
      body: { status: 'cancelled' },
    })
    const stored = await app.call(
      'POST',
      `/api/employees/${here.id}/documents?kind=nric&expires_on=${addDays(today(), 3)}`,
      {
        token: mei.token,
        file: pdfOf(),
      },
    )
    await app.call(
      'POST',
      `/api/employees/${here.id}/documents/${stored.body.data.document.id}/versions?expires_on=${addDays(today(), 900)}`,
      { token: mei.token, file: pdfOf() },
    )
    await hour(mei)
    expect(await letters(mei.companyId)).toEqual([])
  })
})

describe('the expiring list', () => {
  test('holds what runs out, most urgent first, counted by tier and told apart by company', async () => {
    const mei = await app.employer('SG', 'List')
    const rival = await app.employer('IN', 'Rival')
    const one = await add(mei, onPass(20))
    await permit(mei, one.id, -3)
    await permit(mei, one.id, 200)
    await app.call(
      'POST',
      `/api/employees/${one.id}/documents?kind=passport&title=Passport&expires_on=${addDays(today(), 80)}`,
      {
        token: mei.token,
        file: pdfOf(),
      },
    )
    const list = async (query = '', token = mei.token) =>
      (await app.call('GET', `/api/compliance/expiring${query}`, { token })).body.data
    const all = await list()
    expect(all.items.map((i: { what: string; days: number; tier: number }) => [i.what, i.days, i.tier])).toEqual([
      ['Forklift licence', -3, 0],
      ['S Pass', 20, 30],
      ['Passport', 80, 90],
    ])
    expect(all).toMatchObject({ totalCount: 3, items: [{ employee: { id: one.id }, reminded_at: null }, {}, {}] })
    expect(all.tiers).toEqual([
      { tier: 90, count: 1 },
      { tier: 60, count: 0 },
      { tier: 30, count: 1 },
      { tier: 7, count: 0 },
      { tier: 0, count: 1 },
    ])
    expect(await list('?tier=30')).toMatchObject({ totalCount: 1, items: [{ what: 'S Pass' }] })
    expect((await list('?within=365')).totalCount).toBe(4)
    expect(await list('?page=2&pageSize=2')).toMatchObject({ totalCount: 3, items: [{ what: 'Passport' }] })
    expect((await list('', rival.token)).items).toEqual([])
    await hour(mei)
    expect((await list()).items[0].reminded_at).toEqual(expect.any(String))
    expect((await app.call('GET', '/api/compliance/expiring?tier=5', { token: mei.token })).body.fields.tier).toBe(
      'Tier must be one of 90, 60, 30, 7, 0',
    )
  })
})

describe('the compliance report', () => {
  let mei: Person
  let bad: { id: string; employee_id: string }
  beforeAll(async () => {
    mei = await app.employer('SG', 'Report & Sons')
    bad = await add(mei, { ...onPass(-5), fullName: '=cmd|calc, Ravi "R"' })
    await add(mei, { fullName: 'محمد علي', complianceData: { nric: 'S1234567D', cpfContributionRate: '37' } })
    await add(mei, { fullName: 'பிரியா Priya' })
  })
  const report = (path: string, token = mei.token) => app.call('GET', path, { token })
  const textOf = async (bytes: Buffer) => {
    const { extractText, getDocumentProxy } = await import('unpdf')
    return extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  }

  test('of one employee says each point lost, by which rule', async () => {
    const csv = await report(`/api/compliance/employees/${bad.id}/report?format=csv`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="compliance-${bad.employee_id}.csv"`)
    const lines = csv.text.split('\r\n')
    expect(lines[0]).toContain('Finding,Severity,Points lost,Rule,Source,Source checked on')
    expect(lines[1]).toMatch(
      /^SG\d+,"'=cmd\|calc, Ravi ""R""",Singapore,100%,58%,Non-compliant,Work Permit Expiry format is invalid,Error,16\.67,compliance\.sg\.workPassExpiry,/,
    )
    expect(lines[2]).toContain(
      'Work Permit Validity: Work permit must be valid and not expired,Error,16.67,compliance.sg.work-permit-validity',
    )
    const pdf = await report(`/api/compliance/employees/${bad.id}/report`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const { text } = await textOf(pdf.bytes)
    expect(text).toContain('Compliance score: 58% · Non-compliant')
    expect(text).toContain('(4 + 2 − 2 − 0.5 × 1) ÷ 6 × 100 = 58%')
    expect(text).toContain('compliance.sg.work-permit-validity')
    expect(text).toContain('Singapore asks for 6 compliance fields')
  })

  test('of the company is filtered as its list, as CSV and as PDF', async () => {
    const csv = await report('/api/compliance/report?format=csv')
    expect(csv.text).toContain('محمد علي')
    expect(csv.text).toContain('Partly compliant,"CPF Contribution:')
    expect(
      (await report('/api/compliance/report?format=csv&completeness=non-compliant')).text.split('\r\n'),
    ).toHaveLength(2)
    const { text, totalPages } = await textOf((await report('/api/compliance/report?format=pdf')).bytes)
    expect(totalPages).toBe(1)
    expect(text).toContain('Report & Sons')
    expect(text).toContain('Priya')
    expect(text).toContain('Non-compliant: 1')
    const log = await app.look(
      `select detail from audit_log where action = 'compliance.report' and company_id = '${mei.companyId}'`,
    )
    expect(log.length).toBeGreaterThan(3)
  })

  test('holds nobody of another company, no number of a document, and is for HR', async () => {
    const rival = await app.employer('IN', 'Nosy')
    expect((await report(`/api/compliance/employees/${bad.id}/report`, rival.token)).status).toBe(404)
    expect((await report('/api/compliance/report?format=csv', rival.token)).text.split('\r\n')).toHaveLength(2)
    const csv = (await report('/api/compliance/report?format=csv')).text
    expect(csv).not.toMatch(/S1234567D|WP123456789A/)
    expect((await report('/api/compliance/report?format=docx')).body.fields.format).toBe('Format must be pdf or csv')
  })
})
