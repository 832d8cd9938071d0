import type { Services } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { ApplicationNews } from '../../platform/messages/templates/template.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import * as query from './mine.queries.ts'
import { teamAddress } from './person.ts'

type About = { companyId: string; jobId: string; ownerId: string | null; what: ApplicationNews; applicationId: string }

/** Tells whoever looks after an application that something has come. */
export const notifyTeam = async (
  services: Services,
  db: Db,
  { companyId, jobId, ownerId, what, applicationId }: About,
): Promise<void> => {
  for (const { email, language, title } of await query.listNotificationRecipients(db, companyId, jobId, ownerId))
    await sendMessage(services, db, {
      companyId,
      channel: 'email',
      recipient: email,
      ...renderTemplate('application-news', language ?? 'en', {
        what,
        job: title,
        count: 1,
        link: teamAddress(services, applicationId),
      }),
    })
}
