import type { Context } from '../../../server/context.ts'
import { fromMinor } from '../../../shared/money.ts'
import { nameOf, people as peopleOf, placesById, runsIt, type Somebody } from '../jobs/held.ts'
import type { Requisition, RequisitionRow } from './contract.ts'
import { type Picture, planFor } from './plan.ts'
import * as query from './queries.ts'
import { ACTIONS, isWritable, type Kept, MOVES, type Plan, type Standing, standingOf, unraised } from './rules.ts'

/** A requisition with what its rules ask. */
export type Read = {
  held: query.Held
  steps: query.Step[]
  plan: Plan
  askedBy: string | null
  standing: Standing
  people: readonly Somebody[]
}

export const readMany = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  held: readonly query.Held[],
  seen: Picture,
): Promise<Read[]> => {
  const { companyId } = actor
  const people = await peopleOf(db, companyId)
  const administrators = people.filter(runsIt).map((p) => p.id)
  const steps = Map.groupBy(
    await query.stepsOf(
      db,
      companyId,
      held.map((h) => h.id),
    ),
    (s) => s.requisition_id,
  )
  return held.map((h) => {
    const all = steps.get(h.id) ?? []
    const last = all.findLastIndex((s) => s.step === 'asked')
    const round = last < 0 ? [] : all.slice(last)
    const askedBy = round[0]?.by_user ?? null
    const given = round.filter((s) => s.step === 'approved').flatMap((s) => s.by_user ?? [])
    const plan = planFor(seen, h)
    return {
      held: h,
      steps: all,
      plan,
      askedBy,
      standing: standingOf(plan.approvals, { administrators, askedBy, given }),
      people,
    }
  })
}

/** Where the plan has made room since, any of them may say that it is enough. */
export const mayJudge = ({ held, standing }: Read, userId: string): boolean =>
  held.status === 'asked' &&
  (standing.missing.includes(userId) || (standing.complete && standing.judges.includes(userId)))

export const rowOf = (read: Read, viewer: string): RequisitionRow => {
  const { held } = read
  return {
    id: held.id,
    number: held.number,
    status: held.shown,
    title: held.title,
    department: held.department,
    country: held.country,
    place: held.place,
    headCount: held.head_count,
    hired: held.hired,
    wantedBy: held.wanted_by,
    reason: held.reason as RequisitionRow['reason'],
    updatedAt: new Date(held.updated_at).toISOString(),
    version: held.version,
    waitsForYou: mayJudge(read, viewer),
  }
}

const nameIn = (people: readonly Somebody[], id: string | null): string | null => {
  const found = people.find((p) => p.id === id)
  return found ? nameOf(found) : null
}

export const requisitionOf = async (ctx: Context, read: Read): Promise<Requisition> => {
  const { held, steps, plan, standing, people, askedBy } = read
  const { db, actor, countries } = ctx
  const kept = held.status as Kept
  const { currency } = countries.get(held.country)
  const [place] = held.place_id === null ? [] : await placesById(db, [held.place_id])
  const jobs = await query.jobsOf(db, actor.companyId, held.id)
  const live = (j: (typeof jobs)[number]) => j.status !== 'closed' && j.status !== 'archived'
  const left =
    kept === 'approved'
      ? unraised(
          held.head_count,
          held.hired,
          jobs.map((j) => ({ ...j, live: live(j) })),
        )
      : 0
  const waits = kept === 'asked'
  const names = (ids: readonly string[]) => ids.flatMap((id) => nameIn(people, id) ?? [])
  const major = (minor: string | null) => (minor === null ? null : fromMinor(Number(minor), currency.minorUnits))
  const judge = mayJudge(read, actor.userId)
  const may = ACTIONS.filter((action) => {
    if (!MOVES[action].from.includes(kept)) return false
    if (action === 'approve' || action === 'refuse') return judge
    return action !== 'cancel' || (held.shown !== 'filled' && !jobs.some(live))
  })
  return {
    ...rowOf(read, actor.userId),
    placeAt: place ?? null,
    employmentType: held.employment_type as Requisition['employmentType'],
    replaces: held.replaces_id === null ? null : { id: held.replaces_id, name: held.replaces ?? '' },
    currency: held.currency,
    symbol: currency.symbol,
    payMin: major(held.pay_min),
    payMax: major(held.pay_max),
    payPeriod: held.pay_period as Requisition['payPeriod'],
    note: held.note,
    costNote: held.cost_note,
    budget: major(held.budget),
    createdBy: nameIn(people, held.created_by),
    plan,
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
      step: s.step as Requisition['steps'][number]['step'],
      by: nameIn(people, s.by_user),
      note: s.note,
      at: new Date(s.at).toISOString(),
    })),
    allowed: [
      ...(isWritable(kept) ? (['edit'] as const) : []),
      ...(kept === 'draft' && steps.length === 0 ? (['delete'] as const) : []),
      ...may,
      ...(left > 0 ? (['raise'] as const) : []),
    ],
  }
}
