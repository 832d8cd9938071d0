import { enqueueDelivery } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import * as query from './queries.ts'

/** What became of a message a company wrote; `lastError` is what the carrier said when it did not leave, without the secret of any link. */
export type MessageState = {
  id: string
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'local'
  attempts: number
  recipient: string
  lastError: string | null
}

/** What became of messages of a company; those that were sent long ago are not known any more. */
export const statesOfMessages = async (db: Db, companyId: string, ids: readonly string[]): Promise<MessageState[]> => {
  if (ids.length === 0) return []
  const rows = await query.listStates(db, companyId, ids)
  return rows.map(({ last_error: lastError, status, ...row }) => ({
    ...row,
    status: status as MessageState['status'],
    lastError,
  }))
}

/** Has messages of a company that wait to be tried once more tried now. */
export const tryMessagesNow = async (db: Db, companyId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  for (const { id } of await query.hurryMessages(db, companyId, ids)) await enqueueDelivery(db, id)
}
