import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { criteriaOf } from '../../matching/matching/criteria.rules.ts'
import { isSkillIn, mustOf, profileFacts } from '../job-fit/rules.ts'
import { readProfile } from '../profile/service.ts'
import { placeOfNeed, writtenIn } from './aim.rules.ts'
import type * as contract from './contract.ts'
import { findMine } from './service.ts'

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const TWO_LETTERS = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => `${first}${second}`))
/** ISO 639 codes of two letters by the English name of the language. */
const CODES = new Map(TWO_LETTERS.map((code) => [english.of(code)?.toLowerCase(), code]))
const codeOf = (language: string): string | null => CODES.get(language.trim().toLowerCase()) ?? null

/** The must-haves of a job against a CV and against the profile of its person. Nothing of it is kept. */
export const aimResume = async (
  ctx: OpenContext,
  { id, job }: Parsed<typeof contract.aimResume>,
): Promise<Output<typeof contract.aimResume>> => {
  const { document } = await findMine(ctx, id)
  const [advert] = await ctx.database.forPublic((db) => advertsOf(db, [job]), { reading: true })
  const isOpen = advert && advert.shown.state !== 'closed' && Date.parse(advert.closes_at) > ctx.now().getTime()
  if (!isOpen) throw notFound('Job')
  const lexicon = await lexiconOf(ctx.database)
  const { person, profile } = await readProfile(ctx)
  const how = {
    name: document.basics.name || `${person.firstName} ${person.lastName}`,
    month: ctx.now().toISOString().slice(0, 7),
    isSkill: isSkillIn(lexicon.skills),
  }
  const shown = advert.shown as Partial<JobContent>
  const { mustHave = [], niceToHave = [], languages = [], questions = [] } = shown
  const criteria = criteriaOf({ mustHave, niceToHave, languages, questions }, lexicon.skills)
  const compare = (written: Parameters<typeof profileFacts>[0]) => mustOf(criteria, profileFacts(written, how))
  const inCv = compare(writtenIn(document, codeOf))
  const inProfile = compare(profile)
  return {
    title: shown.title ?? '',
    met: inCv?.met ?? 0,
    of: inCv?.of ?? 0,
    lines: (inCv?.lines ?? []).flatMap(({ text, verdict, counts, quote }, at) => {
      if (!counts) return []
      const other = inProfile?.lines[at]
      const place = placeOfNeed(verdict, other?.verdict ?? 'unknown')
      return [{ text, verdict, place, quote: place === 'profile' ? (other?.quote ?? null) : quote }]
    }),
  }
}
