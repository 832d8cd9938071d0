import { type LeaveOccasion, monthsBefore } from '../../../countries/leave.ts'
import { addMonths } from '../../../shared/dates.ts'
import { invalid } from '../../../shared/refusal.ts'
import { grantForOccasion } from './grants.rules.ts'
import { earnerOf, type Known } from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import type * as ledger from './ledger.queries.ts'
import { leaveYearOf } from './policy.rules.ts'
import type { WantedLeave } from './weigh.service.ts'

/** What the law gives for something that happened. */

const occasionOf = ({ occasion, from }: WantedLeave): LeaveOccasion => {
  const found: LeaveOccasion = {}
  if (occasion?.childBorn) {
    found.childBorn = occasion.childBorn
    found.childAgeMonths = monthsBefore(occasion.childBorn, from)
  }
  if (occasion?.adoptedOn) found.adoptedOn = occasion.adoptedOn
  if (occasion?.relation) found.relation = occasion.relation
  if (typeof occasion?.childIsCitizen === 'boolean') found.childIsCitizen = occasion.childIsCitizen
  if (typeof occasion?.childIsDisabled === 'boolean') found.childIsDisabled = occasion.childIsDisabled
  if (typeof occasion?.earlierChildren === 'number') found.earlierChildren = occasion.earlierChildren
  return found
}

const requiredOccasion = (type: LeaveType, { occasion }: WantedLeave): void => {
  const missing: Record<string, string> = {}
  if (type.asks.includes('childBorn') && !occasion?.childBorn) missing.occasion = 'Day of birth is required'
  if (type.asks.includes('adoptedOn') && !occasion?.adoptedOn) missing.occasion = 'Day of the adoption is required'
  if (type.asks.includes('relation') && !occasion?.relation) missing.occasion = 'Say who died'
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/**
 * What the law gives for something that happened, as a lot of its own: of one birth once, of what is counted by the year once a year.
 * @throws Refusal 422 where the law gives nothing for it, by its name
 */
export const occasionLot = (
  known: Known,
  type: LeaveType,
  wanted: WantedLeave,
  dayMinutes: number,
): ledger.NewLot | null => {
  if (!type.isForOccasion || !type.law || known.regime === null) return null
  requiredOccasion(type, wanted)
  const occasion = occasionOf(wanted)
  const earner = earnerOf(known, dayMinutes)
  const { minutes, why } = grantForOccasion(earner, type.law, { occasion, on: wanted.from })
  if (minutes <= 0) throw invalid({ type: `${why.rule.title}: the law gives no days here. ${why.rule.source.title}` })
  const isYearly = type.law.accrual === 'by_year'
  const year = leaveYearOf('calendar', earner.began, wanted.from)
  const event = occasion.childBorn ?? occasion.adoptedOn ?? wanted.from
  const begins = event < wanted.from ? event : wanted.from
  const oneTime = type.asks.length === 0 && !isYearly
  return {
    employmentId: known.person.employment_id,
    leaveType: type.key,
    kind: 'occasion',
    minutes,
    onDay: isYearly ? year.from : begins,
    // Leave before a birth is of the birth as well; what is not taken within two years of it is not asked for any more.
    expiresOn: isYearly ? year.until : addMonths(event, 24),
    reason: why.rule.title.slice(0, 300),
    source: isYearly
      ? `year:${year.from}`
      : `event:${oneTime ? wanted.from : event}:${occasion.relation ?? ''}`.slice(0, 120),
    by: null,
  }
}
