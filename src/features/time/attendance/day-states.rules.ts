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
