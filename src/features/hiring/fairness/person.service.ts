import type { OpenContext } from '../../../server/context.ts'
import { isUuid } from '../../../server/sessions.ts'
import type { Db } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { personOf } from '../applications/link.ts'
import type * as contract from './person.contract.ts'
import type { SelfIdentification } from './person.contract.ts'
import * as query from './queries.ts'

/** All of it through the person's own door. Nothing of it stands in a log: that somebody answered is nobody's business either. */
const asTheirs = async (
  ctx: OpenContext,
  key: string,
  work: (db: Db, row: query.Theirs, origins: SelfIdentification['origins']) => Promise<void>,
): Promise<SelfIdentification> => {
  const id = isUuid(key) ? key : null
  const person = await personOf(ctx, id === null ? key : null)
  return ctx.doors.asPerson(person, async (db) => {
    const row = await query.theirs(db, id)
    if (!row) throw notFound('Application')
    const origins = [...ctx.countries.get(row.country).origins]
    await work(db, row, origins)
    return { origins, said: (await query.said(db, row)) ?? null }
  })
}

export const read = (ctx: OpenContext, { key }: Parsed<typeof contract.readSelfIdentification>) =>
  asTheirs(ctx, key, async () => {})

export const say = (ctx: OpenContext, { key, ...said }: Parsed<typeof contract.saySelfIdentification>) =>
  asTheirs(ctx, key, async (db, row, origins) => {
    const { ethnicity } = said
    if (ethnicity !== null && (origins.length === 0 || (ethnicity !== 'unsaid' && !origins.includes(ethnicity))))
      throw invalid({ ethnicity: 'Choose an origin from the list' })
    if (Object.values(said).every((v) => v === null)) await query.forget(db, row)
    else await query.keep(db, row, said, ctx.now().toISOString())
  })

export const forget = (ctx: OpenContext, { key }: Parsed<typeof contract.forgetSelfIdentification>) =>
  asTheirs(ctx, key, async (db, row) => {
    await query.forget(db, row)
  })
