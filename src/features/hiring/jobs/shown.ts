import type { Country } from '../../../countries/country.ts'
import type { Finding } from '../../../countries/posting.ts'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, DAY_MS, dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { rateOf } from '../../../shared/rates.ts'
import { advertOf } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { blockingFindingsOf, checkPlanned, checkPosting, checkSame } from '../../adverts/content/posting.rules.ts'
import { aboutOf, roomOf } from './approval.queries.ts'
import { type Approval, approvalOf, gateFor, waitsFor } from './approval.ts'
import type { Job, JobRow } from './contract.ts'
import { findLastActivity } from './idle.queries.ts'
import { pausesAt } from './idle.rules.ts'
import * as query from './queries.ts'
import { hasSame } from './same.queries.ts'
import type { AdvertViews } from './seen.contract.ts'
import { viewsOf } from './standing.queries.ts'
import { allowedFrom, isPublished, type JobStatus } from './state.rules.ts'
import { membersOf, toApprovalView } from './team.service.ts'

/** A job as it stands, with what its rules ask: the country of the work, its place, the day it is there. */
export type Read = {
  kept: query.StoredJob
  content: JobContent
  country: Country
  place: Awaited<ReturnType<typeof query.placesById>>[number] | null
  zone: string
  findings: Finding[]
}

export const contentOf = (stored: Pick<query.StoredJob, 'content'>): JobContent => JobContent.parse(stored.content)

export const assessContent = (
  { countries, now }: Pick<Services, 'countries' | 'now'>,
  stored: query.StoredJob,
  content: JobContent,
  place: Read['place'],
): Read => {
  const country = countries.get(content.country)
  const region = place?.region ?? ''
  const zone = country.posting.zoneOf(region)
  const others = content.recruitsFrom.flatMap((code) => countries.find(code) ?? [])
  const findings = checkPosting(content, country, { others, region, today: dayIn(zone, now()) })
  return { kept: stored, content, country, place, zone, findings }
}

export const assessJob = async (
  services: Services,
  db: Db,
  stored: query.StoredJob,
  content = contentOf(stored),
): Promise<Read> => {
  const [place] = content.placeId === null ? [] : await query.placesById(db, [content.placeId])
  const judged = assessContent(services, stored, content, place ?? null)
  const room = await roomFor(db, stored)
  const same = checkSame(await isSame(services, db, judged))
  return { ...judged, findings: [...checkPlanned(content.vacancies, room), ...judged.findings, ...same] }
}

/** Whether people who look for work would see it as one card with another job of the company. */
const isSame = async (
  services: Services,
  db: Db,
  { kept: stored, content, country, place }: Read,
): Promise<boolean> => {
  if (!place || content.title === '' || stored.status === 'template') return false
  const occupation =
    content.occupationId === null ? null : ((await query.occupationById(db, content.occupationId)) ?? null)
  const at = services.now().toISOString()
  const days = { postedAt: at, updatedAt: at, closesAt: at }
  return hasSame(
    db,
    stored.company_id,
    advertOf({
      id: stored.id,
      state: 'open',
      closeReason: null,
      content,
      country,
      place,
      occupation,
      companyName: '',
      ...days,
    }),
  )
}

const roomFor = (db: Db, { company_id, id, requisition_id }: query.StoredJob) =>
  requisition_id === null ? null : roomOf(db, company_id, id, requisition_id)

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

export const rowOf = ({ kept: stored, content, place, findings }: Read, approval: Approval, viewer: string): JobRow => {
  const status = stored.status as JobStatus
  return {
    id: stored.id,
    number: stored.number,
    status,
    title: stored.title,
    department: stored.department,
    country: stored.country,
    place: place?.name ?? null,
    vacancies: content.vacancies,
    postedAt: instant(stored.posted_at),
    publishAt: instant(stored.publish_at),
    closesAt: instant(stored.closes_at),
    closesOn: content.closesOn,
    closedAt: instant(stored.closed_at),
    fillsAt: instant(stored.fills_at),
    closeReason: stored.close_reason,
    updatedAt: new Date(stored.updated_at).toISOString(),
    version: stored.version,
    blocking: status === 'draft' ? blockingFindingsOf(findings).length : null,
    allowed: allowedFrom(status, gateFor(approval, viewer)) as JobRow['allowed'],
    hiddenSince: instant(isPublished(status) ? stored.hidden_at : null),
    hiddenAnswer:
      stored.hidden_answer && stored.hidden_answer_at
        ? { words: stored.hidden_answer, at: new Date(stored.hidden_answer_at).toISOString() }
        : null,
    waitsForYou: waitsFor(status, approval, viewer),
  }
}

/** How adverts are read, by their jobs; a share of fewer than twenty would say nothing. */
export const loadViewStats = async (db: Db, companyId: string, ids: readonly string[], now: Date) => {
  const current = await viewsOf(db, companyId, ids)
  return (id: string): AdvertViews => {
    const seen = current.get(id)
    return seen ? { ...seen, rate: rateOf(seen.applied, seen.views).rate, at: now.toISOString() } : null
  }
}

/** Of a job that was warned of, while nothing has happened since. */
const idleOf = async (db: Db, { kept: stored, zone }: Read, now: Date): Promise<Job['idle']> => {
  if (stored.status !== 'open' || stored.idle_warned_at === null) return null
  const warnedAt = new Date(stored.idle_warned_at)
  const lastActivity = new Date(await findLastActivity(db, stored.company_id, stored.id))
  if (lastActivity > warnedAt) return null
  const days = Math.floor((now.getTime() - lastActivity.getTime()) / DAY_MS)
  return { days, pausesOn: dayIn(zone, pausesAt({ lastActivity, warnedAt })) }
}

export const jobOf = async (services: Services, db: Db, job: Read, viewer: string): Promise<Job> => {
  const { kept: stored, content, country, place, zone, findings } = job
  const occupation = content.occupationId === null ? null : await query.occupationById(db, content.occupationId)
  const { clock } = country.posting
  const approval = await approvalOf({ ...services, db, companyId: stored.company_id }, stored)
  const about = await aboutOf(db, stored.company_id, stored.id)
  const since = stored.unchanged_since && dayIn(zone, new Date(stored.unchanged_since))
  return {
    ...rowOf(job, approval, viewer),
    content,
    proposed: stored.proposed as Job['proposed'],
    seen: (await loadViewStats(db, stored.company_id, [stored.id], services.now()))(stored.id),
    placeAt: place,
    occupation: occupation ? { id: occupation.id, title: occupation.title } : null,
    findings,
    idle: await idleOf(db, job, services.now()),
    pausedIdle: stored.status === 'paused' && stored.paused_idle,
    revision: stored.revision,
    clock:
      clock && since && isPublished(stored.status as JobStatus)
        ? { since, days: clock.days, for: clock.for, readyOn: addDays(since, clock.days) }
        : null,
    address: `${services.settings.publicUrl}${paths.job(stored.id)}`,
    team: membersOf(approval),
    approval: toApprovalView(approval, stored.status as JobStatus),
    pipeline: about.pipeline_id && about.pipeline ? { id: about.pipeline_id, name: about.pipeline } : null,
    requisition: about.requisition_id
      ? {
          id: about.requisition_id,
          number: about.number ?? 0,
          title: about.requisition ?? '',
          room: (await roomFor(db, stored)) ?? 0,
        }
      : null,
  }
}
