import type { Context } from '../../../server/context.ts'
import * as query from './queries.ts'

/** The letters of an application's offers, for the list of its documents: of one that has not left there is no file yet. */
export const lettersOf = async ({ db, actor }: Context, applicationId: string) =>
  (await query.lettersOf(db, actor.companyId, applicationId)).map((o) => ({
    id: o.id,
    status: o.status,
    writtenAt: o.updated_at,
    sentAt: o.sent_at,
    signedAt: o.decided_at,
    signedName: o.signed_name,
    bytes: o.bytes,
    by: o.by,
  }))
