import { useEffect, useState } from 'react'
import { ApiError, useCommand } from '../../../../web/api.ts'
import { type GivenAnswer, writtenNumber } from '../../../hiring/written-tests/rules.ts'
import type { WrittenAttempt } from '../contract.ts'
import { answerCall, attemptCall, awayCall, finishCall, nextCall, pauseCall, resumeCall } from './calls.ts'

const NOTHING: GivenAnswer = { chosen: [], typed: '' }
const isGiven = ({ chosen, typed }: GivenAnswer) => chosen.length > 0 || typed.trim() !== ''

/** Tells the server when the page of a running test is left; it is shown to the person and decides nothing. */
const useAway = (id: string, isStill: boolean): void => {
  const { mutate: leave } = useCommand(awayCall)
  useEffect(() => {
    if (isStill) return
    const gone = () => document.visibilityState === 'hidden' && leave({ id })
    document.addEventListener('visibilitychange', gone)
    return () => document.removeEventListener('visibilitychange', gone)
  }, [id, isStill, leave])
}

/** A running test: which question is shown, what is answered so far, and how it is kept. */
export const useAttempt = (attempt: WrittenAttempt, isOver: boolean) => {
  const { id, questions, isPaused, atQuestion } = attempt
  const first = attempt.answers.indexOf(null)
  const [at, setAt] = useState(atQuestion === null ? Math.max(first, 0) : atQuestion - 1)
  const [answers, setAnswers] = useState(() => attempt.answers.map((answer) => answer ?? NOTHING))
  const [saved, setSaved] = useState(answers)
  const [flagged, setFlagged] = useState(attempt.flagged)
  const refreshes = { refreshes: [attemptCall] }
  const saving = useCommand(answerCall)
  const next = useCommand(nextCall, refreshes)
  const pause = useCommand(pauseCall, refreshes)
  const resume = useCommand(resumeCall, refreshes)
  const finish = useCommand(finishCall, refreshes)
  useAway(id, isPaused || isOver)

  const given = answers[at] ?? NOTHING
  const isWrong = questions[at]?.kind === 'number' && given.typed.trim() !== '' && writtenNumber(given.typed) === null
  const keep = async (isFlagged = flagged[at] ?? false) => {
    await saving.mutateAsync({ id, question: at + 1, ...given, flagged: isFlagged })
    setSaved((old) => old.with(at, given))
  }
  /** Keeps the answer that is shown, where it differs from what is kept; false when that failed. */
  const settle = async (): Promise<boolean> => {
    if (isOver || isWrong || saved[at] === given) return true
    return keep().then(
      () => true,
      // Where a question has closed meanwhile, the answer that came too late keeps nobody from going on.
      (error) => atQuestion !== null && error instanceof ApiError && error.status === 409,
    )
  }
  return {
    at,
    given,
    isWrong,
    flagged,
    isAnswered: (one: number) => isGiven(answers[one] ?? NOTHING),
    missing: answers.filter((one) => !isGiven(one)).length,
    answer: (next: GivenAnswer) => setAnswers((old) => old.with(at, next)),
    flag: (isFlagged: boolean) => {
      setFlagged((old) => old.with(at, isFlagged))
      void keep(isFlagged).catch(() => {})
    },
    move: async (to: number) => {
      if (atQuestion !== null) {
        if (to > at && (await settle())) next.mutate({ id, question: at + 1 })
      } else if (await settle()) setAt(Math.min(Math.max(to, 0), questions.length - 1))
    },
    settle,
    hand: async () => {
      if (await settle()) finish.mutate({ id })
    },
    pause,
    resume,
    isHanding: finish.isPending || saving.isPending,
    isMoving: next.isPending,
    failure: saving.error ?? next.error ?? pause.error ?? resume.error ?? finish.error,
  }
}
