import type { Db } from '../../../server/sql.ts'
import { forgetRecipient } from './queries.ts'

/** What was written to somebody who is gone: what still waits does not leave, of the rest it is not known to whom it went. */
export const forgetMessagesTo = (db: Db, recipient: string): Promise<void> => forgetRecipient(db, recipient)
