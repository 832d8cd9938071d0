import { createHash } from 'node:crypto'
import type { Context, Services } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { readSentence, unreadWords } from '../../career/smart-search/sentence.rules.ts'
import { loadLexicon as sentenceLexicon } from '../../career/smart-search/service.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { advertApart } from '../../matching/matching/advert.service.ts'
import {
  type CriterionInput,
  draftOfJob,
  draftOfSentence,
  withProtected,
  wordsOf,
} from '../../matching/matching/criterion-input.rules.ts'
import { embedderOf } from '../../matching/matching/embedder.ts'
import { isNothing } from '../../matching/matching/facts.rules.ts'
import { withoutProtected } from '../../matching/matching/protected.rules.ts'
import { viewerOf } from '../find/service.ts'
import { compareCard, compareOwn, criteriaIn, withNearness } from './compare.ts'
import type * as contract from './contract.ts'
import { filtersOf, NO_FILTERS, PLACE_KM, type TalentFilters } from './filters.rules.ts'
import * as query from './queries.ts'
import { rankPeople } from './rank.rules.ts'
import { TALENT_ENGINE } from './version.rules.ts'

/** So many cards are compared at most: those with words of most criteria. */
export const MOST_CARDS = 300
const MOST_OWN = 200

const jobOf = async (ctx: Context, id: string) => {
  const job = await query.findJob(ctx.db, ctx.actor.companyId, id)
  if (!job) throw notFound('Job')
  return job
}

export const draftCriteria = async (
  ctx: Context,
  { job: jobId, advert, sentence }: Parsed<typeof contract.draftCriteria>,
): Promise<Output<typeof contract.draftCriteria>> => {
  const given = [jobId, advert, sentence].filter((g) => g !== null).length
  if (given !== 1) throw invalid({ job: 'Choose a job, or paste an advert, or write a sentence' })
  if (jobId !== null) {
    const job = await jobOf(ctx, jobId)
    const content = JobContent.parse(job.content)
    const criteria = draftOfJob({ ...content, title: content.title || job.title })
    return { source: 'job', title: job.title || content.title, criteria, filters: NO_FILTERS, left: [] }
  }
  if (advert !== null) {
    const read = await advertApart(ctx.database, advert)
    const criteria = withProtected(read.criteria, read.asked)
    return {
      source: 'advert',
      title: (read.title ?? advert).slice(0, 160).trim(),
      criteria,
      filters: NO_FILTERS,
      left: [],
    }
  }
  const said = sentence as string
  // An age would read as years of experience.
  const { rest, asked: input } = withoutProtected(said)
  const read = readSentence(rest, {
    lexicon: await sentenceLexicon(ctx),
    home: await query.homeOf(ctx.db, ctx.actor.companyId),
  })
  const { filters, used } = filtersOf(read.chips)
  const work = read.chips.filter((c) => !used.includes(c))
  const made = draftOfSentence(work, unreadWords(read), rest)
  return {
    source: 'sentence',
    title: said.slice(0, 160).trim(),
    ...made,
    filters,
    criteria: withProtected(made.criteria, input),
  }
}

/** Filters in the terms of the table: the places round the one that is named. */
export const narrowedBy = async (services: Services, { place, ...filters }: TalentFilters): Promise<query.Narrowed> => {
  if (place === null) return { ...filters, places: null }
  const lexicon = await sentenceLexicon(services)
  const name = foldText(place.split(',')[0] ?? place).trim()
  const found = lexicon.place(name, filters.country) ?? lexicon.region(name, filters.country)
  if (!found) throw invalid({ 'filters.place': `No place is called ${place}` })
  const isRegion = found.folded !== name && found.region.toLowerCase() === name
  return {
    ...filters,
    places: lexicon.around({ ...found, radiusKm: PLACE_KM, region: isRegion ? found.region : '' }),
  }
}

/** What everybody is compared with: whom it concerns, in which country, by which words they are found. */
export const comparisonOf = async (ctx: Context, wanted: readonly CriterionInput[], jobId: string | null) => {
  const job = jobId === null ? null : await jobOf(ctx, jobId)
  const { skills } = await lexiconOf(ctx.database)
  const criteria = criteriaIn(wanted, skills)
  if (!criteria.some((c) => c.barred === null))
    throw invalid({ criteria: 'None of these can be compared: name something somebody has done, learnt or can do' })
  const country = job?.country ?? (await query.homeOf(ctx.db, ctx.actor.companyId))
  return { job, skills, criteria, country, words: criteria.map(wordsOf) }
}

export const searchByCriteria = async (
  ctx: Context,
  { source, job: jobId, title, criteria: wanted, filters }: Parsed<typeof contract.searchByCriteria>,
): Promise<Output<typeof contract.searchByCriteria>> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  const v = viewerOf(ctx)
  const { job, skills, criteria, country, words } = await comparisonOf(ctx, wanted, jobId)
  const by = await narrowedBy(ctx, filters)
  const cards = await query.toCompare(db, v, words, { most: MOST_CARDS, by })
  const found = cards.flatMap((row) => compareCard(row, criteria, country, skills) ?? [])
  const own = await query.listOwnApplicants(db, v)
  const readable = own.flatMap((o) =>
    o.facts && !isNothing(o.facts) ? [{ id: o.application_id, facts: o.facts }] : [],
  )
  const mine = readable.slice(0, MOST_OWN).map((o) => compareOwn(o.id, o.facts, criteria))
  const made = await withNearness(embedderOf(ctx.settings.matchModel), [...found, ...mine], wanted, criteria)
  const inputs = createHash('sha256')
    .update(JSON.stringify([TALENT_ENGINE, wanted, filters, country, job?.version ?? null]))
    .update(JSON.stringify(made.people.map((p) => [p.card ?? p.application, p.facts])))
    .digest()
  const same = await query.sameAsLast(db, companyId, userId, inputs)
  // One that words alone had ordered is made again once the model is there.
  if (same && (same.model !== null || made.model === null)) return { id: same.id }
  const human = own.filter((o) => o.human).length
  const coverage = {
    ...(await query.getCoverage(db, v, words, by)),
    compared: found.length,
    own: mine.length,
    ownHuman: human,
    ownEmpty: own.length - human - readable.length,
  }
  const id = await query.insertRun(db, companyId, {
    by: userId,
    source,
    title,
    job: job && { id: job.id, version: job.version },
    country,
    engine: TALENT_ENGINE,
    model: made.model,
    inputs,
    criteria: wanted,
    filters,
    coverage,
  })
  const order = rankPeople(
    made.people.map((p, i) => ({ ...p, place: i + 1 })),
    wanted,
  )
  await query.insertResults(
    db,
    companyId,
    id,
    order.map(({ person: { card, application, nearness, lines } }, i) => ({
      place: i + 1,
      card,
      application,
      nearness,
      lines,
    })),
  )
  ctx.audit({
    action: 'talent_search.run',
    targetType: 'talent_search',
    targetId: id,
    detail: { criteria: wanted.length, people: order.length, engine: TALENT_ENGINE, model: made.model },
  })
  return { id }
}
