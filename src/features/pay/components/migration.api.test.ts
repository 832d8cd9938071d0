import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'

let app: TestServer
let mei: Person
const now = new Date('2026-11-20T04:00:00Z')

beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer()
})
afterAll(() => app.close())

const good = async (method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, { token: mei.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
  return answer.body.data
}

/** What the migration does with what is there, but for what it needs of its owner. */
const takeOver = async () => {
  for (const name of ['387_allowances_become_components', '405_names_of_allowances_apart']) {
    const text = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8')
    await app.look(text.slice(text.indexOf('create temporary table')))
  }
}

const NAMES = ['Shift allowance', 'shift allowance ', 'Bonus', 'بدل خطر', 'Meal & drinks', 'Housing']

describe('allowances that were known by their names', () => {
  test('become components with nothing lost: each name one, priced as it was', async () => {
    const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05' }))
    for (const name of NAMES)
      await app.look(`
        insert into allowances (company_id, employee_id, employment_id, allowance_type, frequency, currency, amount, effective_from)
        select company_id, employee_id, id, '${name}', 'monthly', 'SGD', 10000, '2026-02-01' from employments where employee_id = '${employee.id}'`)
    const { entities } = await good('GET', '/api/payroll/setup')
    const group = { entityId: entities[0].id, name: 'Singapore monthly', frequency: 'monthly', payOn: 31 }
    const { id: groupId } = (await good('POST', '/api/payroll/groups', group)).group
    const { employments } = await good('GET', `/api/employees/${employee.id}/employments`)
    await good('POST', `/api/payroll/people/${employments[0].id}/profile`, {
      effectiveFrom: '2026-01-05',
      facts: { birthDate: '1990-01-01', cpfStatus: 'citizen' },
    })
    const { run } = await good('POST', '/api/payroll/runs', { groupId, payDay: '2026-10-31', kind: 'regular' })
    const reckon = async () => {
      const { version } = (await good('GET', `/api/payroll/runs/${run.id}`)).run
      await good('POST', `/api/payroll/runs/${run.id}/calculate`, { version })
      const { slip } = await good('GET', `/api/payroll/runs/${run.id}/people/${employments[0].id}`)
      const amounts = slip.lines.map(({ key, amount }: { key: string; amount: number }) => [key, amount]).sort()
      return { net: slip.net, employerCost: slip.employerCost, amounts }
    }
    const before = await reckon()
    await takeOver()
    expect(await reckon()).toEqual(before)

    const rows = await app.look<{ allowance_type: string; component_code: string }>(
      'select allowance_type, component_code from allowances order by component_code, allowance_type',
    )
    expect(rows.map(({ allowance_type: name }) => name).sort()).toEqual([...NAMES].sort())
    const codes = new Set(rows.map(({ component_code: code }) => code))
    expect(codes).toEqual(
      new Set([
        'shift_allowance',
        'bonus_extra',
        expect.stringMatching(/^allowance_[0-9a-f]{8}$/),
        'meal_drinks',
        'housing_extra',
      ]),
    )
    const { components } = await good('GET', '/api/pay-components?kind=own')
    expect(components).toHaveLength(5)
    for (const one of components)
      expect(one).toMatchObject({ nature: 'allowance', proration: null, choice: null, from: '2026-02-01' })
  })

  test('that differ in letters a code has not, or at their end, are components of their own; nothing else is', async () => {
    mei = await app.employer('SG', 'Harbour')
    const { employee } = await good('POST', '/api/employees/unified', formOf({ joinDate: '2026-01-05' }))
    const long = 'Allowance for work in the cold store of the harbour,'
    const names = [
      'بدل A',
      'علاوة A',
      'بدل a ',
      `${long} by day`,
      `${long} by night`,
      '   ',
      '=cmd()',
      'बोनस 2',
      'Housing',
    ]
    for (const name of names)
      await app.look(`
        insert into allowances (company_id, employee_id, employment_id, allowance_type, frequency, currency, amount, effective_from)
        select company_id, employee_id, id, '${name}', 'monthly', 'SGD', 10000, '2026-02-01' from employments where employee_id = '${employee.id}'`)
    await takeOver()
    const rows = await app.look<{ name: string; code: string | null; component: string | null }>(`
      select allowance.allowance_type as name, allowance.component_code as code,
             (select version.name from pay_component_versions version join pay_components component on component.id = version.component_id
               where component.company_id = allowance.company_id and component.code = allowance.component_code) as component
        from allowances allowance where allowance.employee_id = '${employee.id}'`)
    const codes = new Map(rows.map(({ name, code }) => [name, code]))
    expect(codes.get('   ')).toBeNull()
    expect(codes.get('بدل A')).toBe(codes.get('بدل a '))
    expect(new Set(codes.values()).size).toBe(names.length - 1)
    for (const { name, component } of rows) expect(component?.toLowerCase() ?? '').toBe(name.trim().toLowerCase())
  })
})
