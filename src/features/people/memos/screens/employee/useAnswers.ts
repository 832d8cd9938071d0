import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '../../../../../shared/endpoint.ts'
import { notify } from '../../../../../web/notify.ts'
import { type AnswerTo, queuedCall, useOutbox } from '../../../../../web/queue/useQueue.ts'
import { useWords } from '../../employee/words/index.ts'
import type { answerMyMemo, MyMemoDetail } from '../../my.contract.ts'
import { answerCall, listCall } from './calls.ts'

export type Answer = Input<typeof answerMyMemo> & { at: string }

/** Answers wait on the device until the server has heard of them, and keep the time at which they were given. */
export const useAnswers = () => {
  const t = useWords()
  const client = useQueryClient()
  const [told, setTold] = useState<MyMemoDetail | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: [listCall.path] })
  const queue = useOutbox<Answer>({
    kind: 'memos',
    toCall: (what) => queuedCall(answerCall, what),
    labelOf: () => t('answer.title'),
    settled: async (_item, answer: AnswerTo<typeof answerMyMemo>) => {
      setTold(answer.memo)
      await refresh()
    },
    refused: (_item, error) => {
      notify.failure(t('failed', { message: error.message }))
      void refresh()
    },
  })
  return { waiting: queue.items.map((i) => i.what), add: queue.add, told }
}
