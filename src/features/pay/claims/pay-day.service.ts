import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import { type ExpectedPay, expectedPayOf } from './pay-day.rules.ts'
import type { ClaimRow } from './queries.ts'
import { isWaitingClaim } from './states.rules.ts'

type Reader = Pick<Services, 'countries' | 'now' | 'features'> & { db: Db; companyId: string }
type Claim = Pick<ClaimRow, 'id' | 'employee_id' | 'state' | 'country' | 'decided_at'>

/**
 * With which pay each claim is paid that is not on its way yet: what was approved by the day of its approval, what still waits as if it were approved
 * today. A draft, and a claim of whom no pay group pays, has no entry.
 */
export const expectedPays = async (
  reader: Reader,
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, ExpectedPay>> => {
  const waiting = claims.filter(({ state }) => isWaitingClaim(state))
  const ask = reader.features.find(({ payDaysAhead }) => payDaysAhead)?.payDaysAhead
  if (waiting.length === 0 || !ask) return new Map()
  const ahead = await ask(reader, [...new Set(waiting.map(({ employee_id }) => employee_id))])
  return new Map(
    waiting.flatMap((claim) => {
      const own = ahead.get(claim.employee_id)
      if (!own) return []
      const { zone } = reader.countries.get(claim.country)
      const isOpen = claim.state === 'submitted' || claim.decided_at === null
      const expected = expectedPayOf(own.days, isOpen ? own.today : dayIn(zone, new Date(iso(claim.decided_at ?? ''))))
      return expected ? [[claim.id, expected] as const] : []
    }),
  )
}
