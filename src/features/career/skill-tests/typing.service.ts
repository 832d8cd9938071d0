import type { OpenContext } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { clockOf, secondsLeft } from './attempt.rules.ts'
import { type HeldSkillTest, shownOf, whileRunning } from './attempt.service.ts'
import type * as contract from './contract.ts'
import type { SkillAttempt } from './contract.ts'
import * as query from './queries.ts'
import type { Round } from './typing.rules.ts'

const roundsOf = ({ attempt }: HeldSkillTest): (Round | null)[] => {
  if (attempt.rounds === null) throw invalid({ text: 'This test has no texts to type' })
  if (attempt.paused_at) throw new Refusal('CONFLICT', 'The test is paused. Go on with it before you answer.')
  return attempt.rounds
}

/** Asked for twice, a text is shown again and its time runs on. */
export const openTypingText = (
  ctx: OpenContext,
  { id, text }: Parsed<typeof contract.openTypingText>,
): Promise<SkillAttempt> =>
  whileRunning(ctx, id, async (held) => {
    const { db, attempt, now } = held
    const rounds = roundsOf(held)
    if (rounds[text - 1]) return shownOf(attempt, now)
    if (secondsLeft(clockOf(attempt), now.getTime()) === 0)
      throw new Refusal('CONFLICT', 'The time is over. Hand the test in to see your result.')
    if (rounds.some((round) => round && round.handedAt === null))
      throw new Refusal('CONFLICT', 'Hand in the text you are typing first.')
    const after = rounds.map((round, at) =>
      at === text - 1 ? { openedAt: now.getTime(), handedAt: null, typed: null } : round,
    )
    await query.saveRounds(db, id, after)
    return shownOf({ ...attempt, rounds: after }, now)
  })

/** What is late is taken all the same: its time ran on, so that nothing is won by it. */
export const handInTypingText = (
  ctx: OpenContext,
  { id, text, typed }: Parsed<typeof contract.handInTypingText>,
): Promise<SkillAttempt> =>
  whileRunning(ctx, id, async (held) => {
    const { db, attempt, now } = held
    const rounds = roundsOf(held)
    const open = rounds[text - 1]
    if (!open) throw new Refusal('CONFLICT', 'Open this text first.')
    if (open.handedAt !== null) throw new Refusal('CONFLICT', 'This text is handed in. It stays as it was.')
    const after = rounds.map((round, at) => (at === text - 1 ? { ...open, handedAt: now.getTime(), typed } : round))
    await query.saveRounds(db, id, after)
    return shownOf({ ...attempt, rounds: after }, now)
  })
