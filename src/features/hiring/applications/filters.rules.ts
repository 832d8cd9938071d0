export const SORTS = [
  'applied',
  '-applied',
  'activity',
  '-activity',
  'due',
  'unmet',
  '-unmet',
  'name',
  '-name',
  'match',
  '-match',
] as const
/** What a list can be laid in groups by. */
export const GROUPS = ['job', 'stage', 'owner', 'source'] as const
export const OUTCOME_FILTERS = ['active', 'hired', 'rejected', 'withdrawn', 'closed', 'all'] as const
