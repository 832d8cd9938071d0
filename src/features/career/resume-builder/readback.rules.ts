import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'
import type { Template } from './kinds.rules.ts'
import { type HeadOrder, type Heads, headsOf, linesOf, textOfLines, visibleSections } from './lines.rules.ts'
import type { Resume } from './resume.contract.ts'

/** What a reader has to find in an export as it was written. */
export const READ_PARTS = [
  'name',
  'email',
  'phone',
  'link',
  'title',
  'employer',
  'from',
  'to',
  'undated',
  'entries',
] as const
export type ReadPart = (typeof READ_PARTS)[number]

/** A fact that is not read as it was written; `entry`: which job of the CV, from 0. */
export type Difference = { part: ReadPart; entry: number | null; said: string; read: string | null }

/** Letters and figures as they compare: a name in capitals is the same name, and signs at either end are no part of it. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|(–—-]+|[\s,;:|(–—-]+$/g, '')
    .toLowerCase()

const isSamePhone = (said: string, e164: string | undefined): boolean => {
  const digits = said.replace(/\D/g, '').replace(/^0+/, '')
  return e164 !== undefined && digits !== '' && e164.endsWith(digits)
}

const topDifferences = ({ basics }: Resume, cv: ParsedCv): Difference[] => {
  const found: Difference[] = []
  const add = (part: ReadPart, said: string, read: string | null) => found.push({ part, entry: null, said, read })
  const name = cv.name?.value ?? null
  if (basics.name && fold(name ?? '') !== fold(basics.name)) add('name', basics.name, name)
  const mail = cv.emails[0]?.value ?? null
  if (basics.email && fold(mail ?? '') !== fold(basics.email)) add('email', basics.email, mail)
  const phone = cv.phones[0]?.value.e164
  if (basics.phone && !isSamePhone(basics.phone, phone)) add('phone', basics.phone, phone ?? null)
  const links = new Set(cv.links.map(({ value }) => fold(value)))
  for (const { url } of basics.profiles) if (url && !links.has(fold(url))) add('link', url, null)
  return found
}

const workDifferences = ({ work }: Resume, cv: ParsedCv): Difference[] => {
  // A reader finds a job by its dates: one without any is told apart, and the others are compared in their order.
  const dated = work.flatMap((entry, at) => (entry.startDate ? [{ ...entry, at }] : []))
  const found = work.flatMap(({ position, name, startDate }, entry): Difference[] =>
    !startDate && (position || name) ? [{ part: 'undated', entry, said: position || name, read: null }] : [],
  )
  if (cv.work.length !== dated.length)
    found.push({ part: 'entries', entry: null, said: String(dated.length), read: String(cv.work.length) })
  for (const [n, { at, position, name, startDate, endDate }] of dated.entries()) {
    const read = cv.work[n]
    const compare = (part: ReadPart, said: string, value: string | undefined) => {
      if (said && fold(said) !== fold(value ?? '')) found.push({ part, entry: at, said, read: value ?? null })
    }
    compare('title', position, read?.title?.value)
    compare('employer', name, read?.employer?.value)
    compare('from', startDate, read?.from?.value)
    compare('to', endDate || 'present', read?.to?.value)
  }
  return found
}

/** Where a reader understands an export otherwise than it was written. Empty: name, contact, titles, employers and dates are all equal. */
export const differencesOf = (resume: Resume, cv: ParsedCv): Difference[] => [
  ...topDifferences(resume, cv),
  ...(visibleSections(resume).includes('work') ? workDifferences(resume, cv) : []),
]

/** The ways of writing heads that a template goes through until one is read as it was written: its own way first. */
const ORDERS: Readonly<Record<Template, readonly HeadOrder[]>> = {
  classic: ['titles', 'dates'],
  timeline: ['dates', 'titles'],
  compact: ['line', 'titles', 'dates'],
}

/** How the heads of a CV are written so that `read` finds in it what stands there; the way with the fewest differences where none is whole. */
export const settleHeads = (resume: Resume, template: Template, read: (text: string) => ParsedCv): Heads => {
  const all = resume.work.map((_, at) => at)
  let best: { heads: Heads; count: number } = { heads: headsOf(template), count: Number.POSITIVE_INFINITY }
  for (const order of ORDERS[template]) {
    let heads: Heads = { ...best.heads, order, labelled: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const differences = differencesOf(resume, read(textOfLines(linesOf(resume, template, heads))))
      if (differences.length < best.count) best = { heads, count: differences.length }
      if (differences.length === 0) return heads
      heads = tryNext(heads, differences, { all, round })
    }
  }
  return best.heads
}

const ROUNDS = 4

/** What is tried after a way that was read otherwise: what costs least first. */
const tryNext = (
  heads: Heads,
  differences: readonly Difference[],
  { all, round }: { all: readonly number[]; round: number },
): Heads => {
  const nameLabelled = heads.nameLabelled || differences.some(({ part }) => part === 'name')
  // A point was taken for a job.
  const stopped = heads.stopped || differences.some(({ part }) => part === 'entries')
  const isOther = nameLabelled !== heads.nameLabelled || stopped !== heads.stopped
  // On one line there is no room for labels.
  if (isOther || heads.order === 'line') return { ...heads, nameLabelled, stopped }
  const wrong = new Set(differences.flatMap(({ entry, part }) => (entry === null || part === 'undated' ? [] : [entry])))
  const known = new Set([...heads.labelled, ...wrong])
  const labelled = round < ROUNDS - 2 && known.size > heads.labelled.length ? [...known] : all
  return { ...heads, labelled }
}
