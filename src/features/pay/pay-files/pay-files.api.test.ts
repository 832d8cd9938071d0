import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '../../../../test/hiring.ts'
import { readContributionFile } from '../../../../test/pay-file.reading.ts'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { formOf, startTestServer, type TestServer } from '../../../../test/support.ts'
import { readSif } from '../../../countries/ae/files/sif.reading.ts'
import type { PayRun } from '../payroll/contract.ts'
import type { FileFactView, FilePreview, PayFile, Payment, RunFiles } from './contract.ts'

let app: TestServer
const now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
})
afterAll(() => app.close())

const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const EMIRATES = {
  emiratesId: '784-1985-1234567-1',
  emirate: 'dubai',
  visaType: 'employment_visa',
  visaNumber: 'AE123456789',
  visaExpiry: '2028-01-31',
  labourCard: 'LC-123456789',
}
const states = (payments: readonly Payment[]) => payments.map(({ name, state }) => [name, state])
const rowsOf = (csv: string) => csv.trimEnd().split('\r\n')

describe('payments of a locked run in Singapore', () => {
  let office: PayOffice
  let run: PayRun
  let entityId: string
  let lin: Hired
  let farah: Hired
  let held: Hired
  let files: RunFiles
  const farahsForm = formOf({ fullName: 'Farah Idris', compensation: { basicSalary: 4200 }, joinDate: '2026-01-05' })

  beforeAll(async () => {
    office = await payOffice(app, 'SG')
    lin = await hire(
      office,
      { fullName: 'Lin Wei', compensation: { basicSalary: 5000 }, bankName: 'OCBC', bankAccountNumber: '501234567001' },
      CITIZEN,
    )
    farah = await hire(office, farahsForm, CITIZEN)
    held = await hire(
      office,
      { fullName: 'Zed Held', compensation: { basicSalary: 3000 }, bankAccountNumber: '501234567003' },
      CITIZEN,
    )
    const { groupId, ...of } = await monthlyGroup(office)
    entityId = of.entityId
    run = await lockedRun(app, office, { groupId, payDay: '2026-10-31', held: [held] })
  })

  const read = async (): Promise<RunFiles> => office.good('GET', `/api/pay-files/runs/${run.id}`)
  const make = (format: string, token?: string) =>
    office.call('POST', `/api/pay-files/runs/${run.id}/files`, { format }, token)
  const fileOf = (all: RunFiles, id: string): PayFile => all.files.find((one) => one.id === id) as PayFile

  test('wait for a bank account, and say whose is missing', async () => {
    files = await read()
    expect(states(files.payments)).toEqual([
      ['Farah Idris', 'to_pay'],
      ['Lin Wei', 'to_pay'],
      ['Zed Held', 'held'],
    ])
    expect(files.run).toMatchObject({ net: 976_000, held: 240_000, toPay: 736_000, paid: 0, sent: 0 })
    const preview: FilePreview = await office.good('GET', `/api/pay-files/runs/${run.id}/preview?format=payments_list`)
    expect(preview.problems).toEqual([
      { employmentId: farah.employmentId, name: 'Farah Idris', message: 'Bank account is missing or wrong.' },
    ])
    const refused = await make('payments_list')
    expect([refused.status, refused.body.error ?? refused.body.message]).toEqual([
      409,
      expect.stringContaining('Farah Idris: Bank account is missing'),
    ])
    const { employee } = await office.good('GET', `/api/employees/${farah.id}`)
    await office.good('PUT', `/api/employees/${farah.id}`, {
      ...farahsForm,
      bankAccountNumber: '501234567002',
      version: employee.version,
    })
  })

  test('show no account in full before the file, which has them and comes to the run to the cent', async () => {
    const preview: FilePreview = await office.good('GET', `/api/pay-files/runs/${run.id}/preview?format=payments_list`)
    expect(preview).toMatchObject({ people: 2, total: 736_000, problems: [] })
    expect(JSON.stringify(preview)).not.toContain('501234567001')
    expect(JSON.stringify(preview)).toContain('••••7001')
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
    files = made
    const file = fileOf(files, made.fileId)
    expect(file).toMatchObject({ people: 2, total: 736_000, state: 'made', downloads: [] })
    expect(states(files.payments).map(([, state]) => state)).toEqual(['sent', 'sent', 'held'])
    expect((await make('payments_list')).status).toBe(409)
  })

  test('are taken out with a reason, which is written down, as they were made', async () => {
    const id = files.files[0]?.id
    expect((await office.call('POST', `/api/pay-files/files/${id}/download`, { reason: '' })).status).toBe(422)
    const taken = await office.good('POST', `/api/pay-files/files/${id}/download`, { reason: 'To the bank' })
    const rows = rowsOf(taken.text)
    expect(rows[0]).toBe('Reference,Name,Bank,Account,Currency,Pay day,Amount')
    expect(rows[2]).toMatch(/,Lin Wei,OCBC,501234567001,SGD,2026-10-31,4000\.00$/)
    expect(rows[3]).toBe('Total,,,,,,7360.00')
    expect(fileOf(await read(), id as string)).toMatchObject({
      hash: taken.hash,
      downloads: [{ by: 'Mei Tan', reason: 'To the bank' }],
    })
  })

  test('are not confirmed by who made the file', async () => {
    const id = files.files[0]?.id
    const own = await office.call('POST', `/api/pay-files/files/${id}/paid`, { paidOn: '2026-10-31' })
    expect([own.status, own.text]).toEqual([409, expect.stringContaining('somebody else confirms')])
    const early = { paidOn: '2027-01-01' }
    const tooEarly = await office.call('POST', `/api/pay-files/files/${id}/paid`, early, office.approver.token)
    expect(tooEarly.body.fields).toEqual({ paidOn: 'Paid on must not be in the future' })
    const readOnly = await anAdministrator(app, office.maker, 'Rita', 'read_only')
    expect(
      (await office.call('POST', `/api/pay-files/files/${id}/paid`, { paidOn: '2026-10-31' }, readOnly.token)).status,
    ).toBe(403)
    await office.good('POST', `/api/pay-files/files/${id}/paid`, { paidOn: '2026-10-31' }, office.approver.token)
    files = await read()
    expect(fileOf(files, id as string)).toMatchObject({ state: 'paid', paidOn: '2026-10-31' })
    expect(files.run).toMatchObject({ paid: 736_000, toPay: 0 })
  })

  test('FI-009: that the bank refused are to pay again, by a second file that holds nobody else', async () => {
    const first = files.files[0]?.id
    const rejects = [{ employmentId: lin.employmentId, reason: 'Account closed' }]
    await office.good('POST', `/api/pay-files/files/${first}/rejects`, { rejects })
    expect((await office.call('POST', `/api/pay-files/files/${first}/rejects`, { rejects })).status).toBe(409)
    files = await read()
    expect(files.payments.find(({ name }) => name === 'Lin Wei')).toMatchObject({
      state: 'to_pay',
      reason: 'Account closed',
    })
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
    const second = fileOf(made, made.fileId)
    expect(second).toMatchObject({ people: 1, total: 400_000 })
    // The first stays as it was sent.
    expect(fileOf(made, first as string)).toMatchObject({ people: 2, total: 736_000, rejected: 1, state: 'paid' })
  })

  test('that a run held go out once they are let go, with a reason', async () => {
    const path = `/api/pay-files/runs/${run.id}/people/${held.employmentId}/release`
    await office.good('POST', path, { reason: 'Account proved' })
    expect((await office.call('POST', path, { reason: 'Again' })).status).toBe(409)
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'payments_list' })
    expect(fileOf(made, made.fileId)).toMatchObject({ people: 1, total: 240_000 })
    await office.good('POST', `/api/pay-files/files/${made.fileId}/withdraw`, { reason: 'Wrong day' })
    files = await read()
    expect(files.payments.find(({ name }) => name === 'Zed Held')?.state).toBe('to_pay')
    expect((await office.call('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'x' })).status).toBe(
      409,
    )
  })

  test('two who make the file at once make one', async () => {
    const both = await Promise.all([make('payments_list'), make('payments_list', office.approver.token)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('contributions of the month tie to the lines, and the levy is part of them', async () => {
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'cpf_list' })
    const file = fileOf(made, made.fileId)
    // 37 % of 5,000, 4,200 and 3,000, and 0.25 % of each.
    expect(file).toMatchObject({
      kind: 'contribution',
      people: 3,
      total: 185_000 + 155_400 + 111_000 + 1_125 + 1_050 + 750,
    })
    const { text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'CPF' })
    expect(rowsOf(text)[0]).toContain('Ordinary wages subject to CPF')
    expect(text).toMatch(/Lin Wei,S\d{7}A,5000\.00,0\.00,1000\.00,850\.00,11\.25/)
  })

  test('go to CPF Board as the file it takes: wages, contributions, who joined, and the levy of everybody', async () => {
    const preview = await office.good('GET', `/api/pay-files/runs/${run.id}/preview?format=cpf_ezpay`)
    expect(preview.problems.map(({ message }: { message: string }) => message)).toEqual([
      'CPF submission number is missing: enter it under Registrations.',
    ])
    const uen = '197401143C'
    await office.good('PUT', `/api/company/entities/${entityId}`, {
      numbers: { uen: { number: uen }, cpfSubmissionNumber: { number: `${uen}-PTE-01` } },
    })
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'cpf_ezpay' })
    // The levy of 29.25 without its cents.
    expect(fileOf(made, made.fileId)).toMatchObject({ people: 3, total: 185_000 + 155_400 + 111_000 + 2_900 })
    const { text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'CPF' })
    const read = readContributionFile(text)
    expect(read).toMatchObject({ month: '202610', total: 454_300, problems: [] })
    expect(read.details.find(({ name }) => name === 'LIN WEI')).toMatchObject({
      code: '01',
      cents: 185_000,
      ordinary: 500_000,
      additional: 0,
      status: 'E',
    })
  })

  test('of a run that is not locked, of another company and of a format that is none are not there', async () => {
    const rival = await app.employer('SG', 'Rival')
    expect((await office.call('GET', `/api/pay-files/runs/${run.id}`, undefined, rival.token)).status).toBe(404)
    expect((await office.good('GET', '/api/pay-files/runs', undefined, rival.token)).runs).toEqual([])
    expect((await make('telegram')).status).toBe(404)
  })
})

describe('the wage file of the Emirates', () => {
  let office: PayOffice
  let run: PayRun
  let omar: Hired
  let entityId: string

  beforeAll(async () => {
    office = await payOffice(app, 'AE')
    omar = await hire(
      office,
      {
        fullName: 'Omar Said',
        countryCode: 'AE',
        nationality: 'Indian',
        employmentStatus: undefined,
        complianceData: EMIRATES,
        compensation: { basicSalary: 8000 },
        bankName: 'ENBD',
        bankAccountNumber: 'AE070331234567890123456',
      },
      { serviceFrom: '2026-01-05' },
    )
    const group = await monthlyGroup(office)
    entityId = group.entityId
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: omar.employmentId,
      kind: 'earning',
      nature: 'overtime',
      label: 'Overtime',
      amount: 30_000,
      month: '2026-10',
    })
    const unpaid = { country: 'AE', name: 'Unpaid leave', paid: false }
    const { countries } = await office.good('POST', '/api/company/leave/types', unpaid)
    const types: { type: { key: string; name: string } }[] = countries.flatMap(
      ({ types: all }: { types: object[] }) => all,
    )
    const type = types.find((one) => one.type.name === 'Unpaid leave')?.type.key
    const day = '2026-10-12'
    await office.good('POST', '/api/company/leave/requests', { employeeId: omar.id, type, from: day, until: day })
    run = await lockedRun(app, office, { groupId: group.groupId, payDay: '2026-10-31' })
  })

  test('says what is missing of the employer and of people, and which file waits for it', async () => {
    const { registrations } = await office.good('GET', '/api/pay-files/registrations')
    expect(registrations[0].blocked).toEqual([
      {
        format: 'sif',
        label: 'Salary information file (WPS)',
        missing: ['MOHRE establishment number', 'Routing code of the company’s bank'],
      },
    ])
    const path = `/api/pay-files/registrations/${entityId}`
    const wrong = await office.call('POST', path, { from: '2026-01-01', facts: { routing: '12', establishment: '1' } })
    expect(wrong.body.fields).toEqual({
      'facts.routing': 'Routing code must be 9 digits',
      'facts.establishment': 'MOHRE establishment number is taken from the record: change it there',
    })
    await office.good('POST', path, { from: '2026-01-01', facts: { routing: '302620122' } })
    const { entities } = await office.good('GET', '/api/company/entities')
    await office.good('PUT', `/api/company/entities/${entityId}`, {
      version: entities[0].version,
      numbers: { mohreEstablishment: { number: '9103' } },
    })
    const person = `/api/pay-files/people/${omar.employmentId}`
    await office.good('POST', person, { from: '2026-01-01', facts: { personCode: '123456', routing: '302620122' } })
    const { facts } = await office.good('GET', person)
    const shown = new Map(facts.map(({ key, shown: text }: FileFactView) => [key, text]))
    expect([shown.get('personCode'), shown.get('routing'), shown.get('account')]).toEqual([
      '123456',
      '••••0122',
      '••••3456',
    ])
  })

  test('comes to what is paid, with overtime apart, and reads without a fault', async () => {
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'sif' })
    const { name, text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'WPS' })
    expect(name).toMatch(/^0000000009103\d{12}\.SIF$/)
    const { people, trailer, problems, accounts } = readSif(text)
    expect([problems, accounts]).toEqual([[], []])
    // One day of leave without pay: a thirtieth of 8,000 is not paid, and the file says the day.
    expect(people).toMatchObject([{ fixed: 773_333, variable: 30_000, days: 31, unpaidDays: 1 }])
    expect(trailer).toMatchObject({ count: 1, total: 803_333, month: '102026', currency: 'AED' })
  })
})

describe('files of India and of Canada', () => {
  test('the provident fund return comes to the shares of the month', async () => {
    const office = await payOffice(app, 'IN')
    await hire(
      office,
      {
        fullName: 'Asha Rao',
        countryCode: 'IN',
        nationality: 'Indian',
        complianceData: { panNumber: 'ABCPE1234F', aadhaarNumber: '2341 2341 2346', uanNumber: '100427607286' },
        compensation: { basicSalary: 30_000 },
      },
      { birthDate: '1990-01-01', region: 'KA', epfMember: 'yes', epsMember: 'yes', taxRegime: 'new', panKnown: 'yes' },
    )
    const { entityId, groupId } = await monthlyGroup(office)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    const { entities } = await office.good('GET', '/api/company/entities')
    await office.good('PUT', `/api/company/entities/${entityId}`, {
      version: entities[0].version,
      numbers: { epfCode: { number: 'MHBAN0000064000' } },
    })
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'ecr' })
    const { text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'EPFO' })
    expect(text).toBe('100427607286#~#Asha Rao#~#30000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\n')
  })

  test('the direct deposits of a bank of Canada are those of the run', async () => {
    const office = await payOffice(app, 'CA')
    const { employmentId } = await hire(
      office,
      {
        fullName: 'Léa Roy',
        countryCode: 'CA',
        nationality: 'Canadian',
        complianceData: { sinNumber: '046 454 286', province: 'ON' },
        compensation: { basicSalary: 5000 },
        bankAccountNumber: '1234567',
      },
      { birthDate: '1990-01-01', region: 'ON' },
    )
    const { entityId, groupId } = await monthlyGroup(office)
    const run = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    await office.good('POST', `/api/pay-files/registrations/${entityId}`, {
      from: '2026-01-01',
      facts: {
        originatorId: 'ACME000001',
        shortName: 'ACME',
        longName: 'ACME LIMITED',
        dataCentre: '01020',
        institution: '003',
        transit: '00412',
        account: '7654321',
      },
    })
    await office.good('POST', `/api/pay-files/people/${employmentId}`, {
      from: '2026-01-01',
      facts: { institution: '004', transit: '10231' },
    })
    const made = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'cpa005' })
    const { text } = await office.good('POST', `/api/pay-files/files/${made.fileId}/download`, { reason: 'Bank' })
    const net = String(run.sums.net).padStart(10, '0')
    expect(text).toContain(`200${net}026304000410231`)
    const list = await office.good('POST', `/api/pay-files/runs/${run.id}/files`, { format: 'cra_list' })
    expect(list.files.find(({ id }: PayFile) => id === list.fileId).total).toBeGreaterThan(0)
  })
})
