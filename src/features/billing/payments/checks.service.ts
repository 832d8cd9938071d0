import type { Services } from '../../../server/context.ts'
import * as query from './checks.queries.ts'

export { listChecks } from './checks.queries.ts'

/**
 * Lays the books of the test provider beside the ledger, and keeps what differs. A charge whose event was lost, or an entry that nobody charged, is
 * seen the next morning. Stripe's books are not read yet.
 */
export const checkPayments = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    const compared = await query.compareTestCharges(db)
    const differences = compared.filter(({ provider, ledger }) => provider !== ledger)
    await query.insertCheck(db, { at: now().toISOString(), provider: 'test', orders: compared.length, differences })
  })
