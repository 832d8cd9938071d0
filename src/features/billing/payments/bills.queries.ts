import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { TaxLine } from '../plans/price.rules.ts'
import type { BillKind, BillLine, Buyer, CompanyProduct } from './bills.rules.ts'
import type { OrderState } from './events.rules.ts'
import type { OrderSeller } from './queries.ts'
import type { TestCardOutcome } from './test-cards.rules.ts'

/** An order of a company: one invoice of its plan. */
export type StoredBill = {
  id: string
  buyer: string
  product: CompanyProduct
  kind: BillKind
  period: 'month' | 'year'
  seats: number
  lines: BillLine[]
  from_at: string
  until_at: string
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
  provider: 'test' | 'stripe'
  ordered_at: string
  open_until: string
  state: OrderState | 'abandoned'
  card: { brand: string; last4: string } | null
  next_try: string | null
  tries: number
  session_ref: string | null
  session_url: string | null
}

const BILL = sql`id, buyer, product, kind, period, seats, lines, from_at, until_at, country, region, currency, net, tax, total, tax_lines, seller,
  billing_name, billing_email, buyer_tax_id, provider, ordered_at, open_until, state, card, next_try, tries, session_ref, session_url`

export type NewBill = Omit<
  StoredBill,
  'id' | 'state' | 'card' | 'next_try' | 'tries' | 'session_ref' | 'session_url'
> & { consent: string }

/** One bill of a company at a time is made or paid: the others wait. */
export const lockBillsOf = (db: Db, buyer: string): Promise<unknown> =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`plan of company ${buyer}`}, 0))`)

export const insertBill = (db: Db, made: NewBill): Promise<StoredBill> =>
  db.one<StoredBill>(sql`
    insert into plan_orders (buyer, product, kind, period, seats, lines, from_at, until_at, country, region, currency, net, tax, total, tax_lines,
      seller, billing_name, billing_email, buyer_tax_id, consent, provider, ordered_at, open_until)
    values (${made.buyer}::uuid, ${made.product}, ${made.kind}, ${made.period}, ${made.seats}, ${JSON.stringify(made.lines)}::jsonb,
      ${made.from_at}::timestamptz, ${made.until_at}::timestamptz, ${made.country}, ${made.region}, ${made.currency}, ${made.net}, ${made.tax},
      ${made.total}, ${JSON.stringify(made.tax_lines)}::jsonb, ${JSON.stringify(made.seller)}::jsonb, ${made.billing_name},
      ${made.billing_email}, ${made.buyer_tax_id}, ${made.consent}, ${made.provider}, ${made.ordered_at}::timestamptz,
      ${made.open_until}::timestamptz)
    returning ${BILL}`)

/** Every bill of a company, the newest first. */
export const listBills = (db: Db, buyer: string): Promise<StoredBill[]> =>
  db.many<StoredBill>(
    sql`select ${BILL} from plan_orders where buyer = ${buyer}::uuid order by ordered_at desc, from_at desc, id`,
  )

export const findBill = (db: Db, id: string): Promise<StoredBill | undefined> =>
  db.maybe<StoredBill>(sql`select ${BILL} from plan_orders where id = ${id}::uuid and buyer is not null`)

export const abandonBill = (db: Db, id: string): Promise<unknown> =>
  db.run(sql`update plan_orders set state = 'abandoned', next_try = null where id = ${id}::uuid and state = 'open'`)

/** What stands on a bill whose invoice is not issued yet. */
export const setBillBuyer = (db: Db, id: string, buyer: Buyer): Promise<unknown> =>
  db.run(sql`
    update plan_orders set billing_name = ${buyer.name}, billing_email = ${buyer.email}, buyer_tax_id = ${buyer.taxId}
     where id = ${id}::uuid and state = 'open'`)

export const countTry = (db: Db, id: string): Promise<unknown> =>
  db.run(sql`update plan_orders set tries = tries + 1 where id = ${id}::uuid`)

export type StoredBillPayment = {
  id: string
  order_id: string
  number: string | null
  issued_at: string | null
  /** As it was issued. */
  buyer: Buyer | null
  net: number
  tax: number
  total: number
  at: string
}

/** What a company has paid, the newest first. */
export const listBillPayments = (db: Db, buyer: string): Promise<StoredBillPayment[]> =>
  db.many<StoredBillPayment>(sql`
    select entry.id, entry.order_id, paper.number, paper.issued_at, paper.buyer, entry.net, entry.tax, entry.total, entry.at
      from payment_ledger entry
      join plan_orders bill on bill.id = entry.order_id
      left join payment_papers paper on paper.ledger_id = entry.id
     where bill.buyer = ${buyer}::uuid and entry.kind = 'charge' order by entry.at desc, entry.id`)

export type StripeCard = { customer: string; method: string; last4: string }

/** The card that Stripe keeps for the bills of a company. */
export const findStripeCard = (db: Db, buyer: string): Promise<StripeCard | undefined> =>
  db.maybe<StripeCard>(sql`select customer, method, last4 from stripe_cards where buyer = ${buyer}::uuid`)

/** Keeps Stripe's names of the card that paid last; one that was told of earlier and arrives later changes nothing. */
export const putStripeCard = (
  db: Db,
  buyer: string,
  card: StripeCard & { brand: string; at: string },
): Promise<unknown> =>
  db.run(sql`
    insert into stripe_cards (buyer, customer, method, brand, last4, told_at)
    values (${buyer}::uuid, ${card.customer}, ${card.method}, ${card.brand}, ${card.last4}, ${card.at}::timestamptz)
    on conflict (buyer) do update set customer = excluded.customer, method = excluded.method, brand = excluded.brand,
      last4 = excluded.last4, told_at = excluded.told_at
     where stripe_cards.told_at <= excluded.told_at`)

export const setBillSession = (db: Db, id: string, session: { ref: string; url: string }): Promise<unknown> =>
  db.run(sql`update plan_orders set session_ref = ${session.ref}, session_url = ${session.url} where id = ${id}::uuid`)

export type SavedCard = { outcome: TestCardOutcome; last4: string }

export const findSavedCard = (db: Db, buyer: string): Promise<SavedCard | undefined> =>
  db.maybe<SavedCard>(sql`select outcome, last4 from test_saved_cards where buyer = ${buyer}::uuid`)

export const putSavedCard = (db: Db, buyer: string, card: SavedCard & { at: string }): Promise<unknown> =>
  db.run(sql`
    insert into test_saved_cards (buyer, outcome, last4, saved_at)
    values (${buyer}::uuid, ${card.outcome}, ${card.last4}, ${card.at}::timestamptz)
    on conflict (buyer) do update set outcome = excluded.outcome, last4 = excluded.last4, saved_at = excluded.saved_at`)

export const hasTestCharge = async (db: Db, billId: string): Promise<boolean> =>
  (await db.maybe(sql`select 1 from test_charges where order_id = ${billId}::uuid`)) !== undefined

/** Notes a charge in the provider's own books; false when it was taken before. */
export const insertTestCharge = async (db: Db, bill: StoredBill, at: string): Promise<boolean> =>
  (await db.maybe(sql`
    insert into test_charges (order_id, currency, total, at) values (${bill.id}::uuid, ${bill.currency}, ${bill.total}, ${at}::timestamptz)
    on conflict (order_id) do nothing returning order_id`)) !== undefined
