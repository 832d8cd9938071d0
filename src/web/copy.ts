import { useEffect, useRef } from 'react'
import { isRecord } from '../shared/record.ts'
import { COPY_PREFIX, getSession, loggedOut } from './session.ts'
import { isText, readStored, storedKeys, writeStored, writeText } from './stored.ts'

export type Copy<T> = { keptAt: string; value: T }
type Held<T> = Copy<T> & { until: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a copy lies on a device: of what is one’s own, a month; of other people’s, until they have been met. */
export const DAYS = { own: 30, others: 2 } as const
type Days = (typeof DAYS)[keyof typeof DAYS]

const owner = () => getSession().user?.id ?? 'nobody'

const heldAt = <T>(key: string): Held<T> | null => {
  const isHeld = (value: unknown): value is Held<T> => isRecord(value) && isText(value.keptAt) && isText(value.until)
  const current = readStored(key, isHeld)
  return current && Date.now() < Date.parse(current.until) ? current : null
}

/** The last copy of an answer, if it is not too old. */
export const readCopy = <T>(name: string): Copy<T> | null => heldAt<T>(`${COPY_PREFIX}${owner()}:${name}`)

/** Keeps an answer on this device: by whom it belongs to, and gone when they log out or its days are over. */
export const saveCopy = <T>(name: string, value: T, days: Days, now = new Date()): Copy<T> => {
  const current: Held<T> = {
    keptAt: now.toISOString(),
    until: new Date(now.getTime() + days * DAY_MS).toISOString(),
    value,
  }
  if (!loggedOut()) writeStored(`${COPY_PREFIX}${owner()}:${name}`, current)
  return current
}

/** A copy that nobody came back for is not left lying. */
export const dropOldCopies = (): void => {
  for (const key of storedKeys()) if (key.startsWith(COPY_PREFIX) && !heldAt(key)) writeText(key, null)
}

/** The page that has a copy can be opened without a connection: fetched when it has nothing else to do. */
export const opensOffline = (): void => {
  import('./offline/register.ts').then(({ cacheShell: keepShell }) => keepShell()).catch(() => undefined)
}

/**
 * The last answer the server gave, for when there is no connection. `fresh` is the answer as it comes; what is given back is the copy of
 * the last one, from before it until there is one.
 */
export const useLastCopy = <T>(name: string, fresh: T | undefined, days: Days = DAYS.own): Copy<T> | null => {
  const last = useRef<Copy<T> | null | undefined>(undefined)
  if (last.current === undefined) last.current = readCopy<T>(name)
  const arrived = fresh !== undefined
  useEffect(() => {
    if (fresh !== undefined) last.current = saveCopy(name, fresh, days)
  }, [name, fresh, days])
  useEffect(() => {
    if (arrived) opensOffline()
  }, [arrived])
  return last.current
}
