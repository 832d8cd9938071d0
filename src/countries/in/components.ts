import type { CountryComponents } from '../components.ts'
import { paySources as sources } from './schemes/sources.ts'

const wages =
  'Wages of the Code: all remuneration but house rent, conveyance, overtime, commission and statutory bonus; what of those exceeds half counts.'

/** Components of pay in India. Wages: Code on Wages 2019, s. 2(y). */
export const components: CountryComponents = {
  standard: [
    {
      code: 'special_allowance',
      nature: 'allowance',
      names: {
        en: 'Special allowance',
        ar: 'بدل خاص',
        fr: 'Indemnité spéciale',
        hi: 'विशेष भत्ता',
        ta: 'சிறப்புப்படி',
        zh: '特别津贴',
      },
    },
  ],
  bases: [
    { key: 'epf.wages', rule: wages, source: sources.wages },
    { key: 'esi.wages', rule: wages, source: sources.wages },
    { key: 'pt.wages', rule: 'Salary: all that is paid in money or in kind.', source: sources.incomeTaxNew },
    {
      key: 'tds.month_pay',
      rule: 'Salary: all that is paid in money or in kind; what is paid back is none.',
      source: sources.incomeTaxNew,
    },
  ],
  sums: [
    {
      key: 'premium',
      label: 'What overtime is twice of',
      rule: 'Wages of the Code, from which the pay of an hour of overtime is reckoned.',
      natures: ['basic', 'allowance'],
      source: sources.wages,
    },
  ],
  choices: [],
}
