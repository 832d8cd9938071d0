import { describe, expect, test } from 'vitest'
import { todoOf } from './todo.ts'

const whole = {
  phone: '+65 8123 4567',
  address_line1: '10 Marina Boulevard',
  emergency_contact_name: 'Asha',
  emergency_contact_phone: '+65 8123 0000',
}
const detail = (employee: object, authorizations: object[] = []) => ({ employee, authorizations }) as never
const permit = (daysUntilExpiry: number | null, more: object = {}) => ({
  id: `p${daysUntilExpiry}`,
  authorization_type: 'S Pass',
  status: 'active',
  expiry_date: '2027-01-01',
  isExpiringSoon: daysUntilExpiry !== null && daysUntilExpiry <= 90,
  daysUntilExpiry,
  ...more,
})

describe('what is waiting for an employee', () => {
  test('nothing, when details are whole and no paper runs out', () => {
    expect(todoOf(detail(whole, [permit(null), permit(200)]), [])).toEqual([])
  })
  test.each([
    ['phone', { phone: null }],
    ['address', { address_line1: '' }],
    ['emergency', { emergency_contact_name: null }],
    ['emergency', { emergency_contact_phone: null }],
  ])('%s, when it is missing', (kind, missing) => {
    expect(todoOf(detail({ ...whole, ...missing }), [])).toEqual([{ kind }])
  })
  test('papers that run out come first, the most urgent on top; cancelled ones do not count', () => {
    const document = {
      id: 'd1',
      kind_label: 'Passport',
      title: null,
      expires_on: '2026-12-01',
      daysUntilExpiry: 10,
      isExpiringSoon: true,
    }
    const list = todoOf(
      detail({ ...whole, phone: null }, [permit(30), permit(-3), permit(5, { id: 'gone', status: 'cancelled' })]),
      [document as never],
    )
    expect(list.map((t) => ('days' in t ? [t.what, t.days] : t.kind))).toEqual([
      ['S Pass', -3],
      ['Passport', 10],
      ['S Pass', 30],
      'phone',
    ])
  })
})
