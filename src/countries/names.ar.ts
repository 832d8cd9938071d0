import type { CountryWords } from './translate.ts'

/** How papers are called that several countries ask for, or that everybody has. */
const names: CountryWords = {
  Citizen: 'مواطن',
  'Work Permit': 'تصريح عمل',
  'Employment Visa': 'تأشيرة عمل',
  Passport: 'جواز السفر',
  'Employment contract': 'عقد العمل',
  Certificate: 'شهادة',
  'Other document': 'مستند آخر',
}

export default names
