import type { Source } from '../../shared/explain.ts'
import type { CountryComponents } from '../components.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Not seen itself: from memory. */
const act: Source = { title: 'CPF Act, s. 2 and First Schedule', checkedOn: '2026-11-30', confirmed: false }

/** Components of pay in Singapore. Which wages are ordinary and which additional: CPF Act, s. 2 and First Schedule. */
export const components: CountryComponents = {
  standard: [
    {
      code: 'annual_wage_supplement',
      nature: 'bonus',
      names: {
        en: 'Annual wage supplement',
        ar: 'ملحق الأجر السنوي',
        fr: 'Supplément salarial annuel',
        hi: 'वार्षिक वेतन अनुपूरक',
        ta: 'ஆண்டு ஊதிய இணைப்பு',
        zh: '常年薪金补贴',
      },
    },
  ],
  bases: [
    {
      key: 'cpf.ow',
      rule: 'Ordinary wages: due for the month and payable by the 14th of the next.',
      source: act,
    },
    { key: 'cpf.aw', rule: 'Additional wages: all wages that are not due for one month.', source: act },
    { key: 'sdl.wages', rule: 'All wages of the month; what is paid back is none.', source: sources.sdl },
    { key: 'shg.wages', rule: 'All wages of the month, as for the skills levy.', source: sources.cdac },
  ],
  sums: [],
  choices: [
    {
      key: 'more_than_a_month',
      natures: ['allowance', 'commission'],
      countsAs: 'bonus',
      label: 'Paid for more than one month: additional wages of CPF',
      source: act,
    },
  ],
}
