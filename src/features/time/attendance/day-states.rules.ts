/** What a day of somebody can be. It stands apart from the shapes of calls, which a page does not fetch to know the names. */
export const DAY_STATES = [
  'scheduled',
  'in_progress',
  'complete',
  'exception',
  'leave',
  'holiday',
  'rest',
  'absent_provisional',
  'absent',
] as const

/** What makes a day unclear: somebody has to say what was. Until then its minutes are nobody’s. */
const UNCLEAR_KINDS = [
  'missing_out',
  'missing_in',
  'shift_missed',
  'no_shift',
  'punched_on_leave',
  'not_employed',
  'in_the_future',
] as const

/** What a day that counts is asked about all the same: it is put right, or somebody accepts it as it is and says why. */
export const ACCEPTABLE_KINDS = ['overlap', 'over_limit', 'permit_expired'] as const
export type AcceptableKind = (typeof ACCEPTABLE_KINDS)[number]

export const EXCEPTION_KINDS = [...UNCLEAR_KINDS, ...ACCEPTABLE_KINDS] as const
export type DayException = (typeof EXCEPTION_KINDS)[number]

/** Whether a day may keep an exception of this kind and count. */
export const isAcceptable = (kind: DayException): kind is AcceptableKind => ACCEPTABLE_KINDS.some((one) => one === kind)
