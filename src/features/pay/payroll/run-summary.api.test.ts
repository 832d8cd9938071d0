import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hired, hire, lockedRun, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { PayRun } from './contract.ts'

let app: TestServer
let office: PayOffice
let rival: PayOffice
let groupId: string
let ann: Hired
let bob: Hired
const facts = { birthDate: '1990-01-01', cpfStatus: 'citizen' }
const pay = { compensation: { basicSalary: 3000 } }

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  rival = await payOffice(app, 'SG')
})
afterAll(() => app.close())

const due = async () => (await office.good('GET', '/api/payroll/due')).due
const summaryOf = (run: PayRun) => office.good('GET', `/api/payroll/runs/${run.id}/summary`)

describe('the board of runs', () => {
  test('says which run is due before there is any, with its cut-off and the days to it', async () => {
    expect(await due()).toEqual([])
    groupId = (await monthlyGroup(office)).groupId
    expect(await due()).toMatchObject([
      { groupId, payDay: '2026-11-30', cutOff: '2026-11-27', daysToCutOff: 7, daysToPay: 10, runId: null },
    ])
  })

  test('says the next one that was left out after the last, and names the run that was begun for it', async () => {
    ann = await hire(office, { fullName: 'Ann Lim', ...pay }, facts)
    bob = await hire(office, { fullName: 'Bob Tan', ...pay }, facts)
    await lockedRun(app, office, { groupId, payDay: '2026-09-30' })
    expect(await due()).toMatchObject([{ payDay: '2026-10-31', daysToPay: -20, runId: null }])
    const { run } = await office.good('POST', '/api/payroll/runs', { groupId, payDay: '2026-10-31' })
    expect(await due()).toMatchObject([{ payDay: '2026-10-31', runId: run.id }])
    await office.good('POST', `/api/payroll/runs/${run.id}/void`, { version: run.version })
    expect(await due()).toMatchObject([{ payDay: '2026-10-31', runId: null }])
  })
})

describe('a run', () => {
  let run: PayRun
  test('names who came and who left since the last one', async () => {
    const cat = await hire(office, { fullName: 'Cat Goh', ...pay, joinDate: '2026-10-12' }, null)
    const since = { effectiveFrom: '2026-10-12', facts }
    await office.good('POST', `/api/payroll/people/${cat.employmentId}/profile`, since)
    const { employments } = await office.good('GET', `/api/employees/${bob.id}/employments`)
    const [{ id, version }] = employments
    const end = { version, endedOn: '2026-09-30', endReason: 'Resigned' }
    await office.good('PUT', `/api/employees/${bob.id}/employments/${id}`, end)
    const begun = (await office.good('POST', '/api/payroll/runs', { groupId, payDay: '2026-10-31' })).run
    run = (await office.good('POST', `/api/payroll/runs/${begun.id}/calculate`, { version: begun.version })).run
    const { headcount } = await summaryOf(run)
    expect(headcount).toMatchObject({
      payDay: '2026-09-30',
      before: 2,
      now: 2,
      came: { total: 1, people: [{ name: 'Cat Goh', day: '2026-10-12' }] },
      left: { total: 1, people: [{ name: 'Bob Tan', day: '2026-09-30' }] },
    })
  })

  test('sums each scheme of the law; whoever is left out is in none, and locking changes nothing', async () => {
    const before = (await summaryOf(run)).schemes
    const cpf = before.find(({ key }: { key: string }) => key === 'cpf')
    expect(cpf.people).toBe(2)
    const { people } = await office.good('GET', `/api/payroll/runs/${run.id}`)
    const costs = people.reduce((sum: number, one: { employerCost: number }) => sum + one.employerCost, 0)
    expect(before.reduce((sum: number, one: { employer: number }) => sum + one.employer, 0)).toBe(costs)
    await office.good('POST', `/api/payroll/runs/${run.id}/void`, { version: run.version })
    const locked = await lockedRun(app, office, { groupId, payDay: '2026-10-31' })
    expect((await summaryOf(locked)).schemes).toEqual(before)
    run = locked
  })

  test('keeps what payroll notes on a line, for payroll alone, and logs it', async () => {
    const path = `/api/payroll/runs/${run.id}/people/${ann.employmentId}/notes`
    expect((await office.good('GET', path)).notes).toEqual([])
    expect((await office.call('POST', path, { key: 'basic', note: ' ' })).status).toBe(422)
    const nowhere = await office.call('POST', path, { key: 'nothing', note: 'Why' })
    expect(nowhere.body.fields).toHaveProperty('key')
    const { notes } = await office.good('POST', path, { key: 'basic', note: 'Agreed with her manager' })
    expect(notes).toMatchObject([{ key: 'basic', note: 'Agreed with her manager', at: '2026-11-20T04:00:00.000Z' }])
    await office.good('POST', path, { key: 'basic', note: 'And again' }, office.approver.token)
    expect((await office.good('GET', path)).notes).toHaveLength(2)
    const logged = await app.look(`select 1 from audit_log where action = 'pay-line.note'`)
    expect(logged).toHaveLength(2)
    // No run of somebody else, and nobody who is not in it.
    const other = { key: 'basic', note: 'Mine' }
    expect((await office.call('POST', path, other, rival.maker.token)).status).toBe(404)
    const gone = `/api/payroll/runs/${run.id}/people/${bob.employmentId}/notes`
    expect((await office.call('POST', gone, other)).status).toBe(404)
  })

  test('is summed for nobody of another company', async () => {
    const path = `/api/payroll/runs/${run.id}/summary`
    expect((await office.call('GET', path, undefined, rival.maker.token)).status).toBe(404)
  })
})
