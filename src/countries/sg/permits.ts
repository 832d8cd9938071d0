import type { Source } from '../../shared/explain.ts'
import type { AuthorizationType } from '../country.ts'

const checkedOn = '2026-11-20'
const foreignManpower: Source = {
  title: 'Employment of Foreign Manpower Act 1990; Ministry of Manpower, passes and permits',
  url: 'https://www.mom.gov.sg/passes-and-permits',
  checkedOn,
  confirmed: false,
}
const immigration: Source = {
  title: 'Immigration Act 1959; Immigration and Checkpoints Authority',
  url: 'https://www.ica.gov.sg',
  checkedOn,
  confirmed: false,
}

const pass = (key: string, label: string, validity: string, longestMonths: number | null): AuthorizationType => ({
  key,
  label,
  validity,
  longestMonths,
  expires: true,
  law: foreignManpower,
})

/** Lengths are what the ministry usually gives; the date on the pass is what counts. */
export const authorizations: readonly AuthorizationType[] = [
  pass('employment_pass', 'Employment Pass', 'Up to 2 years at first, up to 3 at a renewal', 36),
  pass('s_pass', 'S Pass', 'Up to 2 years', 24),
  pass('work_permit', 'Work Permit', 'Up to 2 years', 24),
  pass('personalized_employment_pass', 'Personalised Employment Pass', 'Up to 3 years, not renewed', 36),
  pass('entrepreneur_pass', 'EntrePass', '1 year at first, then up to 2', 24),
  pass('one_pass', 'Overseas Networks and Expertise Pass', '5 years', 60),
  pass('training_employment_pass', 'Training Employment Pass', 'Up to 3 months', 3),
  pass('work_holiday_pass', 'Work Holiday Pass', 'Up to 6 months, 12 for some nationalities', 12),
  pass('letter_of_consent', 'Letter of Consent', 'As long as the pass it depends on', null),
  {
    key: 'long_term_visit_pass',
    label: 'Long-Term Visit Pass',
    validity: 'Usually 2 years',
    longestMonths: null,
    expires: true,
    law: immigration,
  },
  {
    key: 're_entry_permit',
    label: 'Re-Entry Permit',
    validity: 'Usually 5 years, for a permanent resident',
    longestMonths: null,
    expires: true,
    law: immigration,
  },
]
