import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { BillProvider } from './bill-provider.ts'
import * as query from './bills.queries.ts'
import { BILL_RETRY_DAYS } from './bills.rules.ts'
import { stripeBills } from './stripe.bills.ts'
import { type SentEvent, tellLater, toSentEvent, unix } from './test-provider.ts'

export {
  abandonBill,
  findBill,
  insertBill,
  listBillPayments,
  listBills,
  lockBillsOf,
  type StoredBill,
  setBillBuyer,
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

/** Keeps a test card for the bills of a company, in the place of the one before. */
export const saveTestCard = (db: Db, buyer: string, card: query.SavedCard & { at: string }): Promise<unknown> =>
  query.putSavedCard(db, buyer, card)

type Taken = { last4: string; at: string }

/** Takes a bill from a test card, and says what is told of it; nothing when it was taken before. */
export const beginBill = async (db: Db, bill: query.StoredBill, { last4, at }: Taken): Promise<SentEvent[]> => {
  if (!(await query.insertTestCharge(db, bill, at))) return []
  const metadata = { order: bill.id }
  const card = { metadata, card: { brand: 'Visa', last4 } }
  const invoice = invoiceOf(bill, { paid: true, nextTry: null })
  return [
    toSentEvent({ id: `${bill.id}_card`, type: 'payment_method.attached', at, object: card }),
    toSentEvent({ id: `${bill.id}_paid`, type: 'invoice.paid', at, object: invoice }),
  ]
}

/** As `beginBill`, told by jobs. */
export const takeBill = async (db: Db, bill: query.StoredBill, taken: Taken): Promise<void> =>
  tellLater(db, await beginBill(db, bill, taken))

const nextTryOf = (services: Services, bill: query.StoredBill): string | null => {
  const wait = BILL_RETRY_DAYS[bill.tries]
  return wait === undefined ? null : new Date(services.now().getTime() + wait * DAY_MS).toISOString()
}

const testBills: BillProvider = {
  openPage: () => Promise.resolve(null),
  isTaken: (_services, db, bill) => query.hasTestCharge(db, bill.id),
  charge: async (services, db, bill, nextTry) => {
    const card = await query.findSavedCard(db, bill.buyer)
    const at = services.now().toISOString()
    if (card && card.outcome !== 'renewal_fails') return takeBill(db, bill, { last4: card.last4, at })
    const id = `${bill.id}_failed_${bill.tries + 1}`
    const object = invoiceOf(bill, { paid: false, nextTry })
    await query.countTry(db, bill.id)
    await tellLater(db, [toSentEvent({ id, type: 'invoice.payment_failed', at, object })])
  },
  cardPage: () => Promise.resolve(null),
  cardEnd: async (db, buyer) => (await query.findSavedCard(db, buyer))?.last4 ?? null,
}

const BILL_PROVIDERS = { test: testBills, stripe: stripeBills } as const
const billsAt = ({ provider }: Pick<query.StoredBill, 'provider'>): BillProvider => BILL_PROVIDERS[provider]

/**
 * Asks the provider for a bill by the card that is kept: it is taken, or refused and told of as failed with the day of the next try. What came of
 * it is told by events alone.
 */
export const chargeBill = (services: Services, db: Db, bill: query.StoredBill): Promise<void> =>
  billsAt(bill).charge(services, db, bill, nextTryOf(services, bill))

/** The page of the provider on which a bill is paid, with a card that is kept for later ones; null where it is paid here. */
export const openBillPage = (services: Services, db: Db, bill: query.StoredBill): Promise<string | null> =>
  billsAt(bill).openPage(services, db, bill)

/** The page on which another card is given for bills to come; null where it is changed here. */
export const openCardPage = (services: Services, db: Db, bill: query.StoredBill): Promise<string | null> =>
  billsAt(bill).cardPage(services, db, bill)

/** Whether a bill that is open has been taken already, and only waits to be told of; nothing can be paid on its page from now on. */
export const isTaken = (services: Services, db: Db, bill: query.StoredBill): Promise<boolean> =>
  billsAt(bill).isTaken(services, db, bill)

/** The last four digits of the card that is kept for a company at a provider. */
export const cardEndOf = (db: Db, buyer: string, provider: query.StoredBill['provider']): Promise<string | null> =>
  BILL_PROVIDERS[provider].cardEnd(db, buyer)

/**
 * Puts a bill aside, of which nothing can be paid from then on. One that was just taken stays, and what came of it is told; says whether it was put aside.
 */
export const abandonUntaken = async (services: Services, db: Db, bill: query.StoredBill): Promise<boolean> => {
  if (await isTaken(services, db, bill)) return false
  await query.abandonBill(db, bill.id)
  return true
}
