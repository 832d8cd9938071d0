import type { Ground } from '../../server/context.ts'
import { sendMessage } from '../../server/messages.ts'
import type { Db } from '../../server/sql.ts'
import { write } from '../messages/templates/write.ts'
import { people, runsIt } from './approval.queries.ts'
import { showAdvert } from './publish.ts'
import * as query from './queries.ts'
import { read } from './shown.ts'
import { isPublished, type JobStatus } from './state.rules.ts'

/** Whoever runs the company hears what became of their advert; never who told. */
const tell = async (ground: Ground, db: Db, { company_id, id, title }: query.Kept, shown: boolean): Promise<void> => {
  const link = `${ground.settings.publicUrl}/dashboard/jobs?job=${id}`
  for (const to of (await people(db, company_id)).filter(runsIt))
    await sendMessage(ground, db, {
      ...{ companyId: company_id, channel: 'email', recipient: to.email },
      ...write('job-reviewed', to.language, { name: to.first_name, job: title, shown, link }),
    })
}

const put = async (
  ground: Ground,
  db: Db,
  kept: query.Kept,
  mark: { hidden_at: string | null; cleared_revision?: number },
): Promise<void> => {
  await query.markHidden(db, kept.company_id, kept.id, mark)
  const after = { ...kept, ...mark } as query.Kept
  await showAdvert({ ground, db, companyId: kept.company_id, by: null }, await read(ground, db, after))
  await tell(ground, db, kept, mark.hidden_at === null)
}

/** It is said to ask for money: the public sees it no more until the platform has looked. False: it stays as it is, hidden already or looked at as it reads. */
export const hideReported = async (ground: Ground, db: Db, companyId: string, id: string): Promise<boolean> => {
  const kept = await query.jobHeld(db, companyId, id, { lock: true })
  if (!kept || kept.hidden_at || !isPublished(kept.status as JobStatus)) return false
  if (kept.cleared_revision === kept.revision) return false
  await put(ground, db, kept, { hidden_at: ground.now().toISOString() })
  return true
}

/** The platform has looked and keeps it: as public as it would be, and not hidden again as it reads now. */
export const showAgain = async (ground: Ground, db: Db, companyId: string, id: string): Promise<void> => {
  const kept = await query.jobHeld(db, companyId, id, { lock: true })
  if (!kept) return
  const cleared = { hidden_at: null, cleared_revision: kept.revision }
  if (kept.hidden_at) await put(ground, db, kept, cleared)
  else await query.markHidden(db, companyId, id, cleared)
}
