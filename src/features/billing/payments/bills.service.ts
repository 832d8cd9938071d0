import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import * as query from './bills.queries.ts'
import { BILL_RETRY_DAYS } from './bills.rules.ts'
import { type ToldPayment, tellLater, toldPayment, unix } from './test-provider.ts'

export {
  abandonBill,
  findBill,
  findSavedCard,
  insertBill,
  listBillPayments,
  listBills,
  lockBillsOf,
  type StoredBill,
} from './bills.queries.ts'

const invoiceOf = (bill: query.StoredBill, { paid, nextTry }: { paid: boolean; nextTry: string | null }) => ({
  id: `in_test_${bill.id.replaceAll('-', '')}`,
  object: 'invoice',
  parent: { subscription_details: { metadata: { order: bill.id } } },
  amount_paid: paid ? bill.total : 0,
  currency: bill.currency.toLowerCase(),
  next_payment_attempt: nextTry ? unix(nextTry) : null,
  lines: { data: [{ period: { start: unix(bill.from_at), end: unix(bill.until_at) } }] },
})

/** Whether a bill that is open has been taken already, and only waits to be told of. */
export const isTaken = (db: Db, bill: query.StoredBill): Promise<boolean> => query.hasTestCharge(db, bill.id)

/** Keeps a test card for the bills of a company, in the place of the one before. */
export const saveTestCard = (db: Db, buyer: string, card: query.SavedCard & { at: string }): Promise<unknown> =>
  query.putSavedCard(db, buyer, card)

type Taken = { last4: string; at: string }

/** Takes a bill from a test card, and says what is told of it; nothing when it was taken before. */
export const beginBill = async (db: Db, bill: query.StoredBill, { last4, at }: Taken): Promise<ToldPayment[]> => {
  if (!(await query.insertTestCharge(db, bill, at))) return []
  const metadata = { order: bill.id }
  const card = { metadata, card: { brand: 'Visa', last4 } }
  const invoice = invoiceOf(bill, { paid: true, nextTry: null })
  return [
    toldPayment({ id: `${bill.id}_card`, type: 'payment_method.attached', at, object: card }),
    toldPayment({ id: `${bill.id}_paid`, type: 'invoice.paid', at, object: invoice }),
  ]
}

/** As `beginBill`, told by jobs. */
export const takeBill = async (db: Db, bill: query.StoredBill, taken: Taken): Promise<void> =>
  tellLater(db, await beginBill(db, bill, taken))

/**
 * Asks the provider for a bill by the card that is kept: it is taken, or refused and told of as failed with the day of the next try. What came of
 * it is told by events alone.
 */
export const chargeBill = async (services: Services, db: Db, bill: query.StoredBill): Promise<void> => {
  const card = await query.findSavedCard(db, bill.buyer)
  const now = services.now()
  const at = now.toISOString()
  if (card && card.outcome !== 'renewal_fails') return takeBill(db, bill, { last4: card.last4, at })
  const wait = BILL_RETRY_DAYS[bill.tries]
  const nextTry = wait === undefined ? null : new Date(now.getTime() + wait * DAY_MS).toISOString()
  await query.countTry(db, bill.id)
  await tellLater(db, [
    toldPayment({
      id: `${bill.id}_failed_${bill.tries + 1}`,
      type: 'invoice.payment_failed',
      at,
      object: invoiceOf(bill, { paid: false, nextTry }),
    }),
  ])
}
