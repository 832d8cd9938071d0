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
  validity: string,
  longestMonths: number | null,
  expires = true,
): AuthorizationType => ({ key, label, validity, longestMonths, expires, law: regulations })

/** Lengths are what is usually given; the date on the document is what counts. */
export const authorizations: readonly AuthorizationType[] = [
  permit('employer_specific_work_permit', 'Employer-Specific Work Permit', 'Length of the job offer', null),
  permit('open_work_permit', 'Open Work Permit', 'Depends on the programme', null),
  permit('post_graduation_work_permit', 'Post-Graduation Work Permit', 'Up to 3 years', 36),
  permit('study_permit', 'Study Permit with Work Authorization', 'Length of the studies and 90 days', null),
  permit('provincial_nomination', 'Provincial Nomination Certificate', 'As the province states', null),
  permit('lmia', 'Labour Market Impact Assessment', 'As the decision letter states', null),
  permit('iec_work_permit', 'International Experience Canada Work Permit', 'Up to 2 years', 24),
  permit('temporary_sin', 'SIN of a Temporary Resident (900 series)', 'As long as the permit it stands on', null),
  permit('permanent_resident_card', 'Permanent Resident Card', '5 years', 60),
  permit('maintained_status', 'Maintained Status', 'Until the renewal applied for is decided', null, false),
]
