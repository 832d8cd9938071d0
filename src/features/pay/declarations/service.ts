import type { z } from 'zod'
import { type ItemInput, rentOf } from '../../../countries/declarations.ts'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { endUpload, storeUpload } from '../../platform/uploads/service.ts'
import * as contract from './contract.ts'
import * as query from './queries.ts'
import { endOfYear, type Stage, windowOf, withoutSecrets } from './rules.ts'
import { declarationSettings } from './settings.ts'
import { headOf, onFile, placeOfItem, type Standing, standingOf, toDeclaration, toItems } from './standing.service.ts'

/** One’s own declaration. */

export const PROOF = 'tax-proof'
const MOST_PROOFS = 10

type Mine = Output<typeof contract.readMyDeclaration>

/** Where whoever asks works, and what may be declared there; null: nothing. */
const ownStanding = async (ctx: Context): Promise<Standing | null> => {
  const { companyId, employeeId } = ctx.actor
  if (!employeeId) throw notFound('Employee')
  // A day of any place: who has begun yesterday somewhere else is looked at again with the day of theirs.
  const today = dayIn('UTC', ctx.now())
  const person = await query.personOfEmployee(ctx.db, companyId, { employeeId, today })
  return person ? standingOf(ctx, person, null) : null
}

const shown = async (ctx: Context, standing: Standing): Promise<Mine> => ({
  declaration: await toDeclaration(ctx, standing, { isFull: true, isForDesk: false }),
})

export const readMyDeclaration = async (ctx: Context): Promise<Mine> => {
  const standing = await ownStanding(ctx)
  return standing ? shown(ctx, standing) : { declaration: null }
}

type Opened = { standing: Standing; stored: query.DeclarationStored; stage: Stage }

const CLOSED = 'Your declaration is closed. Ask payroll to open it again.'

/** One’s own declaration, locked, in a stage in which it may be changed. */
const open = async (ctx: Context): Promise<Opened> => {
  const standing = await ownStanding(ctx)
  if (!standing) throw notFound('Declaration')
  const { companyId } = ctx.actor
  const { person, yearFrom, today } = standing
  const asked = { employmentId: person.employment_id, yearFrom, at: ctx.now().toISOString() }
  const stored = await query.lockDeclaration(ctx.db, companyId, asked)
  const windows = await settingsOf(ctx.db, declarationSettings, { companyId })
  const { stage } = windowOf({ today, yearFrom, windows, startedOn: person.started_on, openUntil: stored.open_until })
  if (stage === 'closed') throw new Refusal('CONFLICT', CLOSED)
  return { standing, stored, stage }
}

const auditOf = (ctx: Context, { person, yearFrom }: Standing, action: string, detail: Record<string, unknown>) =>
  ctx.audit({
    action,
    targetType: 'employee',
    targetId: person.employee_id,
    detail: { employment: person.employment_id, year: yearFrom, ...detail },
  })

export const chooseMyRegime = async (ctx: Context, { regime }: Parsed<typeof contract.chooseMyRegime>) => {
  const { standing, stored, stage } = await open(ctx)
  if (!standing.declarations.regimes.some(({ key }) => key === regime))
    throw invalid({ regime: 'Regime is not one of the choices' })
  if (stage !== 'changes' && stored.regime !== regime)
    throw new Refusal('CONFLICT', 'The regime of this year can no longer be changed. Ask payroll to open it again.')
  await query.saveDeclaration(ctx.db, ctx.actor.companyId, { ...stored, regime, at: ctx.now().toISOString() })
  auditOf(ctx, standing, 'tax-declaration.regime', { before: stored.regime, after: regime })
  return shown(ctx, standing)
}

/** An item with the amount its places come to, and nothing that its head does not ask for. */
const cleaned = (
  head: ReturnType<typeof headOf>,
  { amount, facts, places }: Parsed<typeof contract.saveMyItem>,
): ItemInput => ({
  amount: head.isRent ? rentOf(places) : amount,
  facts: Object.fromEntries(
    head.fields.map(({ key, kind }) => {
      const said = (facts[key] ?? '').trim()
      return [key, kind === 'tax_id' ? said.toUpperCase() : said]
    }),
  ),
  places: head.isRent ? places.map((place) => ({ ...place, taxId: place.taxId.toUpperCase() })) : [],
})

/** Rent of the year is reckoned here: together it may be more than any amount that is entered. */
const tooLarge = ({ amount, places }: ItemInput): Record<string, string> =>
  amount > contract.MOST_MINOR
    ? Object.fromEntries(places.map((_, at) => [`places.${at}.rent`, 'The amount is too large']))
    : {}

export const saveMyItem = async (ctx: Context, input: Parsed<typeof contract.saveMyItem>) => {
  const { standing, stored } = await open(ctx)
  const { companyId } = ctx.actor
  const head = headOf(standing.declarations, input.head)
  if (head.isFromBefore) throw notFound('Item')
  const item = cleaned(head, input)
  const before = (await query.itemsOf(ctx.db, companyId, [stored.id])).find((one) => one.head === head.key)
  const isGone = head.isRent ? item.places.length === 0 : item.amount === 0
  if (isGone) {
    if (before) await dropItem(ctx, before.id)
    auditOf(ctx, standing, 'tax-declaration.item', { head: head.key, before: before?.amount ?? 0, after: 0 })
    return shown(ctx, standing)
  }
  const year = { from: standing.yearFrom, until: endOfYear(standing.yearFrom) }
  const problems = { ...tooLarge(item), ...onFile(() => standing.declarations.judge(head, item, year)) }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const id = before?.id ?? crypto.randomUUID()
  const { facts, places, secrets } = withoutSecrets(head, item)
  await query.saveItem(ctx.db, companyId, {
    id,
    declaration_id: stored.id,
    head: head.key,
    amount: item.amount,
    facts,
    places,
    sealed: secrets ? ctx.fields.seal(companyId, placeOfItem(id), JSON.stringify(secrets)) : null,
    keyVersion: secrets ? ctx.fields.version : null,
    at: ctx.now().toISOString(),
  })
  auditOf(ctx, standing, 'tax-declaration.item', { head: head.key, before: before?.amount ?? 0, after: item.amount })
  return shown(ctx, standing)
}

/** An item goes with its papers. */
const dropItem = async (ctx: Context, id: string): Promise<void> => {
  const { companyId } = ctx.actor
  for (const proof of await query.proofsOf(ctx.db, companyId, [id]))
    await endUpload(ctx.db, companyId, proof.file_id, ctx.now().toISOString())
  await query.removeItem(ctx.db, companyId, id)
}

export const addMyProof = async (ctx: Context, { head, name }: Parsed<typeof contract.addMyProof>) => {
  const { standing, stored } = await open(ctx)
  const { companyId } = ctx.actor
  const item = (await query.itemsOf(ctx.db, companyId, [stored.id])).find((one) => one.head === head)
  if (!item) throw notFound('Item')
  if (item.state !== 'open') throw new Refusal('CONFLICT', LOOKED_AT)
  if ((await query.proofsOf(ctx.db, companyId, [item.id])).length >= MOST_PROOFS)
    throw invalid({ file: `At most ${MOST_PROOFS} proofs of one item` })
  const { person } = standing
  const file = await storeUpload(ctx, { purpose: PROOF, name, employeeId: person.employee_id })
  await query.insertProof(ctx.db, {
    company_id: companyId,
    item_id: item.id,
    file_id: file.id,
    added_at: ctx.now().toISOString(),
  })
  auditOf(ctx, standing, 'tax-declaration.proof', { head, file: file.id })
  return shown(ctx, standing)
}

const LOOKED_AT = 'Payroll has looked at this item. Change its amount to have it looked at again.'

export const removeMyProof = async (ctx: Context, { id }: Parsed<typeof contract.removeMyProof>) => {
  const { standing } = await open(ctx)
  const { companyId } = ctx.actor
  const proof = await query.findProof(ctx.db, companyId, id)
  if (proof?.employee_id !== standing.person.employee_id || proof.year_from !== standing.yearFrom)
    throw notFound('Proof')
  if (proof.state !== 'open') throw new Refusal('CONFLICT', LOOKED_AT)
  await query.removeProof(ctx.db, companyId, id)
  await endUpload(ctx.db, companyId, proof.file_id, ctx.now().toISOString())
  auditOf(ctx, standing, 'tax-declaration.proof-removed', { file: proof.file_id })
  return shown(ctx, standing)
}

export const downloadMyProof = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadMyProof>,
): Promise<Download> => {
  const proof = await query.findProof(ctx.db, ctx.actor.companyId, id)
  if (!proof || proof.employee_id !== ctx.actor.employeeId) throw notFound('Proof')
  return new Download(proof.name, proof.content_type, await readFileOf(ctx, ctx.actor.companyId, proof.storage_key))
}

export const submitMyDeclaration = async (ctx: Context): Promise<Mine> => {
  const { standing, stored } = await open(ctx)
  const { companyId } = ctx.actor
  const items = await query.itemsOf(ctx.db, companyId, [stored.id])
  if (stored.regime === null && items.length === 0)
    throw new Refusal('CONFLICT', 'Choose a regime or declare something before you hand it in.')
  const at = ctx.now().toISOString()
  await query.saveDeclaration(ctx.db, companyId, { ...stored, submitted_at: at, at })
  auditOf(ctx, standing, 'tax-declaration.submit', { items: items.length, regime: stored.regime })
  return shown(ctx, standing)
}

/** Everything somebody declared, for the file with their data: numbers of others by their last four. */
export const listAllMyDeclarations = async (ctx: Context): Promise<z.output<typeof contract.KeptDeclaration>[]> => {
  const { companyId, employeeId } = ctx.actor
  if (!employeeId) throw notFound('Employee')
  const kept = []
  for (const stored of await query.declarationsOfEmployee(ctx.db, companyId, employeeId)) {
    const items = await toItems(ctx, await query.itemsOf(ctx.db, companyId, [stored.id]), {
      isFull: false,
      isForDesk: false,
    })
    kept.push({
      year_from: stored.year_from,
      regime: stored.regime,
      submitted_at: stored.submitted_at ? iso(stored.submitted_at) : null,
      items: items.map(({ id: _id, seen: _seen, ...item }) => item),
    })
  }
  return kept
}
