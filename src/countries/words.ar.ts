import type { CountryWords } from './translate.ts'

/** What several countries say. */
const words: CountryWords = {
  Citizen: 'مواطن',
  'Permanent Resident': 'مقيم دائم',
  'Work Permit': 'تصريح عمل',
  'Employment Visa': 'تأشيرة عمل',
  Passport: 'جواز السفر',
  'Passport Number': 'رقم جواز السفر',
  'PR Issue Date': 'تاريخ إصدار الإقامة الدائمة',
  'Working days per week': 'أيام العمل في الأسبوع',
  'Overtime rate multiplier': 'مُضاعف أجر العمل الإضافي',
  'Employee status': 'حالة الموظف',
  'Up to 2 years': 'حتى سنتين',
  'Up to 3 years': 'حتى 3 سنوات',
  'Up to 3 months': 'حتى 3 أشهر',
  'Up to 6 months': 'حتى 6 أشهر',
  '1 year': 'سنة واحدة',
  '2 years': 'سنتان',
  '5 years': '5 سنوات',
  'Working days per week must be between 0.5 and 7': 'يجب أن تكون أيام العمل في الأسبوع بين 0.5 و7',
  'Overtime rate multiplier must be between 1 and 3': 'يجب أن يكون مُضاعف أجر العمل الإضافي بين 1 و3',
  'Invalid passport number format (6-12 alphanumeric characters)':
    'صيغة رقم جواز السفر غير صحيحة (6 إلى 12 حرفًا أو رقمًا)',
  'Visa expiry date must be in the future': 'يجب أن يكون تاريخ انتهاء التأشيرة في المستقبل',
  'Nationality not given': 'الجنسية غير مذكورة',
  '{} format is invalid': 'صيغة غير صحيحة: {}',
  '{} is required': 'هذا الحقل مطلوب: {}',
  '{} must be a valid date': 'يجب إدخال تاريخ صحيح: {}',
  '{} must be a number': 'يجب إدخال رقم: {}',
  '{} is not one of the choices': 'ليس من الخيارات المتاحة: {}',
}
export default words
