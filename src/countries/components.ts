import type { Source } from '../shared/explain.ts'
import type { Label } from '../shared/languages.ts'
import type { Nature } from './payroll.ts'

/** What a country says of components of pay: which an employer has ready made, which sums of the law each is in, what may be chosen. Pure. */

/** Of what is paid its nature; of what is taken from pay: deduction. */
export type ComponentNature = Nature | 'deduction'

/** Where a component stands on a payslip, in this order. */
export const SLIP_GROUPS = ['basic', 'allowances', 'variable', 'other'] as const
export type SlipGroup = (typeof SLIP_GROUPS)[number]

/** A component that employers have ready made. Its code is that of recurring pay, and of registers of other providers. */
export type StandardComponent = { code: string; nature: ComponentNature; names: Label }

/** Why pay is in a sum of the law or not: one sentence, with its source. */
export type BaseRule = { key: string; rule: string; source: Source }

/** Something else a nature decides on, beside the sums that schemes reckon on: parts of a file, what overtime is reckoned from. */
export type NatureSum = BaseRule & { label: string; natures: readonly Nature[] }

/** What an employer may say of a component where the law lets it: pay of these natures counts in the sums as pay of another. */
export type BaseChoice = {
  key: string
  natures: readonly Nature[]
  countsAs: Nature
  label: string
  source: Source
}

export type CountryComponents = {
  /** Beside those of every country. */
  standard: readonly StandardComponent[]
  /** Of sums in the country’s `bases` that pay enters by its nature. */
  bases: readonly BaseRule[]
  sums: readonly NatureSum[]
  choices: readonly BaseChoice[]
}

const named = (code: string, nature: ComponentNature, names: Label): StandardComponent => ({ code, nature, names })

/** What employers of every country have. */
export const COMMON_STANDARD: readonly StandardComponent[] = [
  named('basic', 'basic', {
    en: 'Basic salary',
    ar: 'الراتب الأساسي',
    fr: 'Salaire de base',
    hi: 'मूल वेतन',
    ta: 'அடிப்படைச் சம்பளம்',
    zh: '基本工资',
  }),
  named('housing', 'housing', {
    en: 'Housing allowance',
    ar: 'بدل السكن',
    fr: 'Indemnité de logement',
    hi: 'आवास भत्ता',
    ta: 'வீட்டுப்படி',
    zh: '住房津贴',
  }),
  named('transport', 'conveyance', {
    en: 'Transport allowance',
    ar: 'بدل النقل',
    fr: 'Indemnité de transport',
    hi: 'परिवहन भत्ता',
    ta: 'போக்குவரத்துப்படி',
    zh: '交通津贴',
  }),
  named('medical', 'allowance', {
    en: 'Medical allowance',
    ar: 'البدل الطبي',
    fr: 'Indemnité médicale',
    hi: 'चिकित्सा भत्ता',
    ta: 'மருத்துவப்படி',
    zh: '医疗津贴',
  }),
  named('meal', 'allowance', {
    en: 'Meal allowance',
    ar: 'بدل الطعام',
    fr: 'Indemnité de repas',
    hi: 'भोजन भत्ता',
    ta: 'உணவுப்படி',
    zh: '餐费津贴',
  }),
  named('communication', 'allowance', {
    en: 'Communication allowance',
    ar: 'بدل الاتصالات',
    fr: 'Indemnité de communication',
    hi: 'संचार भत्ता',
    ta: 'தொடர்புப்படி',
    zh: '通讯津贴',
  }),
  named('education', 'allowance', {
    en: 'Education allowance',
    ar: 'بدل التعليم',
    fr: 'Indemnité d’études',
    hi: 'शिक्षा भत्ता',
    ta: 'கல்விப்படி',
    zh: '教育津贴',
  }),
  named('allowance', 'allowance', {
    en: 'Other allowance',
    ar: 'بدل آخر',
    fr: 'Autre indemnité',
    hi: 'अन्य भत्ता',
    ta: 'பிற படி',
    zh: '其他津贴',
  }),
  named('overtime', 'overtime', {
    en: 'Overtime',
    ar: 'العمل الإضافي',
    fr: 'Heures supplémentaires',
    hi: 'ओवरटाइम',
    ta: 'கூடுதல் நேரம்',
    zh: '加班费',
  }),
  named('commission', 'commission', {
    en: 'Commission',
    ar: 'عمولة',
    fr: 'Commission',
    hi: 'कमीशन',
    ta: 'தரகு',
    zh: '佣金',
  }),
  named('bonus', 'bonus', { en: 'Bonus', ar: 'مكافأة', fr: 'Prime', hi: 'बोनस', ta: 'ஊக்கத்தொகை', zh: '奖金' }),
  named('statutory_bonus', 'statutory_bonus', {
    en: 'Statutory bonus',
    ar: 'مكافأة قانونية',
    fr: 'Prime légale',
    hi: 'वैधानिक बोनस',
    ta: 'சட்டப்படியான ஊக்கத்தொகை',
    zh: '法定奖金',
  }),
  named('leave_pay', 'leave_pay', {
    en: 'Leave paid out',
    ar: 'بدل إجازة',
    fr: 'Congés payés versés',
    hi: 'छुट्टी का नकदीकरण',
    ta: 'விடுப்புக்கான பணம்',
    zh: '假期折现',
  }),
  named('notice_pay', 'notice_pay', {
    en: 'Pay in place of notice',
    ar: 'بدل إشعار',
    fr: 'Indemnité de préavis',
    hi: 'नोटिस के बदले वेतन',
    ta: 'முன்னறிவிப்புக்குப் பதிலான ஊதியம்',
    zh: '代通知金',
  }),
  named('arrears', 'arrears', {
    en: 'Arrears',
    ar: 'متأخرات',
    fr: 'Arriérés',
    hi: 'बकाया',
    ta: 'நிலுவைத் தொகை',
    zh: '补发工资',
  }),
  named('in_kind', 'in_kind', {
    en: 'Benefit in kind',
    ar: 'ميزة عينية',
    fr: 'Avantage en nature',
    hi: 'वस्तु रूप में लाभ',
    ta: 'பொருள்வழிப் பயன்',
    zh: '实物福利',
  }),
  named('gratuity', 'gratuity', {
    en: 'Gratuity',
    ar: 'مكافأة نهاية الخدمة',
    fr: 'Indemnité de fin de service',
    hi: 'ग्रेच्युटी',
    ta: 'பணிக்கொடை',
    zh: '离职酬金',
  }),
  named('severance', 'severance', {
    en: 'Severance',
    ar: 'تعويض إنهاء الخدمة',
    fr: 'Indemnité de départ',
    hi: 'छँटनी मुआवज़ा',
    ta: 'பணிநீக்க இழப்பீடு',
    zh: '遣散费',
  }),
  named('reimbursement', 'reimbursement', {
    en: 'Expenses paid back',
    ar: 'مصروفات مستردة',
    fr: 'Frais remboursés',
    hi: 'वापस किए गए खर्च',
    ta: 'திருப்பித் தரப்பட்ட செலவுகள்',
    zh: '报销费用',
  }),
  named('deduction', 'deduction', {
    en: 'Deduction',
    ar: 'استقطاع',
    fr: 'Retenue',
    hi: 'कटौती',
    ta: 'பிடித்தம்',
    zh: '扣款',
  }),
]
