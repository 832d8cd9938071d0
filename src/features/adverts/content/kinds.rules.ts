/** The kinds of work there are; apart from the contract, so that screens do not carry its schemas. */

export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const
export const WORK_MODES = ['onsite', 'hybrid', 'remote'] as const
export const SENIORITIES = ['entry', 'mid', 'senior', 'lead', 'executive'] as const
export const PAY_PERIODS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export const SPONSORSHIPS = ['yes', 'no', 'case_by_case'] as const

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]
export type WorkMode = (typeof WORK_MODES)[number]
export type PayPeriod = (typeof PAY_PERIODS)[number]
