import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { centsOf, one, readRoe, readT4 } from '../../../../test/year-file.reading.ts'

let app: TestServer
const now = new Date('2026-11-20T04:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const person = (fullName: string, sinNumber: string, province: string) => ({
  fullName,
  countryCode: 'CA',
  nationality: 'Canadian',
  complianceData: { sinNumber, province },
  compensation: { basicSalary: 5000 },
})

describe('the T4 return as the CRA’s file', () => {
  let office: PayOffice
  let lea: Hired
  let zoe: Hired
  let entityId: string
  let groupId: string
  let path: string
  let first: string

  const read = async () => office.good('GET', `${path}/return?year=2026`)
  const make = (kind = 'original') => office.call('POST', `${path}/return`, { year: 2026, kind })
  const textOf = async (fileId: string): Promise<string> =>
    (await office.good('POST', `/api/pay-files/files/${fileId}/download`, { reason: 'To the CRA' })).text
  const say = (id: string, facts: Record<string, string>) =>
    office.good('POST', `/api/pay-files/people/${id}`, { from: '2026-01-01', facts })

  beforeAll(async () => {
    office = await payOffice(app, 'CA')
    lea = await hire(office, person('Léa Roy', '046 454 286', 'ON'), { birthDate: '1990-01-01', region: 'ON' })
    zoe = await hire(office, person('Zoé Côté', '123 456 782', 'QC'), { birthDate: '1991-02-03', region: 'QC' })
    const group = await monthlyGroup(office)
    entityId = group.entityId
    groupId = group.groupId
    path = `/api/year-end/${entityId}/t4`
    await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
  })

  test('waits for slips, for what the CRA asks of the employer, and for box 45 of each person, by name', async () => {
    const { parts, files, note, mayMake } = await read()
    expect(note).toContain('compare it with the page of that year')
    expect([files, mayMake]).toEqual([[], true])
    const said = parts[0].problems.map(
      ({ name, message }: { name: string | null; message: string }) => `${name}: ${message}`,
    )
    expect(said).toEqual(
      expect.arrayContaining([
        'null: Contact for returns is missing: enter it under Registrations.',
        'Léa Roy: The slip is not made yet, or its figures have changed since. Make slips first.',
        'Zoé Côté: Dental benefits on 31 December (T4, box 45) is missing or wrong.',
      ]),
    )
    expect((await make()).status).toBe(409)
    const { registrations } = await office.good('GET', '/api/pay-files/registrations')
    expect(registrations[0].blocked.map(({ format }: { format: string }) => format)).toContain('t4_xml')
  })

  test('is made of everybody’s slip once all is there, logged, and holds what the slips hold', async () => {
    const { entities } = await office.good('GET', '/api/company/entities')
    const { id, version, country, legalName } = entities[0]
    await office.good('PUT', `/api/company/entities/${id}`, {
      country,
      legalName,
      version,
      numbers: { businessNumber: { number: '123456782' }, payrollAccount: { number: '123456782 RP 0001' } },
    })
    await office.good('POST', `/api/pay-files/registrations/${entityId}`, {
      from: '2026-01-01',
      facts: {
        contactName: 'Ann Roy',
        contactPhone: '4165550100',
        contactEmail: 'ann@maple.example',
        returnLanguage: 'E',
      },
    })
    await say(lea.employmentId, { dental: '3' })
    await say(zoe.employmentId, { dental: '1' })
    await office.good('POST', path, { year: 2026 })
    expect((await read()).parts[0].problems).toEqual([])
    const made = await make()
    expect(made.status, made.text).toBe(201)
    first = made.body.data.fileId
    const { slips, summary, problems } = readT4(await textOf(first))
    expect(problems).toEqual([])
    expect(slips.map((slip) => [one(slip, 'EMPE_NM', 'snm')?.text, one(slip, 'empt_prov_cd')?.text])).toEqual(
      expect.arrayContaining([
        ['Roy', 'ON'],
        ['Côté', 'QC'],
      ]),
    )
    const form = await office.good('GET', `${path}?year=2026`)
    const total = (box: string) => form.boxes.find((each: { box: string }) => each.box === box).total
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_empt_incamt'))).toBe(total('14'))
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_itx_ddct_amt'))).toBe(total('22'))
    // The employer pays as much as the employee into the plan, and 1.4 times the premium.
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_empr_cpp_amt'))).toBe(total('16'))
    expect(centsOf(one(summary, 'T4_TAMT', 'tot_empr_eip_amt'))).toBeGreaterThan(total('18') * 1.35)
    const actions = await app.look<{ action: string }>(
      `select action from audit_log where company_id = '${office.maker.companyId}' and target_id = '${first}' order by at`,
    )
    expect(actions.map(({ action }) => action)).toEqual(['pay-file.make', 'pay-file.download'])
  })

  test('sends no slip twice; what changes afterwards stands in an amended file of its own', async () => {
    expect((await make()).body.error ?? (await make()).body.message).toContain('Nobody is to be in this file')
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: lea.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      amount: 100_000,
      month: '2026-10',
    })
    await lockedRun(app, office, { groupId, payDay: '2026-10-20', kind: 'off_cycle' })
    const [original, amended] = (await read()).parts
    expect([original.people, amended.people.map(({ name }: { name: string }) => name)]).toEqual([[], ['Léa Roy']])
    expect(amended.problems[0].message).toContain('Make slips first')
    await office.good('POST', path, { year: 2026 })
    const made = await make('amended')
    expect(made.status, made.text).toBe(201)
    const { slips, problems } = readT4(await textOf(made.body.data.fileId))
    expect([problems, slips.length, one(slips[0], 'rpt_tcd')?.text]).toEqual([[], 1, 'A'])
    expect(centsOf(one(slips[0], 'T4_AMT', 'empt_incamt'))).toBe(600_000)
  })

  test('a file that is withdrawn has sent nothing: its slips wait for another', async () => {
    const { files } = await read()
    expect(
      files.map(({ people, mayWithdraw }: { people: number; mayWithdraw: boolean }) => [people, mayWithdraw]),
    ).toEqual([
      [1, true],
      [2, true],
    ])
    for (const { id } of files)
      await office.good('POST', `/api/pay-files/files/${id}/withdraw`, { reason: 'Was not sent' })
    const after = await read()
    expect(after.parts[0].people).toHaveLength(2)
    expect(after.files.map(({ state }: { state: string }) => state)).toEqual(['withdrawn', 'withdrawn'])
  })

  test('is refused of years before its layout, and of forms that have none', async () => {
    const { refusal } = await office.good('GET', `${path}/return?year=2023`)
    expect(refusal).toContain('from 2024 on')
    expect((await office.call('GET', `/api/year-end/${entityId}/rl1/return?year=2026`)).status).toBe(404)
    const rival = await app.employer('CA', 'Rival')
    expect((await app.call('GET', `${path}/return?year=2026`, { token: rival.token })).status).toBe(404)
  })
})

describe('records of employment as ROE Web’s file', () => {
  test('are of whoever left, once it is said why and for how many hours, and are drafts', async () => {
    const office = await payOffice(app, 'CA')
    const address = { address: '88 Queens Quay West', addressLine2: 'Toronto ON', postalCode: 'M5J 0B8' }
    const gone = await hire(
      office,
      { ...person('Léa Roy', '046 454 286', 'ON'), ...address },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    await hire(office, person('Sam Stays', '123 456 782', 'ON'), { birthDate: '1991-02-03', region: 'ON' })
    const { entityId, groupId } = await monthlyGroup(office)
    const { entities } = await office.good('GET', '/api/company/entities')
    const { version, country, legalName } = entities[0]
    await office.good('PUT', `/api/company/entities/${entityId}`, {
      country,
      legalName,
      version,
      numbers: { businessNumber: { number: '123456782' }, payrollAccount: { number: '123456782 RP 0001' } },
    })
    await office.good('POST', `/api/pay-files/registrations/${entityId}`, {
      from: '2026-01-01',
      facts: { contactName: 'Ann Roy', contactPhone: '4165550100', returnLanguage: 'F' },
    })
    await lockedRun(app, office, { groupId, payDay: '2026-09-30' })
    await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const path = `/api/year-end/${entityId}/roe`
    const read = async () => office.good('GET', `${path}/return?year=2026`)
    expect((await read()).parts).toMatchObject([{ kind: 'original', people: [] }])
    const { employments } = await office.good('GET', `/api/employees/${gone.id}/employments`)
    await office.good('PUT', `/api/employees/${gone.id}/employments/${gone.employmentId}`, {
      version: employments[0].version,
      endedOn: '2026-10-31',
      endReason: 'Resigned',
    })
    const waiting = await read()
    expect(waiting.parts[0].people.map(({ name }: { name: string }) => name)).toEqual(['Léa Roy'])
    expect(waiting.parts[0].problems.map(({ message }: { message: string }) => message)).toEqual(
      expect.arrayContaining([
        'Reason for the record of employment (block 16) is missing or wrong.',
        'Insurable hours (block 15A) is missing or wrong.',
      ]),
    )
    await office.good('POST', `/api/pay-files/people/${gone.employmentId}`, {
      from: '2026-01-01',
      facts: { roeReason: 'E00', roeRecall: 'N', roeHours: '347', roeNil: 'yes' },
    })
    await office.good('POST', path, { year: 2026 })
    const made = await office.call('POST', `${path}/return`, { year: 2026, kind: 'original' })
    expect(made.status, made.text).toBe(201)
    expect((await office.call('POST', `${path}/return`, { year: 2026, kind: 'amended' })).status).toBe(409)
    const taken = `/api/pay-files/files/${made.body.data.fileId}/download`
    const { text } = await office.good('POST', taken, { reason: 'ROE Web' })
    const { records, problems } = readRoe(text)
    expect(problems).toEqual([])
    expect(records).toHaveLength(1)
    expect(records[0]?.attributes).toMatchObject({ Issue: 'D', PrintingLanguage: 'F' })
    expect(one(records[0], 'B11')?.text).toBe('2026-10-31')
    const periods = one(records[0], 'B15C')?.children.map((period) => centsOf(one(period, 'AMT')))
    expect(periods?.slice(0, 3)).toEqual([500_000, 500_000, 0])
    expect((await read()).parts[0].people).toEqual([])
  })
})
