export const AGES = ['0to30', '31to60', '61to90', 'over90'] as const
export type Age = (typeof AGES)[number]

/** How long a position has been open, in whole days. */
export const ageOf = (days: number): Age => {
  if (days <= 30) return '0to30'
  if (days <= 60) return '31to60'
  return days <= 90 ? '61to90' : 'over90'
}
