import { checkFileContent, fileName } from '../../../server/content.ts'
import type { Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { invalid } from '../../../shared/refusal.ts'
import { documentOf } from './profile.document.ts'
import * as query from './queries.ts'
import { getStoredProfile } from './service.ts'

export type SentCv = { bytes: Buffer; name: string; type: string }

/** A CV that somebody keeps here, for sending it with an application: a copy, which later changes do not reach. */
const stored = async (services: Services, userId: string, id: string): Promise<SentCv> => {
  const row = await services.database.forSeeker({ userId }, (db) => query.findCv(db, userId, id), { reading: true })
  if (!row) throw invalid({ cv: 'Choose one of your CVs again: this one is not kept any more.' })
  return { bytes: await readFileOf(services, userId, row.storage_key), name: row.name, type: row.content_type }
}

/** The profile as it stands now, as a document. */
const written = async (
  services: Services,
  userId: string,
  person: { name: string; email: string },
): Promise<SentCv> => {
  const { profile, version } = await services.database.forSeeker({ userId }, (db) => getStoredProfile(db, userId), {
    reading: true,
  })
  const { work, education, skills, certificates } = profile
  if (version === 0 || [work, education, skills, certificates].every((part) => part.length === 0))
    throw invalid({ cv: 'Your profile says nothing of your work yet. Fill it in first, or attach a CV.' })
  const bytes = await documentOf(profile, { ...person, phone: profile.phone }, services.now())
  const { content, problem } = await checkFileContent(bytes, ['pdf', 'docx'])
  if (problem !== null) throw new Error(`A profile was written as what is no document: ${problem}`)
  return { bytes, name: fileName(`CV ${person.name}`, content), type: content.type }
}

/** What a job seeker sends of what is kept here: one of their CVs, or their profile. */
export const sentOf = (
  services: Services,
  userId: string,
  of: string,
  person: { name: string; email: string },
): Promise<SentCv> => (of === 'profile' ? written(services, userId, person) : stored(services, userId, of))
