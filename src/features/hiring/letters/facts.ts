import type { Context } from '../../../server/context.ts'
import { longMoment } from '../../../shared/dates.text.ts'
import { paths } from '../../../shared/paths.ts'
import type { LetterLanguage } from '../../platform/messages/languages.rules.ts'
import { publicStatusOf } from '../jobs/stages.rules.ts'
import type { Facts } from './gaps.rules.ts'
import * as query from './queries.ts'
import ar from './statuses/ar.rules.ts'
import en from './statuses/en.rules.ts'
import fr from './statuses/fr.rules.ts'
import hi from './statuses/hi.rules.ts'
import ta from './statuses/ta.rules.ts'
import zh from './statuses/zh.rules.ts'

/** As the person reads it in their own list. */
const STAGES: Readonly<Record<LetterLanguage, Record<string, string>>> = { en, fr, ar, hi, ta, zh }
export const stageIn = (language: LetterLanguage, status: string): string => STAGES[language][status] ?? ''

/** An instant where it happens, with the name of that zone, in the words of the language. */
export const momentIn = (language: LetterLanguage, at: Date, zone: string): string => longMoment(language, at, zone)

export const advertUrlOf = ({ settings }: Pick<Context, 'settings'>, job: string) =>
  `${settings.publicUrl}${paths.job(job)}`

/**
 * What stands in the gaps of a letter to each of some people. The link is to the advert: each letter has the person’s own way to their
 * application under it, which nobody else may see.
 * @param hidden whether a name that the reader has not opened is left out @param language that of the letter; left out: the person’s own
 */
export const factsOf = async (
  ctx: Context,
  ids: readonly string[],
  { hidden, language }: { hidden: boolean; language?: LetterLanguage },
): Promise<Map<string, Facts>> => {
  const { companyId, userId } = ctx.actor
  const rows = await query.listLetterFacts(ctx.db, companyId, ids, { userId, now: ctx.now().toISOString() })
  return new Map(
    rows.map((row) => {
      const said = language ?? row.language
      const at = row.starts_at && row.zone ? momentIn(said, new Date(row.starts_at), row.zone) : null
      return [
        row.id,
        {
          name: hidden && !row.seen ? `Candidate ${row.number}` : row.name,
          job: row.job,
          company: row.company,
          link: advertUrlOf(ctx, row.job_id),
          stage: stageIn(said, publicStatusOf(row.kind, row.outcome)),
          ...(at ? { interview: at } : {}),
        },
      ]
    }),
  )
}
