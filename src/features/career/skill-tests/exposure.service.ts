import { createHash, randomInt } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { addDays } from '../../../shared/dates.ts'
import { attemptDayOf } from './attempt.rules.ts'
import { drawOf } from './draw.rules.ts'
import * as query from './exposure.queries.ts'
import { drawItem, drawPracticeItem, EXPOSURE_DAYS, kindsInOrder } from './exposure.rules.ts'
import type { Kind, QuestionView, SkillTest } from './kinds.rules.ts'
import { type Question, questionOf } from './questions.rules.ts'

/** The name of what is shown: the same words and figures have the same one, in whatever order there is to choose among them. */
export const digest = ({ options, choices, ...shown }: QuestionView): string =>
  createHash('sha256')
    .update(JSON.stringify([shown, options?.toSorted() ?? null, choices?.toSorted() ?? null]))
    .digest('base64url')
    .slice(0, 22)
const nextSeed = () => randomInt(2 ** 31)

/** What there is to practise of some kinds: none of it stands in a test. */
export const drawPractice = (kinds: readonly Kind[]): Question[] =>
  kinds.map((kind) => questionOf(kind, drawOf(drawPracticeItem(kind, { digest, nextSeed }).seed)))

/** Draws what each question of an attempt is made from, none that rests, and counts what is shown. Of two who begin at once the second sees the first's. */
export const drawItems = (ctx: OpenContext, test: SkillTest): Promise<number[]> =>
  ctx.database.forPlatform(async (db) => {
    await query.lockShowings(db, test)
    const day = attemptDayOf(ctx.now())
    const since = addDays(day, 1 - EXPOSURE_DAYS)
    const exposure = await query.readExposure(db, test, since)
    const drawn = kindsInOrder(test).map((kind) => drawItem(kind, { exposure, digest, nextSeed }))
    await query.countShown(db, { test, day, items: drawn.map(({ item }) => item) })
    await query.deleteShowingsBefore(db, test, since)
    return drawn.map(({ seed }) => seed)
  })
