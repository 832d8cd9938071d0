import type { PolicyContent } from '../../../shared/approvals.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'

/** An offer on its way from a draft to a signed letter. */
export const STATUSES = [
  'draft',
  'approval',
  'approved',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const
export type OfferStatus = (typeof STATUSES)[number]

/** What the list is ordered by; `-` is the other way round. */
export const SORTS = [
  'changed',
  '-changed',
  'expires',
  '-expires',
  'starts',
  '-starts',
  'position',
  '-position',
] as const
export type Sort = (typeof SORTS)[number]

/** What goes from an application into the record of whoever is hired. */
export const CARRIED = ['cv', 'offerLetter', 'answers', 'phone'] as const
export type Carried = (typeof CARRIED)[number]

/** `hold`: a letter that was told to leave and has not stays. */
export const ACTIONS = ['ask', 'approve', 'refuse', 'send', 'hold', 'withdraw'] as const
export type OfferAction = (typeof ACTIONS)[number]

export const PERIODS = ['HOUR', 'MONTH', 'YEAR'] as const
export type OfferPeriod = (typeof PERIODS)[number]

/** Kinds of allowance, each paid monthly; they become those of the employee's pay. */
export const ALLOWANCES = ['housing', 'transport', 'medical', 'meal', 'communication', 'education'] as const
export type AllowanceKind = (typeof ALLOWANCES)[number]

type Move = {
  from: readonly OfferStatus[]
  to: OfferStatus /** Only whoever answers for the company. */
  approver?: true
}

/** The one table of moves by the company. The person accepts or declines what was sent; the calendar ends it. */
export const MOVES: Readonly<Record<OfferAction, Move>> = {
  ask: { from: ['draft'], to: 'approval' },
  approve: { from: ['draft', 'approval'], to: 'approved', approver: true },
  refuse: { from: ['approval'], to: 'draft', approver: true },
  send: { from: ['approved'], to: 'sent' },
  hold: { from: ['approved'], to: 'approved' },
  withdraw: { from: ['draft', 'approval', 'approved', 'sent', 'accepted'], to: 'withdrawn' },
}

/** Signed, it is an agreement of two: only whoever answers for the company goes back on it, and says why to the person. */
const isSigned = (status: OfferStatus): boolean => status === 'accepted'

export const needsApprover = (status: OfferStatus, action: OfferAction): boolean =>
  MOVES[action].approver === true || (action === 'withdraw' && isSigned(status))

export const needsReason = (status: OfferStatus, action: OfferAction): boolean =>
  action === 'withdraw' && isSigned(status)

type Standing = { outcome: string; leaving: boolean }

/** What is left to do with an offer of an application: of somebody hired nothing, of one that has ended only taking it back. */
export const offeredActions = (actions: readonly OfferAction[], { outcome, leaving }: Standing): OfferAction[] =>
  actions.filter((action) => {
    if (outcome === 'hired') return false
    if (outcome !== 'active') return action === 'withdraw'
    return action !== 'hold' || leaving
  })

/** `mayJudge`: their word counts on this one; whoever wrote or asked for it leaves it to another while there is one. */
export const allowedFor = (status: OfferStatus, mayApprove: boolean, mayJudge = mayApprove): OfferAction[] =>
  ACTIONS.filter((a) => {
    if (!MOVES[a].from.includes(status)) return false
    return MOVES[a].approver ? mayApprove && mayJudge : mayApprove || !needsApprover(status, a)
  })

/** Whoever runs the company approves; not whoever wrote the offer or asked for it, while another could. */
export const OFFER_POLICY: PolicyContent = {
  rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
  samePerson: 'once',
}

/** What is written may change until it is sent; what was approved has to be approved again. */
export const isWritable = (status: OfferStatus): boolean =>
  status === 'draft' || status === 'approval' || status === 'approved'

export const isLive = (status: OfferStatus): boolean => !['declined', 'expired', 'withdrawn'].includes(status)

/**
 * What is paid in a month, minor units, rounded half up once: a year has twelve months and fifty-two weeks.
 * @param weeklyHours needed for pay by the hour; decimal text
 */
export const monthlyOf = (pay: Minor, period: OfferPeriod, weeklyHours: string | null): Minor => {
  if (period === 'MONTH') return pay
  if (period === 'YEAR') return roundToMinor(exact(pay).div(12))
  return roundToMinor(
    exact(pay)
      .mul(exact(weeklyHours ?? '0'))
      .mul(52)
      .div(12),
  )
}

/** Whether an offer to this many more people can be kept: those hired and those who hold an offer take a vacancy each. */
export const refusalToSend = (vacancies: number, taken: number): string | null => {
  if (taken < vacancies) return null
  return vacancies === 1
    ? 'The one position of this job is filled or offered. Withdraw that offer, or raise the number of vacancies.'
    : `All ${vacancies} positions of this job are filled or offered. Withdraw an offer, or raise the number of vacancies.`
}

/** Days are compared where the work is: an offer can be accepted until the end of its last day. */
export const isExpired = (expiresOn: string, today: string): boolean => today > expiresOn

/** A name is signed as it is written: spaces and case do not count, letters do. */
export const sameName = (a: string, b: string): boolean => bare(a) === bare(b)
const bare = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/gu, ' ').trim()
