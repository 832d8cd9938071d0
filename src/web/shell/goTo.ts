import { useEffect, useState } from 'react'
import { isCompanyRole } from '../../shared/actor.ts'
import { isRecord } from '../../shared/record.ts'
import { sendRequest } from '../call.ts'
import { currentLanguage } from '../i18n.ts'
import { getSession, KEPT_PREFIX } from '../session.ts'
import { isListOf, isText, readStored, writeStored } from '../stored.ts'

type FoundThing = { id: string; title: string; detail: string | null; to: string }
type FoundGroup = { kind: string; label: string; hits: readonly FoundThing[] }
type Found = { groups: readonly FoundGroup[]; failed: boolean }

/** Between the last key and the question, ms: shorter than the time between two keys of a fast typist is a question wasted. */
const AFTER_KEY_MS = 90
/** With fewer characters everything fits. */
const LEAST_TYPED = 2
const NOTHING: Found = { groups: [], failed: false }

const ask = async (text: string, signal: AbortSignal): Promise<Found> => {
  const wire = { method: 'GET', path: '/api/go-to' }
  const answer = await sendRequest(wire, { text, language: currentLanguage() }, { signal }).catch(() => null)
  const body = answer?.ok ? await answer.json().catch(() => null) : null
  return body?.data ? { groups: body.data.groups, failed: false } : { groups: [], failed: true }
}

/** What of the company's things fits what is typed; of somebody without a company, nothing. The last answer stays until the next is here. */
export const useFound = (query: string): Found => {
  const [found, setFound] = useState<Found>(NOTHING)
  const text = query.trim()
  useEffect(() => {
    const { user } = getSession()
    if (!user || !isCompanyRole(user.role) || text.length < LEAST_TYPED) {
      setFound(NOTHING)
      return
    }
    const stop = new AbortController()
    const later = setTimeout(async () => {
      const answer = await ask(text, stop.signal)
      if (!stop.signal.aborted) setFound(answer)
    }, AFTER_KEY_MS)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
  }, [text])
  return found
}

/** A place somebody went to by Go to. */
type Recent = { title: string; to: string }
const isRecent = (value: unknown): value is Recent => isRecord(value) && isText(value.title) && isText(value.to)
const MOST_RECENT = 6
const keyOf = () => `${KEPT_PREFIX}recent:${getSession().user?.id ?? ''}`

/** Where whoever is here went last by Go to, the last first. */
export const readRecent = (): Recent[] => readStored(keyOf(), isListOf(isRecent)) ?? []

export const keepRecent = (place: Recent): void => {
  const others = readRecent().filter(({ to }) => to !== place.to)
  writeStored(keyOf(), [place, ...others].slice(0, MOST_RECENT))
}
