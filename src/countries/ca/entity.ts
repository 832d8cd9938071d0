import type { EntityQuestions } from '../country.ts'
import { entityNumber } from '../entity.ts'
import { type Check, groupDigits, should } from '../fields.ts'
import { isBusinessNumber } from './identity.ts'
import { sources } from './sources.ts'

const checked: Check = should(
  isBusinessNumber,
  'The check digit of this Business Number does not match. Please compare it with a letter of the CRA',
)

/** A program account is the Business Number, two letters of the program and four digits. */
const account = (key: string, program: string, label: string, help: string) =>
  entityNumber(key, {
    label,
    help,
    placeholder: `123456782 ${program} 0001`,
    shape: new RegExp(`^\\d{9}${program}\\d{4}$`),
    wrong: `${label} must be the Business Number, ${program} and 4 digits, like 123456782 ${program} 0001`,
    format: groupDigits([9, 2, 4], ' '),
    checks: [
      checked,
      should(
        (value, others) => !others.businessNumber || value.startsWith(others.businessNumber),
        'This account does not begin with the Business Number',
      ),
    ],
    source: sources.bn,
  })

export const entity: EntityQuestions = {
  numbers: [
    entityNumber('businessNumber', {
      label: 'Business Number',
      help: '9 digits under which the Canada Revenue Agency knows the company.',
      placeholder: '123456782',
      shape: /^\d{9}$/,
      wrong: 'Business Number must be 9 digits',
      checks: [checked],
      register: sources.businessRegistries,
      source: sources.bn,
    }),
    entityNumber('federalCorporationNumber', {
      label: 'Federal corporation number',
      help: 'Given by Corporations Canada to a corporation under federal law.',
      placeholder: '123456-7',
      shape: /^\d{6,8}$/,
      wrong: 'Federal corporation number must be 6 to 8 digits, like 123456-7',
      format: (number) => `${number.slice(0, -1)}-${number.slice(-1)}`,
      register: sources.corporationsCanada,
      source: sources.corporations,
    }),
    account('payrollAccount', 'RP', 'Payroll account', 'Under which tax, CPP and EI are paid.'),
    account('gstAccount', 'RT', 'GST/HST account', 'Under which goods and services tax is paid.'),
    account('corporateAccount', 'RC', 'Corporate income tax account', 'Under which the company’s own tax is paid.'),
    entityNumber('corporationNumber', {
      label: 'Provincial corporation number',
      help: 'Given by the registry of the province, or by Corporations Canada.',
      placeholder: '1234567',
      shape: /^[A-Z0-9]{5,12}$/,
      wrong: 'Provincial corporation number must be 5 to 12 letters and digits',
      source: sources.corporations,
    }),
  ],
  fiscalYearStart: '01-01',
  zones: {
    AB: 'America/Edmonton',
    BC: 'America/Vancouver',
    MB: 'America/Winnipeg',
    NB: 'America/Moncton',
    NL: 'America/St_Johns',
    NS: 'America/Halifax',
    NT: 'America/Yellowknife',
    NU: 'America/Iqaluit',
    ON: 'America/Toronto',
    PE: 'America/Halifax',
    QC: 'America/Toronto',
    SK: 'America/Regina',
    YT: 'America/Whitehorse',
  },
}
