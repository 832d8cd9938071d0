import { useSyncExternalStore } from 'react'
import { isRecord } from '../../shared/record.ts'
import { sendRequest } from '../call.ts'
import { getSession, KEPT_PREFIX, onSession } from '../session.ts'
import { isListOf, isText, readStored, writeStored } from '../stored.ts'
import { keepHijri } from '../ui/hijri.ts'
import { NO_OWN, type OwnNavigation } from './lines.ts'

/** What of the navigation is one's own, what waits behind its lines, and the company's picture. */
type Known = {
  userId: string
  own: OwnNavigation
  counts: Readonly<Record<string, number>>
  /** Where the logo is; null: there is none. Left out: nobody has said so yet. */
  logo?: string | null
}

const NO_COUNTS: Readonly<Record<string, number>> = {}
let known: Known | null = null
const listeners = new Set<() => void>()
const placeOf = (userId: string) => `${KEPT_PREFIX}navigation:${userId}`
const become = (next: Known) => {
  known = next
  // What was last heard, so that the navigation is drawn as it is from the first moment of the next visit.
  writeStored(placeOf(next.userId), next.own)
  for (const tell of listeners) tell()
}

const isOwn = (value: unknown): value is OwnNavigation =>
  isRecord(value) && [value.pinned, value.folded, value.order].every(isListOf(isText))
const readKept = (userId: string): OwnNavigation => readStored(placeOf(userId), isOwn) ?? NO_OWN

const current = (): Known | null => {
  const userId = getSession().user?.id
  if (!userId) return null
  if (known?.userId !== userId) known = { userId, own: readKept(userId), counts: NO_COUNTS }
  return known
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  const stop = onSession(tell)
  return () => {
    listeners.delete(tell)
    stop()
  }
}

/** Pins, folded groups and the order of lines of whoever is here. */
export const useOwnNavigation = (): OwnNavigation => useSyncExternalStore(listen, () => current()?.own ?? NO_OWN)

/** How many things wait behind an address, where a feature has said so. */
export const useCounts = (): Readonly<Record<string, number>> =>
  useSyncExternalStore(listen, () => current()?.counts ?? NO_COUNTS)

/** Where the company's logo is; null where there is none, or nobody has said so yet. */
export const useCompanyLogo = (): string | null => useSyncExternalStore(listen, () => current()?.logo ?? null)

const askFor = async <Answer>(path: string): Promise<Answer | null> => {
  const answer = await sendRequest({ method: 'GET', path }, {}).catch(() => null)
  const body = answer?.ok ? await answer.json().catch(() => null) : null
  return body?.data ?? null
}

type Frame = {
  navigation: OwnNavigation & { hijri: boolean }
  counts: readonly { path: string; count: number }[]
  logoUrl: string | null
}

/** What the frame shows: of somebody of a company with what waits and the logo, of everybody else how they arranged it. */
const askFrame = async (ofCompany: boolean): Promise<Partial<Frame>> => {
  if (ofCompany) return (await askFor<Frame>('/api/home/frame')) ?? {}
  const navigation = await askFor<Frame['navigation']>('/api/navigation')
  return navigation ? { navigation } : {}
}

/** Asks the server what is one's own and what waits. Navigation works without the answer. */
export const refreshNavigation = async (): Promise<void> => {
  const { user } = getSession()
  if (!user || user.mustChangePassword) return
  const ownWhenAsked = current()?.own
  const { navigation, counts, logoUrl } = await askFrame(Boolean(user.company_id))
  const before = current()
  if (before?.userId !== user.id) return
  if (navigation) keepHijri(navigation.hijri)
  const own = navigation && { pinned: navigation.pinned, folded: navigation.folded, order: navigation.order }
  // What somebody changed while the answer was on its way is newer than the answer.
  const isOlder = before.own !== ownWhenAsked
  become({
    ...before,
    own: own && !isOlder ? own : before.own,
    counts: counts ? Object.fromEntries(counts.map(({ path, count }) => [path, count])) : before.counts,
    ...(logoUrl !== undefined && { logo: logoUrl }),
  })
}

/** Changes what is one's own, at once here and then on the server. False: the server did not keep it. */
export const keepNavigation = async (own: OwnNavigation): Promise<boolean> => {
  const before = current()
  if (!before) return false
  become({ ...before, own })
  const answer = await sendRequest({ method: 'PUT', path: '/api/navigation' }, own).catch(() => null)
  return answer?.ok ?? false
}
