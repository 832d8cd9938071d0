import type { Country } from '../../countries/country.ts'
import type { Finding } from '../../countries/posting.ts'
import type { Ground } from '../../server/context.ts'
import type { Db } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { JobContent } from './content.rules.ts'
import type { Job, JobRow } from './contract.ts'
import { blocks, checkPosting } from './posting.rules.ts'
import * as query from './queries.ts'
import { allowedFrom, isPublished, type JobStatus } from './state.rules.ts'

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
  return readOver(ground, kept, content, place ?? null)
}

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

export const rowOf = ({ kept, content, place, findings }: Read): JobRow => {
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
    allowed: allowedFrom(status) as JobRow['allowed'],
  }
}

export const jobOf = async (ground: Ground, db: Db, job: Read): Promise<Job> => {
  const { kept, content, country, place, zone, findings } = job
  const occupation = content.occupationId === null ? null : await query.occupationById(db, content.occupationId)
  const { clock } = country.posting
  const since = kept.unchanged_since && dayIn(zone, new Date(kept.unchanged_since))
  return {
    ...rowOf(job),
    content,
    placeAt: place,
    occupation: occupation ? { id: occupation.id, title: occupation.title } : null,
    findings,
    revision: kept.revision,
    clock:
      clock && since && isPublished(kept.status as JobStatus)
        ? { since, days: clock.days, for: clock.for, readyOn: addDays(since, clock.days) }
        : null,
    address: `${ground.settings.publicUrl}/jobs/${kept.id}`,
  }
}
