import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { type AdvertRow, advertsOf } from '../../job-board/jobs/service.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { criteriaOf } from '../../matching/matching/criteria.rules.ts'
import { isNothing } from '../../matching/matching/facts.rules.ts'
import { factsOfCv } from '../../matching/matching/facts.service.ts'
import { newestCvRead, readProfile } from '../profile/service.ts'
import type * as contract from './contract.ts'
import { isSkillIn, mustOf, profileFacts, workOf } from './rules.ts'

type One = Output<typeof contract.readFit>

/** Compares whoever calls with open jobs. Nothing is kept of it, and nobody else is told. */
const compared = async (
  ctx: OpenContext,
  ids: readonly string[],
): Promise<{ from: One['from']; fits: One['fit'][] }> => {
  const { userId } = actorOf(ctx)
  const lexicon = await lexiconOf(ctx.database)
  const { person, profile } = await readProfile(ctx)
  const cv = await ctx.database.forSeeker({ userId }, (db) => newestCvRead(db, userId), { reading: true })
  const rows = await ctx.database.forPublic((db) => advertsOf(db, ids), { reading: true })
  const name = `${person.firstName} ${person.lastName}`
  const month = ctx.now().toISOString().slice(0, 7)
  const facts = cv
    ? await factsOfCv(ctx.database, cv, { month, name })
    : profileFacts(profile, { name, month, isSkill: isSkillIn(lexicon.skills) })
  const source = cv ? 'cv' : 'profile'
  const from = isNothing(facts) ? 'nothing' : source
  const fitOf = (row: AdvertRow): One['fit'] => {
    const shown = row.shown as Partial<JobContent>
    const { mustHave = [], niceToHave = [], languages = [], questions = [] } = shown
    const must = mustOf(criteriaOf({ mustHave, niceToHave, languages, questions }, lexicon.skills), facts)
    return {
      id: row.id,
      must: must && { met: must.met, of: must.of },
      work: workOf(profile.authorisations, row.country, shown.sponsorship ?? null),
      country: row.country,
      lines: must?.lines ?? [],
    }
  }
  const isOpen = (row: AdvertRow) => row.shown.state !== 'closed' && Date.parse(row.closes_at) > ctx.now().getTime()
  return { from, fits: rows.filter(isOpen).map(fitOf) }
}

export const readFits = async (
  ctx: OpenContext,
  { jobs }: Parsed<typeof contract.readFits>,
): Promise<Output<typeof contract.readFits>> => {
  const { from, fits } = await compared(ctx, jobs)
  return { from, fits: fits.map(({ lines: _lines, ...fit }) => fit) }
}

export const readFit = async (ctx: OpenContext, { job }: Parsed<typeof contract.readFit>): Promise<One> => {
  const { from, fits } = await compared(ctx, [job])
  const [fit] = fits
  if (!fit) throw notFound('Job')
  return { from, fit }
}
