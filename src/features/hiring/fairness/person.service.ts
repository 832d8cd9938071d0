import type { OpenContext } from '../../../server/context.ts'
import { isUuid } from '../../../server/sessions.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { personOf } from '../applications/link.ts'
import type * as contract from './person.contract.ts'
import type { SelfIdentification } from './person.contract.ts'
import * as query from './queries.ts'

/** All of it As the person themselves. Nothing of it stands in a log: that somebody answered is nobody's business either. */
const asTheirs = async (
  ctx: OpenContext,
  key: string,
  work: (db: Db, row: query.CandidateApplication, origins: SelfIdentification['origins']) => Promise<void>,
): Promise<SelfIdentification> => {
  const id = isUuid(key) ? key : null
  const person = await personOf(ctx, id === null ? key : null)
  return ctx.database.forSeeker(person, async (db) => {
    const row = await query.findApplicationForCandidate(db, id)
    if (!row) throw notFound('Application')
    const origins = [...ctx.countries.get(row.country).origins]
    await work(db, row, origins)
    return { origins, said: (await query.findSelfIdentification(db, row)) ?? null }
  })
}

export const readSelfIdentification = (ctx: OpenContext, { key }: Parsed<typeof contract.readSelfIdentification>) =>
  asTheirs(ctx, key, async () => {})

export const saveSelfIdentification = (
  ctx: OpenContext,
  { key, ...said }: Parsed<typeof contract.saveSelfIdentification>,
) =>
  asTheirs(ctx, key, async (db, row, origins) => {
    const { ethnicity } = said
    if (ethnicity !== null && (origins.length === 0 || (ethnicity !== 'unsaid' && !origins.includes(ethnicity))))
      throw invalid({ ethnicity: 'Choose an origin from the list' })
    if (Object.values(said).every((v) => v === null)) await query.deleteSelfIdentification(db, row)
    else await query.upsertSelfIdentification(db, row, said, ctx.now().toISOString())
  })

export const forgetSelfIdentification = (ctx: OpenContext, { key }: Parsed<typeof contract.forgetSelfIdentification>) =>
  asTheirs(ctx, key, async (db, row) => {
    await query.deleteSelfIdentification(db, row)
  })
