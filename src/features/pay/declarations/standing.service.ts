import { createHash } from 'node:crypto'
import type { CountryDeclarations, DeclarationHead } from '../../../countries/declarations.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import type { DeclarationView, ItemView } from './contract.ts'
import * as query from './queries.ts'
import { ageOn, endOfYear, maskedTaxId, type Secrets, stateOf, windowOf, withSecrets, yearStart } from './rules.ts'
import { declarationSettings } from './settings.ts'

/** Somebody with what may be declared where they work, in one tax year. */
export type Standing = {
  person: query.PersonRow
  declarations: CountryDeclarations
  today: Day
  yearFrom: Day
  openUntil: Day | null
}

/** Today where somebody works. */
export const todayOf = (
  ctx: Pick<Context, 'countries' | 'now'>,
  person: Pick<query.PersonRow, 'zone' | 'country'>,
): Day => dayIn(person.zone ?? ctx.countries.get(person.country).zone, ctx.now())

/** What may be declared where somebody works, in the tax year that begins in a calendar year (null: the present one). Null: nothing is. */
export const standingOf = (ctx: Context, person: query.PersonRow, year: number | null): Standing | null => {
  const law = ctx.payrolls.get(person.country)
  if (!law?.declarations) return null
  const today = todayOf(ctx, person)
  const yearFrom = year === null ? yearStart(today, law.taxYearFrom) : `${year}-${law.taxYearFrom}`
  return { person, declarations: law.declarations, today, yearFrom, openUntil: null }
}

/** Figures of a tax year. @throws Refusal with the sentence of a figure that is not on file */
export const onFile = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('CONFLICT', error.message)
    throw error
  }
}

export const headOf = (declarations: CountryDeclarations, key: string): DeclarationHead => {
  const head = declarations.heads.find((one) => one.key === key)
  if (!head) throw notFound('Item')
  return head
}

export const placeOfItem = (id: string): string => `tax-declaration/${id}`

export const secretsOf = (ctx: Pick<Context, 'fields' | 'actor'>, row: query.ItemRow): Secrets | null =>
  row.sealed === null
    ? null
    : (JSON.parse(ctx.fields.open(ctx.actor.companyId, placeOfItem(row.id), row.sealed)) as Secrets)

const masked = (secrets: Secrets | null): Secrets | null =>
  secrets && {
    facts: Object.fromEntries(Object.entries(secrets.facts).map(([key, id]) => [key, maskedTaxId(id)])),
    places: secrets.places.map(maskedTaxId),
  }

/** An item with its papers as one word: payroll decides on what it has seen, and one of two who look at it at once. */
export const seenOf = (row: query.ItemRow, proofs: readonly Pick<query.ProofRow, 'id'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...row, sealed: row.sealed?.toString('base64') ?? null }, proofs.map(({ id }) => id)]))
    .digest('hex')

const samePapers = async (ctx: Context, rows: readonly query.ItemRow[]): Promise<Map<string, query.SamePaper[]>> => {
  const ids = rows.map(({ id }) => id)
  return Map.groupBy(await query.samePapersOf(ctx.db, ctx.actor.companyId, ids), (row) => row.proof_id)
}

/** For whom items are: tax numbers whole for their person and for whoever verifies, and what else a paper proves for payroll. */
type For = { isFull: boolean; isForDesk: boolean }

export const toItems = async (
  ctx: Context,
  rows: readonly query.ItemRow[],
  { isFull, isForDesk }: For,
): Promise<ItemView[]> => {
  const proofs = await query.proofsOf(
    ctx.db,
    ctx.actor.companyId,
    rows.map(({ id }) => id),
  )
  const same = isForDesk ? await samePapers(ctx, rows) : new Map<string, query.SamePaper[]>()
  return rows.map((row) => {
    const secrets = secretsOf(ctx, row)
    const own = proofs.filter((proof) => proof.item_id === row.id)
    const { facts, places } = withSecrets(row, isFull ? secrets : masked(secrets))
    return {
      id: row.id,
      head: row.head,
      amount: row.amount,
      facts: { ...facts },
      places: places.map((place) => ({ ...place })),
      state: row.state,
      verified: row.verified,
      reason: row.reason,
      proofs: own.map(({ id, name }) => ({
        id,
        name,
        same: (same.get(id) ?? []).map((one) => ({ person: one.name, head: one.head, yearFrom: one.year_from })),
      })),
      seen: seenOf(row, own),
    }
  })
}

const toHead = ({ isRent, isFromBefore, regimes, fields, ...head }: DeclarationHead) => ({
  ...head,
  isRent: isRent ?? false,
  isFromBefore: isFromBefore ?? false,
  regimes: [...regimes],
  fields: fields.map((field) => ({ ...field })),
})

/** A declaration as it is shown: what may be declared, what is, and until when it may be changed. */
export const toDeclaration = async (ctx: Context, standing: Standing, shownTo: For): Promise<DeclarationView> => {
  const { person, declarations, today, yearFrom } = standing
  const { companyId } = ctx.actor
  const { currency } = ctx.countries.get(person.country)
  const stored = await query.findDeclaration(ctx.db, companyId, { employmentId: person.employment_id, yearFrom })
  const items = stored ? await toItems(ctx, await query.itemsOf(ctx.db, companyId, [stored.id]), shownTo) : []
  const windows = await settingsOf(ctx.db, declarationSettings, { companyId })
  const until = endOfYear(yearFrom)
  const age = person.birth_date === null ? null : ageOn(person.birth_date, until)
  const ceilings = onFile(() => declarations.ceilings(yearFrom, age))
  const open = items.filter(({ state }) => state === 'open')
  const openUntil = stored?.open_until ?? null
  return {
    country: person.country,
    currency: { code: currency.code, minorUnits: currency.minorUnits },
    from: yearFrom,
    until,
    state: stateOf({
      hasRegime: Boolean(stored?.regime),
      isSubmitted: Boolean(stored?.submitted_at),
      said: items.filter(({ head }) => !headOf(declarations, head).isFromBefore).length,
      open: open.length,
      unproved: open.filter(({ proofs }) => proofs.length === 0).length,
    }),
    ...windowOf({ today, yearFrom, windows, startedOn: person.started_on, openUntil }),
    openUntil,
    regimes: declarations.regimes.map((regime) => ({ ...regime })),
    regime: stored?.regime ?? null,
    usual: declarations.usual,
    submittedAt: stored?.submitted_at ? iso(stored.submitted_at) : null,
    groups: declarations.groups.map((group) => ({
      ...group,
      most: ceilings[group.key]?.most ?? null,
      rule: ceilings[group.key]?.rule ?? '',
    })),
    heads: declarations.heads
      .filter(({ isFromBefore, key }) => !isFromBefore || items.some(({ head }) => head === key))
      .map(toHead),
    items,
  }
}
