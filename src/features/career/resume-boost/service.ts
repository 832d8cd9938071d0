import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, DAY_MS, type Day, dayIn, daysBetween, iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { instantOf } from '../../../shared/zoned.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { asSelf } from '../profile/service.ts'
import { skillsOfSeeker } from '../skill-matching/service.ts'
import type * as contract from './contract.ts'
import type { Promotion } from './contract.ts'
import {
  type Audience,
  type BesideCard,
  checksOf,
  daysLeft,
  fieldOf,
  hasEvidence,
  MONTH_DAYS,
  MOST_AHEAD,
  RUN_DAYS,
} from './promotion.rules.ts'
import * as query from './queries.ts'

const RUNS_SHOWN = 12

const isPlanned = ({ started_at }: query.StoredRun, now: Date): boolean => Date.parse(started_at) > now.getTime()
const isRunning = (run: query.StoredRun, now: Date): boolean =>
  run.stopped_at === null && Date.parse(run.ends_at) > now.getTime() && !isPlanned(run, now)

/** What the card says, and the days that are left on a day: those seen in the month before it are used. */
const cardIn = async (ctx: OpenContext, db: Db, userId: string, on?: Day) => {
  const today = dayIn('UTC', ctx.now())
  const card = await query.findCardFacts(db, userId, today)
  const seen = card ? await query.countDaysSeen(db, card.id, addDays(on ?? today, 1 - MONTH_DAYS)) : 0
  return { card, left: daysLeft(seen), facts: card && { ...card, pausedUntil: card.paused_until } }
}

type Whose = { userId: string; beside: BesideCard }
const promotionIn = async (
  ctx: OpenContext,
  db: Db,
  { userId, beside }: Whose,
): Promise<Omit<Promotion, 'isPaid' | 'choices'>> => {
  const { card, left, facts } = await cardIn(ctx, db, userId)
  const checks = checksOf(facts, beside)
  const runs: Promotion['runs'] = []
  for (const run of card ? await query.listRuns(db, userId, RUNS_SHOWN) : []) {
    const to = run.stopped_at ?? run.ends_at
    const result = await query.readResult(db, card?.id ?? '', { from: run.started_at, to })
    runs.push({
      startedAt: iso(run.started_at),
      endsAt: iso(to),
      isRunning: isRunning(run, ctx.now()),
      isPlanned: isPlanned(run, ctx.now()),
      audience: { countries: [...run.countries], fields: [...run.fields] },
      ...result,
    })
  }
  return { checks, daysLeft: left, runs }
}

/** How many skills have evidence, and how old the newest CV is. */
const besideOf = async (ctx: OpenContext): Promise<BesideCard> => {
  const { held } = await skillsOfSeeker(ctx)
  const at = await asSelf(ctx, ({ db, actor }) => query.findNewestCv(db, actor.userId), { reading: true })
  const cvDays = at === null ? null : daysBetween(dayIn('UTC', new Date(at)), dayIn('UTC', ctx.now()))
  return { evidence: held.filter((skill) => hasEvidence(skill.evidence)).length, cvDays }
}

/** What an audience can be chosen from. */
const choicesOf = async (ctx: OpenContext): Promise<Promotion['choices']> => {
  const industries = await ctx.database.forPlatform(query.listIndustries, { reading: true })
  const fields = [...new Set(industries.map(fieldOf))].filter((field) => field !== '').sort()
  return { countries: ctx.countries.all.map(({ code }) => code).sort(), fields }
}

/** Nothing but what there is: a country or field nobody has would be shown to nobody. */
const checkedAudience = (asked: Audience, choices: Audience): { countries: string[]; fields: string[] } => {
  const fields = [...new Set(asked.fields.map(fieldOf))]
  const unknown = {
    ...(asked.countries.every((one) => choices.countries.includes(one))
      ? {}
      : { countries: 'Choose countries of the list.' }),
    ...(fields.every((one) => choices.fields.includes(one)) ? {} : { fields: 'Choose fields of the list.' }),
  }
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return { countries: [...new Set(asked.countries)].sort(), fields: fields.sort() }
}

export const readPromotion = async (ctx: OpenContext): Promise<Promotion> => {
  const isPaid = (await liveTier(ctx)) === 'premium_plus'
  const beside = await besideOf(ctx)
  return {
    isPaid,
    choices: await choicesOf(ctx),
    ...(await asSelf(ctx, ({ db, actor }) => promotionIn(ctx, db, { userId: actor.userId, beside }), {
      reading: true,
    })),
  }
}

/** When a week begins: now, or with the day that is said, by UTC as the days that are counted. */
const beginningOf = (now: Date, from: Day | undefined): Date => {
  const ahead = from === undefined ? 0 : daysBetween(dayIn('UTC', now), from)
  if (ahead < 0 || ahead > MOST_AHEAD)
    throw new Refusal('VALIDATION_FAILED', `Choose a day from today to ${MOST_AHEAD} days ahead.`, {
      fields: { from: `Choose a day from today to ${MOST_AHEAD} days ahead.` },
    })
  return from === undefined || ahead === 0 ? now : new Date(instantOf(from, '00:00', 'UTC').at)
}

export const startPromotion = async (
  ctx: OpenContext,
  { from, ...asked }: Parsed<typeof contract.startPromotion>,
): Promise<Promotion> => {
  const started = beginningOf(ctx.now(), from)
  const audience = checkedAudience(asked, await choicesOf(ctx))
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.lockPerson(db, userId)
    const { facts, left } = await cardIn(ctx, db, userId, dayIn('UTC', started))
    if (checksOf(facts).some(({ isNeeded, isDone }) => isNeeded && !isDone))
      throw new Refusal('CONFLICT', 'Employers cannot find you yet. Finish what is needed first.')
    const [last] = await query.listRuns(db, userId, 1)
    if (last && isRunning(last, ctx.now())) throw new Refusal('CONFLICT', 'You are promoted already.')
    if (last && isPlanned(last, ctx.now()))
      throw new Refusal('CONFLICT', 'A week is planned already. Cancel it first to choose another day.')
    if (left === 0) throw new Refusal('CONFLICT', 'You have used your days of this month.')
    const ends = new Date(started.getTime() + Math.min(RUN_DAYS, left) * DAY_MS)
    const { id } = await query.insertRun(db, {
      user_id: userId,
      started_at: started.toISOString(),
      ends_at: ends.toISOString(),
      ...audience,
    })
    audit({
      action: 'promotion.start',
      targetType: 'promotion',
      targetId: id,
      after: { startsAt: started.toISOString(), endsAt: ends.toISOString(), ...audience },
    })
  })
  return readPromotion(ctx)
}

export const stopPromotion = async (ctx: OpenContext): Promise<Promotion> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    const at = ctx.now().toISOString()
    const stopped = await query.stopRuns(db, userId, at)
    const cancelled = await query.dropPlannedRuns(db, userId, at)
    audit({ action: 'promotion.stop', detail: { stopped, cancelled } })
  })
  return readPromotion(ctx)
}

export const exportPromotions = async (ctx: OpenContext) => (await readPromotion(ctx)).runs
