import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { CouponPrice } from '../coupons/coupon.rules.ts'
import type { PaidTier, PlanPeriod, TaxLine } from '../plans/price.rules.ts'
import type { Buyer } from './bills.rules.ts'
import type { LedgerEntry, OrderStanding, OrderState, PaymentEvent } from './events.rules.ts'

export type OrderSeller = { name: string; address: string; taxNumber: string | null }
export type StoredOrder = {
  id: string
  user_id: string | null
  /** The company of a bill (`bills.queries.ts`), which has no tier. */
  buyer: string | null
  tier: PaidTier
  period: PlanPeriod
  country: string
  region: string
  currency: string
  net: number
  tax: number
  total: number
  tax_lines: TaxLine[]
  seller: OrderSeller
  billing_name: string
  billing_email: string
  buyer_tax_id: string | null
  consent: string
  provider: 'test' | 'stripe'
  session_ref: string | null
  session_url: string | null
  replaces: string | null
  ordered_at: string
  open_until: string
  state: OrderState | 'abandoned'
  subscription_ref: string | null
  card: { brand: string; last4: string } | null
  paid_until: string | null
  given_until: string | null
  next_try: string | null
  cancels: boolean
  coupon: CouponPrice | null
  /** How many periods at the price with the coupon are still to come. */
  reduced_left: number
  /** Of the period that was paid last: from when until when it stands still; `paid_until` is moved by as much. */
  paused_from: string | null
  paused_until: string | null
  /** Until when it costs nothing, for one that begins with a trial. */
  trial_until: string | null
}

const ORDER = sql`id, user_id, buyer, tier, period, country, region, currency, net, tax, total, tax_lines, seller, billing_name, billing_email, buyer_tax_id,
  consent, provider, session_ref, session_url, replaces, ordered_at, open_until, state, subscription_ref, card, paid_until, given_until, next_try, cancels, coupon, reduced_left,
  paused_from, paused_until, trial_until`

export type NewOrder = Pick<
  StoredOrder,
  | 'tier'
  | 'period'
  | 'country'
  | 'region'
  | 'currency'
  | 'net'
  | 'tax'
  | 'total'
  | 'provider'
  | 'replaces'
  | 'coupon'
  | 'trial_until'
> & {
  userId: string
  taxLines: readonly TaxLine[]
  seller: OrderSeller
  billingName: string
  billingEmail: string
  taxId: string | null
  consent: string
  orderedAt: string
  openUntil: string
}

/** One order of a person at a time is made or changed: the others wait. */
export const lockOrdersOf = (db: Db, userId: string): Promise<unknown> =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${userId}`}, 0))`)

export const insertOrder = async (db: Db, made: NewOrder): Promise<StoredOrder> =>
  db.one<StoredOrder>(sql`
    insert into plan_orders (user_id, tier, period, country, region, currency, net, tax, total, tax_lines, seller, billing_name, billing_email,
      buyer_tax_id, consent, provider, replaces, ordered_at, open_until, coupon, reduced_left, trial_until)
    values (${made.userId}::uuid, ${made.tier}, ${made.period}, ${made.country}, ${made.region}, ${made.currency}, ${made.net}, ${made.tax},
      ${made.total}, ${JSON.stringify(made.taxLines)}::jsonb, ${JSON.stringify(made.seller)}::jsonb, ${made.billingName},
      ${made.billingEmail}, ${made.taxId}, ${made.consent}, ${made.provider}, ${made.replaces}::uuid, ${made.orderedAt}::timestamptz,
      ${made.openUntil}::timestamptz, ${made.coupon && JSON.stringify(made.coupon)}::jsonb, ${made.coupon?.periods ?? 0}, ${made.trial_until}::timestamptz)
    returning ${ORDER}`)

export const setOrderSession = (db: Db, id: string, session: { ref: string; url: string }): Promise<unknown> =>
  db.run(sql`update plan_orders set session_ref = ${session.ref}, session_url = ${session.url} where id = ${id}::uuid`)

/** What stands on invoices of an order from now on; those that were issued keep theirs. */
export const setBilling = (db: Db, id: string, buyer: Buyer): Promise<unknown> =>
  db.run(sql`
    update plan_orders set billing_name = ${buyer.name}, billing_email = ${buyer.email}, buyer_tax_id = ${buyer.taxId}
     where id = ${id}::uuid`)

export const abandonOrder = (db: Db, id: string): Promise<unknown> =>
  db.run(sql`update plan_orders set state = 'abandoned' where id = ${id}::uuid and state = 'open'`)

export const listOrders = (db: Db, userId: string): Promise<StoredOrder[]> =>
  db.many<StoredOrder>(
    sql`select ${ORDER} from plan_orders where user_id = ${userId}::uuid order by ordered_at desc, id`,
  )

export const findOrder = (db: Db, userId: string, id: string): Promise<StoredOrder | undefined> =>
  db.maybe<StoredOrder>(sql`select ${ORDER} from plan_orders where user_id = ${userId}::uuid and id = ${id}::uuid`)

/** The order, held until the transaction ends: what is told of it is taken in one after the other. */
export const lockOrder = (db: Db, id: string): Promise<StoredOrder | undefined> =>
  db.maybe<StoredOrder>(sql`select ${ORDER} from plan_orders where id = ${id}::uuid for update`)

export const saveStanding = (db: Db, id: string, standing: OrderStanding): Promise<unknown> =>
  db.run(sql`
    update plan_orders set
      state = case when state = 'abandoned' and ${standing.state} = 'open' then state else ${standing.state} end,
      subscription_ref = coalesce(${standing.subscription}, subscription_ref),
      card = ${standing.card ? JSON.stringify(standing.card) : null}::jsonb, paid_until = ${standing.paidUntil}::timestamptz,
      given_until = ${standing.givenUntil}::timestamptz, next_try = ${standing.nextTry}::timestamptz, cancels = ${standing.cancels},
      reduced_left = ${standing.reducedLeft}, paused_from = ${standing.pause?.from ?? null}::timestamptz,
      paused_until = ${standing.pause?.until ?? null}::timestamptz
     where id = ${id}::uuid`)

type ReceivedEvent = {
  id: string
  type: string
  at: string
  receivedAt: string
  order: StoredOrder | null
  event: PaymentEvent | null
}

/** Keeps an event; false when it is known already. */
export const insertEvent = async (
  db: Db,
  { id, type, at, receivedAt, order, event }: ReceivedEvent,
): Promise<boolean> =>
  (await db.maybe(sql`
    insert into payment_events (id, user_id, order_id, type, told_at, received_at, event)
    values (${id}, ${order?.user_id ?? null}::uuid, ${order?.id ?? null}::uuid, ${type}, ${at}::timestamptz, ${receivedAt}::timestamptz,
      ${JSON.stringify(event)}::jsonb)
    on conflict (id) do nothing
    returning id`)) !== undefined

export const listEvents = async (db: Db, orderId: string): Promise<PaymentEvent[]> =>
  (
    await db.many<{ event: PaymentEvent | null }>(
      sql`select event from payment_events where order_id = ${orderId}::uuid order by told_at, id`,
    )
  ).flatMap(({ event }) => (event ? [event] : []))

/** Everything that was told of somebody’s orders, by order. */
export const listEventsOf = async (db: Db, userId: string): Promise<Map<string, PaymentEvent[]>> => {
  const rows = await db.many<{ order_id: string; event: PaymentEvent | null }>(
    sql`select order_id, event from payment_events where user_id = ${userId}::uuid and order_id is not null order by told_at, id`,
  )
  const byOrder = new Map<string, PaymentEvent[]>()
  for (const { order_id: order, event } of rows) if (event) byOrder.set(order, [...(byOrder.get(order) ?? []), event])
  return byOrder
}

/** The order of a charge, by the provider’s name of its invoice. */
export const findChargeByRef = (db: Db, ref: string): Promise<{ order_id: string } | undefined> =>
  db.maybe<{ order_id: string }>(sql`select order_id from payment_ledger where kind = 'charge' and ref = ${ref}`)

type NewLedgerEntry = LedgerEntry & { order: StoredOrder; tax: number; eventId: string }

/** Adds money that moved to the ledger; undefined when it stands there already. */
export const insertLedgerEntry = (db: Db, made: NewLedgerEntry): Promise<{ id: string } | undefined> =>
  db.maybe<{ id: string }>(sql`
    insert into payment_ledger (user_id, order_id, kind, ref, charge_ref, currency, net, tax, total, at, from_at, until_at, event_id)
    values (${made.order.user_id}::uuid, ${made.order.id}::uuid, ${made.kind}, ${made.ref}, ${made.chargeRef}, ${made.currency},
      ${made.total - made.tax}, ${made.tax}, ${made.total}, ${made.at}::timestamptz, ${made.from}::timestamptz, ${made.until}::timestamptz,
      ${made.eventId})
    on conflict (kind, ref) do nothing
    returning id`)

/** The next number of a series: held until the transaction ends, so that none is left out. */
export const nextPaperNumber = async (db: Db, series: string): Promise<number> =>
  (
    await db.one<{ last: number }>(sql`
      insert into payment_paper_numbers (series, last) values (${series}, 1)
      on conflict (series) do update set last = payment_paper_numbers.last + 1
      returning last`)
  ).last

type NewPaper = {
  number: string
  userId: string | null
  ledgerId: string
  issuedAt: string
  buyer: Buyer
  /** Of a credit note: the charge it pays back, whose buyer is its own. */
  chargeRef: string | null
}

export const insertPaper = (db: Db, paper: NewPaper): Promise<unknown> =>
  db.run(sql`
    insert into payment_papers (number, user_id, ledger_id, issued_at, buyer)
    values (${paper.number}, ${paper.userId}::uuid, ${paper.ledgerId}::uuid, ${paper.issuedAt}::timestamptz,
      coalesce((select invoice.buyer from payment_papers invoice join payment_ledger entry on entry.id = invoice.ledger_id
                 where entry.kind = 'charge' and entry.ref = ${paper.chargeRef}), ${JSON.stringify(paper.buyer)}::jsonb))`)

export type AskedRefund = { key: string; amount: number }

/** Keeps that the provider is asked to pay something back, before it is; what was asked under this key before stays as it was. */
export const putAskedRefund = (
  db: Db,
  input: AskedRefund & { ledgerId: string; userId: string | null; at: string },
): Promise<AskedRefund> =>
  db.one<AskedRefund>(sql`
    insert into payment_refunds_asked (key, user_id, ledger_id, amount, asked_at)
    values (${input.key}, ${input.userId}::uuid, ${input.ledgerId}::uuid, ${input.amount}, ${input.at}::timestamptz)
    on conflict (key) do update set key = excluded.key
    returning key, amount`)

export const findAskedRefund = (db: Db, key: string): Promise<AskedRefund | undefined> =>
  db.maybe<AskedRefund>(sql`select key, amount from payment_refunds_asked where key = ${key}`)

export type StoredPayment = {
  id: string
  order_id: string
  kind: 'charge' | 'refund'
  ref: string
  charge_ref: string | null
  number: string | null
  issued_at: string | null
  /** As it was issued. */
  buyer: Buyer | null
  currency: string
  net: number
  tax: number
  total: number
  at: string
  from_at: string | null
  until_at: string | null
  /** Minor units: what the provider said it paid back, or was asked to and has not said yet. */
  paid_back: number
}

const PAYMENT = sql`
  select entry.id, entry.order_id, entry.kind, entry.ref, entry.charge_ref, paper.number, paper.issued_at, paper.buyer, entry.currency, entry.net, entry.tax,
         entry.total, entry.at, entry.from_at, entry.until_at,
         greatest(
           coalesce((select -sum(back.total) from payment_ledger back where back.kind = 'refund' and back.order_id = entry.order_id
                      and back.charge_ref = entry.ref), 0),
           coalesce((select sum(asked.amount) from payment_refunds_asked asked where asked.ledger_id = entry.id), 0))::bigint as paid_back
    from payment_ledger entry left join payment_papers paper on paper.ledger_id = entry.id`

export const listPayments = (db: Db, userId: string): Promise<StoredPayment[]> =>
  db.many<StoredPayment>(
    sql`${PAYMENT} where entry.user_id = ${userId}::uuid order by entry.at desc, entry.kind desc, entry.id`,
  )

export const listPaymentsOfOrder = (db: Db, orderId: string): Promise<StoredPayment[]> =>
  db.many<StoredPayment>(
    sql`${PAYMENT} where entry.order_id = ${orderId}::uuid order by entry.at desc, entry.kind desc, entry.id`,
  )

/** The country of somebody’s account; null where they have not said it. */
export const findCountry = async (db: Db, userId: string): Promise<string | null> =>
  (await db.one<{ country: string | null }>(sql`select country from users where id = ${userId}::uuid`)).country
