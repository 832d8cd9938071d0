export const AGES = ['0to30', '31to60', '61to90', 'over90'] as const
export type Age = (typeof AGES)[number]

/** How long a position has been open, in whole days. */
export const ageOf = (days: number): Age =>
  days <= 30 ? '0to30' : days <= 60 ? '31to60' : days <= 90 ? '61to90' : 'over90'
