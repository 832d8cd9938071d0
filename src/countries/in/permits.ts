import type { Source } from '../../shared/explain.ts'
import type { AuthorizationType } from '../country.ts'

const checkedOn = '2026-11-20'
const foreigners: Source = {
  title: 'Immigration and Foreigners Act 2025; Bureau of Immigration, visa provisions',
  url: 'https://indianfrro.gov.in',
  checkedOn,
  confirmed: false,
}
const citizenship: Source = {
  title: 'Citizenship Act 1955, s 7A (overseas citizen of India)',
  url: 'https://ociservices.gov.in',
  checkedOn,
  confirmed: false,
}

const visa = (key: string, label: string, validity: string, longestMonths: number | null): AuthorizationType => ({
  key,
  label,
  validity,
  longestMonths,
  expires: true,
  law: foreigners,
})

/** Lengths are what is usually given; the date on the document is what counts. */
export const authorizations: readonly AuthorizationType[] = [
  visa('employment_visa', 'Employment Visa', 'Length of the contract, up to 5 years in all', 60),
  visa('frro_registration', 'FRRO Registration', 'As long as the visa it belongs to', null),
  visa('business_visa', 'Business Visa', 'Up to 5 years, 10 for some nationalities', 120),
  visa('intern_visa', 'Intern Visa', 'Length of the internship, up to 1 year', 12),
  visa('project_visa', 'Project Visa', 'Length of the project or contract', null),
  {
    key: 'oci_card',
    label: 'OCI Card',
    validity: 'For life',
    longestMonths: null,
    expires: false,
    law: citizenship,
  },
]
