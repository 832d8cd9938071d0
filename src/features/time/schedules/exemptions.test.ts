import { describe, expect, test } from 'vitest'
import { time as emirates } from '../../../countries/ae/time.ts'
import { time as canada } from '../../../countries/ca/time.ts'
import { time as india } from '../../../countries/in/time.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import { averagedWeeks, exemptionErrors, exemptionsOf, type HeldExemption } from './exemptions.rules.ts'

const asked = {
  kind: 'limit' as const,
  regime: 'employment_act',
  limit: 'overtime_month',
  minutes: 90 * 60,
  weeks: null,
  from: '2026-11-01',
  until: '2027-04-30',
}

describe('what the law lets beyond its limits', () => {
  test('is a paper of the Commissioner in Singapore, and never more than fourteen hours a day', () => {
    expect(exemptionErrors(singapore, asked)).toEqual({})
    const day = { ...asked, limit: 'hours_day' }
    expect(exemptionErrors(singapore, { ...day, minutes: 14 * 60 })).toEqual({})
    expect(exemptionErrors(singapore, { ...day, minutes: 15 * 60 })).toHaveProperty('minutes')
    expect(exemptionErrors(singapore, { ...asked, minutes: 72 * 60 })).toHaveProperty('minutes')
  })
  test('is nothing where no law on file says so', () => {
    const delhi = { ...asked, regime: 'DL', limit: 'overtime_week', minutes: 600 }
    expect(exemptionErrors(india, delhi).limit).toContain('nobody beyond 6 hours of overtime a week')
  })
  test('is necessity in the Emirates for the day, and 168 hours of shift work for three weeks', () => {
    const day = { ...asked, regime: 'mainland', limit: 'overtime_day', minutes: 240 }
    expect(exemptionErrors(emirates, day)).toEqual({})
    const weeks = { ...day, limit: 'hours_three_weeks' }
    expect(exemptionErrors(emirates, { ...weeks, minutes: 168 * 60 })).toEqual({})
    expect(exemptionErrors(emirates, { ...weeks, minutes: 169 * 60 })).toHaveProperty('minutes')
  })
  test('is not entered for days without a figure', () => {
    const old = { ...asked, from: '1999-01-01', until: '1999-06-30' }
    expect(exemptionErrors(singapore, old).from).toContain('no figure on file')
  })
  test('is for two years at most, and says so', () => {
    expect(exemptionErrors(singapore, { ...asked, until: '2028-10-31' })).toEqual({})
    expect(exemptionErrors(singapore, { ...asked, until: '2028-11-01' })).toHaveProperty('until')
    expect(exemptionErrors(singapore, { ...asked, until: '2026-10-31' })).toHaveProperty('until')
  })
})

describe('weeks that are counted together', () => {
  // 1 November 2026 is a Sunday, on which weeks begin in Canada.
  const four = { ...asked, kind: 'averaging' as const, regime: 'ON', limit: null, minutes: null, weeks: 4 }
  test('are two to four in Ontario, whole ones from the first of a week', () => {
    expect(exemptionErrors(canada, { ...four, until: '2026-11-28' })).toEqual({})
    expect(exemptionErrors(canada, { ...four, weeks: 5, until: '2026-12-05' })).toHaveProperty('weeks')
    expect(exemptionErrors(canada, { ...four, from: '2026-11-02', until: '2026-11-29' })).toHaveProperty('from')
    expect(exemptionErrors(canada, { ...four, until: '2026-12-05' })).toHaveProperty('until')
    expect(exemptionErrors(canada, { ...four, regime: 'BC', until: '2026-11-28' })).toHaveProperty('regime')
  })
  const held: HeldExemption = {
    kind: 'averaging',
    country: 'CA',
    regime: 'ON',
    limit: null,
    minutes: null,
    weeks: 2,
    employmentId: null,
    siteId: null,
    from: '2026-11-01',
    until: '2026-11-28',
    reference: 'A',
  }
  const person = { employmentId: 'x', siteId: null, country: 'CA', regime: 'ON' }
  test('are those from the first, for whom the agreement is', () => {
    expect(averagedWeeks([held], person, '2026-11-08')).toMatchObject({ from: '2026-11-01', until: '2026-11-14' })
    expect(averagedWeeks([held], person, '2026-11-15')).toMatchObject({ from: '2026-11-15', until: '2026-11-28' })
    expect(averagedWeeks([held], person, '2026-11-29')).toBeNull()
    expect(averagedWeeks([held], { ...person, regime: 'BC' }, '2026-11-08')).toBeNull()
    expect(averagedWeeks([{ ...held, employmentId: 'y' }], person, '2026-11-08')).toBeNull()
  })
  test('leave limits as they are', () => expect(exemptionsOf(canada, [held], person)).toEqual([]))
})
