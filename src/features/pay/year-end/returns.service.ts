import type { ReturnInput, ReturnSlip, YearReturn } from '../../../countries/filing.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { factsOfEntity, factsOfPeople } from '../pay-files/facts.service.ts'
import { missingFor, usableFacts } from '../pay-files/files.rules.ts'
import { keepReturnFile, listReturnFiles, nextFileNumber } from '../pay-files/keep.service.ts'
import type * as contract from './contract.ts'
import { type Figures, figuresOf, shownYear, type Year, yearOf } from './figures.service.ts'
import { makesYearReturns } from './policy.ts'
import * as query from './queries.ts'
import { type ReturnKind, returnKind } from './returns.rules.ts'

type Row = contract.YearRow
type View = Output<typeof contract.readYearReturn>
type Problem = View['parts'][number]['problems'][number]

type Loaded = {
  year: Year
  file: YearReturn
  rows: ReadonlyMap<string, Row>
  figures: readonly Figures[]
  slips: ReadonlyMap<string, ReturnSlip>
  kinds: ReadonlyMap<string, ReturnKind | null>
  employer: ReturnInput['employer']
  missingOfEmployer: readonly string[]
  missing: ReadonlyMap<string, readonly string[]>
  number: number
}

/** What the file says of each person: their slip, their record, and what was entered for files. */
const slipsOf = async (ctx: Context, { year, file, figures }: Pick<Loaded, 'year' | 'file' | 'figures'>) => {
  const people = figures.map(({ person }) => person)
  const ids = people.map(({ employment_id: id }) => id)
  const known = await factsOfPeople(ctx, { country: year.entity.country, people, on: year.until })
  const records = new Map(
    (await query.returnPeople(ctx.db, ctx.actor.companyId, ids)).map((row) => [row.employment_id, row]),
  )
  const missing = new Map<string, readonly string[]>()
  const slips = new Map<string, ReturnSlip>()
  for (const { person, paid, boxes } of figures) {
    const id = person.employment_id
    const record = records.get(id)
    const own = known.get(id) ?? []
    missing.set(id, missingFor(file.asks.person, own))
    slips.set(id, {
      employmentId: id,
      number: person.number,
      name: person.name,
      firstName: record?.first_name ?? '',
      lastName: record?.last_name ?? '',
      address: {
        line1: record?.address ?? '',
        line2: record?.address_line2 ?? '',
        postalCode: record?.postal_code ?? '',
      },
      startedOn: record?.started_on ?? null,
      endedOn: record?.ended_on ?? null,
      position: record?.position ?? '',
      facts: { ...paid.facts, ...usableFacts(own) },
      boxes: Object.fromEntries(boxes.map(({ box, amount }) => [box, amount])),
      ...(paid.periods ? { periods: paid.periods } : {}),
    })
  }
  return { slips, missing }
}

const load = async (ctx: Context, input: Parsed<typeof contract.readYearReturn>): Promise<Loaded> => {
  const year = await yearOf(ctx, input)
  const { file } = year.form
  if (!file) throw notFound('File of this form')
  const all = await figuresOf(ctx, year)
  const { slips, missing } = await slipsOf(ctx, { year, file, figures: all })
  const figures = all.filter(({ person }) => {
    const slip = slips.get(person.employment_id)
    return slip !== undefined && (file.isOf?.(slip, Number(year.from.slice(0, 4))) ?? true)
  })
  const { people } = await shownYear(ctx, year, figures)
  const rows = new Map(people.map((row) => [row.employmentId, row]))
  const sent = new Map(
    (
      await query.sentVersions(ctx.db, ctx.actor.companyId, {
        entityId: year.entity.id,
        form: year.form.key,
        yearFrom: year.from,
      })
    ).map((row) => [row.employment_id, row.version]),
  )
  const employer = await factsOfEntity(ctx, year.entity, year.until)
  return {
    year,
    file,
    rows,
    figures,
    slips,
    kinds: new Map(people.map((row) => [row.employmentId, returnKind(row, sent.get(row.employmentId) ?? null)])),
    employer: { ...usableFacts(employer), legalName: year.entity.legalName },
    missingOfEmployer: missingFor(file.asks.employer, employer),
    missing,
    number: await nextFileNumber(ctx, year.entity.id),
  }
}

/** The file as it would be made now of one kind of slips. */
const inputOf = (loaded: Loaded, kind: ReturnKind): ReturnInput => {
  const { year, file, figures, kinds, slips, employer, number } = loaded
  const own = figures.filter(({ person }) => kinds.get(person.employment_id) === kind)
  return {
    employer,
    year: Number(year.from.slice(0, 4)),
    kind,
    number,
    slips: own.flatMap(({ person }) => slips.get(person.employment_id) ?? []),
    beside: Object.fromEntries(
      file.beside.map(({ box, amount }) => [box, own.reduce((sum, { paid }) => sum + amount(paid, year.from), 0)]),
    ),
  }
}

const NOT_CURRENT = 'The slip is not made yet, or its figures have changed since. Make slips first.'

/** All that stands against a file, of the employer first, then by person. */
const problemsOf = (loaded: Loaded, input: ReturnInput): Problem[] => {
  const { rows, missing, missingOfEmployer, file } = loaded
  const names = new Map(input.slips.map(({ employmentId, name }) => [employmentId, name]))
  const ofPerson = (employmentId: string, message: string): Problem => ({
    employmentId,
    name: names.get(employmentId) ?? null,
    message,
  })
  return [
    ...missingOfEmployer.map((label) => ({
      employmentId: null,
      name: null,
      message: `${label} is missing: enter it under Registrations.`,
    })),
    ...input.slips.flatMap(({ employmentId: id }) => {
      const row = rows.get(id)
      return [
        ...(row?.slip && !row.isChanged ? [] : [ofPerson(id, NOT_CURRENT)]),
        ...(missing.get(id) ?? []).map((label) => ofPerson(id, `${label} is missing or wrong.`)),
      ]
    }),
    ...file
      .problems(input)
      .map(({ employmentId, message }) =>
        employmentId === null ? { employmentId, name: null, message } : ofPerson(employmentId, message),
      ),
  ]
}

const refusalOf = ({ year, file }: Loaded): string | null =>
  year.from < file.from
    ? `The layout on file is of years from ${file.from.slice(0, 4)} on: earlier ones have another.`
    : null

const monthOf = ({ year }: Loaded): string => year.until.slice(0, 7)

const viewOf = async (ctx: Context, loaded: Loaded): Promise<View> => {
  const { year, file } = loaded
  const { entity } = year
  const files = await listReturnFiles(ctx, { entityId: entity.id, format: file.key, month: monthOf(loaded) })
  const kinds: ReturnKind[] = file.amends ? ['original', 'amended'] : ['original']
  const amountOf = (slip: ReturnSlip) => slip.boxes[file.total] ?? 0
  return {
    label: file.label,
    box: file.total,
    note: file.note,
    source: { title: file.source.title, checkedOn: file.source.checkedOn, confirmed: file.source.confirmed },
    country: entity.country,
    currency: { code: entity.currency, minorUnits: ctx.countries.get(entity.country).currency.minorUnits },
    refusal: refusalOf(loaded),
    parts: kinds.map((kind) => {
      const input = inputOf(loaded, kind)
      return {
        kind,
        people: input.slips.map((slip) => ({
          employmentId: slip.employmentId,
          name: slip.name,
          amount: amountOf(slip),
        })),
        total: input.slips.reduce((sum, slip) => sum + amountOf(slip), 0),
        problems: input.slips.length > 0 ? problemsOf(loaded, input) : [],
      }
    }),
    files: files.map(({ allowed, ...one }) => ({
      ...one,
      mayDownload: allowed.includes('download'),
      mayWithdraw: allowed.includes('withdraw'),
    })),
    mayMake: makesYearReturns(ctx.actor),
  }
}

export const readYearReturn = async (ctx: Context, input: Parsed<typeof contract.readYearReturn>): Promise<View> =>
  viewOf(ctx, await load(ctx, input))

export const makeYearReturn = async (ctx: Context, input: Parsed<typeof contract.makeYearReturn>) => {
  const { companyId } = ctx.actor
  const { entity } = await yearOf(ctx, input)
  await query.lockYear(ctx.db, companyId, entity.id)
  const loaded = await load(ctx, input)
  const { file, rows, number } = loaded
  const refusal = refusalOf(loaded)
  if (refusal) throw new Refusal('CONFLICT', refusal)
  if (input.kind === 'amended' && !file.amends) throw new Refusal('CONFLICT', 'This form has no amended file.')
  const draft = inputOf(loaded, input.kind)
  if (draft.slips.length === 0) throw new Refusal('CONFLICT', 'Nobody is to be in this file.')
  const [first] = problemsOf(loaded, draft)
  if (first) throw new Refusal('CONFLICT', first.name ? `${first.name}: ${first.message}` : first.message)
  const fileId = await keepReturnFile(ctx, {
    entityId: entity.id,
    month: monthOf(loaded),
    format: file,
    name: file.name(draft),
    number,
    currency: entity.currency,
    people: draft.slips.map((slip) => ({
      employmentId: slip.employmentId,
      reference: slip.number,
      amount: slip.boxes[file.total] ?? 0,
    })),
    text: file.build(draft),
  })
  const slipIds = draft.slips.flatMap(({ employmentId }) => rows.get(employmentId)?.slip?.id ?? [])
  await query.insertReturnSlips(
    ctx.db,
    slipIds.map((slipId) => ({ company_id: companyId, file_id: fileId, slip_id: slipId })),
  )
  return { ...(await viewOf(ctx, await load(ctx, input))), fileId }
}
