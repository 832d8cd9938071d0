import type { DeclarationHead, ItemInput } from '../../../countries/declarations.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'

/** When a declaration may be changed, and what of it counts. */

export const ITEM_STATES = ['open', 'accepted', 'declined'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/**
 * missing: nothing yet; draft: begun; planned: handed in, its proofs are to come; waiting: proofs wait for payroll; done: all of it was looked at.
 */
export const DECLARATION_STATES = ['missing', 'draft', 'planned', 'waiting', 'done'] as const
export type DeclarationState = (typeof DECLARATION_STATES)[number]

/** How long somebody who has joined may declare, in days. */
export const JOINER_DAYS = 30

/** Days of a tax year by month and day, MM-DD, as a company sets them. */
export type Windows = { changesUntil: string; proofsFrom: string; proofsBy: string }

/** The day of a tax year with this month and day. */
export const dayOfYear = (yearFrom: Day, monthDay: string): Day => {
  const year = Number(yearFrom.slice(0, 4))
  const wanted = monthDay === '02-29' ? '02-28' : monthDay
  return wanted >= yearFrom.slice(5) ? `${year}-${wanted}` : `${year + 1}-${wanted}`
}

/** The first day of the tax year a day lies in. @param from MM-DD */
export const yearStart = (day: Day, from: string): Day => {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) >= from ? year : year - 1}-${from}`
}

/** Age reached by a day in full years. */
export const ageOn = (birthDate: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)

/** Where a declaration stands. `said`: items that its person entered. */
export const stateOf = (q: {
  hasRegime: boolean
  isSubmitted: boolean
  said: number
  open: number
  unproved: number
}): DeclarationState => {
  if (!q.hasRegime && q.said === 0) return 'missing'
  if (!q.isSubmitted) return 'draft'
  if (q.open > q.unproved) return 'waiting'
  return q.open > 0 ? 'planned' : 'done'
}

export const endOfYear = (yearFrom: Day): Day => addDays(addMonths(yearFrom, 12), -1)

/** changes: amounts and regime; proofs: amounts with their papers; closed: nothing. */
export const STAGES = ['changes', 'proofs', 'closed'] as const
export type Stage = (typeof STAGES)[number]
export type Window = { changesUntil: Day; proofsFrom: Day; proofsBy: Day; stage: Stage }

export type WindowInput = {
  today: Day
  yearFrom: Day
  windows: Windows
  startedOn: Day
  openUntil: Day | null
}

export const windowOf = (q: WindowInput): Window => {
  const days = {
    changesUntil: dayOfYear(q.yearFrom, q.windows.changesUntil),
    proofsFrom: dayOfYear(q.yearFrom, q.windows.proofsFrom),
    proofsBy: dayOfYear(q.yearFrom, q.windows.proofsBy),
  }
  return { ...days, stage: stageIn(q, days) }
}

const stageIn = ({ today, yearFrom, startedOn, openUntil }: WindowInput, days: Omit<Window, 'stage'>): Stage => {
  if (today < yearFrom || today > endOfYear(yearFrom)) return 'closed'
  // Who joins late in the year has not been asked before.
  const joinedLately = startedOn >= yearFrom && today <= addDays(startedOn, JOINER_DAYS)
  if (openUntil !== null && today <= openUntil) return 'changes'
  if (today <= days.changesUntil || joinedLately) return 'changes'
  return today >= days.proofsFrom && today <= days.proofsBy ? 'proofs' : 'closed'
}

/** Whether what payroll has not looked at still counts in pay of a day. */
export const countsUnverified = (q: { payDay: Day; proofsBy: Day; openUntil: Day | null }): boolean =>
  q.payDay <= q.proofsBy || (q.openUntil !== null && q.payDay <= q.openUntil)

export type StandingItem = { amount: Minor; state: ItemState; verified: Minor | null }

/**
 * What counts of an item, in minor units. What lowers the tax counts as declared until payroll has looked at it or the proofs are closed, then as
 * verified and never above what was declared. What raises it counts as it was told, or more where payroll found more.
 */
export const countedOf = (
  { kind }: Pick<DeclarationHead, 'kind'>,
  { amount, verified }: StandingItem,
  isOpen: boolean,
): Minor => {
  if (kind === 'income') return Math.max(amount, verified ?? 0)
  if (verified !== null) return Math.min(amount, verified)
  return isOpen ? amount : 0
}

/** What is wrong with payroll’s word on an item, by field; nothing where it may be said. */
export const decisionProblems = (
  head: Pick<DeclarationHead, 'kind'>,
  { amount, proofs }: { amount: Minor; proofs: number },
  { verified, reason }: { verified: Minor; reason: string },
): Readonly<Record<string, string>> => {
  if (head.kind === 'income')
    return verified < amount
      ? { verified: 'Income counts as it was told. Open the declaration again for the person to lower it.' }
      : {}
  if (verified > amount) return { verified: 'No more can be accepted than was declared' }
  if (verified < amount && !reason) return { reason: 'Say why less is accepted than was declared' }
  if (verified > 0 && proofs === 0 && !reason) return { reason: 'There is no proof. Say what you have seen instead.' }
  return {}
}

/** Keys of an item whose texts are kept encrypted. */
export const secretKeys = ({ fields }: Pick<DeclarationHead, 'fields'>): readonly string[] =>
  fields.filter(({ kind }) => kind === 'tax_id').map(({ key }) => key)

export type Secrets = { facts: Record<string, string>; places: string[] }

/** An item without what is kept encrypted, and that by itself; null: it has none. */
export const withoutSecrets = (
  head: Pick<DeclarationHead, 'fields'>,
  { facts, places }: Pick<ItemInput, 'facts' | 'places'>,
): { facts: Record<string, string>; places: ItemInput['places']; secrets: Secrets | null } => {
  const keys = secretKeys(head)
  const secret = Object.entries(facts).filter(([key, value]) => keys.includes(key) && value !== '')
  const taxIds = places.map(({ taxId }) => taxId)
  return {
    facts: Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key))),
    places: places.map((place) => ({ ...place, taxId: '' })),
    secrets: secret.length > 0 || taxIds.some(Boolean) ? { facts: Object.fromEntries(secret), places: taxIds } : null,
  }
}

/** An item with what was kept encrypted back in its places. */
export const withSecrets = (
  item: Pick<ItemInput, 'facts' | 'places'>,
  secrets: Secrets | null,
): Pick<ItemInput, 'facts' | 'places'> => {
  if (!secrets) return item
  return {
    facts: { ...item.facts, ...secrets.facts },
    places: item.places.map((place, at) => ({ ...place, taxId: secrets.places[at] ?? '' })),
  }
}

const LAST = 4
/** The last letters of a number, for whoever need not know it. */
export const maskedTaxId = (id: string): string => (id === '' ? '' : `••••••${id.slice(-LAST)}`)
