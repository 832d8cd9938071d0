import type { SlipGroup } from '../../../countries/components.ts'
import type { Language } from '../../../shared/languages.ts'
import { ARREARS } from './retro.rules.ts'

/** What stands on the paper of a payslip, in the languages whose letters our papers draw; Chinese has none, and reads English. */
type SlipWords = Readonly<
  Record<
    | 'payslip'
    | 'statement'
    | 'employer'
    | 'employee'
    | 'number'
    | 'position'
    | 'department'
    | 'period'
    | 'payDay'
    | 'paidBy'
    | 'earnings'
    | 'deductions'
    | 'employerPays'
    | 'amount'
    | 'yearToDate'
    | 'gross'
    | 'taken'
    | 'net'
    | 'month'
    | 'total'
    | 'basic'
    | 'housing'
    | 'transport'
    | 'medical'
    | 'meal'
    | 'communication'
    | 'education'
    | 'replaced'
    | 'joined'
    | 'leaveLeft'
    | 'days'
    | `group.${SlipGroup}`,
    string
  >
>

const en: SlipWords = {
  payslip: 'Payslip',
  statement: 'Statement of pay',
  employer: 'Employer',
  employee: 'Employee',
  number: 'Employee number',
  position: 'Position',
  department: 'Department',
  period: 'Pay period',
  payDay: 'Paid on',
  paidBy: 'Paid to',
  earnings: 'Earnings',
  deductions: 'Deductions',
  employerPays: 'Paid by the employer',
  amount: 'This period',
  yearToDate: 'Year to date',
  gross: 'Gross pay',
  taken: 'Total deductions',
  net: 'Net pay',
  month: 'Month',
  total: 'Total',
  basic: 'Basic salary',
  housing: 'Housing allowance',
  transport: 'Transport allowance',
  medical: 'Medical allowance',
  meal: 'Meal allowance',
  communication: 'Communication allowance',
  education: 'Education allowance',
  replaced: 'Replaced by a later version',
  joined: 'Employed since',
  leaveLeft: 'Leave left on',
  days: 'Days',
  'group.basic': 'Basic pay',
  'group.allowances': 'Allowances',
  'group.variable': 'Variable pay',
  'group.other': 'Other',
}

const ar: SlipWords = {
  payslip: 'قسيمة الراتب',
  statement: 'كشف الأجور',
  employer: 'صاحب العمل',
  employee: 'الموظف',
  number: 'رقم الموظف',
  position: 'المسمى الوظيفي',
  department: 'القسم',
  period: 'فترة الراتب',
  payDay: 'دُفع في',
  paidBy: 'دُفع إلى',
  earnings: 'المستحقات',
  deductions: 'الاستقطاعات',
  employerPays: 'يدفعه صاحب العمل',
  amount: 'هذه الفترة',
  yearToDate: 'منذ بداية السنة',
  gross: 'إجمالي الراتب',
  taken: 'مجموع الاستقطاعات',
  net: 'صافي الراتب',
  month: 'الشهر',
  total: 'المجموع',
  basic: 'الراتب الأساسي',
  housing: 'بدل السكن',
  transport: 'بدل النقل',
  medical: 'البدل الطبي',
  meal: 'بدل الطعام',
  communication: 'بدل الاتصالات',
  education: 'بدل التعليم',
  replaced: 'حلّت محلها نسخة أحدث',
  joined: 'موظف منذ',
  leaveLeft: 'رصيد الإجازات في',
  days: 'أيام',
  'group.basic': 'الأجر الأساسي',
  'group.allowances': 'البدلات',
  'group.variable': 'الأجر المتغير',
  'group.other': 'أخرى',
}

const fr: SlipWords = {
  payslip: 'Bulletin de paie',
  statement: 'Relevé de paie',
  employer: 'Employeur',
  employee: 'Employé',
  number: 'Numéro d’employé',
  position: 'Poste',
  department: 'Service',
  period: 'Période de paie',
  payDay: 'Payé le',
  paidBy: 'Versé à',
  earnings: 'Gains',
  deductions: 'Retenues',
  employerPays: 'Payé par l’employeur',
  amount: 'Cette période',
  yearToDate: 'Cumul annuel',
  gross: 'Salaire brut',
  taken: 'Total des retenues',
  net: 'Salaire net',
  month: 'Mois',
  total: 'Total',
  basic: 'Salaire de base',
  housing: 'Indemnité de logement',
  transport: 'Indemnité de transport',
  medical: 'Indemnité médicale',
  meal: 'Indemnité de repas',
  communication: 'Indemnité de communication',
  education: 'Indemnité d’études',
  replaced: 'Remplacé par une version plus récente',
  joined: 'Employé depuis',
  leaveLeft: 'Congés restants au',
  days: 'Jours',
  'group.basic': 'Rémunération de base',
  'group.allowances': 'Indemnités',
  'group.variable': 'Rémunération variable',
  'group.other': 'Autre',
}

const hi: SlipWords = {
  payslip: 'वेतन पर्ची',
  statement: 'वेतन विवरण',
  employer: 'नियोक्ता',
  employee: 'कर्मचारी',
  number: 'कर्मचारी संख्या',
  position: 'पद',
  department: 'विभाग',
  period: 'वेतन अवधि',
  payDay: 'भुगतान तिथि',
  paidBy: 'भुगतान खाता',
  earnings: 'आय',
  deductions: 'कटौतियाँ',
  employerPays: 'नियोक्ता का अंशदान',
  amount: 'इस अवधि में',
  yearToDate: 'वर्ष में अब तक',
  gross: 'सकल वेतन',
  taken: 'कुल कटौती',
  net: 'शुद्ध वेतन',
  month: 'महीना',
  total: 'कुल',
  basic: 'मूल वेतन',
  housing: 'आवास भत्ता',
  transport: 'परिवहन भत्ता',
  medical: 'चिकित्सा भत्ता',
  meal: 'भोजन भत्ता',
  communication: 'संचार भत्ता',
  education: 'शिक्षा भत्ता',
  replaced: 'नए संस्करण से बदला गया',
  joined: 'नियुक्ति तिथि',
  leaveLeft: 'बची छुट्टियाँ, तिथि',
  days: 'दिन',
  'group.basic': 'मूल वेतन',
  'group.allowances': 'भत्ते',
  'group.variable': 'परिवर्तनीय वेतन',
  'group.other': 'अन्य',
}

const ta: SlipWords = {
  payslip: 'சம்பளச் சீட்டு',
  statement: 'சம்பள அறிக்கை',
  employer: 'முதலாளி',
  employee: 'ஊழியர்',
  number: 'ஊழியர் எண்',
  position: 'பதவி',
  department: 'துறை',
  period: 'சம்பளக் காலம்',
  payDay: 'வழங்கிய நாள்',
  paidBy: 'செலுத்தப்பட்டது',
  earnings: 'வருமானம்',
  deductions: 'பிடித்தங்கள்',
  employerPays: 'முதலாளி செலுத்துவது',
  amount: 'இக்காலம்',
  yearToDate: 'ஆண்டில் இதுவரை',
  gross: 'மொத்தச் சம்பளம்',
  taken: 'மொத்தப் பிடித்தம்',
  net: 'நிகரச் சம்பளம்',
  month: 'மாதம்',
  total: 'மொத்தம்',
  basic: 'அடிப்படைச் சம்பளம்',
  housing: 'வீட்டுப்படி',
  transport: 'போக்குவரத்துப்படி',
  medical: 'மருத்துவப்படி',
  meal: 'உணவுப்படி',
  communication: 'தொடர்புப்படி',
  education: 'கல்விப்படி',
  replaced: 'புதிய பதிப்பால் மாற்றப்பட்டது',
  joined: 'பணியில் சேர்ந்த நாள்',
  leaveLeft: 'மீதமுள்ள விடுப்பு, நாள்',
  days: 'நாட்கள்',
  'group.basic': 'அடிப்படை ஊதியம்',
  'group.allowances': 'படிகள்',
  'group.variable': 'மாறும் ஊதியம்',
  'group.other': 'பிற',
}

const WORDS: Readonly<Partial<Record<string, SlipWords>>> = { ar, fr, hi, ta }

/** A word of a payslip in English, and beside it in the language of whoever is paid. */
export const slipWord = (key: keyof SlipWords, language: Language | string): string => {
  const own = WORDS[language]?.[key]
  return own ? `${en[key]} · ${own}` : en[key]
}

/** The name of a component: those of the product and of the company in both languages, others as they are called. */
export const lineWord = (
  line: { key: string; label: string },
  language: string,
  names?: Readonly<Record<string, string>>,
): string => {
  const own = language === 'en' || line.key.startsWith(ARREARS) ? undefined : names?.[language]
  if (own && WORDS[language]) return `${line.label} · ${own}`
  const isNamed = line.key in en && en[line.key as keyof SlipWords] === line.label
  return isNamed ? slipWord(line.key as keyof SlipWords, language) : line.label
}
