import type { CountryComponents } from '../components.ts'
import { paySources as sources } from './schemes/sources.ts'
import { sources as recordSources } from './sources.ts'

/** Components of pay in the United Arab Emirates. */
export const components: CountryComponents = {
  standard: [],
  bases: [
    {
      key: 'pension.salary',
      rule: 'Pay of the contract, as it stood in January or on joining: basic pay and allowances agreed for a month.',
      source: sources.law57,
    },
    {
      key: 'basic',
      rule: 'Basic pay of the contract: gratuity, savings and insurance are reckoned on it.',
      source: sources.gratuity,
    },
  ],
  sums: [
    {
      key: 'wps.fixed',
      label: 'Fixed pay in the wage file',
      rule: 'All that is not paid as varying pay.',
      natures: ['basic', 'allowance', 'housing', 'conveyance', 'reimbursement'],
      source: sources.sif,
    },
    {
      key: 'wps.variable',
      label: 'Varying pay in the wage file',
      rule: 'Overtime, leave paid out and what is paid once.',
      natures: [
        'overtime',
        'leave_pay',
        'bonus',
        'statutory_bonus',
        'commission',
        'arrears',
        'notice_pay',
        'gratuity',
        'severance',
      ],
      source: sources.sif,
    },
    {
      key: 'premium',
      label: 'What overtime is reckoned from',
      rule: 'Overtime and night work are reckoned from basic pay of an hour.',
      natures: ['basic'],
      source: recordSources.overtime,
    },
  ],
  choices: [],
}
