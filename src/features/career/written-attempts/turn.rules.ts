import { type Clock, endOf, secondsLeft } from '../skill-tests/attempt.rules.ts'

/** Where an attempt stands whose questions come one after the other. Instants in milliseconds; `secondsEach` null: a question is open as long as the test. */
export type Turn = {
  goesBack: boolean
  secondsEach: number | null
  timePercent: number
  atQuestion: number
  since: number
  pausedAt: number | null
}

/** Until when the open question takes an answer: its time with what its person asked for, moved by a pause; null: until the test is over. */
const clockOfQuestion = ({ secondsEach, timePercent, since, pausedAt }: Turn): Clock | null =>
  secondsEach === null ? null : { endsAt: since + secondsEach * 10 * timePercent, pausedAt }

/** Whole seconds that the open question still takes an answer; null: no time of its own. */
export const questionSecondsLeft = (turn: Turn, now: number): number | null => {
  const clock = clockOfQuestion(turn)
  return clock && secondsLeft(clock, now)
}

/** Why a question takes no answer now; null: it does. */
export const noAnswerOf = (turn: Turn, question: number, now: number): 'left' | 'ahead' | 'over' | null => {
  if (turn.goesBack) return null
  if (question < turn.atQuestion) return 'left'
  if (question > turn.atQuestion) return 'ahead'
  return questionSecondsLeft(turn, now) === 0 ? 'over' : null
}

/** When the open question would have been opened, had the clock not stood still: by so much a pause moves it. */
export const sinceAfterPause = ({ since, pausedAt }: Pick<Turn, 'since' | 'pausedAt'>, now: number): number =>
  endOf({ endsAt: since, pausedAt }, now)

/** The questions that are told while a test runs: where nobody goes back, those that have been open. */
export const toldOf = <Q>(questions: readonly Q[], { goesBack, atQuestion }: Turn, isOver: boolean): Q[] =>
  goesBack || isOver ? [...questions] : questions.slice(0, atQuestion)
