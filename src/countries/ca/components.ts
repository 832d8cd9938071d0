import type { Source } from '../../shared/explain.ts'
import type { CountryComponents } from '../components.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Not seen itself: from memory. */
const insurable: Source = {
  title: 'CRA, T4130: taxable benefits and their deductions',
  checkedOn: '2026-11-30',
  confirmed: false,
}

/** Components of pay in Canada. */
export const components: CountryComponents = {
  standard: [
    {
      code: 'vacation_pay',
      nature: 'leave_pay',
      names: {
        en: 'Vacation pay paid out',
        ar: 'أجر الإجازة المدفوع',
        fr: 'Indemnité de vacances versée',
        hi: 'अवकाश वेतन का भुगतान',
        ta: 'விடுமுறை ஊதியம்',
        zh: '支付的假期工资',
      },
    },
  ],
  bases: [
    {
      key: 'cpp.pensionable',
      rule: 'Pensionable: pay in money and benefits in kind; what is paid back is none.',
      source: sources.contributions,
    },
    {
      key: 'ei.insurable',
      rule: 'Insurable: pay in money. Benefits in kind are not, but for board and lodging in a period with wages.',
      source: insurable,
    },
    {
      key: 'tax.periodic',
      rule: 'Taxed by annualising the period: pay that comes regularly, and benefits in kind.',
      source: sources.t4127ed123,
    },
    {
      key: 'tax.bonus',
      rule: 'Taxed by the bonus method: bonuses, retroactive pay and what is paid out at once.',
      source: sources.t4127ed123,
    },
  ],
  sums: [],
  deductions: [
    {
      key: 'pension_plan',
      label: 'Contribution to a registered pension plan: less tax, box 20 of the T4',
      fact: 'registeredPlans',
      source: sources.t4127ed123,
    },
    {
      key: 'savings_plan',
      label: 'Contribution to an RRSP: less tax',
      fact: 'registeredPlans',
      source: sources.t4127ed123,
    },
    {
      key: 'union_dues',
      label: 'Union dues: less tax, box 44 of the T4',
      fact: 'unionDues',
      source: sources.t4127ed123,
    },
  ],
  choices: [
    {
      key: 'board_and_lodging',
      natures: ['in_kind'],
      countsAs: 'allowance',
      label: 'Board and lodging in a period with wages: insurable',
      source: insurable,
    },
  ],
}
