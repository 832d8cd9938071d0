import type { Country } from '../../../countries/country.ts'
import type { Finding } from '../../../countries/posting.ts'
import type { Ground } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { advertOf } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { blocks, checkPlanned, checkPosting, checkSame } from '../../adverts/content/posting.rules.ts'
import { rateOf } from '../reports/rules.ts'
import { aboutOf, roomOf } from './approval.queries.ts'
import { type Approval, approvalOf, gateFor, waitsFor } from './approval.ts'
import type { Job, JobRow } from './contract.ts'
import * as query from './queries.ts'
import { hasSame } from './same.queries.ts'
import type { Seen } from './seen.contract.ts'
import { viewsOf } from './standing.queries.ts'
import { allowedFrom, isPublished, type JobStatus } from './state.rules.ts'
import { approvalShown, membersOf } from './team.service.ts'

/** A job as it stands, with what its rules ask: the country of the work, its place, the day it is there. */
export type Read = {
  kept: query.Kept
  content: JobContent
  country: Country
  place: Awaited<ReturnType<typeof query.placesById>>[number] | null
  zone: string
  findings: Finding[]
}

export const contentOf = (kept: Pick<query.Kept, 'content'>): JobContent => JobContent.parse(kept.content)

export const readOver = (
  { countries, now }: Pick<Ground, 'countries' | 'now'>,
  kept: query.Kept,
  content: JobContent,
  place: Read['place'],
): Read => {
  const country = countries.get(content.country)
  const region = place?.region ?? ''
  const zone = country.posting.zoneOf(region)
  const others = content.recruitsFrom.flatMap((code) => countries.find(code) ?? [])
  const findings = checkPosting(content, country, others, region, dayIn(zone, now()))
  return { kept, content, country, place, zone, findings }
}

export const read = async (ground: Ground, db: Db, kept: query.Kept, content = contentOf(kept)): Promise<Read> => {
  const [place] = content.placeId === null ? [] : await query.placesById(db, [content.placeId])
  const judged = readOver(ground, kept, content, place ?? null)
  const room = await roomFor(db, kept)
  const same = checkSame(await isSame(ground, db, judged))
  return { ...judged, findings: [...checkPlanned(content.vacancies, room), ...judged.findings, ...same] }
}

/** Whether people who look for work would see it as one card with another job of the company. */
const isSame = async (ground: Ground, db: Db, { kept, content, country, place }: Read): Promise<boolean> => {
  if (!place || content.title === '' || kept.status === 'template') return false
  const occupation =
    content.occupationId === null ? null : ((await query.occupationById(db, content.occupationId)) ?? null)
  const at = ground.now().toISOString()
  const days = { postedAt: at, updatedAt: at, closesAt: at }
  return hasSame(
    db,
    kept.company_id,
    advertOf({
      id: kept.id,
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

const roomFor = (db: Db, { company_id, id, requisition_id }: query.Kept) =>
  requisition_id === null ? null : roomOf(db, company_id, id, requisition_id)

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

export const rowOf = ({ kept, content, place, findings }: Read, approval: Approval, viewer: string): JobRow => {
  const status = kept.status as JobStatus
  return {
    id: kept.id,
    status,
    title: kept.title,
    department: kept.department,
    country: kept.country,
    place: place?.name ?? null,
    vacancies: content.vacancies,
    postedAt: instant(kept.posted_at),
    publishAt: instant(kept.publish_at),
    closesAt: instant(kept.closes_at),
    closesOn: content.closesOn,
    closedAt: instant(kept.closed_at),
    closeReason: kept.close_reason,
    updatedAt: new Date(kept.updated_at).toISOString(),
    version: kept.version,
    blocking: status === 'draft' ? blocks(findings).length : null,
    allowed: allowedFrom(status, gateFor(approval, viewer)) as JobRow['allowed'],
    hiddenSince: instant(isPublished(status) ? kept.hidden_at : null),
    hiddenAnswer:
      kept.hidden_answer && kept.hidden_answer_at
        ? { words: kept.hidden_answer, at: new Date(kept.hidden_answer_at).toISOString() }
        : null,
    waitsForYou: waitsFor(status, approval, viewer),
  }
}

/** How adverts are read, by their jobs; a share of fewer than twenty would say nothing. */
export const seenOf = async (db: Db, companyId: string, ids: readonly string[], now: Date) => {
  const held = await viewsOf(db, companyId, ids)
  return (id: string): Seen => {
    const seen = held.get(id)
    return seen ? { ...seen, rate: rateOf(seen.applied, seen.views).rate, at: now.toISOString() } : null
  }
}

export const jobOf = async (ground: Ground, db: Db, job: Read, viewer: string): Promise<Job> => {
  const { kept, content, country, place, zone, findings } = job
  const occupation = content.occupationId === null ? null : await query.occupationById(db, content.occupationId)
  const { clock } = country.posting
  const approval = await approvalOf(db, kept.company_id, kept)
  const about = await aboutOf(db, kept.company_id, kept.id)
  const since = kept.unchanged_since && dayIn(zone, new Date(kept.unchanged_since))
  return {
    ...rowOf(job, approval, viewer),
    content,
    proposed: kept.proposed as Job['proposed'],
    seen: (await seenOf(db, kept.company_id, [kept.id], ground.now()))(kept.id),
    placeAt: place,
    occupation: occupation ? { id: occupation.id, title: occupation.title } : null,
    findings,
    revision: kept.revision,
    clock:
      clock && since && isPublished(kept.status as JobStatus)
        ? { since, days: clock.days, for: clock.for, readyOn: addDays(since, clock.days) }
        : null,
    address: `${ground.settings.publicUrl}/jobs/${kept.id}`,
    team: membersOf(approval),
    approval: approvalShown(approval, kept.status as JobStatus),
    pipeline: about.pipeline_id && about.pipeline ? { id: about.pipeline_id, name: about.pipeline } : null,
    requisition: about.requisition_id
      ? {
          id: about.requisition_id,
          number: about.number ?? 0,
          title: about.requisition ?? '',
          room: (await roomFor(db, kept)) ?? 0,
        }
      : null,
  }
}
