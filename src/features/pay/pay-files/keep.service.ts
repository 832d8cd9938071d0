import { createHash } from 'node:crypto'
import type { YearReturn } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import { allowedActions, type FileAction } from './files.rules.ts'
import { placeOfPayFile } from './make.service.ts'
import * as query from './queries.ts'
import { askerOf, byOf, standingOf } from './shown.service.ts'

/** A file for an authority that is of no run, such as a yearly return. */
export type ReturnFile = {
  entityId: string
  /** YYYY-MM it ends in. */
  month: string
  format: Pick<YearReturn, 'key' | 'label' | 'kind'>
  name: string
  number: number
  currency: string
  people: readonly { employmentId: string; reference: string; amount: Minor }[]
  text: string
}

/** The number the next file of an entity gets. */
export const nextFileNumber = (ctx: Context, entityId: string): Promise<number> =>
  query.nextNumber(ctx.db, ctx.actor.companyId, entityId)

/** Keeps a file, encrypted, with who stands in it; it is taken out, and taken back, like any other. Says its id. */
export const keepReturnFile = async (ctx: Context, file: ReturnFile): Promise<string> => {
  const { companyId, userId } = ctx.actor
  const { entityId, month, format, name, number, currency, people, text } = file
  const id = crypto.randomUUID()
  const total = people.reduce((sum, { amount }) => sum + amount, 0)
  const hash = createHash('sha256').update(text).digest('hex')
  await query.insertFile(
    ctx.db,
    {
      company_id: companyId,
      id,
      entity_id: entityId,
      run_id: null,
      month,
      kind: format.kind,
      format: format.key,
      label: format.label,
      name,
      number,
      currency,
      people: people.length,
      total,
      content: ctx.fields.seal(companyId, placeOfPayFile(id), text),
      key_version: ctx.fields.version,
      hash,
      made_at: ctx.now().toISOString(),
      made_by: userId,
    },
    people.map(({ employmentId, reference, amount }) => ({
      company_id: companyId,
      file_id: id,
      employment_id: employmentId,
      run_id: null,
      amount,
      reference,
    })),
  )
  ctx.audit({
    action: 'pay-file.make',
    targetType: 'pay-file',
    targetId: id,
    after: { format: format.key, name, people: people.length, total, hash },
  })
  return id
}

export type KeptReturnFile = {
  id: string
  name: string
  people: number
  total: Minor
  state: 'made' | 'withdrawn'
  madeAt: string
  madeBy: string | null
  withdrawnWhy: string | null
  allowed: FileAction[]
}

/** Files of an entity by a format and month, the latest first, with what whoever asks may do with each. */
export const listReturnFiles = async (
  ctx: Context,
  q: { entityId: string; format: string; month: string },
): Promise<KeptReturnFile[]> => {
  const rows = await query.filesOfFormat(ctx.db, ctx.actor.companyId, q)
  const asker = await askerOf(ctx)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    people: row.people,
    total: row.total,
    state: row.state === 'withdrawn' ? 'withdrawn' : 'made',
    madeAt: iso(row.made_at),
    madeBy: row.maker || null,
    withdrawnWhy: row.withdrawn_why,
    allowed: allowedActions(standingOf(row), byOf(ctx, row, asker)),
  }))
}
