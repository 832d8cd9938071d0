import { describe, expect, test } from 'vitest'
import * as rules from './rules.ts'

const OURS = 'a1b2c3d4-0000-4000-8000-000000000001'
const row = (over: Partial<rules.Row> = {}): rules.Row => ({
  id: crypto.randomUUID(),
  full_name: 'A B',
  company_id: OURS,
  country: 'XX',
  currency: 'XXD',
  version: 1,
  ...over,
})
const answer = (status: number, body: unknown = null): rules.Answer => ({ status, body, ms: 7 })
const list = (rows: rules.Row[], more = {}) =>
  answer(200, { data: { employees: rows, totalCount: rows.length, allEmployeesHaveCompanyId: true, ...more } })

describe('isUuid', () => {
  test.each([
    ['a1b2c3d4-0000-4000-8000-000000000001', true],
    ['A1B2C3D4-0000-7000-B000-000000000001', true],
    ['a1b2c3d4-0000-4000-7000-000000000001', false],
    ['a1b2c3d4-0000-9000-8000-000000000001', false],
    ['a1b2c3d4000040008000000000000001', false],
    ['SG001', false],
    [7, false],
    [null, false],
  ])('%s: %s', (text, is) => {
    expect(rules.isUuid(text)).toBe(is)
  })
})

describe('the employee list', () => {
  test('is read in both of its shapes, and from nothing else', () => {
    expect(rules.listOf(list([row()]))).toMatchObject({ total: 1, flag: true })
    expect(rules.listOf(answer(200, { data: [row(), row()] }))).toMatchObject({ total: 2, flag: undefined })
    for (const wrong of [answer(500), answer(200, 'x'), answer(200, { data: {} }), answer(0)])
      expect(rules.listOf(wrong)).toBeNull()
  })

  test.each([
    ['a list', rules.checkList(list([row()])), 'passed', 'people'],
    ['no list', rules.checkList(answer(503)), 'failed', 'noList'],
    ['UUIDs', rules.checkIds([row()]), 'passed', 'uuids'],
    ['a number for an identifier', rules.checkIds([row(), row({ id: '12' })]), 'failed', 'badUuids'],
    ['our company', rules.checkCompany({ rows: [row()], total: 1, flag: true }, OURS), 'passed', 'ours'],
    [
      'another’s',
      rules.checkCompany({ rows: [row({ company_id: 'x' })], total: 1, flag: true }, OURS),
      'failed',
      'foreign',
    ],
    ['no flag', rules.checkCompany({ rows: [row()], total: 1, flag: undefined }, OURS), 'failed', 'noFlag'],
    [
      'the same with the hint',
      rules.checkOwnHint(rules.listOf(list([row()])), rules.listOf(list([row()]))),
      'passed',
      'sameTotal',
    ],
    [
      'fewer with the hint',
      rules.checkOwnHint(rules.listOf(list([row()])), rules.listOf(list([]))),
      'failed',
      'otherTotal',
    ],
    ['a hint obeyed', rules.checkOtherHint(list([row({ company_id: 'x' })]), OURS), 'failed', 'hintObeyed'],
    ['a hint not obeyed', rules.checkOtherHint(list([row()]), OURS), 'passed', 'hintIgnored'],
    ['a hint refused', rules.checkOtherHint(answer(404), OURS), 'passed', 'hintIgnored'],
  ])('%s', (_what, finding, verdict, found) => {
    expect(finding).toMatchObject({ verdict, found })
  })
})

describe('what the page holds', () => {
  const [a, b] = [row(), row()]
  test.each([
    ['the same rows', [a, b], [a, b], 'agrees', { n: 2 }],
    ['an older version', [a, b], [a, { ...b, version: 2 }], 'differs', { n: 1 }],
    ['another order', [a, b], [b, a], 'differs', { n: 2 }],
    ['one more', [a], [a, b], 'differs', { n: 1 }],
  ] as const)('%s', (...[_what, current, now, found, values]) => {
    expect(rules.checkDisplayed(current, now)).toMatchObject({ found, values })
  })
  test('nothing at all', () => {
    expect(rules.checkDisplayed(null, [a])).toMatchObject({ verdict: 'failed', found: 'nothingHeld' })
  })
})

describe('writing', () => {
  const refused = answer(422, { fields: { fullName: 'Full name is required' } })
  test.each([
    ['refused by field', rules.checkRefusal(refused, 5, 5), 'passed'],
    ['refused, and written all the same', rules.checkRefusal(refused, 5, 6), 'failed'],
    ['refused without a field', rules.checkRefusal(answer(422, {}), 5, 5), 'failed'],
    ['taken', rules.checkRefusal(answer(201), 5, 5), 'failed'],
    [
      'figures',
      rules.checkRates(answer(200, { data: { regularPay: 1, overtimePay: 0, grossPay: 1, hourlyRate: 1 } })),
      'passed',
    ],
    ['one figure missing', rules.checkRates(answer(200, { data: { regularPay: 1 } })), 'failed'],
    ['turned away', rules.checkConflict(answer(409)), 'passed'],
    ['saved', rules.checkConflict(answer(200)), 'failed'],
  ])('%s', (_what, finding, verdict) => {
    expect(finding.verdict).toBe(verdict)
  })
})

describe('countries', () => {
  const known = [{ code: 'XX', currency: 'XXD' }]
  test.each([
    ['known', rules.checkCountries([row()], known), 'passed'],
    ['strange', rules.checkCountries([row({ country: 'QQ' })], known), 'failed'],
    ['its currency', rules.checkCurrencies([row()], known), 'passed'],
    ['another currency', rules.checkCurrencies([row({ currency: 'QQD' })], known), 'failed'],
    [
      'adding up',
      rules.checkSum(answer(200, { data: { total: 3, countries: [{ count: 1 }, { count: 2 }] } })),
      'passed',
    ],
    ['not adding up', rules.checkSum(answer(200, { data: { total: 4, countries: [{ count: 1 }] } })), 'failed'],
  ])('%s', (_what, finding, verdict) => {
    expect(finding.verdict).toBe(verdict)
  })
})

describe('calls of later parts', () => {
  const records = { records: ['company_id', 'country'] }
  const names = { names: ['employees', 'totalLocations'] }
  test.each([
    ['not there', answer(404), records, 'missing'],
    ['taken for an identifier', answer(422), records, 'missing'],
    ['refused', answer(403), records, 'failed'],
    ['broken', answer(500), names, 'failed'],
    ['no answer', answer(0), names, 'failed'],
    ['whole records', answer(200, { data: [{ company_id: 'a', country: 'b' }] }), records, 'passed'],
    [
      'records under a name',
      answer(200, { data: { records: [{ company_id: 'a', country: 'b' }] } }),
      records,
      'passed',
    ],
    ['no records yet', answer(200, { data: [] }), records, 'passed'],
    ['a record that lacks one', answer(200, { data: [{ company_id: 'a' }] }), records, 'failed'],
    ['names at the top', answer(200, { employees: [], totalLocations: 0 }), names, 'passed'],
    ['a name missing', answer(200, { data: { employees: [] } }), names, 'failed'],
  ])('%s', (_what, said, shape, verdict) => {
    expect(rules.checkDownstream(said, shape).verdict).toBe(verdict)
  })
})
