import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { ApplicationNews } from '../../platform/messages/templates/template.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './mine.queries.ts'
import { teamAddress } from './person.ts'

type About = { companyId: string; jobId: string; ownerId: string | null; what: ApplicationNews; applicationId: string }

/** Tells whoever looks after an application that something has come. */
export const notifyTeam = async (
  services: Services,
  db: Db,
  { companyId, jobId, ownerId, what, applicationId }: About,
): Promise<void> => {
  const link = teamAddress(services, applicationId)
  const people = await query.listNotificationRecipients(db, companyId, jobId, ownerId)
  const recipients = people.map(({ id, email, language, title }) => ({
    userId: id,
    email,
    language: language ?? 'en',
    link,
    facts: { what, job: title, count: 1, link },
  }))
  await notifyPeople(services, db, { event: 'application-news', companyId, recipients })
}
