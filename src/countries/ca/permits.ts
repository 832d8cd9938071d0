import type { Source } from '../../shared/explain.ts'
import type { AuthorizationType } from '../country.ts'

const checkedOn = '2026-11-20'
const regulations: Source = {
  title: 'Immigration and Refugee Protection Regulations, SOR/2002-227, Part 11 (workers) and Part 12 (students)',
  url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/',
  checkedOn,
  confirmed: false,
}

const permit = (
  key: string,
  label: string,
  { validity, longestMonths, expires = true }: { validity: string; longestMonths: number | null; expires?: boolean },
): AuthorizationType => ({ key, label, validity, longestMonths, expires, law: regulations })

/** Lengths are what is usually given; the date on the document is what counts. */
export const authorizations: readonly AuthorizationType[] = [
  permit('employer_specific_work_permit', 'Employer-Specific Work Permit', {
    validity: 'Length of the job offer',
    longestMonths: null,
  }),
  permit('open_work_permit', 'Open Work Permit', { validity: 'Depends on the programme', longestMonths: null }),
  permit('post_graduation_work_permit', 'Post-Graduation Work Permit', {
    validity: 'Up to 3 years',
    longestMonths: 36,
  }),
  permit('study_permit', 'Study Permit with Work Authorization', {
    validity: 'Length of the studies and 90 days',
    longestMonths: null,
  }),
  permit('provincial_nomination', 'Provincial Nomination Certificate', {
    validity: 'As the province states',
    longestMonths: null,
  }),
  permit('lmia', 'Labour Market Impact Assessment', { validity: 'As the decision letter states', longestMonths: null }),
  permit('iec_work_permit', 'International Experience Canada Work Permit', {
    validity: 'Up to 2 years',
    longestMonths: 24,
  }),
  permit('temporary_sin', 'SIN of a Temporary Resident (900 series)', {
    validity: 'As long as the permit it stands on',
    longestMonths: null,
  }),
  permit('permanent_resident_card', 'Permanent Resident Card', { validity: '5 years', longestMonths: 60 }),
  permit('maintained_status', 'Maintained Status', {
    validity: 'Until the renewal applied for is decided',
    longestMonths: null,
    expires: false,
  }),
]
