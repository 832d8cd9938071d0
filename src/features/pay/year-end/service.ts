import { createHash } from 'node:crypto'
import type { PaidPerson, YearForm } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, addMonths, type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { notFound } from '../../../shared/refusal.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { toPaidLine } from '../pay-files/build.service.ts'
import { type EntityFacts, getEntityFacts } from '../pay-files/facts.service.ts'
import { listLockedBalances, listLockedLines, type PayFactsOfPerson, payFactsOf } from '../payroll/locked.service.ts'
import type * as contract from './contract.ts'
import { makesYearEnd } from './policy.ts'
import * as query from './queries.ts'

const shownForm = ({ key, label, lacks, source }: YearForm) => ({
  key,
  label,
  lacks,
  source: { title: source.title, checkedOn: source.checkedOn, confirmed: source.confirmed },
})

/** The year of a country that begins in a calendar year. */
const spanOf = (yearFrom: string, year: number): { from: Day; until: Day } => {
  const from = `${year}-${yearFrom}`
  return { from, until: addDays(addMonths(from, 12), -1) }
}

export const listYearForms = async (
  ctx: Context,
  { year }: Parsed<typeof contract.listYearForms>,
): Promise<Output<typeof contract.listYearForms>> => {
  const { entities } = await listEntities(ctx)
  return {
    entities: entities.flatMap((entity) => {
      const law = ctx.filings.get(entity.country)
      if (!law || law.yearForms.length === 0) return []
      const forms = law.yearForms.map(shownForm)
      const { id, legalName: name, country } = entity
      return [{ entityId: id, name, country, ...spanOf(law.yearFrom, year), forms }]
    }),
    mayMake: makesYearEnd(ctx.actor),
  }
}

type Input = { entityId: string; form: string; year: number }
type Year = { entity: EntityFacts; form: YearForm; from: Day; until: Day }

const yearOf = async (ctx: Context, input: Input): Promise<Year> => {
  const entity = await getEntityFacts(ctx, input.entityId)
  const law = ctx.filings.get(entity.country)
  const form = law?.yearForms.find(({ key }) => key === input.form)
  if (!law || !form) throw notFound('Form')
  return { entity, form, ...spanOf(law.yearFrom, input.year) }
}

const factsOf = ({ person, facts }: PayFactsOfPerson) => ({
  ...facts,
  ...(person.region && !facts.region ? { region: person.region } : {}),
  serviceFrom: facts.serviceFrom ?? person.continuity_from ?? person.started_on,
  ...(person.ended_on ? { endedOn: person.ended_on } : {}),
})

type Figures = { person: PayFactsOfPerson['person']; boxes: query.SlipBox[] }

/** The figures of everybody who was paid in the year, by locked lines alone. */
const figuresOf = async (ctx: Context, { entity, form, from, until }: Year): Promise<Figures[]> => {
  const { companyId } = ctx.actor
  const span = { entityId: entity.id, from, until }
  const lines = Map.groupBy(await listLockedLines(ctx.db, companyId, span), (line) => line.employment_id)
  const balances = Map.groupBy(await listLockedBalances(ctx.db, companyId, span), (row) => row.employment_id)
  const people = await payFactsOf(ctx, { employmentIds: [...lines.keys()], on: until })
  return [...people].flatMap(([id, found]) => {
    const facts = factsOf(found)
    if (form.applies && !form.applies(facts)) return []
    const sums: Record<string, number> = {}
    for (const { key, amount } of balances.get(id) ?? []) sums[key] = (sums[key] ?? 0) + amount
    const paid: PaidPerson = { facts, net: 0, lines: (lines.get(id) ?? []).map(toPaidLine), balances: sums }
    const boxes = form.boxes.map(({ box, label, amount }) => ({ box, label, amount: amount(paid, from) }))
    return [{ person: found.person, boxes }]
  })
}

const hashOf = (boxes: readonly query.SlipBox[]): string =>
  createHash('sha256')
    .update(JSON.stringify(boxes.map(({ box, amount }) => [box, amount])))
    .digest('hex')

const shownYear = async (ctx: Context, year: Year): Promise<Output<typeof contract.readYearForm>> => {
  const { entity, form, from, until } = year
  const figures = await figuresOf(ctx, year)
  const last = new Map(
    (await query.lastSlips(ctx.db, ctx.actor.companyId, { entityId: entity.id, form: form.key, yearFrom: from })).map(
      (slip) => [slip.employment_id, slip],
    ),
  )
  return {
    form: shownForm(form),
    entity: entity.legalName,
    country: entity.country,
    currency: { code: entity.currency, minorUnits: ctx.countries.get(entity.country).currency.minorUnits },
    from,
    until,
    boxes: form.boxes.map(({ box, label }, at) => ({
      box,
      label,
      total: figures.reduce((sum, { boxes }) => sum + (boxes[at]?.amount ?? 0), 0),
    })),
    people: figures.map(({ person, boxes }) => {
      const slip = last.get(person.employment_id)
      return {
        employmentId: person.employment_id,
        name: person.name,
        number: person.number,
        boxes,
        slip: slip ? { id: slip.id, version: slip.version, madeAt: iso(slip.made_at) } : null,
        isChanged: slip !== undefined && slip.hash !== hashOf(boxes),
      }
    }),
    mayMake: makesYearEnd(ctx.actor),
  }
}

export const readYearForm = async (ctx: Context, input: Parsed<typeof contract.readYearForm>) =>
  shownYear(ctx, await yearOf(ctx, input))

export const makeYearSlips = async (ctx: Context, input: Parsed<typeof contract.makeYearSlips>) => {
  const { companyId, userId } = ctx.actor
  const year = await yearOf(ctx, input)
  await query.lockYear(ctx.db, companyId, year.entity.id)
  const before = await shownYear(ctx, year)
  const open = before.people.filter(({ slip, isChanged }) => slip === null || isChanged)
  const at = ctx.now().toISOString()
  await query.insertSlips(
    ctx.db,
    open.map(({ employmentId, boxes, slip }) => ({
      company_id: companyId,
      entity_id: year.entity.id,
      employment_id: employmentId,
      form: year.form.key,
      year_from: year.from,
      version: (slip?.version ?? 0) + 1,
      currency: year.entity.currency,
      boxes: JSON.stringify(boxes),
      hash: hashOf(boxes),
      made_at: at,
      made_by: userId,
    })),
  )
  const amended = open.filter(({ slip }) => slip !== null).length
  const made = open.length - amended
  ctx.audit({
    action: 'year-slips.make',
    targetType: 'entity',
    targetId: year.entity.id,
    after: { form: year.form.key, from: year.from, made, amended },
  })
  return { ...(await shownYear(ctx, year)), made, amended }
}

export const downloadYearForm = async (ctx: Context, input: Parsed<typeof contract.downloadYearForm>) => {
  const year = await yearOf(ctx, input)
  const { boxes, people, currency } = await shownYear(ctx, year)
  const written = (amount: number) => fromMinor(amount, currency.minorUnits)
  const text = [
    csvLine(['Number', 'Name', 'Currency', ...boxes.map(({ box, label }) => `${box} ${label}`)]),
    ...people.map((one) =>
      csvLine([one.number, one.name, currency.code, ...one.boxes.map(({ amount }) => written(amount))]),
    ),
    csvLine(['Total', '', currency.code, ...boxes.map(({ total }) => written(total))]),
  ].join('')
  ctx.audit({
    action: 'year-end.download',
    targetType: 'entity',
    targetId: year.entity.id,
    detail: { form: year.form.key, from: year.from, people: people.length },
  })
  return new Download(`${year.form.key}-${input.year}.csv`, 'text/csv; charset=utf-8', `\uFEFF${text}`)
}

export const downloadYearSlip = async (ctx: Context, { slipId }: Parsed<typeof contract.downloadYearSlip>) => {
  const slip = await query.findSlip(ctx.db, ctx.actor.companyId, slipId)
  if (!slip) throw notFound('Slip')
  const entity = await getEntityFacts(ctx, slip.entity_id)
  const form = ctx.filings.get(entity.country)?.yearForms.find(({ key }) => key === slip.form)
  const { minorUnits } = ctx.countries.get(entity.country).currency
  const title = form?.label ?? slip.form
  const about = {
    title: `${title}: ${slip.name}`,
    subject: `${slip.name} (${slip.number}). ${entity.legalName}`,
    footer: entity.legalName,
    at: ctx.now(),
  }
  const pdf = renderPdf(about, async (paper) => {
    paper.heading(title)
    paper.pairs([
      ['Employer', entity.legalName],
      ['Employee', `${slip.name} (${slip.number})`],
      ['Year', `${longDay('en', slip.year_from)} – ${longDay('en', addDays(addMonths(slip.year_from, 12), -1))}`],
      ['Version', slip.version === 1 ? 'First' : `Amended, version ${slip.version}`],
    ])
    const table = paper.table([
      { title: 'Box', width: 80 },
      { title: 'Figure', width: 300 },
      { title: slip.currency, width: 110, end: true },
    ])
    for (const { box, label, amount } of slip.boxes) table.row([box, label, fromMinor(amount, minorUnits)])
    paper.text('A statement of figures from locked pay. It is not the official form.')
    if (form?.lacks) paper.text(form.lacks)
  })
  ctx.audit({ action: 'year-slip.download', targetType: 'year-slip', targetId: slip.id, detail: { form: slip.form } })
  return new Download(`${slip.form}-${slip.year_from.slice(0, 4)}-${slip.number}.pdf`, 'application/pdf', pdf)
}
