import type { Ground } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import * as query from '../../career/applications/mine.queries.ts'
import type { ApplicationNews } from '../../platform/messages/templates/template.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { teamAddress } from './person.ts'

type About = { companyId: string; jobId: string; ownerId: string | null; what: ApplicationNews; applicationId: string }

/** Tells whoever looks after an application that something has come. */
export const tellTeam = async (
  ground: Ground,
  db: Db,
  { companyId, jobId, ownerId, what, applicationId }: About,
): Promise<void> => {
  for (const { email, language, title } of await query.toldOf(db, companyId, jobId, ownerId))
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: email,
      ...write('application-news', language ?? 'en', {
        what,
        job: title,
        count: 1,
        link: teamAddress(ground, applicationId),
      }),
    })
}
