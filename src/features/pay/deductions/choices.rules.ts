/** How often a recurring deduction is taken: with every pay, or with the first pay of each month. */
export const DEDUCTION_RHYTHMS = ['pay', 'month'] as const
export type DeductionRhythm = (typeof DEDUCTION_RHYTHMS)[number]

export const DEDUCTION_STATES = ['active', 'to_come', 'paid_off', 'ended'] as const
export type DeductionState = (typeof DEDUCTION_STATES)[number]
