import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { StoredBill } from './bills.queries.ts'

/** What is asked of whoever takes the bills of companies. What came of it is told by events alone; asking twice for the same is the same as once. */
export type BillProvider = {
  /** The page on which a bill is paid, with a card that is kept; null where the bill is paid on our own. Refuses when it was just paid there. */
  openPage: (services: Services, db: Db, bill: StoredBill) => Promise<string | null>
  /** Whether it was paid and not told of yet. Where it was not, its page is closed. */
  isTaken: (services: Services, db: Db, bill: StoredBill) => Promise<boolean>
  /** Charges the card that is kept; should that fail, `nextTry` (ISO) is when it is tried again, null for no more. */
  charge: (services: Services, db: Db, bill: StoredBill, nextTry: string | null) => Promise<void>
  /** A page of the provider on which another card is given for bills to come; null where it is changed on our own. */
  cardPage: (services: Services, db: Db, bill: StoredBill) => Promise<string | null>
  /** The last four digits of the card that is kept. */
  cardEnd: (db: Db, buyer: string) => Promise<string | null>
}
