import type { Endpoint } from '../shared/endpoint.ts'
import { writeAudit } from './audit.ts'
import type { Caller, Ground } from './context.ts'
import type { Session } from './tenancy.ts'

/** Notes in the log that somebody asked for what is not theirs to ask for. */
export const auditDenial = (ground: Ground, session: Session, endpoint: Endpoint, caller: Caller) =>
  ground.doors.asPlatform((db) =>
    writeAudit(
      db,
      session,
      caller,
      [{ action: 'access.denied', detail: { call: `${endpoint.method} ${endpoint.path}` } }],
      'denied',
    ),
  )
