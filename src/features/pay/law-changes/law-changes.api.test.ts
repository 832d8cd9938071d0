import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, monthlyGroup, type PayOffice, payOffice } from '../../../../test/pay-runs.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let office: PayOffice
let groupId: string

beforeAll(async () => {
  app = await startTestServer({ now: () => new Date('2026-11-20T04:00:00Z') })
  office = await payOffice(app, 'SG')
  const born = (birthDate: string) => ({ birthDate, cpfStatus: 'citizen' })
  await hire(office, { fullName: 'E One', compensation: { basicSalary: 6000 } }, born('1968-03-01'))
  await hire(office, { fullName: 'E Two', compensation: { basicSalary: 5000 } }, born('1963-03-01'))
  await hire(office, { fullName: 'E Three', compensation: { basicSalary: 5000 } }, born('1986-03-01'))
  ;({ groupId } = await monthlyGroup(office))
})
afterAll(() => app.close())

describe('a change of law that is coming', () => {
  test('is listed with its figures and where they come from', async () => {
    const [group] = (await office.good('GET', '/api/law-changes')).groups
    expect(group.changes.map(({ from }: { from: string }) => from)).toContain('2027-01-01')
    const [january] = group.changes
    expect(january.rules[0].title).toContain('CPF')
    expect(january.rules[0].source).not.toBe('')
  })

  test('GO-008: says who is touched, from when, and how much it is for employee and employer', async () => {
    const { impact } = await office.good('GET', `/api/law-changes/${groupId}/impact?from=2027-01-01`)
    expect(impact).toMatchObject({ from: '2027-01-01', people: 3, affected: 2 })
    const said = impact.rows.map(({ name, employee, employer }: Record<string, { before: number; after: number }>) => [
      name,
      [employee?.before, employee?.after],
      [(employer?.after ?? 0) - (employer?.before ?? 0)],
    ])
    expect(said).toEqual([
      ['E One', [108_000, 114_000], [3000]],
      ['E Two', [62_500, 65_000], [2500]],
    ])
    expect(impact.employer.after - impact.employer.before).toBe(5500)
    expect(impact.rows[0].lines[0].why.rule.source.title).not.toBe('')
  })

  test('is refused for a day on which nothing begins, and is of one company', async () => {
    expect((await office.call('GET', `/api/law-changes/${groupId}/impact?from=2027-02-13`)).status).toBe(422)
    const rival = await app.employer('SG', 'Rival')
    const answer = await app.call('GET', `/api/law-changes/${groupId}/impact?from=2027-01-01`, { token: rival.token })
    expect(answer.status).toBe(404)
  })
})

describe('a figure that is tried', () => {
  test('is reckoned on the sum of the law up to its ceiling, and says that it is no law', async () => {
    const body = { scheme: 'cpf', party: 'employer', base: 'cpf.ow', percent: '0.5', ceiling: 550_000 }
    const { impact } = await office.good('POST', `/api/law-changes/${groupId}/trial`, body)
    expect(impact).toMatchObject({ from: null, affected: 3 })
    expect(impact.employer.after - impact.employer.before).toBe(2750 + 2500 + 2500)
    expect(impact.employee.after).toBe(impact.employee.before)
    expect(impact.rows[0].lines[0].why.rule.title).toContain('no law')
    const wrong = await office.call('POST', `/api/law-changes/${groupId}/trial`, { ...body, base: 'shoes' })
    expect(wrong.body.fields).toHaveProperty('base')
  })
})
