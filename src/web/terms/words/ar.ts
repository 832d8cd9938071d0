import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  administration: 'الإدارة',
  admin: 'الشؤون الإدارية',
  finance: 'المالية',
  hr: 'الموارد البشرية',
  marketing: 'التسويق',
  operations: 'العمليات',
  sales: 'المبيعات',
  technical: 'التقنية',

  female: 'أنثى',
  male: 'ذكر',
  divorced: 'مطلّق',
  married: 'متزوج',
  single: 'أعزب',
  widowed: 'أرمل',

  communication: 'بدل اتصالات',
  education: 'بدل تعليم',
  food: 'بدل طعام',
  housing: 'بدل سكن',
  meal: 'بدل وجبات',
  medical: 'بدل طبي',
  transport: 'بدل نقل',
  annual_bonus: 'مكافأة سنوية',
  attendance_incentive: 'حافز حضور',
  on_call_allowance: 'بدل مناوبة',
  relocation: 'بدل انتقال',
  sales_incentive: 'حافز مبيعات',
  shift_allowance: 'بدل ورديات',

  new: 'جديد',
  in_review: 'قيد المراجعة',
  interview: 'مقابلة',
  assessment: 'تقييم',
  offer: 'عرض',
  hired: 'تم التوظيف',

  monthly: 'شهري',
  bi_weekly: 'كل أسبوعين',

  employment_contract: 'عقد العمل',
  certificate: 'شهادة',
  other_document: 'مستند آخر',
}
export default ar
