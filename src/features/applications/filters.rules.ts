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
export const OUTCOME_FILTERS = ['active', 'hired', 'rejected', 'withdrawn', 'all'] as const
