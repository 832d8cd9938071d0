import type { Db } from '../../../server/sql.ts'
import * as query from './queries.ts'

/** Takes an address that nobody has an account under any longer, and all that was written to it, out of the letters that are kept. */
export const forgetRecipient = (db: Db, recipient: string): Promise<void> => query.forgetRecipient(db, recipient)
