import type { Source } from '../../shared/explain.ts'
import type { AuthorizationType } from '../country.ts'

const checkedOn = '2026-11-20'
const labour: Source = {
  title: 'Federal Decree-Law 33/2021 and Cabinet Resolution 1/2022; Ministry of Human Resources and Emiratisation',
  url: 'https://u.ae/en/information-and-services/jobs',
  checkedOn,
  confirmed: false,
}
const residence: Source = {
  title: 'Federal Decree-Law 29/2021 on entry and residence; Federal Authority for Identity and Citizenship',
  url: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  checkedOn,
  confirmed: false,
}

const of =
  (law: Source) =>
  (key: string, label: string, validity: string, longestMonths: number | null): AuthorizationType => ({
    key,
    label,
    validity,
    longestMonths,
    expires: true,
    law,
  })
const permit = of(labour)
const visa = of(residence)

/** Lengths are what is usually given; the date on the document is what counts. */
export const authorizations: readonly AuthorizationType[] = [
  permit('work_permit', 'Work Permit', '2 years', 24),
  permit('labour_card', 'Labour Card', '2 years', 24),
  visa('employment_visa', 'Employment Residence Visa', '2 years', 24),
  visa('emirates_id', 'Emirates ID', 'As long as the residence it belongs to', null),
  visa('golden_visa', 'Golden Visa', '5 or 10 years', 120),
  visa('green_visa', 'Green Visa', '5 years', 60),
  visa('investor_visa', 'Investor Visa', '2 years', 24),
  visa('family_visa', 'Family Visa', 'As long as the sponsor’s residence', null),
  permit('freelancer_visa', 'Freelance Permit', '1 to 3 years', 36),
  permit('part_time_permit', 'Part-Time Work Permit', '1 year', 12),
  permit('temporary_permit', 'Temporary Work Permit', 'Up to 6 months', 6),
  permit('student_training_permit', 'Student Training Permit', 'Up to 3 months', 3),
]
