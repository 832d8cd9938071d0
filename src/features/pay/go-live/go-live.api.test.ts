import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import { writeImport } from '../../platform/imports/jobs.ts'
import type { MonthComparison, PayDifference } from './contract.ts'

let app: TestServer
let office: PayOffice
let lin: Hired
let farah: Hired
let groupId: string
let entityId: string
const numbers = new Map<string, string>()
const CITIZEN = { birthDate: '1990-01-01', cpfStatus: 'citizen' }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-07-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  lin = await hire(office, { fullName: 'Lin Wei', compensation: { basicSalary: 9000 } }, CITIZEN)
  farah = await hire(office, { fullName: 'Farah Idris', compensation: { basicSalary: 4200 } }, CITIZEN)
  ;({ groupId, entityId } = await monthlyGroup(office))
  for (const one of [lin, farah]) {
    const { employments } = await office.good('GET', `/api/employees/${one.id}/employments`)
    numbers.set(one.name, employments[0].number)
  }
})
afterAll(() => app.close())

type Cells = Record<string, string>
/** Brings a file in: staged, checked, written. Says what is wrong with its rows. */
const bringIn = async (rows: Cells[]) => {
  const { good } = office
  const base = '/api/imports/pay-registers'
  const { import: one } = await good('POST', base, {
    fileName: 'register.csv',
    fileHash: randomBytes(32).toString('hex'),
    rows: rows.length,
    headers: [],
    mapping: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  })
  const numbered = rows.map((cells, at) => ({ row: at + 2, cells }))
  const { problems } = await good('POST', `${base}/${one.id}/rows`, { rows: numbered })
  const { status } = await office.call('POST', `${base}/${one.id}/start`)
  if (status === 200)
    await writeImport(app.server.services, { companyId: office.maker.companyId, kind: 'pay-registers', id: one.id })
  return { id: one.id as string, problems }
}
const linIn = (month: string, over: Cells = {}): Cells => ({
  employee_id: numbers.get('Lin Wei') ?? '',
  month,
  basic: '9,000.00',
  'sg.cpf.employee': '1600',
  'sg.cpf.employer': '1360',
  'sg.sdl.employer': '11.25',
  gross: '9000',
  net: '7400',
  ...over,
})
const farahIn = (month: string, over: Cells = {}): Cells => ({
  employee_id: numbers.get('Farah Idris') ?? '',
  month,
  basic: '4200',
  'sg.cpf.employee': '840',
  'sg.cpf.employer': '714',
  'sg.sdl.employer': '10.5',
  gross: '4200',
  net: '3360',
  ...over,
})
const parallel = async (month: string): Promise<MonthComparison> =>
  (await office.good('POST', `/api/go-live/${groupId}/parallel`, { month })).comparison
const groupNow = async () => (await office.good('GET', '/api/go-live')).groups[0]
const said = ({ differences }: MonthComparison) =>
  differences.map(({ name, label, amount, cause }: PayDifference) => [name, label, amount, cause?.kind ?? null])

describe('the register of the provider before', () => {
  test('is asked for by the checklist of payroll, until a month is counted', async () => {
    const { entities } = await office.good('GET', '/api/payroll/setup')
    expect(entities[0].missing).toMatchObject([{ what: 'history', people: 2 }])
  })

  test('is judged row by row before anything is kept, and names the cell', async () => {
    const { problems } = await bringIn([
      { employee_id: 'nobody', month: '2026-01', basic: '1' },
      linIn('soon'),
      linIn('2025-11'),
      linIn('2026-01', { basic: 'nine thousand' }),
      linIn('2026-01', { 'in.tds.employee': '10' }),
      { employee_id: numbers.get('Lin Wei') ?? '', month: '2026-01' },
    ])
    expect(
      problems.map(({ row, field, message }: { row: number; field: string; message: string }) => [row, field, message]),
    ).toEqual([
      [2, 'employee_id', 'Nobody has this employee ID'],
      [3, 'month', 'Month must be like 2026-03 or Mar 2026'],
      [4, 'month', 'This person was not employed in this month'],
      [5, 'basic', 'Basic salary must be an amount such as 1234.50'],
      [6, 'in.tds.employee', 'This is not asked for in the country of this person'],
      [7, 'basic', 'This row has no amount: match at least one column of pay'],
    ])
    expect((await groupNow()).months).toEqual([])
  })

  test('has a column for each component of the company’s own', async () => {
    await office.good('POST', '/api/pay-components', {
      entityId,
      code: 'referral',
      name: 'Referral bonus',
      nature: 'bonus',
      effectiveFrom: '2026-01-01',
    })
    const { kind } = await office.good('GET', '/api/imports/pay-registers')
    expect(kind.columns).toContainEqual(
      expect.objectContaining({ key: 'own.referral', aliases: expect.arrayContaining(['referral']) }),
    )
    const { id, problems } = await bringIn([linIn('Jan 2026', { 'own.referral': '250', gross: '9250', net: '7650' })])
    expect(problems).toEqual([])
    const rows = await app.look<{ amounts: object }>('select amounts from pay_register_rows')
    expect(rows).toMatchObject([{ amounts: { 'own.referral': 25_000 } }])
    await office.good('POST', `/api/imports/pay-registers/${id}/undo`)
  })

  test('is taken once for a person and month, and undone as long as nothing rests on it', async () => {
    const first = await bringIn([linIn('Jan 2026')])
    const again = await bringIn([linIn('2026-01-31'), linIn('02/2026')])
    expect(again.problems).toMatchObject([{ row: 2, field: 'month', duplicate: true }])
    await office.good('POST', `/api/imports/pay-registers/${first.id}/undo`)
    await office.good('POST', `/api/imports/pay-registers/${again.id}/undo`)
    expect((await groupNow()).months).toEqual([])
  })

  test('is counted as paid before only when its totals are explained by its columns', async () => {
    const wrong = await bringIn([linIn('2026-01', { gross: '9200' })])
    const refused = await office.call('POST', `/api/go-live/${groupId}/count`, { until: '2026-01' })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('gross is 200.00 more than its parts'),
    ])
    await office.good('POST', `/api/imports/pay-registers/${wrong.id}/undo`)
  })
})

describe('months beside the register', () => {
  let imported: string
  test('are counted as paid before from the earliest on, and stay in the sums of the year', async () => {
    const rows = ['01', '02', '03', '04', '05', '06'].flatMap((month) => [
      linIn(
        `2026-${month}`,
        month === '03'
          ? { bonus: '2000', 'sg.cpf.employee': '2000', 'sg.cpf.employer': '1700', gross: '11000', net: '9000' }
          : {},
      ),
      farahIn(`2026-${month}`, month === '05' ? { 'sg.cpf.employee': '820', net: '3380' } : {}),
    ])
    const brought = await bringIn(rows)
    expect(brought.problems).toEqual([])
    imported = brought.id
    const { counted } = await office.good('POST', `/api/go-live/${groupId}/count`, { until: '2026-04' })
    expect(counted.map(({ month, people }: { month: string; people: number }) => [month, people])).toEqual([
      ['2026-01', 2],
      ['2026-02', 2],
      ['2026-03', 2],
      ['2026-04', 2],
    ])
    expect((await office.good('GET', '/api/payroll/setup')).entities[0].missing).toEqual([])
    const { runs } = await office.good('GET', '/api/payroll/runs')
    expect(
      runs.map(({ kind, month, state, allowed }: Record<string, unknown>) => [kind, month, state, allowed]),
    ).toContainEqual(['opening', '2026-04', 'locked', []])
    const twice = await office.call('POST', '/api/payroll/runs', { groupId, payDay: '2026-04-30', kind: 'regular' })
    expect(twice.status).toBe(409)
  })

  test('are not handed to banks or authorities, and no payslip is published of them', async () => {
    const { runs } = await office.good('GET', '/api/payroll/runs')
    const [run] = runs
    const published = await office.call('POST', `/api/payroll/runs/${run.id}/publish`, { version: run.version })
    expect([published.status, published.text]).toEqual([
      409,
      expect.stringContaining('Another provider paid this month'),
    ])
    expect((await office.good('GET', '/api/pay-files/runs')).runs).toEqual([])
  })

  test('differ by component, with the cause that gives their figure; nothing can be paid by them', async () => {
    const found = await parallel('2026-05')
    expect(found).toMatchObject({ status: 'differences', compared: 2, open: 1, theirs: 1_078_000, ours: 1_076_000 })
    expect(said(found)).toEqual([['Farah Idris', 'CPF, employee', 2000, null]])
    expect(found.differences[0]?.why?.rule.title).toContain('CPF')
    expect(
      (await office.good('GET', '/api/payroll/runs')).runs.filter(
        ({ month }: { month: string }) => month === '2026-05',
      ),
    ).toEqual([])
    expect(await parallel('2026-06')).toMatchObject({ status: 'clean', open: 0 })
    expect((await groupNow()).ready).toBe(false)
  })

  test('are ready once each difference of two months is accepted by name, at the figures it had', async () => {
    const address = `/api/go-live/${groupId}/parallel/2026-05/accept`
    const differences = [{ employmentId: farah.employmentId, component: 'sg.cpf.employee' }]
    const silent = await office.call('POST', address, { differences })
    expect(silent.status).toBe(422)
    const { comparison } = await office.good('POST', address, {
      differences,
      note: 'They rounded by hand; paid in June',
    })
    expect(comparison).toMatchObject({
      open: 0,
      differences: [{ state: 'accepted', note: { text: 'They rounded by hand; paid in June' } }],
    })
    expect((await groupNow()).ready).toBe(true)
    await office.good('POST', address, { differences })
    expect((await groupNow()).ready).toBe(false)
    await office.good('POST', address, { differences, note: 'They rounded by hand; paid in June' })
  })

  test('come as a file with their totals', async () => {
    const csv = await office.call('GET', `/api/go-live/${groupId}/parallel/2026-05/file`)
    expect(csv.text).toContain('Farah Idris,Pay,"CPF, employee",difference,-820.00,-840.00,20.00')
    expect(csv.text).toContain('Net pay of everybody,Pay,,total,10780.00,10760.00,20.00')
    expect((await office.call('GET', `/api/go-live/${groupId}/parallel/2026-05/file?format=xlsx`)).status).toBe(200)
  })

  test('once counted, the first pay here goes on from them: the ceiling of the year and its statement', async () => {
    await office.good('POST', `/api/go-live/${groupId}/count`, { until: '2026-06' })
    const month = '2026-07'
    await office.good('POST', '/api/payroll/one-offs', {
      employmentId: lin.employmentId,
      kind: 'earning',
      nature: 'bonus',
      label: 'Bonus',
      amount: 1_000_000,
      month,
    })
    const run = await lockedRun(app, office, { groupId, payDay: '2026-07-31' })
    const { slip } = await office.good('GET', `/api/payroll/runs/${run.id}/people/${lin.employmentId}`)
    const cpf = slip.lines.find(({ key, kind }: { key: string; kind: string }) => key === 'cpf' && kind === 'deduction')
    // GO-010: 20 % of 8,000 and of the 4,000 left of the additional wage ceiling.
    expect(cpf.amount).toBe(240_000)
    const form = (await office.good('GET', '/api/year-end?year=2026')).entities[0].forms[0].key
    const { people } = await office.good('GET', `/api/year-end/${entityId}/${form}?year=2026`)
    const own = people.find(({ name }: { name: string }) => name === 'Lin Wei')
    // Pay of the year, what was paid before with it, and bonuses apart.
    expect(own.boxes.slice(0, 2).map(({ amount }: { amount: number }) => amount)).toEqual([7 * 900_000, 1_200_000])
  })

  test('cannot be taken back once pay rests on them, and the import stays', async () => {
    const answer = await office.call('POST', `/api/go-live/${groupId}/uncount`, {
      month: '2026-06',
      reason: 'Wrong file',
    })
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('rests on this month')])
    const undone = await office.good('POST', `/api/imports/pay-registers/${imported}/undo`)
    expect(undone).toMatchObject({ removed: 0, kept: { count: 12 } })
  })

  test('belong to one company: another sees nothing of them', async () => {
    const rival = await app.employer('SG', 'Rival')
    const answer = await app.call('POST', `/api/go-live/${groupId}/parallel`, {
      token: rival.token,
      body: { month: '2026-05' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('a month counted too early', () => {
  test('is taken back with a reason, the last one first', async () => {
    const other = await payOffice(app, 'SG')
    const mona = await hire(other, { fullName: 'Mona Tan', compensation: { basicSalary: 5000 } }, CITIZEN)
    const group = await monthlyGroup(other)
    const { employments } = await other.good('GET', `/api/employees/${mona.id}/employments`)
    const before = office
    office = other
    const cells = { employee_id: employments[0].number, basic: '5000', 'sg.cpf.employee': '1000' }
    await bringIn([
      { ...cells, month: '2026-01' },
      { ...cells, month: '2026-02' },
    ])
    office = before
    await other.good('POST', `/api/go-live/${group.groupId}/count`, { until: '2026-02' })
    const back = (month: string) =>
      other.call('POST', `/api/go-live/${group.groupId}/uncount`, { month, reason: 'The file was of another year' })
    expect((await back('2026-01')).status).toBe(409)
    expect((await back('2026-02')).status).toBe(200)
    expect((await back('2026-01')).status).toBe(200)
    expect((await other.good('GET', '/api/payroll/runs')).runs).toEqual([])
  })
})
