import { describe, expect, it } from 'vitest'
import freedonia from '../../../../test/freedonia/index.ts'
import { keyOf, labelOf, toExpiryView, validateAuthorization } from './rules.ts'

const today = '2026-11-20'

describe('an authorization on a day', () => {
  it.each([
    ['active', '2026-11-19', 'expired', false, -1],
    ['active', '2026-11-20', 'active', true, 0],
    ['active', '2027-02-18', 'active', true, 90],
    ['active', '2027-02-19', 'active', false, 91],
    ['active', null, 'active', false, null],
    ['pending', '2026-11-19', 'pending', false, -1],
    ['cancelled', '2026-12-01', 'cancelled', false, 11],
  ])('%s until %s is %s, soon: %s, days: %s', (...[status, expires_on, shown, soon, days]) => {
    expect(toExpiryView({ status, expires_on }, today)).toEqual({
      status: shown,
      expiry_date: expires_on,
      isExpiringSoon: soon,
      daysUntilExpiry: days,
    })
  })
})

describe('what is kept', () => {
  const input = { type: 'royal_licence', issued: null, expiry: '2027-01-01', status: 'active' }
  it.each([
    [input, {}],
    [{ ...input, expiry: null }, { expiry_date: 'Expiry date is required: Royal Licence runs out' }],
    [{ ...input, expiry: null, status: 'pending' }, {}],
    [{ ...input, type: 'Forklift licence', expiry: null }, {}],
    [{ ...input, issued: '2027-01-01' }, { expiry_date: 'Expiry date must be after the issue date' }],
  ])('%j: %j', (given, errors) => expect(validateAuthorization(freedonia, given).errors).toEqual(errors))

  it('warns of a length that is unusual, and does not refuse it', () => {
    const short = { ...freedonia, authorizations: freedonia.authorizations.map((a) => ({ ...a, longestMonths: 12 })) }
    const given = { ...input, issued: '2026-01-01' }
    expect(validateAuthorization(short, { ...given, expiry: '2026-12-31' }).warnings).toEqual([])
    expect(validateAuthorization(short, { ...given, expiry: '2028-01-01' })).toMatchObject({
      errors: {},
      warnings: [{ field: 'expiry_date' }],
    })
  })

  it('knows a label and a key of the country’s list, and keeps other words', () => {
    expect(keyOf(freedonia, ' Royal licence ')).toBe('royal_licence')
    expect(labelOf(freedonia, 'royal_licence')).toBe('Royal Licence')
    expect(labelOf(freedonia, keyOf(freedonia, 'Forklift licence'))).toBe('Forklift licence')
  })
})
