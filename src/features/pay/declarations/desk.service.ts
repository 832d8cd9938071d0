import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './desk.contract.ts'
import { verifiesDeclarations } from './policy.ts'
import * as query from './queries.ts'
import { DECLARATION_STATES, decisionProblems, endOfYear, yearStart } from './rules.ts'
import { headOf, onFile, type Standing, seenOf, standingOf, toDeclaration } from './standing.service.ts'
import { notifyPerson, remindPeople } from './tell.service.ts'

/** Declarations of everybody, as payroll sees them. */

type Years = { years: Record<string, Day>; year: number; countries: string[] }

/** The first day of the tax year asked for in each country where people declare something. */
export const yearsOf = async (ctx: Context, asked: number | null): Promise<Years> => {
  const laws = ctx.countries.all.flatMap(({ code, zone }) => {
    const law = ctx.payrolls.get(code)
    return law?.declarations ? [{ code, zone, from: law.taxYearFrom }] : []
  })
  const codes = laws.map(({ code }) => code)
  const countries = await query.countriesOf(ctx.db, ctx.actor.companyId, codes)
  const own = laws.filter(({ code }) => countries.includes(code))
  const [first] = own
  const present = yearStart(dayIn(first?.zone ?? 'UTC', ctx.now()), first?.from ?? '01-01')
  const year = asked ?? Number(present.slice(0, 4))
  return { years: Object.fromEntries(own.map(({ code, from }) => [code, `${year}-${from}`])), year, countries }
}

const regimeNameOf = (ctx: Context, { country, regime }: query.ListRow) => {
  const found = ctx.payrolls.get(country)?.declarations?.regimes.find(({ key }) => key === regime)
  return found ? { ...found.label } : null
}

const toRow = (ctx: Context, row: query.ListRow) => ({
  employmentId: row.employment_id,
  employeeId: row.employee_id,
  person: row.name,
  number: row.number,
  department: row.department,
  country: row.country,
  state: row.state,
  regime: row.regime,
  regimeName: regimeNameOf(ctx, row),
  submittedAt: row.submitted_at ? iso(row.submitted_at) : null,
  items: row.items,
  open: row.open,
  unproved: row.unproved,
  currency: {
    code: ctx.countries.get(row.country).currency.code,
    minorUnits: ctx.countries.get(row.country).currency.minorUnits,
  },
  declared: row.declared,
  verified: row.verified,
})

export const listDeclarations = async (
  ctx: Context,
  { year: asked, show, search, sort, cursor, page, pageSize }: Parsed<typeof contract.listDeclarations>,
): Promise<Output<typeof contract.listDeclarations>> => {
  const { years, year, countries } = await yearsOf(ctx, asked)
  const filter = { companyId: ctx.actor.companyId, years, show, search }
  const part = listWindow(query.DECLARATION_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listDeclarations(ctx.db, filter, part))
  const counts = new Map((await query.countByState(ctx.db, filter)).map(({ state, n }) => [state, n]))
  return {
    declarations: rows.map((row) => toRow(ctx, row)),
    next,
    ...totalOf(await query.countDeclarations(ctx.db, filter)),
    page,
    year,
    states: Object.fromEntries(DECLARATION_STATES.map((state) => [state, counts.get(state) ?? 0])) as Output<
      typeof contract.listDeclarations
    >['states'],
    countries,
    mayVerify: verifiesDeclarations(ctx.actor),
  }
}

const isOwn = ({ actor }: Context, { person }: Pick<Standing, 'person'>): boolean =>
  actor.employeeId === person.employee_id || (person.email !== null && actor.email === person.email)

const whole = async (ctx: Context, standing: Standing): Promise<contract.WholeDeclaration> => {
  const { person } = standing
  const mayVerify = verifiesDeclarations(ctx.actor) && !isOwn(ctx, standing)
  return {
    person: {
      employeeId: person.employee_id,
      employmentId: person.employment_id,
      name: person.name,
      number: person.number,
    },
    declaration: await toDeclaration(ctx, standing, { isFull: mayVerify, isForDesk: mayVerify }),
    mayVerify,
  }
}

const standingFor = async (ctx: Context, employmentId: string, year: number | null): Promise<Standing> => {
  const person = await query.findPerson(ctx.db, ctx.actor.companyId, employmentId)
  const standing = person && standingOf(ctx, person, year)
  if (!standing) throw notFound('Declaration')
  return standing
}

export const readDeclaration = async (
  ctx: Context,
  { employmentId, year }: Parsed<typeof contract.readDeclaration>,
): Promise<contract.WholeDeclaration> => {
  const standing = await standingFor(ctx, employmentId, year)
  const answer = await whole(ctx, standing)
  ctx.audit({ action: 'tax-declaration.read', targetType: 'employee', targetId: standing.person.employee_id })
  return answer
}

const refuseOwn = (ctx: Context, standing: Standing): void => {
  if (isOwn(ctx, standing)) throw new Refusal('CONFLICT', 'Somebody else has to look at your own declaration.')
}

export const decideItem = async (
  ctx: Context,
  { id, verified, reason, seen }: Parsed<typeof contract.decideItem>,
): Promise<contract.WholeDeclaration> => {
  const { companyId, userId } = ctx.actor
  const item = await query.findItem(ctx.db, companyId, id)
  if (!item) throw notFound('Item')
  const { employment_id: employmentId, year_from: yearFrom, ...row } = item
  const standing = await standingFor(ctx, employmentId, Number(yearFrom.slice(0, 4)))
  refuseOwn(ctx, standing)
  const head = headOf(standing.declarations, item.head)
  const proofs = await query.proofsOf(ctx.db, companyId, [id])
  if (seenOf(row, proofs) !== seen)
    throw new Refusal('CONFLICT', 'This item has changed since you opened it. Look at it again.')
  const problems = decisionProblems(head, { amount: item.amount, proofs: proofs.length }, { verified, reason })
  if (Object.keys(problems).length > 0) throw invalid({ ...problems })
  const state = verified === 0 ? 'declined' : 'accepted'
  await query.decideItem(ctx.db, companyId, { id, state, verified, reason, by: userId, at: ctx.now().toISOString() })
  ctx.audit({
    action: 'tax-declaration.decide',
    targetType: 'employee',
    targetId: standing.person.employee_id,
    before: { state: item.state, verified: item.verified },
    after: { state, verified },
    detail: { head: item.head, declared: item.amount, reason },
  })
  if (verified < item.amount) await notifyPerson(ctx, standing.person, { what: 'decided', key: `${id} ${verified}` })
  return whole(ctx, standing)
}

export const reopenDeclaration = async (
  ctx: Context,
  { employmentId, year, until }: Parsed<typeof contract.reopenDeclaration>,
): Promise<contract.WholeDeclaration> => {
  const standing = await standingFor(ctx, employmentId, year)
  refuseOwn(ctx, standing)
  onFile(() => standing.declarations.ceilings(standing.yearFrom, null))
  const { today, yearFrom } = standing
  if (until < today) throw invalid({ until: 'The last day has passed' })
  if (until > endOfYear(yearFrom)) throw invalid({ until: 'The last day is after the tax year' })
  const at = ctx.now().toISOString()
  const stored = await query.lockDeclaration(ctx.db, ctx.actor.companyId, { employmentId, yearFrom, at })
  await query.saveDeclaration(ctx.db, ctx.actor.companyId, { ...stored, open_until: until, at })
  ctx.audit({
    action: 'tax-declaration.reopen',
    targetType: 'employee',
    targetId: standing.person.employee_id,
    before: { until: stored.open_until },
    after: { until },
  })
  await notifyPerson(ctx, standing.person, { what: 'reopened', key: `${stored.id} ${until}` })
  return whole(ctx, standing)
}

export const remindOfDeclarations = async (
  ctx: Context,
  { year: asked }: Parsed<typeof contract.remindOfDeclarations>,
): Promise<Output<typeof contract.remindOfDeclarations>> => {
  const { years, year } = await yearsOf(ctx, null)
  if (asked !== null && asked !== year) throw invalid({ year: 'Only the present tax year can be handed in' })
  const today = dayIn('UTC', ctx.now())
  const late = await query.listLate(ctx.db, { companyId: ctx.actor.companyId, years }, today)
  const answer = await remindPeople(ctx, late, today)
  ctx.audit({ action: 'tax-declaration.remind', detail: { people: late.length, ...answer } })
  return answer
}

export const downloadProof = async (ctx: Context, { id }: Parsed<typeof contract.downloadProof>): Promise<Download> => {
  const { companyId } = ctx.actor
  const proof = await query.findProof(ctx.db, companyId, id)
  if (!proof) throw notFound('Proof')
  ctx.audit({ action: 'tax-declaration.proof-read', targetType: 'employee', targetId: proof.employee_id })
  return new Download(proof.name, proof.content_type, await readFileOf(ctx, companyId, proof.storage_key))
}
