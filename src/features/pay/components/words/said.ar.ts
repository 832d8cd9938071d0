import type { CountryWords } from '../../../../countries/translate.ts'

/** Sums of the law and why pay is in them, from their English. */
const said: CountryWords = {
  'Ordinary wages of the month': 'الأجور العادية للشهر',
  'Additional wages of the month': 'الأجور الإضافية للشهر',
  'All wages of the month': 'كل أجور الشهر',
  'Gross wages of the month': 'إجمالي أجور الشهر',
  'Ordinary wages: due for the month and payable by the 14th of the next.':
    'الأجور العادية: المستحقة عن الشهر والواجبة الدفع حتى اليوم 14 من الشهر التالي.',
  'Additional wages: all wages that are not due for one month.': 'الأجور الإضافية: كل أجر لا يستحق عن شهر واحد.',
  'All wages of the month; what is paid back is none.': 'كل أجور الشهر، وما يُسترد ليس منها.',
  'All wages of the month, as for the skills levy.': 'كل أجور الشهر كما في رسم المهارات.',
  'Paid for more than one month: additional wages of CPF': 'يُدفع عن أكثر من شهر: أجور إضافية في CPF',
  'Wages of the provident fund': 'أجور صندوق الادخار',
  'Wages of the State insurance': 'أجور تأمين الدولة',
  'Wages of professional tax': 'أجور ضريبة المهنة',
  'Taxable salary of the month': 'الراتب الخاضع للضريبة في الشهر',
  'What overtime is twice of': 'ما يكون العمل الإضافي ضعفه',
  'Wages of the Code: all remuneration but house rent, conveyance, overtime, commission and statutory bonus; what of those exceeds half counts.':
    'الأجور وفق المدونة: كل المقابل عدا السكن والنقل والعمل الإضافي والعمولة والمكافأة القانونية، وما زاد منها على النصف يُحتسب.',
  'Salary: all that is paid in money or in kind.': 'الراتب: كل ما يُدفع نقدًا أو عينًا.',
  'Salary: all that is paid in money or in kind; what is paid back is none.':
    'الراتب: كل ما يُدفع نقدًا أو عينًا، وما يُسترد ليس منه.',
  'Wages of the Code, from which the pay of an hour of overtime is reckoned.':
    'الأجور وفق المدونة، ومنها يُحسب أجر ساعة العمل الإضافي.',
  'Pensionable earnings of the period': 'الدخل الخاضع للمعاش في الفترة',
  'Insurable earnings of the period': 'الدخل الخاضع للتأمين في الفترة',
  'Taxable pay of the period': 'الأجر الخاضع للضريبة في الفترة',
  'Bonus and retroactive pay': 'المكافآت والفروق السابقة',
  'Pensionable: pay in money and benefits in kind; what is paid back is none.':
    'يخضع للمعاش: الأجر النقدي والمزايا العينية، وما يُسترد ليس منه.',
  'Insurable: pay in money. Benefits in kind are not, but for board and lodging in a period with wages.':
    'يخضع للتأمين: الأجر النقدي. ولا تخضع المزايا العينية إلا الطعام والسكن في فترة فيها أجر.',
  'Taxed by annualising the period: pay that comes regularly, and benefits in kind.':
    'يُحسب على أساس سنوي: الأجر المنتظم والمزايا العينية.',
  'Taxed by the bonus method: bonuses, retroactive pay and what is paid out at once.':
    'يُحسب بطريقة المكافآت: المكافآت والفروق السابقة وما يُدفع دفعة واحدة.',
  'Board and lodging in a period with wages: insurable': 'الطعام والسكن في فترة فيها أجر: يخضع للتأمين',
  'Pay of the contract as fixed in January': 'أجر العقد كما كان في يناير',
  'Basic pay of a month': 'الأجر الأساسي للشهر',
  'Pay of the contract, as it stood in January or on joining: basic pay and allowances agreed for a month.':
    'أجر العقد كما كان في يناير أو عند الالتحاق: الأجر الأساسي والبدلات المتفق عليها للشهر.',
  'Basic pay of the contract: gratuity, savings and insurance are reckoned on it.':
    'الأجر الأساسي في العقد: تُحسب عليه المكافأة والادخار والتأمين.',
  'Fixed pay in the wage file': 'الأجر الثابت في ملف الأجور',
  'All that is not paid as varying pay.': 'كل ما لا يُدفع أجرًا متغيرًا.',
  'Varying pay in the wage file': 'الأجر المتغير في ملف الأجور',
  'Overtime, leave paid out and what is paid once.': 'العمل الإضافي والإجازات المدفوعة وما يُدفع مرة واحدة.',
  'What overtime is reckoned from': 'ما يُحسب منه العمل الإضافي',
  'Overtime and night work are reckoned from basic pay of an hour.':
    'يُحسب العمل الإضافي والليلي من الأجر الأساسي للساعة.',
}
export default said
