import type { Services } from '../../../server/context.ts'
import type { ClearNumber } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { holdersAfter } from './clear.queries.ts'
import { openSecretsOf } from './secrets.ts'

const PIECE = 1_000

/** Identity, passport and bank numbers in clear, a piece of people at a time. */
export async function* clearNumbersOfPeople(
  { fields }: Services,
  db: Db,
  companyId: string,
): AsyncIterable<readonly ClearNumber[]> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = (await holdersAfter(db, companyId, after, PIECE)).map((h) => h.id)
    const opened = await openSecretsOf({ db, fields, actor: { companyId } }, ids)
    yield [...opened].flatMap(([employee_id, numbers]) =>
      Object.entries(numbers).map(([field, value]) => ({
        employee_id,
        thing: 'employee',
        thing_id: employee_id,
        field,
        value,
      })),
    )
    if (ids.length < PIECE) return
    after = ids.at(-1) ?? null
  }
}
