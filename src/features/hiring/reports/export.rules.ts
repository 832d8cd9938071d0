import { ENOUGH, type Rate } from '../../../shared/rates.ts'
import { BY } from '../costs/rules.ts'
import type { CostFigure, Overview } from './contract.ts'

/** What each figure means; said again in the reader's language on the screen. */
const MEANS = {
  funnel: 'People who applied in the period, by the furthest stage each ever came to; who applied twice counts once.',
  month: 'The same by the month in which they applied.',
  source: 'The same by where they came from.',
  stage: 'Median days between coming to a stage and leaving it, of those who have left it.',
  hire: 'Median days from applying to accepting, of those who applied in the period.',
  fill: 'Median days from the last approval of the requisition to accepting.',
  offers: 'Applications by their newest offer: accepted, of those accepted, declined or expired.',
  answers: 'First answers within the promised days, of those answered or due.',
  positions: 'Positions of open jobs nobody is hired for, by how long the job has been open.',
  interviewers: 'Interviews held in the period, arranged, and without a handed-in scorecard.',
  costs:
    'Costs dated in the period; divided by the people who said yes in the period in the countries with that currency. Each currency by itself, nothing is converted. Costs for hiring as a whole belong to no department, country or job.',
  plan: 'People employed and open positions against the targets of the year.',
  waits: 'What waits for somebody now.',
} as const
export type FigureName = keyof typeof MEANS
export const FIGURES = Object.keys(MEANS) as [FigureName, ...FigureName[]]

const shareOf = ({ of, rate }: Rate) => (rate === null ? `too few to tell (${of} of ${ENOUGH})` : String(rate))

/** One figure a line: which, of what, its value, its unit, what it means, the period and the moment it was asked. */
export const rowsOf = (o: Overview): string[][] => {
  const row = (figure: FigureName, of: string, value: string | number | null, unit: string) => [
    figure,
    of,
    value === null ? '' : String(value),
    unit,
    MEANS[figure],
    o.from,
    o.to,
    o.at,
  ]
  const ways = (figure: 'month' | 'source', all: Overview['sources']) =>
    all.flatMap((w) => [
      row(figure, `${w.of}: applied`, w.applied, 'people'),
      row(figure, `${w.of}: interview`, w.interview, 'people'),
      row(figure, `${w.of}: offer`, w.offer, 'people'),
      row(figure, `${w.of}: hired`, w.hired, 'people'),
      row(figure, `${w.of}: hired of applied`, shareOf(w.rate), 'share'),
    ])
  const costRows = (of: string, c: CostFigure) => [
    row('costs', `${of}: costs (${c.entries})`, c.entries > 0 ? c.amount : null, c.currency),
    row('costs', `${of}: hired`, c.hires, 'people'),
    row('costs', `${of}: cost per hire`, c.each, c.currency),
  ]
  return [
    ['figure', 'of', 'value', 'unit', 'meaning', 'from', 'to', 'asked'],
    ...o.funnel.map((f) => row('funnel', f.kind, f.people, 'people')),
    ...ways('month', o.months),
    ...ways('source', o.sources),
    ...o.stages.map((s) => row('stage', `${s.kind} (${s.n})`, s.days, 'days')),
    row('hire', String(o.hire.n), o.hire.days, 'days'),
    row('fill', String(o.fill.n), o.fill.days, 'days'),
    row('offers', 'accepted', o.offers.accepted, 'offers'),
    row('offers', 'declined', o.offers.declined, 'offers'),
    row('offers', 'expired', o.offers.expired, 'offers'),
    row('offers', 'rate', shareOf(o.offers.rate), 'share'),
    row('answers', 'in time', o.answers.n, 'applications'),
    row('answers', 'rate', shareOf(o.answers), 'share'),
    ...o.positions.ages.map((a) => row('positions', `${a.age} days`, a.positions, 'positions')),
    ...o.interviewers.flatMap((i) => [
      row('interviewers', `${i.name}: held`, i.held, 'interviews'),
      row('interviewers', `${i.name}: arranged`, i.coming, 'interviews'),
      row('interviewers', `${i.name}: feedback due`, i.due, 'interviews'),
    ]),
    ...o.costs.total.flatMap((c) => costRows('all', c)),
    ...BY.flatMap((by) => o.costs.by[by].flatMap((c) => costRows(`${by} ${c.of ?? 'none'}`, c))),
    row('plan', `${o.plan.year}: target`, o.plan.target, 'people'),
    row('plan', `${o.plan.year}: actual`, o.plan.total, 'people'),
    ...Object.entries(o.waits).map(([what, n]) => row('waits', what, n, 'things')),
  ]
}
