import type { CountryDeclarations, DeclaredYear } from '../../../countries/declarations.ts'
import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import * as query from './queries.ts'
import { countedOf, countsUnverified, dayOfYear } from './rules.ts'
import { declarationSettings } from './settings.ts'

/** What somebody declared as it counts, and how many items count for nothing because nobody has looked at them. */
export type DeclaredOfPerson = { year: DeclaredYear; waiting: number }

type Input = {
  declarations: CountryDeclarations | undefined
  employmentIds: readonly string[]
  yearFrom: Day
  /** The pay day it counts on; null: what was verified alone, as yearly statements have it. */
  payDay: Day | null
}

/** What people declared for a tax year as it counts on a pay day, by employment; who declared nothing is not there. */
export const declaredOf = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  { declarations, employmentIds, yearFrom, payDay }: Input,
): Promise<ReadonlyMap<string, DeclaredOfPerson>> => {
  if (!declarations || employmentIds.length === 0) return new Map()
  const { companyId } = ctx.actor
  const found = await query.declarationsOf(ctx.db, companyId, { employmentIds, yearFrom })
  if (found.length === 0) return new Map()
  const { proofsBy: monthDay } = await settingsOf(ctx.db, declarationSettings, { companyId })
  const proofsBy = dayOfYear(yearFrom, monthDay)
  const ids = found.map(({ id }) => id)
  const items = Map.groupBy(await query.itemsOf(ctx.db, companyId, ids), (row) => row.declaration_id)
  return new Map(
    found.map(({ id, employment_id: employmentId, regime, open_until: openUntil }) => {
      const isOpen = payDay !== null && countsUnverified({ payDay, proofsBy, openUntil })
      let waiting = 0
      const counted = (items.get(id) ?? []).flatMap((row) => {
        const head = declarations.heads.find(({ key }) => key === row.head)
        if (!head) return []
        if (!isOpen && row.state === 'open' && head.kind !== 'income') waiting++
        const amount = countedOf(head, row, isOpen)
        return [{ head: row.head, amount, declared: row.amount, facts: row.facts, places: row.places }]
      })
      return [employmentId, { year: { regime, items: counted }, waiting }]
    }),
  )
}
