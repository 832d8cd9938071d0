import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import { type PayAhead, payDaysAhead } from '../payroll/pay-days-ahead.service.ts'
import { cutOffOf, type RehearsalDays } from '../rehearsals/rehearsal.rules.ts'
import { rehearsalDaysOf } from '../rehearsals/service.ts'
import { type ExpectedPay, expectedPayOf } from './pay-day.rules.ts'
import type { ClaimRow } from './queries.ts'
import { isWaitingClaim } from './states.rules.ts'

type Reader = Pick<Services, 'countries' | 'now'> & { db: Db; companyId: string }
type Claim = Pick<ClaimRow, 'id' | 'employee_id' | 'state' | 'country' | 'decided_at'>

const expectedOf = (reader: Reader, claim: Claim, { today, periods }: PayAhead, days: RehearsalDays) => {
  const ahead = periods.map(({ payDay }) => ({ payDay, cutOff: cutOffOf(payDay, days) }))
  const { zone } = reader.countries.get(claim.country)
  const isOpen = claim.state === 'submitted' || claim.decided_at === null
  return expectedPayOf(ahead, isOpen ? today : dayIn(zone, new Date(iso(claim.decided_at ?? ''))))
}

/**
 * With which pay each claim is paid that is not on its way yet: what was approved by the day of its approval, what still waits as if it were approved
 * today. A draft, and a claim of whom no pay group pays, has no entry.
 */
export const expectedPays = async (
  reader: Reader,
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, ExpectedPay>> => {
  const waiting = claims.filter(({ state }) => isWaitingClaim(state))
  const ahead = await payDaysAhead(reader, [...new Set(waiting.map(({ employee_id }) => employee_id))])
  if (ahead.size === 0) return new Map()
  const days = await rehearsalDaysOf(reader, reader.companyId)
  return new Map(
    waiting.flatMap((claim) => {
      const own = ahead.get(claim.employee_id)
      const expected = own && expectedOf(reader, claim, own, days)
      return expected ? [[claim.id, expected] as const] : []
    }),
  )
}
