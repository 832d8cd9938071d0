import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../web/api.ts'
import type { Side } from '../talk.rules.ts'
import * as calls from './calls.ts'

export type Marks = { read?: true; muted?: boolean; archived?: boolean; blocked?: boolean; showsRead?: boolean }
export type Given = { id: string; name: string; bytes: number }

export type Sent = { words: string; file: string | null; sendAt: string | null }

/** What a side does in one thread; after each the page asks anew. */
export type Talk = {
  side: Side
  /** `key` is that of this message: tried again with it, it is written once. */
  write: (sent: Sent, key: string) => Promise<unknown>
  takeBack: (message: string) => Promise<unknown>
  change: (marks: Marks) => Promise<unknown>
  addFile: (file: File) => Promise<Given>
  addressOf: (file: string) => string
}

/** The calls of the person, or of the company, for one thread. */
export const useTalk = (side: Side, id: string): Talk => {
  const client = useQueryClient()
  return useMemo(() => {
    const isMine = side === 'seeker'
    const stale = isMine ? [calls.mineCall, calls.readMineCall] : [calls.theirsCall, calls.readCall]
    const anew = async <T>(input: Promise<T>): Promise<T> => {
      const answer = await input
      await Promise.all(stale.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
      return answer
    }
    const addressOf = (file: string) => `/api/${isMine ? 'seeker' : 'company'}/direct-threads/${id}/files/${file}`
    if (isMine)
      return {
        side,
        addressOf,
        write: (sent, key) => anew(call(calls.writeMineCall, { id, ...sent }, { headers: { 'idempotency-key': key } })),
        takeBack: (message) => anew(call(calls.takeMineBackCall, { id, message })),
        change: (marks) => anew(call(calls.changeMineCall, { id, ...marks })),
        addFile: (file) => call(calls.addMineCall, { id, name: file.name }, { file }),
      }
    return {
      side,
      addressOf,
      write: (sent, key) => anew(call(calls.writeCall, { id, ...sent }, { headers: { 'idempotency-key': key } })),
      takeBack: (message) => anew(call(calls.takeBackCall, { id, message })),
      change: (marks) => anew(call(calls.changeCall, { id, ...marks })),
      addFile: (file) => call(calls.addCall, { id, name: file.name }, { file }),
    }
  }, [side, id, client])
}
