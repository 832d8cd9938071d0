import { createHash } from 'node:crypto'
import { type ApprovalReader, countryLine } from '../../../server/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import { stepFor } from '../../platform/approvals/standing.rules.ts'
import { type KnownSubject, standingsOfApprovals } from '../../platform/approvals/standing.service.ts'
import { monthlyWith } from './letter.ts'
import type * as query from './queries.ts'

export const KIND = 'offer'

type Named = query.StoredOffer & { person?: string }

/** An offer as it is approved: its terms, whole. */
export const subjectOf = ({ countries }: Pick<ApprovalReader, 'countries'>, offer: Named): KnownSubject => {
  const { name, currency } = countries.get(offer.country)
  const monthly = monthlyWith(offer)
  const money = (label: string, minor: number) =>
    ({ label, kind: 'money', minor, currency: offer.currency, decimals: currency.minorUnits }) as const
  const terms = [
    offer.position,
    offer.department,
    offer.country,
    offer.currency,
    Number(offer.pay),
    offer.period,
    offer.allowances,
    offer.starts_on,
    offer.expires_on,
    offer.probation_months,
    offer.weekly_hours,
    offer.terms,
  ]
  return {
    id: offer.id,
    title: offer.person ? `${offer.person} · ${offer.position}` : offer.position,
    hash: createHash('sha256').update(JSON.stringify(terms)).digest('hex'),
    path: paths.ats({ application: offer.application_id }),
    facts: {
      country: offer.country,
      department: offer.department,
      amount: { minor: monthly, currency: offer.currency },
    },
    lines: [
      { label: 'position', kind: 'text', text: offer.position },
      ...(offer.department ? [{ label: 'department', kind: 'text' as const, text: offer.department }] : []),
      countryLine(offer.country, name),
      money(`pay${offer.period}`, Number(offer.pay)),
      money('monthly', monthly),
      { label: 'startsOn', kind: 'day', day: offer.starts_on },
      { label: 'expiresOn', kind: 'day', day: offer.expires_on },
      ...(offer.terms ? [{ label: 'terms', kind: 'text' as const, text: offer.terms }] : []),
    ],
    authors: offer.written_by === null ? [] : [offer.written_by],
    waits: offer.status === 'approval',
    askedBy: offer.written_by ?? offer.created_by,
    afresh: offer.status === 'draft',
  }
}

/** Of whose word some offers wait, or would wait if they were asked for now. */
export const judgesOf = async (reader: ApprovalReader, offers: readonly query.StoredOffer[]) => {
  const standings = await standingsOfApprovals(
    reader,
    KIND,
    offers.map((offer) => subjectOf(reader, offer)),
  )
  return (offer: { id: string }, userId: string): boolean => {
    const standing = standings.get(offer.id)
    return standing !== undefined && stepFor(standing, userId) !== undefined
  }
}
