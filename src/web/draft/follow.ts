import { type Endpoint, wire } from '../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../call.ts'
import { loggedOut } from '../session.ts'
import { isSameDraft, readDraft, writeDraft } from './stored.ts'

/** A draft as the server has it. */
export type SharedDraft = { value: unknown; revision: string; savedAt: string; isElsewhere: boolean }

const readCall = wire<Endpoint>('GET', '/api/drafts')
const saveCall = wire<Endpoint>('PUT', '/api/drafts')
const discardCall = wire<Endpoint>('DELETE', '/api/drafts')

const SEND_AFTER_MS = 1_500
/** Whoever changes between windows does not ask the server each time. */
const LOOK_AFTER_MS = 10_000

/** What the form hears of its other devices. */
export type Heard = {
  /** Keeps what was typed in the last moment. */
  flush: () => void
  /** Whether somebody has typed here since the form opened. */
  isTouched: () => boolean
  /** The form becomes what another device saved; null: it was sent or discarded there. */
  taken: (draft: SharedDraft | null) => void
  /** Both have changed: the person takes either. */
  choose: (theirs: SharedDraft | null) => void
}
export type Following = {
  /** Something new lies in the browser. */
  typed: () => void
  /** The form was sent or given up. */
  ended: () => void
  takeTheirs: () => void
  keepMine: () => void
  stop: () => void
}

/** What is sent while the page closes may be 64 KB at most, in letters of up to four bytes. */
const mayOutlive = (value: unknown) => JSON.stringify(value).length < 15_000
const isOnline = () => navigator.onLine !== false

/**
 * One form of somebody who is signed in, kept alike on their devices: what lies in the browser under `key` goes to the server a moment later, and
 * what another device saved comes from there. Nothing is overwritten that was not seen. Without a connection it is quiet, and goes on when that returns.
 */
export const followDraft = (key: string, form: string, heard: Heard): Following => {
  let revision = readDraft(key)?.revision ?? null
  /** What another device has, while the person has not chosen. */
  let waiting: SharedDraft | null | undefined
  let lastSent: unknown
  let lookedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<void> = Promise.resolve()
  // One call after the other, so that a draft never arrives after its end. A refusal is no news: what was typed lies here.
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(() => (isOnline() && !loggedOut() ? work() : undefined)).catch(() => undefined)
  }

  const adopt = (theirs: SharedDraft) => {
    revision = theirs.revision
    const mine = readDraft(key)
    if (mine) writeDraft(key, { ...mine, revision, isUnsent: !isSameDraft(mine.value, theirs.value) })
  }
  const take = (theirs: SharedDraft | null) => {
    revision = theirs?.revision ?? null
    writeDraft(key, theirs && { savedAt: Date.now(), value: theirs.value, revision, isUnsent: false })
    heard.taken(theirs)
  }
  const compare = (theirs: SharedDraft | null) => {
    heard.flush()
    const mine = readDraft(key)
    // Sent or given up here: what another device typed after that is another draft.
    if (mine?.value === null) {
      writeDraft(key, null)
      revision = theirs && revision
    } else if (theirs && mine && [mine.value, lastSent].some((value) => isSameDraft(value, theirs.value)))
      return adopt(theirs)
    if ((theirs?.revision ?? null) === revision) return
    if (!heard.isTouched() && !(mine?.value && mine.isUnsent)) return take(theirs)
    waiting = theirs
    heard.choose(theirs)
  }

  const send = async () => {
    const mine = readDraft(key)
    if (!mine?.isUnsent || mine.value === null || waiting !== undefined) return
    lastSent = mine.value
    try {
      const keepalive = document.visibilityState === 'hidden' && mayOutlive(mine.value)
      const sent = { form, value: mine.value, base: revision }
      const saved = (await callEndpoint(saveCall, sent, { probe: true, keepalive })) as { revision: string }
      revision = saved.revision
      const now = readDraft(key)
      if (!now) return
      const isUnsent = now.value !== null && !isSameDraft(now.value, mine.value)
      writeDraft(key, { ...now, revision, isUnsent })
      if (isUnsent) soon()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error
      compare((error.data as { draft: SharedDraft | null }).draft)
      if (waiting === undefined) soon()
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => inTurn(send), SEND_AFTER_MS)
  }
  const discard = async () => {
    await callEndpoint(discardCall, { form }, { probe: true })
    revision = null
    const mine = readDraft(key)
    if (mine) writeDraft(key, mine.value === null ? null : { ...mine, revision })
  }
  const look = async () => {
    if (waiting !== undefined) return
    lookedAt = Date.now()
    const { draft } = (await callEndpoint(readCall, { form }, { probe: true })) as { draft: SharedDraft | null }
    const mine = readDraft(key)
    if (mine?.value === null && draft?.revision === mine.revision) return discard()
    compare(draft)
    await send()
  }

  const onOnline = () => inTurn(look)
  const onVisible = () => {
    if (document.visibilityState === 'hidden') {
      heard.flush()
      clearTimeout(timer)
      inTurn(send)
    } else if (Date.now() - lookedAt > LOOK_AFTER_MS) inTurn(look)
  }
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  inTurn(look)

  return {
    typed: soon,
    ended: () => {
      clearTimeout(timer)
      waiting = undefined
      writeDraft(key, { savedAt: Date.now(), value: null, revision })
      inTurn(discard)
    },
    takeTheirs: () => {
      const theirs = waiting ?? null
      waiting = undefined
      take(theirs)
    },
    keepMine: () => {
      revision = waiting?.revision ?? null
      waiting = undefined
      const mine = readDraft(key)
      if (mine) writeDraft(key, { ...mine, revision, isUnsent: true })
      inTurn(send)
    },
    stop: () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisible)
      inTurn(send)
    },
  }
}
