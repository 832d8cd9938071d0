import { useEffect, useRef, useState } from 'react'
import type { Endpoint, Input, Output, Wire } from '../shared/endpoint.ts'
import { ApiError, sendRequest } from './call.ts'

/** After an end that was not the last word: a restart, a lost connection, a renewed session. */
const WAIT_MS = 3_000

/** Reads one stream to its end; false when there is none to be had. */
const listen = async (
  w: Wire<Endpoint>,
  input: Record<string, unknown>,
  onEvent: (event: unknown) => void,
  signal: AbortSignal,
): Promise<boolean> => {
  const answer = await sendRequest(w, input, { signal, headers: { accept: 'text/event-stream' }, piecewise: true })
  if (!answer.ok || !answer.body) return false
  const reader = answer.body.getReader()
  const end = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', end)
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice(6)))
    }
  } finally {
    signal.removeEventListener('abort', end)
  }
  return true
}

/** What a call goes on telling, as it comes; the last of it stays. A stream that ends is opened again until `isOver` says it is. */
export const useEvents = <E extends Endpoint>(
  w: Wire<E>,
  input: Input<E>,
  isOver: (event: Output<E>) => boolean,
): Output<E> | undefined => {
  const [event, setEvent] = useState<Output<E>>()
  const key = JSON.stringify([w.path, input])
  const over = useRef(isOver)
  over.current = isOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: path and input are the key
  useEffect(() => {
    const stop = new AbortController()
    let ended = false
    const take = (told: unknown) => {
      ended = over.current(told as Output<E>)
      setEvent(told as Output<E>)
    }
    const run = async () => {
      while (!stop.signal.aborted && !ended) {
        const there = await listen(w as Wire<Endpoint>, input as Record<string, unknown>, take, stop.signal).catch(
          // Whoever is signed out is told nothing more.
          (error) => !(error instanceof ApiError && error.status === 401),
        )
        if (!there) return
        if (!ended) await new Promise((go) => setTimeout(go, WAIT_MS))
      }
    }
    void run()
    return () => stop.abort()
  }, [key])
  return event
}
