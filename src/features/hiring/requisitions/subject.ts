import { createHash } from 'node:crypto'
import { type ApprovalReader, countryLine } from '../../../server/approvals.ts'
import type { ApprovalLine } from '../../../shared/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import type { PayPeriod } from '../../adverts/content/kinds.rules.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import type { KnownSubject } from '../../platform/approvals/standing.service.ts'
import { payLabel } from '../jobs/approval.pay.ts'
import type { CountedRequisition } from './queries.ts'
import type { Plan } from './rules.ts'

export const KIND = 'requisition'

const money = (label: string, minor: string | null, currency: string, decimals: number): ApprovalLine[] =>
  minor === null ? [] : [{ label, kind: 'money', minor: Number(minor), currency, decimals }]

/** A requisition as it is approved: what is to be hired, and what that does to the plan. */
export const subjectOf = (
  { countries }: Pick<ApprovalReader, 'countries'>,
  current: CountedRequisition,
  plan: Plan,
): KnownSubject => {
  const { name, currency } = countries.get(current.country)
  const { minorUnits } = currency
  const highest = current.pay_max ?? current.pay_min
  const asked = [
    current.title,
    current.department,
    current.country,
    current.place_id,
    current.head_count,
    current.employment_type,
    current.reason,
    current.replaces_id,
    current.pay_min,
    current.pay_max,
    current.pay_period,
    current.wanted_by,
    current.budget,
  ]
  return {
    id: current.id,
    title: current.title,
    hash: createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
    path: paths.recruitment({ requisition: current.id }),
    facts: {
      country: current.country,
      department: current.department,
      flags: plan.over ? ['over-plan'] : [],
      amount:
        highest === null
          ? null
          : { minor: monthlyPay(Number(highest), current.pay_period as PayPeriod), currency: current.currency },
    },
    lines: [
      { label: 'department', kind: 'text', text: current.department },
      countryLine(current.country, name),
      { label: 'headCount', kind: 'count', count: current.head_count },
      ...money(payLabel('payFrom', current.pay_period), current.pay_min, current.currency, minorUnits),
      ...money(payLabel('payTo', current.pay_period), current.pay_max, current.currency, minorUnits),
      ...money('budget', current.budget, current.currency, minorUnits),
      { label: 'wantedBy', kind: 'day', day: current.wanted_by },
      ...(plan.limit === null
        ? []
        : [
            {
              label: plan.over ? 'overPlan' : 'withinPlan',
              kind: 'text' as const,
              text: `${plan.total} / ${plan.limit}`,
            },
          ]),
      ...(current.note ? [{ label: 'note', kind: 'text' as const, text: current.note }] : []),
    ],
    authors: [],
    waits: current.status === 'asked',
  }
}
