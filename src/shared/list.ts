import { z } from 'zod'
import { optionalText } from './fields.ts'

/** Counts are exact up to here; beyond, a list says "10,000+". */
export const COUNT_LIMIT = 10_000

const LARGEST_CURSOR = 2_000

/** Text with marks that mean themselves, for `like`. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Where a page ended: the sort it was in, and what its last row is ordered by. */
export type CursorPlace = { sort: string; values: readonly (string | null)[] }

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  )

/** A place in a list as text that only the list itself reads. */
export const cursorOf = ({ sort, values }: CursorPlace): string => toBase64(JSON.stringify([sort, ...values]))

const Stored = z.tuple([z.string()], z.string().nullable())

/** The place that a cursor stands for; null when it is none. Whether its values are what the sort orders by, the list says. */
export const readCursor = (text: string): CursorPlace | null => {
  try {
    const found = Stored.safeParse(JSON.parse(fromBase64(text)))
    if (!found.success) return null
    const [sort, ...values] = found.data
    return { sort, values }
  } catch {
    return null
  }
}

export const NO_CURSOR = 'Cursor must be the next of an earlier answer'

/** `next` of the page before: the rows that come after its last. */
export const cursor = optionalText('Cursor', LARGEST_CURSOR).refine((c) => c === null || readCursor(c) !== null, {
  error: NO_CURSOR,
})

const wholeNumber = (label: string, max: number, outside: string, usual: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: outside })
    .max(max, { error: outside })
    .default(usual)

/** Rows of a page. */
export const pageSize = (usual = 50, largest = 200) =>
  wholeNumber('Page size', largest, `Page size must be between 1 and ${largest}`, usual)

/** The number of a page, where a call has one. With a cursor it only says which page that is. */
export const pageNumber = (largest = 10_000) =>
  z.coerce
    .number({ error: 'Page must be a whole number' })
    .int({ error: 'Page must be a whole number' })
    .min(1, { error: 'Page must be at least 1' })
    .max(largest, { error: `Page must be at most ${largest}` })
    .default(1)

/** One of the sorts of a list, `-` in front for the other way round. */
export const sortBy = <const S extends readonly [string, ...string[]]>(sorts: S, usual: NoInfer<S[number]>) =>
  z.enum(sorts, { error: `Sort must be one of ${sorts.join(', ')}` }).default(usual as never)

/** A filter with a fixed choice; empty and left out are null. */
export const choiceFilter = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal(''), z.enum(values)], { error: `${label} must be one of ${values.join(', ')}` })
    .nullish()
    .transform((v) => v || null)

/** What a page of a list says of itself beside its rows. */
export const pageFacts = {
  /** Exact up to 10,000. */
  totalCount: z.int(),
  /** There are more than `totalCount`: "10,000+". */
  totalIsAtLeast: z.boolean(),
  /** The cursor of the page after this one; null: there is none. */
  next: z.string().nullable(),
}
