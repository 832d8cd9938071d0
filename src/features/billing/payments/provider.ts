import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { Pause } from './pauses.rules.ts'
import type { StoredOrder } from './queries.ts'

/** Something was paid and not told of yet: what is ordered meanwhile would be charged beside it. */
export const justPaid = (): Refusal =>
  new Refusal('CONFLICT', 'You have just paid for another plan. Wait until it is confirmed.')

/** What is asked of whoever takes the payments. What came of it is told by events alone; asking twice for the same is the same as once. */
export type PaymentProvider = {
  /** A page on which the order is paid. */
  openSession: (services: Services, order: StoredOrder) => Promise<{ ref: string; url: string }>
  /** Nothing can be paid on that page any more. Refuses when something was just paid there. */
  closeSession: (services: Services, db: Db, order: StoredOrder) => Promise<void>
  /** The subscription ends with what was paid for, or does not after all. */
  cancelAtEnd: (services: Services, db: Db, order: StoredOrder, cancels: boolean) => Promise<void>
  /** The plan stands still for as long as said, in the period that it says; the next charge moves by as much. Another one of the same period takes its place. */
  pause: (services: Services, db: Db, order: StoredOrder, pause: Pause) => Promise<void>
  /** Tries at once what is still to be paid after a renewal failed. */
  retry: (services: Services, db: Db, order: StoredOrder) => Promise<void>
  /** A page of the provider on which the card is changed; null where it is changed on our own. */
  cardPage: (services: Services, order: StoredOrder) => Promise<string | null>
  /** What tells the card of a subscription from every other one; null where it is not told. */
  cardName: (services: Services, db: Db, order: StoredOrder) => Promise<string | null>
  endNow: (services: Services, db: Db, order: StoredOrder) => Promise<void>
  /** Pays back `amount` (minor units) of a charge, by the provider's name of its invoice; `key` says which refund it is. */
  refund: (services: Services, db: Db, order: StoredOrder, input: RefundInput) => Promise<void>
}
export type RefundInput = { invoice: string; amount: number; key: string }
