import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '../../../../../shared/endpoint.ts'
import { callEndpoint } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { useQueue } from '../../../../../web/queue.ts'
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
  const queue = useQueue<Answer>(
    'memos',
    async ({ what }) => {
      setTold((await callEndpoint(answerCall, what)).memo)
      await refresh()
    },
    (_item, error) => {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
      void refresh()
    },
  )
  return { waiting: queue.items.map((i) => i.what), add: queue.add, told }
}
