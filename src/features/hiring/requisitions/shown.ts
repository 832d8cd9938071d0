import type { ApprovalReader } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { fromMinor } from '../../../shared/money.ts'
import { costOfWanted, type WantedPlace } from '../../pay/budget/reservations.service.ts'
import { type ApprovalStanding, standingsOfApprovals } from '../../platform/approvals/standing.service.ts'
import { nameOf, people as peopleOf, placesById, type Somebody } from '../jobs/held.ts'
import type { Requisition, RequisitionRow } from './contract.ts'
import { type Picture, planFor } from './plan.ts'
import * as query from './queries.ts'
import { ACTIONS, isWritable, MOVES, type Plan, positionsWithoutJob, type StoredStatus } from './rules.ts'
import { KIND, subjectOf } from './subject.ts'

export type ApprovalStatus = {
  judges: string[]
  given: string[]
  missing: string[]
  /** How many of them have to. */
  needed: number
  /** There are not enough others: whoever asked counts, too. */
  alone: boolean
  complete: boolean
}

/** What happened to a requisition, in order. */
export type Step = {
  step: Requisition['steps'][number]['step']
  by_user: string | null
  note: string | null
  at: string
}

const STEP = { asked: 'asked', approve: 'approved', refuse: 'refused', withdrawn: 'withdrawn' } as const

const stepsOf = (standing: ApprovalStanding, others: readonly query.Step[]): Step[] => {
  // That a request no longer holds is said by what ended it: the requisition was cancelled.
  const approvals = standing.history.flatMap((h): Step[] =>
    h.what === 'lapsed' ? [] : [{ step: STEP[h.what], by_user: h.by, note: h.note, at: h.at }],
  )
  const rest = others.map((s): Step => ({ ...s, step: s.step as Step['step'] }))
  return [...approvals, ...rest].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const statusOf = (standing: ApprovalStanding): ApprovalStatus => ({
  judges: standing.approvers.map((a) => a.userId),
  given: standing.given,
  missing: standing.missing,
  needed: standing.need,
  alone: standing.alone,
  complete: standing.complete === 'approve',
})

/** A requisition with what its rules ask. */
export type Read = {
  held: query.CountedRequisition
  steps: Step[]
  plan: Plan
  askedBy: string | null
  standing: ApprovalStatus
  people: readonly Somebody[]
}

export const readRequisitions = async (
  reader: ApprovalReader,
  current: readonly query.CountedRequisition[],
  seen: Picture,
): Promise<Read[]> => {
  const { db, companyId } = reader
  const people = await peopleOf(db, companyId)
  const ids = current.map((h) => h.id)
  const others = Map.groupBy(await query.stepsOf(db, companyId, ids), (s) => s.requisition_id)
  const subjects = current.map((h) => subjectOf(reader, h, planFor(seen, h)))
  const standings = await standingsOfApprovals(reader, KIND, subjects)
  return current.map((h) => {
    const standing = standings.get(h.id) as ApprovalStanding
    return {
      held: h,
      steps: stepsOf(standing, others.get(h.id) ?? []),
      plan: planFor(seen, h),
      askedBy: standing.askedBy,
      standing: statusOf(standing),
      people,
    }
  })
}

/** Where the plan has made room since, any of them may say that it is enough. */
export const mayApprove = ({ held: current, standing }: Read, userId: string): boolean =>
  current.status === 'asked' &&
  (standing.missing.includes(userId) || (standing.complete && standing.judges.includes(userId)))

export const rowOf = (read: Read, viewer: string): RequisitionRow => {
  const { held: current } = read
  return {
    id: current.id,
    number: current.number,
    status: current.shown,
    title: current.title,
    department: current.department,
    country: current.country,
    place: current.place_name,
    headCount: current.head_count,
    hired: current.hired,
    wantedBy: current.wanted_by,
    reason: current.reason as RequisitionRow['reason'],
    updatedAt: new Date(current.updated_at).toISOString(),
    version: current.version,
    waitsForYou: mayApprove(read, viewer),
  }
}

/** What is to be hired, as the budget knows it: at the highest pay that is written. */
export const wantedPlaceOf = (current: query.CountedRequisition): WantedPlace => {
  const pay = current.pay_max ?? current.pay_min
  return {
    requisitionId: current.id,
    country: current.country,
    department: current.department,
    title: current.title,
    pay: pay === null ? null : Number(pay),
    period: current.pay_period,
    from: current.wanted_by,
    places: Math.max(0, current.head_count - current.hired),
  }
}

const costShown = async (ctx: Context, current: query.CountedRequisition): Promise<Requisition['cost']> => {
  const found = await costOfWanted(ctx, wantedPlaceOf(current))
  if (!found) return null
  const { month, restOfYear, entity, budget, reserved } = found
  const { pay, employer, endOfService, lines, problem } = month
  return { entity, pay, employer, endOfService, lines, problem, restOfYear, budget, reserved }
}

const nameIn = (people: readonly Somebody[], id: string | null): string | null => {
  const found = people.find((p) => p.id === id)
  return found ? nameOf(found) : null
}

export const requisitionOf = async (ctx: Context, read: Read): Promise<Requisition> => {
  const { held: current, steps, plan, standing, people, askedBy } = read
  const { db, actor, countries } = ctx
  const stored = current.status as StoredStatus
  const { currency } = countries.get(current.country)
  const [place] = current.place_id === null ? [] : await placesById(db, [current.place_id])
  const jobs = await query.jobsOf(db, actor.companyId, current.id)
  const live = (j: (typeof jobs)[number]) => j.status !== 'closed' && j.status !== 'archived'
  const left =
    stored === 'approved'
      ? positionsWithoutJob(
          current.head_count,
          current.hired,
          jobs.map((j) => ({ ...j, live: live(j) })),
        )
      : 0
  const waits = stored === 'asked'
  const names = (ids: readonly string[]) => ids.flatMap((id) => nameIn(people, id) ?? [])
  const major = (minor: string | null) => (minor === null ? null : fromMinor(Number(minor), currency.minorUnits))
  const judge = mayApprove(read, actor.userId)
  const may = ACTIONS.filter((action) => {
    if (!MOVES[action].from.includes(stored)) return false
    if (action === 'approve' || action === 'refuse') return judge
    return action !== 'cancel' || (current.shown !== 'filled' && !jobs.some(live))
  })
  return {
    ...rowOf(read, actor.userId),
    placeAt: place ?? null,
    employmentType: current.employment_type as Requisition['employmentType'],
    replaces: current.replaces_id === null ? null : { id: current.replaces_id, name: current.replaces ?? '' },
    currency: current.currency,
    symbol: currency.symbol,
    payMin: major(current.pay_min),
    payMax: major(current.pay_max),
    payPeriod: current.pay_period as Requisition['payPeriod'],
    note: current.note,
    costNote: current.cost_note,
    budget: major(current.budget),
    createdBy: nameIn(people, current.created_by),
    plan,
    cost: await costShown(ctx, current),
    approval: {
      askedBy: waits ? nameIn(people, askedBy) : null,
      given: names(standing.given),
      missing: waits ? names(standing.missing) : [],
      needed: standing.needed,
      alone: standing.alone,
    },
    jobs: jobs.map((j) => ({ ...j, status: j.status as Requisition['jobs'][number]['status'] })),
    unraised: left,
    steps: steps.map((s) => ({
      step: s.step,
      by: nameIn(people, s.by_user),
      note: s.note,
      at: new Date(s.at).toISOString(),
    })),
    allowed: [
      ...(isWritable(stored) ? (['edit'] as const) : []),
      ...(stored === 'draft' && steps.length === 0 ? (['delete'] as const) : []),
      ...may,
      ...(left > 0 ? (['raise'] as const) : []),
    ],
  }
}
