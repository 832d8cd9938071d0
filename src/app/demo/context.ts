import { writeAudit } from '../../server/audit.ts'
import type { AuditEntry, Caller, Context, Services } from '../../server/context.ts'
import type { Db } from '../../server/sql.ts'

/** Whose company of the demonstration it is. */
export type Owner = { companyId: string; userId: string; email: string }

/** Where the demonstration calls from, as the log shows it. */
export const demoCaller: Caller = {
  address: '127.0.0.1',
  agent: 'demonstration',
  requestId: 'demonstration',
  country: null,
}

/** What the people of one company do in one transaction, by the use cases that calls use: `as` is one of them, the owner where nobody is named. */
export const demoContext = (services: Services, db: Db, owner: Owner) => {
  const entries: AuditEntry[] = []
  return {
    // No session: the log shows them without one.
    as: (who: Partial<Context['actor']> = {}): Context => ({
      ...services,
      db,
      actor: { ...owner, role: 'employer', employeeId: null, sessionId: '', ...who },
      caller: demoCaller,
      audit: (entry) => entries.push(entry),
    }),
    /** Writes down what was done by all of them, in one name. */
    log: ({ actor }: Context): Promise<void> => writeAudit(db, actor, demoCaller, entries),
  }
}
