import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { ExitView } from './exits.contract.ts'

/** Two who settle the same end at once. */

let app: TestServer
let office: PayOffice
let ann: Hired

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-10-15T04:00:00Z') })
  office = await payOffice(app, 'SG')
  await monthlyGroup(office)
  const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
  ann = await hire(office, { fullName: 'Ann Lim', compensation: { basicSalary: 3000 } }, facts)
  const { employments } = await office.good('GET', `/api/employees/${ann.id}/employments`)
  const last = { version: employments[0].version, endedOn: '2026-10-16', endReason: 'Resigned' }
  await office.good('PUT', `/api/employees/${ann.id}/employments/${ann.employmentId}`, last)
})
afterAll(() => app.close())

const path = () => `/api/payroll/people/${ann.employmentId}/exit`
const exitNow = async (): Promise<ExitView> => (await office.good('GET', path())).exit
const soon = () => new Promise((go) => setTimeout(go, 400))

describe('a settlement', () => {
  test('is begun once, when two save it at once', async () => {
    const save = () => office.call('POST', path(), {})
    const answers = await Promise.all([save(), save(), save()])
    for (const { status, text } of answers) expect([200, 409], text).toContain(status)
    expect(await app.look('select id from pay_exits')).toHaveLength(1)
  })

  test('that goes into a pay run while somebody saves another one is paid as it was approved', async () => {
    const { id, version } = await exitNow()
    await office.good('POST', `/api/payroll/exits/${id}/submit`, { version })
    await office.agree('pay-exit')
    const approved = await exitNow()
    await app.look('begin')
    await app.look(`select id from pay_exits where id = '${id}' for update`)
    const paying = office.call('POST', `/api/payroll/exits/${id}/pay`, {
      version: approved.version,
      payDay: '2026-10-16',
    })
    await soon()
    const saving = office.call('POST', path(), { notice: 900_000 })
    await soon()
    await app.look('commit')
    expect((await paying).status, (await paying).text).toBe(200)
    expect((await saving).status, (await saving).text).toBe(409)
    expect(await exitNow()).toMatchObject({ state: 'paying', notice: 0, total: approved.total })
  })
})
