import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { asSelf } from '../profile/service.ts'
import type { Promotion } from './contract.ts'
import { checksOf, daysLeft, MONTH_DAYS, RUN_DAYS } from './promotion.rules.ts'
import * as query from './queries.ts'

const RUNS_SHOWN = 12

const isRunning = ({ stopped_at, ends_at }: query.StoredRun, now: Date): boolean =>
  stopped_at === null && Date.parse(ends_at) > now.getTime()

const cardIn = async (ctx: OpenContext, db: Db, userId: string) => {
  const today = dayIn('UTC', ctx.now())
  const card = await query.findCardFacts(db, userId, today)
  const seen = card ? await query.countDaysSeen(db, card.id, addDays(today, 1 - MONTH_DAYS)) : 0
  return { card, left: daysLeft(seen), checks: checksOf(card && { ...card, pausedUntil: card.paused_until }) }
}

const promotionIn = async (ctx: OpenContext, db: Db, userId: string): Promise<Omit<Promotion, 'isPaid'>> => {
  const { card, left, checks } = await cardIn(ctx, db, userId)
  const runs: Promotion['runs'] = []
  for (const run of card ? await query.listRuns(db, userId, RUNS_SHOWN) : []) {
    const to = run.stopped_at ?? run.ends_at
    const result = await query.readResult(db, card?.id ?? '', { from: run.started_at, to })
    runs.push({ startedAt: iso(run.started_at), endsAt: iso(to), isRunning: isRunning(run, ctx.now()), ...result })
  }
  return { checks, daysLeft: left, runs }
}

export const readPromotion = async (ctx: OpenContext): Promise<Promotion> => ({
  isPaid: (await liveTier(ctx)) === 'premium_plus',
  ...(await asSelf(ctx, ({ db, actor }) => promotionIn(ctx, db, actor.userId), { reading: true })),
})

export const startPromotion = async (ctx: OpenContext): Promise<Promotion> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.lockPerson(db, userId)
    const { checks, left } = await cardIn(ctx, db, userId)
    if (checks.some(({ isNeeded, isDone }) => isNeeded && !isDone))
      throw new Refusal('CONFLICT', 'Employers cannot find you yet. Finish what is needed first.')
    const [last] = await query.listRuns(db, userId, 1)
    if (last && isRunning(last, ctx.now())) throw new Refusal('CONFLICT', 'You are promoted already.')
    if (left === 0) throw new Refusal('CONFLICT', 'You have used your days of this month.')
    const started = ctx.now()
    const ends = new Date(started.getTime() + Math.min(RUN_DAYS, left) * DAY_MS)
    const { id } = await query.insertRun(db, {
      user_id: userId,
      started_at: started.toISOString(),
      ends_at: ends.toISOString(),
    })
    audit({ action: 'promotion.start', targetType: 'promotion', targetId: id, after: { endsAt: ends.toISOString() } })
  })
  return readPromotion(ctx)
}

export const stopPromotion = async (ctx: OpenContext): Promise<Promotion> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    const stopped = await query.stopRuns(db, userId, ctx.now().toISOString())
    audit({ action: 'promotion.stop', detail: { stopped } })
  })
  return readPromotion(ctx)
}

export const exportPromotions = async (ctx: OpenContext) => (await readPromotion(ctx)).runs
