import type { Services } from '../../../server/context.ts'
import type { ClearNumber } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import * as query from './queries.ts'
import { placeOf } from './service.ts'

const PIECE = 1_000

/** Numbers of permits in clear, a piece of permits at a time. */
export async function* clearNumbersOfPermits(
  { fields }: Services,
  db: Db,
  companyId: string,
): AsyncIterable<readonly ClearNumber[]> {
  for (let after: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof query.sealedPermits>> = await query.sealedPermits(db, companyId, after, PIECE)
    yield rows.map((r) => ({
      employee_id: r.employee_id,
      thing: 'authorization',
      thing_id: r.id,
      field: r.authorization_type,
      value: fields.open(companyId, placeOf(r.id), r.document_sealed as Buffer),
    }))
    if (rows.length < PIECE) return
    after = rows.at(-1)?.id ?? null
  }
}
