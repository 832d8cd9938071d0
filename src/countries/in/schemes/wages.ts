import type { Explained } from '../../../shared/explain.ts'
import type { Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { ruleOf } from '../../derived.ts'
import { explain } from '../../payroll.ts'
import { inMajor, inMinor, notNegative, percent } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Wages under the four Labour Codes: all remuneration without what the Code leaves out; where that is more than half of all, the rest of it
 * counts as wages again. A special allowance is not on the list of what is left out.
 */

/** What s. 2(y) leaves out of wages, and counts towards the half. */
export const EXCLUDED = [
  'statutory_bonus',
  'house_accommodation',
  'employer_pension',
  'conveyance',
  'special_expenses',
  'hra',
  'award',
  'overtime',
  'commission',
] as const

const share = effectiveDated('Share of remuneration that may be left out of wages', [
  { from: '2025-11-21', until: '2027-03-31', value: percent(50), source: sources.wages, recorded: '2026-11-23' },
])

export type CodeWages = { total: Minor; exclusions: Minor; cap: Minor; addBack: Minor; wages: Minor; why: Explained }

/** Wages of a month in paise, from all remuneration (without gratuity and retrenchment compensation) and what of it the Code leaves out. */
export const codeWages = (total: Minor, exclusions: Minor, day: string): CodeWages => {
  const edition = share.on(day)
  const cap = inMajor(total).mul(edition.value)
  const addBack = inMinor(notNegative(inMajor(exclusions).sub(cap)))
  const wages = total - exclusions + addBack
  const why = explain({
    rule: ruleOf('in.wages', 'Wages, s. 2(y) of the Code on Wages', edition),
    unit: 'INR',
    value: inMajor(wages),
    inputs: [
      ['All remuneration', inMajor(total)],
      ['Left out by the Code', inMajor(exclusions)],
    ],
    steps: [
      ['Half of all', cap],
      ['Added back', inMajor(addBack)],
    ],
  })
  return { total, exclusions, cap: inMinor(cap), addBack, wages, why }
}
