import { createHash } from 'node:crypto'
import type { PaidPerson, PayTime, YearForm } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, addMonths, type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { componentsOf } from '../components/held.service.ts'
import { declaredOf } from '../declarations/declared.service.ts'
import { toPaidLine } from '../pay-files/build.service.ts'
import { type EntityFacts, getEntityFacts } from '../pay-files/facts.service.ts'
import {
  type LockedPayLine,
  listLockedBalances,
  listLockedLines,
  type PayFactsOfPerson,
  payFactsOf,
  payLawOf,
  payPeriodsOfGroups,
} from '../payroll/locked.service.ts'
import { regimeFactOf } from '../payroll/person-pay.rules.ts'
import type * as contract from './contract.ts'
import { makesYearEnd } from './policy.ts'
import * as query from './queries.ts'

export const shownForm = ({ key, label, lacks, source, file }: YearForm) => ({
  key,
  label,
  lacks,
  source: { title: source.title, checkedOn: source.checkedOn, confirmed: source.confirmed },
  hasFile: file !== undefined,
})

/** The year of a country that begins in a calendar year. */
export const spanOf = (yearFrom: string, year: number): { from: Day; until: Day } => {
  const from = `${year}-${yearFrom}`
  return { from, until: addDays(addMonths(from, 12), -1) }
}

export type YearInput = { entityId: string; form: string; year: number }
export type Year = { entity: EntityFacts; form: YearForm; from: Day; until: Day }

export const yearOf = async (ctx: Context, input: YearInput): Promise<Year> => {
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

/** How somebody is paid over the time a form looks at: how often, by which periods, and whether all of it was paid by these. */
const paidBy = (own: readonly LockedPayLine[], calendars: ReadonlyMap<string, PayTime[]> | null) => {
  const payPeriods = String(Math.max(...own.map((line) => line.periods_per_year)))
  if (!calendars) return { facts: { payPeriods } }
  const periods = calendars.get(own.at(-1)?.group_id ?? '') ?? []
  const ends = new Set(periods.map(({ until }) => until))
  const isOther = own.some(({ until_day: until }) => !ends.has(until))
  return { facts: { payPeriods, ...(isOther ? { otherPayPeriods: 'yes' } : {}) }, periods }
}

/** Lines as forms see them, with what the law takes off what is taxed by the component they are of, as it holds at the end of the period. */
const linesSeen = async (
  ctx: Context,
  entity: EntityFacts,
): Promise<(own: readonly LockedPayLine[]) => PaidPerson['lines']> => {
  const law = payLawOf(ctx, entity.country)
  if (!law?.components?.deductions) return (own) => own.map(toPaidLine)
  const components = await componentsOf(ctx, law, entity.id)
  return (own) =>
    own.map((line) => {
      const lowers =
        line.kind === 'deduction' && line.component ? components(line.until_day).get(line.component)?.lowers : null
      return lowers ? { ...toPaidLine(line), lowers: lowers.key } : toPaidLine(line)
    })
}

export type Figures = { person: PayFactsOfPerson['person']; paid: PaidPerson; boxes: query.SlipBox[] }

/** The figures of everybody who was paid in the year, by locked lines alone. */
export const figuresOf = async (ctx: Context, { entity, form, from, until }: Year): Promise<Figures[]> => {
  const { companyId } = ctx.actor
  const months = Array.from({ length: 12 }, (_, at) => addMonths(from, at).slice(0, 7))
  const byMonth = form.by === 'month'
  const span = byMonth ? { entityId: entity.id, months } : { entityId: entity.id, from, until }
  // The last pay periods of a year are paid in the next.
  const read = byMonth
    ? span
    : { ...span, from: addMonths(from, -(form.monthsBack ?? 0)), until: form.byPeriods ? addMonths(until, 2) : until }
  const lines = Map.groupBy(await listLockedLines(ctx.db, companyId, read), (line) => line.employment_id)
  const isOfYear = ({ pay_day: paid, until_day: end }: LockedPayLine) =>
    (from <= paid && paid <= until) || (form.byPeriods && from <= end && end <= until)
  const paidInYear = [...lines].flatMap(([id, own]) => (byMonth || own.some(isOfYear) ? [id] : []))
  const balances = Map.groupBy(await listLockedBalances(ctx.db, companyId, span), (row) => row.employment_id)
  const people = await payFactsOf(ctx, { employmentIds: paidInYear, on: until })
  const seen = await linesSeen(ctx, entity)
  const calendars = form.byPeriods
    ? await payPeriodsOfGroups(ctx.db, companyId, {
        groupIds: new Set([...lines.values()].flat().map((line) => line.group_id)),
        year: Number(from.slice(0, 4)),
      })
    : null
  const declarations = payLawOf(ctx, entity.country)?.declarations
  const declared = await declaredOf(ctx, { declarations, employmentIds: paidInYear, yearFrom: from, payDay: null })
  return [...people].flatMap(([id, found]) => {
    const told = declared.get(id)?.year
    const own = lines.get(id) ?? []
    const by = paidBy(own, calendars)
    const facts = { ...factsOf(found), ...regimeFactOf({ declarations }, told), ...by.facts }
    if (form.applies && !form.applies(facts)) return []
    const sums: Record<string, number> = {}
    for (const { key, amount } of balances.get(id) ?? []) sums[key] = (sums[key] ?? 0) + amount
    const paid: PaidPerson = {
      facts,
      net: 0,
      lines: seen(own),
      balances: sums,
      ...(by.periods ? { periods: by.periods } : {}),
      ...(told ? { declared: told } : {}),
    }
    const boxes = form.boxes.flatMap(({ box, label, amount, isRare }) => {
      const figure = amount(paid, from)
      return isRare && figure === 0 ? [] : [{ box, label, amount: figure }]
    })
    return [{ person: found.person, paid, boxes }]
  })
}

export const hashOf = (boxes: readonly query.SlipBox[]): string =>
  createHash('sha256')
    .update(JSON.stringify(boxes.map(({ box, amount }) => [box, amount])))
    .digest('hex')

export const shownYear = async (
  ctx: Context,
  year: Year,
  figures: readonly Figures[],
): Promise<Output<typeof contract.readYearForm>> => {
  const { entity, form, from, until } = year
  const last = new Map(
    (await query.lastSlips(ctx.db, ctx.actor.companyId, { entityId: entity.id, form: form.key, yearFrom: from })).map(
      (slip) => [slip.employment_id, slip],
    ),
  )
  const amounts = figures.map(({ boxes }) => new Map(boxes.map(({ box, amount }) => [box, amount])))
  const listed = form.boxes.filter(({ box, isRare }) => !isRare || amounts.some((own) => own.has(box)))
  return {
    form: shownForm(form),
    entity: entity.legalName,
    country: entity.country,
    currency: { code: entity.currency, minorUnits: ctx.countries.get(entity.country).currency.minorUnits },
    from,
    until,
    isOver: until < dayIn(ctx.countries.get(entity.country).zone, ctx.now()),
    boxes: listed.map(({ box, label }) => ({
      box,
      label,
      total: amounts.reduce((sum, own) => sum + (own.get(box) ?? 0), 0),
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
