import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { wordsOf } from '../../matching/matching/criterion-input.rules.ts'
import { cardsOf, viewerOf } from '../find/service.ts'
import { compareCard, criteriaIn } from './compare.ts'
import type * as contract from './contract.ts'
import type { TalentRun } from './contract.ts'
import { NO_FILTERS } from './filters.rules.ts'
import * as said from './objections.queries.ts'
import { objectionsOf } from './objections.service.ts'
import * as query from './queries.ts'
import { scoreOf } from './rank.rules.ts'

const current = async (ctx: Context, id: string): Promise<query.Run> => {
  const row = await query.findRun(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Search')
  return row
}

const isStale = async (ctx: Context, run: query.Run): Promise<TalentRun['stale']> => {
  const job = run.job_id === null ? null : await query.findJob(ctx.db, ctx.actor.companyId, run.job_id)
  return {
    job: run.job_version !== null && job?.version !== run.job_version,
    profiles: await query.changedSince(ctx.db, run.at),
  }
}

/** Who is in it and can still be found or kept, as their cards are now with the verdicts of then. */
const peopleOf = async (ctx: Context, run: query.Run): Promise<Pick<TalentRun, 'people' | 'gone'>> => {
  const v = viewerOf(ctx)
  const rows = await query.listResults(ctx.db, v, run.id)
  const cards = await cardsOf(
    ctx,
    rows.flatMap((r) => r.card_id ?? []),
  )
  const byId = new Map(cards.map((c) => [c.id, c]))
  const people = rows.flatMap((r): TalentRun['people'] => {
    const card = r.card_id === null ? undefined : byId.get(r.card_id)
    const common = { place: r.place, nearness: r.nearness, lines: r.lines }
    if (card) return [{ ...common, card, own: null }]
    if (r.application_id === null || r.number === null) return []
    const own = { applicationId: r.application_id, name: r.own_name, number: r.number, job: r.job_title ?? '' }
    return [{ ...common, card: null, own }]
  })
  return { people, gone: (await query.peopleIn(ctx.db, v.companyId, run.id)) - people.length }
}

const placesOf = (people: TalentRun['people']) => new Set(people.map((p) => p.place))

export const readRun = async (ctx: Context, { run: id }: Parsed<typeof contract.readRun>): Promise<TalentRun> => {
  const run = await current(ctx, id)
  // Who looked at which result is part of its record.
  ctx.audit({ action: 'talent_search.read', targetType: 'talent_search', targetId: id })
  const found = await peopleOf(ctx, run)
  return {
    id,
    at: iso(run.at),
    title: run.title,
    source: run.source as TalentRun['source'],
    job: run.job_id,
    engine: run.engine,
    model: run.model,
    criteria: run.criteria,
    filters: { ...NO_FILTERS, ...run.filters },
    coverage: run.coverage,
    ...found,
    stale: await isStale(ctx, run),
    objections: await objectionsOf(ctx, id, placesOf(found.people)),
  }
}

export const listRuns = async (ctx: Context): Promise<Output<typeof contract.listRuns>> => ({
  runs: (await query.listLatestRuns(ctx.db, ctx.actor.companyId)).map((r) => ({ ...r, at: iso(r.at) })),
})

export const explainWhyNot = async (
  ctx: Context,
  { run: id, person }: Parsed<typeof contract.whyNot>,
): Promise<Output<typeof contract.whyNot>> => {
  const run = await current(ctx, id)
  const { skills } = await lexiconOf(ctx.database)
  const criteria = criteriaIn(run.criteria, skills)
  const card = await query.findCard(ctx.db, viewerOf(ctx), person, criteria.map(wordsOf))
  if (!card) throw notFound('Person')
  const there = await query.resultOf(ctx.db, ctx.actor.companyId, id, { card: person })
  if (there) return { why: 'in', lines: there.lines }
  const lines = compareCard(card, criteria, run.country, skills)?.lines ?? []
  if (card.hidden) return { why: 'hidden', lines }
  if (!card.findable) return { why: 'own', lines }
  if (Date.parse(card.written_at) > Date.parse(run.at)) return { why: 'changed', lines }
  return { why: card.any ? 'beyond' : 'no_word', lines }
}

/** All that was said against verdicts, on those who are still in it. */
const toldOf = async (ctx: Context, run: query.Run) => ({
  objections: await objectionsOf(ctx, run.id, placesOf((await peopleOf(ctx, run)).people)),
})

export const objectTo = async (
  ctx: Context,
  { run: id, place, line, reason }: Parsed<typeof contract.objectToLine>,
): Promise<Output<typeof contract.objectToLine>> => {
  const run = await current(ctx, id)
  const { companyId, userId } = ctx.actor
  const there = await query.resultOf(ctx.db, companyId, id, { place })
  if (!there) throw notFound('Person')
  if (!there.lines.some((l) => l.id === line)) throw invalid({ line: 'This criterion is not part of the search.' })
  await said.insertObjection(ctx.db, companyId, { runId: id, place, line, reason, by: userId })
  const detail = { place, line, reason }
  ctx.audit({ action: 'talent_search.object', targetType: 'talent_search', targetId: id, detail })
  return toldOf(ctx, run)
}

/** To whom the verdict is about; what the search came out with stays as it was. */
export const answerObjection = async (
  ctx: Context,
  { run: id, objection, agreed, words }: Parsed<typeof contract.answerObjection>,
): Promise<Output<typeof contract.answerObjection>> => {
  const run = await current(ctx, id)
  const { objections } = await toldOf(ctx, run)
  const one = objections.find((o) => o.id === objection && o.byPerson)
  if (!one) throw notFound('Objection')
  if (!agreed && words === null) throw invalid({ words: 'Say why the verdict stays' })
  const { companyId, userId } = ctx.actor
  if ((await said.insertAnswer(ctx.db, companyId, { objection, agreed, words, by: userId })) === 0)
    throw new Refusal('CONFLICT', 'This is answered already.')
  await enqueueJob(ctx.db, 'tell-of-contest-answer', { companyId, id: objection }, `contest answered ${objection}`)
  const detail = { place: one.place, line: one.line, agreed }
  ctx.audit({ action: 'talent_search.answer', targetType: 'talent_search', targetId: id, detail })
  return toldOf(ctx, run)
}

const COLUMNS = [
  'Place',
  'Person',
  'Met',
  'Of',
  'Criterion',
  'Kind',
  'Weight',
  'Verdict',
  'Reason',
  'Quote',
  'From',
  'Said wrong',
  'Engine',
  'Model',
  'Searched at',
]
/** The explanation a line at a time. Names only of those whose profile one has opened. */
export const exportRun = async (ctx: Context, { run: id }: Parsed<typeof contract.exportRun>): Promise<Download> => {
  const run = await current(ctx, id)
  const { people } = await peopleOf(ctx, run)
  const objections = await objectionsOf(ctx, id, placesOf(people))
  const criteria = run.criteria
  const rows = people.flatMap((p) => {
    const score = scoreOf(p, criteria)
    const who = p.card ? (p.card.name ?? p.card.id) : (p.own?.name ?? `Applicant ${p.own?.number}`)
    return criteria.map((c) => {
      const line = p.lines.find((l) => l.id === c.id)
      const wrong = objections.filter((o) => o.place === p.place && o.line === c.id).map((o) => o.reason)
      return csvLine([
        p.place,
        who,
        score.met,
        score.of,
        c.text,
        c.want,
        c.weight,
        line?.verdict,
        line?.reason,
        line?.quote,
        line?.from && [line.from.kind, line.from.where].filter(Boolean).join(': '),
        wrong.join(' / '),
        run.engine,
        run.model ?? 'words alone',
        iso(run.at),
      ])
    })
  })
  ctx.audit({
    action: 'talent_search.export',
    targetType: 'talent_search',
    targetId: id,
    detail: { people: people.length },
  })
  return new Download('talent-search.csv', 'text/csv; charset=utf-8', `\uFEFF${csvLine(COLUMNS)}${rows.join('')}`)
}
