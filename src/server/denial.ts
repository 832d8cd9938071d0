import type { Endpoint } from '../shared/endpoint.ts'
import { writeAudit } from './audit.ts'
import type { Caller, Services } from './context.ts'
import type { Session } from './transactions.ts'

/** Notes in the log that somebody asked for what is not theirs to ask for. */
export const auditDenial = (services: Services, session: Session, endpoint: Endpoint, caller: Caller) => {
  const detail = { call: `${endpoint.method} ${endpoint.path}` }
  return services.database.forPlatform((db) =>
    writeAudit(db, session, caller, [{ action: 'access.denied', detail, outcome: 'denied' }]),
  )
}
