import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { type AdvertState, advertOf, endOf } from '../../adverts/content/advert.rules.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { enqueueReconcileApplications } from './changes.service.ts'
import * as query from './queries.ts'
import type { Read } from './shown.ts'
import { isMaterial, isPublished, type JobStatus } from './state.rules.ts'

type At = { ground: Services; db: Db; companyId: string; by: string | null }

const STATE: Partial<Record<JobStatus, AdvertState>> = { open: 'open', paused: 'paused' }

/** What the platform hides is shown as one that is paused. */
const shownAs = ({ status, hidden_at }: Read['kept']): AdvertState => {
  const state = STATE[status as JobStatus] ?? 'closed'
  return state === 'open' && hidden_at ? 'paused' : state
}

/** Brings the public face of a published job in line with the job. */
export const showAdvert = async (
  { db, companyId }: At,
  { kept: stored, content, country, place }: Read,
): Promise<void> => {
  if (!stored.posted_at || !stored.closes_at || !place) return
  const company = await query.getCompany(db, companyId)
  const occupation = content.occupationId === null ? null : await query.occupationById(db, content.occupationId)
  const advert = advertOf({
    id: stored.id,
    state: shownAs(stored),
    closeReason: stored.close_reason,
    content,
    country,
    place,
    occupation: occupation ?? null,
    companyName: company.name,
    postedAt: new Date(stored.posted_at).toISOString(),
    updatedAt: new Date(stored.updated_at).toISOString(),
    closesAt: new Date(stored.closes_at).toISOString(),
  })
  await query.upsertAdverts(db, companyId, [advert])
  // What it asks may have changed: whoever keeps an index of it reads it again.
  await enqueueJob(db, 'read-needs', {}, 'read-needs')
  // And it may lie where somebody wants to hear of jobs.
  await enqueueJob(db, 'match-zones', {}, 'match-zones')
  if (shownAs(stored) !== 'paused')
    await enqueueJob(db, 'tell-followers', { jobId: stored.id }, `followers of ${stored.id}`)
}

/** Fields of two versions that differ. */
export const changedIn = (before: JobContent, after: JobContent): string[] =>
  (Object.keys(after) as (keyof JobContent)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )

/** Opens a job to the public: its first day, its clock, its revision. */
export const openToPublic = async (at: At, job: Read): Promise<Read> => {
  const now = at.ground.now().toISOString()
  const { kept: stored, content, zone } = job
  const opened = await query.updateJob(at.db, at.companyId, stored.id, {
    changes: {
      status: 'open',
      publish_at: null,
      fills_at: null,
      posted_at: now,
      unchanged_since: now,
      closes_at: endOf(zone, content.closesOn as string),
      closed_at: null,
      close_reason: null,
      close_note: null,
      close_message: null,
      revision: stored.revision + 1,
    },
    by: at.by,
  })
  await query.insertRevision(at.db, at.companyId, {
    jobId: stored.id,
    number: opened.revision,
    content,
    changed: [],
    by: at.by,
    at: now,
  })
  const after = { ...job, kept: opened }
  await showAdvert(at, after)
  // Its title may be one whose meaning nobody has read yet.
  await enqueueJob(at.db, 'look-for-titles', {}, 'look-for-titles')
  await enqueueReconcileApplications(at.db, at.companyId, stored.id)
  return after
}

/** What applications are compared with: when it changes, they are compared anew. */
const COMPARED: readonly string[] = ['mustHave', 'niceToHave', 'languages', 'questions', 'usesAi']

/** What is written changes; the public sees it when it sees the job. */
export const updateContent = async (at: At, job: Read, content: JobContent): Promise<query.StoredJob> => {
  const { kept: stored, zone } = job
  const changed = changedIn(job.content, content)
  const shown = isPublished(stored.status as JobStatus)
  const now = at.ground.now().toISOString()
  const material = isMaterial(changed)
  const saved = await query.updateJob(at.db, at.companyId, stored.id, {
    changes: {
      content,
      title: content.title,
      department: content.department,
      country: content.country,
      ...(shown
        ? {
            revision: stored.revision + 1,
            closes_at: endOf(zone, content.closesOn as string),
            ...(material ? { unchanged_since: now } : {}),
          }
        : {}),
    },
    by: at.by,
  })
  if (shown)
    await query.insertRevision(at.db, at.companyId, {
      jobId: stored.id,
      number: saved.revision,
      content,
      changed,
      by: at.by,
      at: now,
    })
  if (shown && changed.some((name) => COMPARED.includes(name)))
    await enqueueJob(at.db, 'match-job', { companyId: at.companyId, jobId: stored.id }, `match-job ${stored.id}`)
  return saved
}

export const closeToPublic = async (
  at: At,
  job: Read,
  { reason, note, message = null }: { reason: string; note: string | null; message?: string | null },
): Promise<Read> => {
  const stored = await query.updateJob(at.db, at.companyId, job.kept.id, {
    changes: {
      status: 'closed',
      publish_at: null,
      fills_at: null,
      closed_at: at.ground.now().toISOString(),
      close_reason: reason,
      close_note: note,
      close_message: message,
      proposed: null,
    },
    by: at.by,
  })
  const after = { ...job, kept: stored }
  await showAdvert(at, after)
  await enqueueReconcileApplications(at.db, at.companyId, stored.id)
  return after
}
