import { isRecord } from '../../shared/record.ts'
import { readStored, writeStored, writeText } from '../stored.ts'

/** After a week a draft is over, here and on the server. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000

/** What lies in this browser of one form. */
export type StoredDraft<T> = {
  /** When it was typed here, in ms since 1970. */
  savedAt: number
  /** Null: the form was sent or given up, and the server has not heard of it yet. */
  value: T | null
  /** The revision on the server that this goes on from; null where the server has none that was seen here. */
  revision?: string | null
  /** Typed here since the server last had it. */
  isUnsent?: boolean
}

export const readDraft = <T>(key: string): StoredDraft<T> | null => {
  const isDraft = (value: unknown): value is StoredDraft<T> => isRecord(value) && typeof value.savedAt === 'number'
  const stored = readStored(key, isDraft)
  return stored && Date.now() - stored.savedAt < KEEP_MS ? stored : null
}

export const writeDraft = <T>(key: string, stored: StoredDraft<T> | null): void => {
  if (stored === null) writeText(key, null)
  else writeStored(key, stored)
}

const inOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two drafts say the same, in whatever order their fields stand. */
export const isSameDraft = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
