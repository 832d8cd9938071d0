import type { Context } from '../../../server/context.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, addMonths } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { notFound } from '../../../shared/refusal.ts'
import { listEntities } from '../../company/legal-entities/service.ts'
import { getEntityFacts } from '../pay-files/facts.service.ts'
import type * as contract from './contract.ts'
import { figuresOf, hashOf, shownForm, shownYear, spanOf, type Year, yearOf } from './figures.service.ts'
import { makesYearEnd } from './policy.ts'
import * as query from './queries.ts'

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

const shownNow = async (ctx: Context, year: Year) => shownYear(ctx, year, await figuresOf(ctx, year))

export const readYearForm = async (ctx: Context, input: Parsed<typeof contract.readYearForm>) =>
  shownNow(ctx, await yearOf(ctx, input))

export const makeYearSlips = async (ctx: Context, input: Parsed<typeof contract.makeYearSlips>) => {
  const { companyId, userId } = ctx.actor
  const year = await yearOf(ctx, input)
  await query.lockYear(ctx.db, companyId, year.entity.id)
  const before = await shownNow(ctx, year)
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
  return { ...(await shownNow(ctx, year)), made, amended }
}

export const downloadYearForm = async (ctx: Context, input: Parsed<typeof contract.downloadYearForm>) => {
  const year = await yearOf(ctx, input)
  const { boxes, people, currency } = await shownNow(ctx, year)
  const written = (amount: number) => fromMinor(amount, currency.minorUnits)
  const text = [
    csvLine(['Number', 'Name', 'Currency', ...boxes.map(({ box, label }) => `${box} ${label}`)]),
    ...people.map((one) => {
      const amounts = new Map(one.boxes.map(({ box, amount }) => [box, amount]))
      return csvLine([one.number, one.name, currency.code, ...boxes.map(({ box }) => written(amounts.get(box) ?? 0))])
    }),
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
