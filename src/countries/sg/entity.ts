import type { EntityQuestions } from '../country.ts'
import { entityNumber } from '../entity.ts'
import { should } from '../fields.ts'
import { isUen } from './identity.ts'
import { sources } from './sources.ts'

const UEN = '(\\d{8}[A-Z]|\\d{9}[A-Z]|[TSR]\\d{2}[A-Z]{2}\\d{4}[A-Z])'

export const entity: EntityQuestions = {
  numbers: [
    entityNumber('uen', {
      label: 'UEN',
      help: 'Unique Entity Number, given by ACRA or another registry.',
      placeholder: '197401143C',
      shape: new RegExp(`^${UEN}$`),
      wrong: 'UEN must look like 53123456A, 197401143C or T08LL1234A',
      checks: [should(isUen, 'The check letter of this UEN does not match. Please compare it with the certificate')],
      register: sources.bizfile,
      source: sources.uen,
    }),
    entityNumber('cpfSubmissionNumber', {
      label: 'CPF submission number',
      help: 'UEN, payment code and serial number under which CPF contributions are paid.',
      placeholder: '197401143C-PTE-01',
      shape: new RegExp(`^${UEN}[A-Z]{3}\\d{2}$`),
      wrong: 'CPF submission number must be the UEN, 3 letters and 2 digits, like 197401143C-PTE-01',
      format: (csn) => `${csn.slice(0, -5)}-${csn.slice(-5, -2)}-${csn.slice(-2)}`,
      checks: [
        should(
          (csn, others) => !others.uen || csn.slice(0, -5) === others.uen,
          'The CPF submission number does not begin with the UEN',
        ),
      ],
      source: sources.csn,
    }),
  ],
  fiscalYearStart: '01-01',
  zones: {},
}
