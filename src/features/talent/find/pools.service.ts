import type { Context } from '../../../server/context.ts'
import { addMonths, type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './pools.contract.ts'
import * as query from './pools.queries.ts'
import { viewerOf } from './service.ts'

type Pools = Output<typeof contract.listPools>

/** Somebody found is kept so long at most, from when they were put in; an applicant as long as their application may be. */
const MOST_MONTHS = 12
const MOST_POOLS = 100

const listed = async (ctx: Context): Promise<Pools> => ({ pools: await query.listPools(ctx.db, viewerOf(ctx)) })
export const list = listed

const current = async (ctx: Context, id: string) => {
  const pool = await query.lockPool(ctx.db, ctx.actor.companyId, id)
  if (!pool) throw notFound('Pool')
  return pool
}
const mustBeFree = async (ctx: Context, name: string, own: string | null) => {
  const other = await query.findPoolByName(ctx.db, ctx.actor.companyId, name)
  if (other && other.id !== own) throw invalid({ name: 'Another pool is called so already' })
}

export const addPool = async (ctx: Context, input: Parsed<typeof contract.addPool>) => {
  await mustBeFree(ctx, input.name, null)
  if ((await listed(ctx)).pools.length >= MOST_POOLS)
    throw new Refusal('CONFLICT', `A company has at most ${MOST_POOLS} pools. Give one up before you begin another.`)
  const { id } = await query.insertPool(ctx.db, viewerOf(ctx), input)
  ctx.audit({ action: 'pool.create', targetType: 'pool', targetId: id, after: input })
  return { id, ...(await listed(ctx)) }
}

export const changePool = async (ctx: Context, { id, ...told }: Parsed<typeof contract.changePool>): Promise<Pools> => {
  const { id: _, ...before } = await current(ctx, id)
  await mustBeFree(ctx, told.name, id)
  await query.updatePool(ctx.db, ctx.actor.companyId, id, told)
  ctx.audit({ action: 'pool.change', targetType: 'pool', targetId: id, before, after: told })
  return listed(ctx)
}

export const removePool = async (ctx: Context, { id }: Parsed<typeof contract.removePool>): Promise<Pools> => {
  const { id: _, ...before } = await current(ctx, id)
  await query.deletePool(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'pool.remove', targetType: 'pool', targetId: id, before })
  return listed(ctx)
}

const latestOf = (addedOn: Day, keepUntil: Day | null): Day => keepUntil ?? addMonths(addedOn, MOST_MONTHS)

export const readPool = async (
  ctx: Context,
  { id, names }: Parsed<typeof contract.readPool>,
): Promise<Output<typeof contract.readPool>> => {
  await current(ctx, id)
  const pool = (await listed(ctx)).pools.find((p) => p.id === id)
  if (!pool) throw notFound('Pool')
  const rows = await query.listMembers(ctx.db, viewerOf(ctx), id, names === 'shown')
  return {
    pool,
    members: rows.map((m) => ({
      id: m.id,
      cardId: m.card_id,
      applicationId: m.application_id,
      name: m.name,
      headline: m.headline,
      job: m.title,
      number: m.number,
      note: m.note,
      consentOn: m.consent_on,
      expiresOn: m.expires_on,
      latest: latestOf(dayIn('UTC', new Date(m.added_at)), m.keep_until),
    })),
  }
}

const within = (input: Day | null, latest: Day, today: Day): Day => {
  if (input === null) return latest
  if (input <= today) throw invalid({ expiresOn: 'Until must be a day to come' })
  if (input > latest) throw invalid({ expiresOn: `They may be kept until ${latest} at the latest` })
  return input
}

export const addMembers = async (
  ctx: Context,
  { id, cards, applications, note, expiresOn }: Parsed<typeof contract.addMembers>,
): Promise<Output<typeof contract.addMembers>> => {
  if (cards.length + applications.length === 0) throw invalid({ cards: 'Choose who goes into the pool' })
  await current(ctx, id)
  const v = viewerOf(ctx)
  const refused: { id: string; why: string }[] = []
  const all: query.NewMember[] = []
  const agreed = new Map((await query.cardsAgreed(ctx.db, cards)).map((c) => [c.id, c.since]))
  for (const card of new Set(cards)) {
    const since = agreed.get(card)
    if (since === undefined) refused.push({ id: card, why: 'This person is no longer to be found.' })
    else
      all.push({
        card_id: card,
        candidate_id: null,
        note,
        consent_on: since,
        expires_on: within(expiresOn, latestOf(v.today, null), v.today),
      })
  }
  const found = new Map((await query.candidatesOf(ctx.db, v.companyId, applications)).map((c) => [c.application_id, c]))
  if (applications.some((a) => !found.has(a))) throw notFound('Application')
  const seen = new Set<string>()
  for (const application of new Set(applications)) {
    const c = found.get(application)
    if (!c || seen.has(c.id)) continue
    seen.add(c.id)
    if (c.erased || c.keep_until === null || c.keep_until <= v.today)
      refused.push({ id: application, why: 'The time this person may be kept is over.' })
    else
      all.push({
        card_id: null,
        candidate_id: c.id,
        note,
        consent_on: c.since ?? v.today,
        expires_on: within(expiresOn, c.keep_until, v.today),
      })
  }
  const added = await query.insertMembers(ctx.db, v, id, all)
  if (added > 0) ctx.audit({ action: 'pool.add', targetType: 'pool', targetId: id, detail: { added } })
  return { added, there: all.length - added, refused }
}

const heldMember = async (ctx: Context, id: string) => {
  const member = await query.findMember(ctx.db, ctx.actor.companyId, id)
  if (!member) throw notFound('Member')
  return member
}

export const changeMember = async (ctx: Context, { id, note, expiresOn }: Parsed<typeof contract.changeMember>) => {
  const m = await heldMember(ctx, id)
  const latest = latestOf(dayIn('UTC', new Date(m.added_at)), m.keep_until)
  const until = expiresOn === null ? m.expires_on : within(expiresOn, latest, viewerOf(ctx).today)
  await query.updateMember(ctx.db, ctx.actor.companyId, id, {
    ...(note === undefined ? {} : { note }),
    expires_on: until,
  })
  const changed = until !== m.expires_on || (note !== undefined && note !== m.note)
  if (changed)
    ctx.audit({
      action: 'pool.member',
      targetType: 'pool',
      targetId: m.pool_id,
      before: { until: m.expires_on },
      after: { until },
      detail: { member: id },
    })
  return { changed }
}

export const removeMember = async (ctx: Context, { id }: Parsed<typeof contract.removeMember>) => {
  const m = await heldMember(ctx, id)
  await query.deleteMember(ctx.db, ctx.actor.companyId, id)
  ctx.audit({ action: 'pool.take_out', targetType: 'pool', targetId: m.pool_id, detail: { member: id } })
  return { removed: true }
}
