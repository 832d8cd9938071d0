import type { Services } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { paths } from '../../../shared/paths.ts'
import type { SecurityChange } from '../messages/templates/template.ts'
import { renderTemplate } from '../messages/templates/write.ts'

type Person = { company_id: string | null; email: string; language: string; first_name: string }

/** What guards an account has changed: its owner hears of it, whoever did it. */
export const notifySecurityChanged = (services: Services, db: Db, person: Person, change: SecurityChange) =>
  sendMessage(services, db, {
    companyId: person.company_id,
    channel: 'email',
    recipient: person.email,
    ...renderTemplate('security-changed', person.language, {
      name: person.first_name,
      change,
      link: `${services.settings.publicUrl}${paths.account({ tab: 'security' })}`,
    }),
  })
