import { useEffect, useRef, useState } from 'react'
import type { Endpoint, Input, Output, Wire } from '../shared/endpoint.ts'
import { ApiError, addressOf, sendRequest } from './call.ts'
import { getSession } from './session.ts'

/** After an end that was not the last word: a restart, a lost connection, a renewed session. */
const WAIT_MS = 3_000
/** What is opened together, on the way to a page, is asked for together. */
const GATHER_MS = 20
/** A page that is not looked at lets its connection go after so long: a browser has six to a server, and another tab may need one. */
const AWAY_MS = 2_000

const streamCall = { method: 'GET', path: '/api/stream' }

type Said = { of: string; event?: unknown; over?: true }
type Listener = (event: unknown) => void
/** What is followed, by its address; the last word of each is there for whoever comes later. */
type Followed = { listeners: Set<Listener>; last: string | undefined }

const followed = new Map<string, Followed>()
let connection: AbortController | undefined
let planned: ReturnType<typeof setTimeout> | undefined

const hear = ({ of, event, over }: Said) => {
  const current = followed.get(of)
  if (!current) return
  if (over) {
    followed.delete(of)
    return
  }
  const text = JSON.stringify(event)
  // Opened anew, a stream begins with what was the last word of the one before.
  if (text === current.last) return
  current.last = text
  for (const listener of [...current.listeners]) listener(event)
}

/** Reads one connection to its end; false when there is none to be had. */
const read = async (addresses: readonly string[], signal: AbortSignal): Promise<boolean> => {
  const input = { of: addresses.join(' ') }
  const answer = await sendRequest(streamCall, input, {
    signal,
    headers: { accept: 'text/event-stream' },
    piecewise: true,
  })
  if (!answer.ok || !answer.body) return answer.status >= 500 || answer.status === 429
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
      for (const event of events) if (event.startsWith('data: ')) hear(JSON.parse(event.slice(6)) as Said)
    }
  } finally {
    signal.removeEventListener('abort', end)
  }
  return true
}

/** One connection for all that this tab follows, opened again until nothing is followed any more. */
const connect = async () => {
  connection?.abort()
  connection = undefined
  if (followed.size === 0 || document.hidden || !getSession().token) return
  const own = new AbortController()
  connection = own
  while (!own.signal.aborted && followed.size > 0) {
    const there = await read([...followed.keys()].sort(), own.signal).catch(
      // Whoever is signed out is told nothing more.
      (error) => !(error instanceof ApiError && error.status === 401),
    )
    if (!there) return
    if (!own.signal.aborted) await new Promise((go) => setTimeout(go, WAIT_MS))
  }
}

const connectSoon = (ms: number) => {
  clearTimeout(planned)
  planned = setTimeout(() => void connect(), ms)
}

let watches = false
const watchVisibility = () => {
  if (watches) return
  watches = true
  document.addEventListener('visibilitychange', () => {
    if (followed.size > 0) connectSoon(document.hidden ? AWAY_MS : 0)
  })
}

/** Follows an event stream of the server together with all others of this tab. Gives the way to end it. */
const follow = (address: string, listener: Listener): (() => void) => {
  watchVisibility()
  const current = followed.get(address) ?? { listeners: new Set(), last: undefined }
  const isNew = !followed.has(address)
  followed.set(address, current)
  current.listeners.add(listener)
  if (isNew) connectSoon(GATHER_MS)
  else if (current.last !== undefined) listener(JSON.parse(current.last))
  return () => {
    current.listeners.delete(listener)
    if (current.listeners.size > 0 || followed.get(address) !== current) return
    followed.delete(address)
    connectSoon(GATHER_MS)
  }
}

/** What a call goes on telling, as it comes; the last of it stays. A stream that ends is opened again until `isOver` says it is. */
export const useEvents = <E extends Endpoint>(
  w: Wire<E>,
  input: Input<E>,
  isOver: (event: Output<E>) => boolean,
): Output<E> | undefined => {
  const [event, setEvent] = useState<Output<E>>()
  const address = addressOf(w, input as Record<string, unknown>, undefined).path
  const over = useRef(isOver)
  over.current = isOver
  useEffect(() => {
    let leave = () => {}
    leave = follow(address, (told) => {
      setEvent(told as Output<E>)
      if (over.current(told as Output<E>)) queueMicrotask(() => leave())
    })
    return () => leave()
  }, [address])
  return event
}
