import { sql } from 'kysely'
import type { AnsweredInvitation } from '../../../server/feature.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'

/** Whoever applies has accepted the invitation that led them here. */
export const acceptInvitation = (
  db: Db,
  { companyId, invitationId, applicationId, contact, at }: AnsweredInvitation,
): Promise<unknown> =>
  db.run(
    k
      .updateTable('talent_invitations')
      .set({
        status: 'accepted',
        application_id: applicationId,
        contact: jsonb(contact),
        answered_at: sql`coalesce(answered_at, ${at}::timestamptz)`,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', invitationId),
  )
