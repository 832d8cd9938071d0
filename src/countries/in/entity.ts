import type { EntityQuestions } from '../country.ts'
import { entityNumber } from '../entity.ts'
import { groupDigits, should } from '../fields.ts'
import { ESI_EMPLOYER, isGstin, PAN, panHolder } from './identity.ts'
import { sources } from './sources.ts'

export const entity: EntityQuestions = {
  numbers: [
    entityNumber('cin', {
      label: 'CIN',
      help: 'Corporate Identity Number, given by the Registrar of Companies.',
      placeholder: 'U72900KA2015PTC082988',
      shape: /^[LU]\d{5}[A-Z]{2}(18|19|20)\d{2}[A-Z]{3}\d{6}$/,
      wrong: 'CIN must be L or U, 5 digits, 2 letters of the state, the year, 3 letters and 6 digits',
      register: sources.mcaRegister,
      source: sources.cin,
    }),
    entityNumber('llpin', {
      label: 'LLPIN',
      help: 'Limited Liability Partnership Identification Number, given by the Registrar of Companies.',
      placeholder: 'AAB-1234',
      shape: /^[A-Z]{3}\d{4}$/,
      wrong: 'LLPIN must be 3 letters and 4 digits, like AAB-1234',
      format: groupDigits([3, 4], '-'),
      register: sources.mcaRegister,
      source: sources.llpin,
    }),
    entityNumber('pan', {
      label: 'PAN of the company',
      help: 'Permanent Account Number of the company itself, for income tax.',
      placeholder: 'AAACH1234K',
      shape: PAN,
      wrong: 'PAN must be 5 letters, 4 digits and a letter, like AAACH1234K',
      checks: [
        should((pan) => panHolder(pan) !== null, 'The fourth letter of this PAN stands for no kind of holder'),
        should(
          (pan) => panHolder(pan) !== 'Individual',
          'This is the PAN of a person. A company’s usually has C as its fourth letter',
        ),
      ],
      source: sources.pan,
    }),
    entityNumber('tan', {
      label: 'TAN',
      help: 'Tax Deduction and Collection Account Number, under which tax on salaries is paid.',
      placeholder: 'BLRH12345A',
      shape: /^[A-Z]{4}\d{5}[A-Z]$/,
      wrong: 'TAN must be 4 letters, 5 digits and a letter, like BLRH12345A',
      source: sources.tan,
    }),
    entityNumber('gstin', {
      label: 'GSTIN',
      help: 'Goods and Services Tax number of the state the entity is registered in.',
      placeholder: '27AAPFU0939F1ZV',
      shape: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      wrong: 'GSTIN must be 2 digits of the state, the PAN, a digit or letter, Z and a check character',
      checks: [
        should(
          isGstin,
          'The state or check character of this GSTIN does not match. Please compare it with the certificate',
        ),
        should(
          (gstin, others) => !others.pan || gstin.slice(2, 12) === others.pan,
          'The PAN inside this GSTIN is another one',
        ),
      ],
      register: sources.gstRegister,
      source: sources.gstin,
    }),
    entityNumber('epfCode', {
      label: 'EPF establishment code',
      help: 'Under which provident fund contributions are paid: region, office, establishment and extension.',
      placeholder: 'MH/BAN/0000064/000',
      shape: /^[A-Z]{2}[A-Z]{3}\d{7}\d{3}$/,
      wrong: 'EPF establishment code must be 5 letters and 10 digits, like MH/BAN/0000064/000',
      format: groupDigits([2, 3, 7, 3], '/'),
      source: sources.epf,
    }),
    entityNumber('esiCode', {
      label: 'ESI employer code',
      help: '17 digits under which state insurance contributions are paid.',
      placeholder: '31001234560000999',
      shape: ESI_EMPLOYER,
      wrong: 'ESI employer code must be 17 digits',
      source: sources.esi,
    }),
  ],
  fiscalYearStart: '04-01',
  zones: {},
}
