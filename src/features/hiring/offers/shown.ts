import type { Country } from '../../../countries/country.ts'
import type { Services } from '../../../server/context.ts'
import { fromMinor, toMinor } from '../../../shared/money.ts'
import { invalid } from '../../../shared/refusal.ts'
import type { Offer } from './contract.ts'
import { monthlyWith } from './letter.ts'
import type { StoredOffer } from './queries.ts'
import { allowedFor, isWritable, type OfferStatus, offeredActions } from './rules.ts'

const isoOr = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** What company and person both see of an offer. */
export const termsOf = (
  offer: Pick<StoredOffer, keyof StoredOffer & ViewColumns>,
  country: Pick<Country, 'currency'>,
) => {
  const { minorUnits } = country.currency
  return {
    id: offer.id,
    status: offer.status as OfferStatus,
    position: offer.position,
    department: offer.department,
    country: offer.country,
    currency: offer.currency,
    decimals: minorUnits,
    pay: fromMinor(Number(offer.pay), minorUnits),
    period: offer.period as Offer['period'],
    allowances: offer.allowances.map((a) => ({
      kind: a.kind,
      amount: fromMinor(a.amount, minorUnits),
    })),
    monthly: fromMinor(monthlyWith(offer), minorUnits),
    startsOn: offer.starts_on,
    expiresOn: offer.expires_on,
    probationMonths: offer.probation_months,
    weeklyHours: offer.weekly_hours,
    terms: offer.terms,
    sentAt: isoOr(offer.sent_at),
    decidedAt: isoOr(offer.decided_at),
    signedName: offer.signed_name,
    declinedReason: offer.declined_reason,
    version: offer.version,
  }
}
type ViewColumns =
  | 'id'
  | 'status'
  | 'position'
  | 'department'
  | 'country'
  | 'currency'
  | 'pay'
  | 'period'
  | 'allowances'
  | 'starts_on'
  | 'expires_on'
  | 'probation_months'
  | 'weekly_hours'
  | 'terms'
  | 'sent_at'
  | 'decided_at'
  | 'signed_name'
  | 'declined_reason'
  | 'version'

export const toOfferView = (
  services: Pick<Services, 'countries'>,
  offer: StoredOffer,
  { mayApprove, mayJudge, outcome }: { mayApprove: boolean; mayJudge: boolean; outcome: string },
  names: Map<string, string>,
): Offer => {
  const status = offer.status as OfferStatus
  return {
    ...termsOf(offer, services.countries.get(offer.country)),
    approvedBy: offer.approved_by === null ? null : (names.get(offer.approved_by) ?? null),
    employeeId: offer.employee_id,
    leavesAt: isoOr(offer.leaves_at),
    heldBack: offer.held_back,
    actions: offeredActions(allowedFor(status, mayApprove, mayJudge), { outcome, leaving: offer.leaves_at !== null }),
    writable: isWritable(status),
  }
}

/** Where the work is: its midnight ends an offer, and its days are those of the letter. */
export const zoneOf = ({ countries }: Pick<Services, 'countries'>, country: string, region: string | null): string =>
  countries.get(country).posting.zoneOf(region ?? '')

/** An amount as typed, in minor units; refused under its field when the currency has fewer decimals. */
export const minorOf = (field: string, amount: string, { currency }: Pick<Country, 'currency'>): number => {
  try {
    return toMinor(amount, currency.minorUnits)
  } catch {
    throw invalid({ [field]: `Amounts in ${currency.code} have at most ${currency.minorUnits} decimals` })
  }
}
