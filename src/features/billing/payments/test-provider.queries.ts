import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Pause } from './pauses.rules.ts'
import type { StoredOrder } from './queries.ts'
import type { TestCardOutcome } from './test-cards.rules.ts'

export type StoredTestSubscription = {
  id: string
  order_id: string
  outcome: TestCardOutcome
  last4: string
  period: 'month' | 'year'
  currency: string
  total: number
  began_at: string
  paid_periods: number
  tries: number
  next_try: string
  cancels: boolean
  reduced_total: number | null
  reduced_periods: number
  /** Periods that were paid before `began_at`, to which a pause moves the beginning. */
  periods_before: number
  pause_of: string | null
  paused_from: string | null
  paused_until: string | null
}

const COLUMNS = sql`id, order_id, outcome, last4, period, currency, total, began_at, paid_periods, tries, next_try, cancels, reduced_total, reduced_periods,
  periods_before, pause_of, paused_from, paused_until`

type Began = { id: string; order: StoredOrder; outcome: TestCardOutcome; last4: string; at: string; next: string }

/** Begins a subscription with its first period paid, or at the end of its trial with none; undefined when the order has one. */
export const insertTestSubscription = (
  db: Db,
  { id, order, outcome, last4, at, next }: Began,
): Promise<StoredTestSubscription | undefined> =>
  db.maybe<StoredTestSubscription>(sql`
    insert into test_card_subscriptions (id, user_id, order_id, outcome, last4, period, currency, total, began_at, paid_periods, next_try,
      reduced_total, reduced_periods)
    values (${id}, ${order.user_id}::uuid, ${order.id}::uuid, ${outcome}, ${last4}, ${order.period}, ${order.currency}, ${order.total},
      ${at}::timestamptz, ${order.trial_until === null ? 1 : 0}, ${next}::timestamptz, ${order.coupon?.total ?? null}, ${order.coupon?.periods ?? 0})
    on conflict (order_id) do nothing
    returning ${COLUMNS}`)

/** The subscription of an order that has not ended, held until the transaction ends. */
export const lockTestSubscription = (db: Db, orderId: string): Promise<StoredTestSubscription | undefined> =>
  db.maybe<StoredTestSubscription>(
    sql`select ${COLUMNS} from test_card_subscriptions where order_id = ${orderId}::uuid and not ended for update`,
  )

export const lockDueTestSubscription = (db: Db, now: string): Promise<StoredTestSubscription | undefined> =>
  db.maybe<StoredTestSubscription>(sql`
    select ${COLUMNS} from test_card_subscriptions where not ended and next_try <= ${now}::timestamptz
     order by next_try, id limit 1 for update skip locked`)

export type TestSubscriptionChange = {
  paidPeriods?: number
  tries?: number
  nextTry?: string
  cancels?: boolean
  ended?: boolean
  outcome?: TestCardOutcome
  last4?: string
}

export const updateTestSubscription = (db: Db, id: string, change: TestSubscriptionChange): Promise<unknown> =>
  db.run(sql`
    update test_card_subscriptions set
      paid_periods = coalesce(${change.paidPeriods ?? null}, paid_periods), tries = coalesce(${change.tries ?? null}, tries),
      next_try = coalesce(${change.nextTry ?? null}::timestamptz, next_try), cancels = coalesce(${change.cancels ?? null}, cancels),
      ended = coalesce(${change.ended ?? null}, ended), outcome = coalesce(${change.outcome ?? null}, outcome),
      last4 = coalesce(${change.last4 ?? null}, last4)
     where id = ${id}`)

/** Periods are counted anew from `next`, when the pause has moved the end of the paid one to. */
export const pauseTestSubscription = (db: Db, id: string, pause: Pause & { next: string }): Promise<unknown> =>
  db.run(sql`
    update test_card_subscriptions set
      began_at = ${pause.next}::timestamptz, periods_before = paid_periods, next_try = ${pause.next}::timestamptz,
      pause_of = ${pause.of}::timestamptz, paused_from = ${pause.from}::timestamptz, paused_until = ${pause.until}::timestamptz
     where id = ${id}`)
