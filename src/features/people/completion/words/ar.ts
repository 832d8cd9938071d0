import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'بياناتي',
  text: 'يطلب منك صاحب العمل إكمال بياناتك.',
  textBy: 'يطلب منك صاحب العمل إكمال بياناتك قبل {{day}}.',
  missing: 'لا يزال ناقصًا: {{missing}}',
  needed: 'الجنسية مطلوبة',
  saved: 'تم الحفظ. لا يزال ناقصًا: {{missing}}',
  done: 'بياناتك مكتملة.',
  save: 'حفظ بياناتي',
  nationality: 'الجنسية',
  employmentStatus: 'حالة التوظيف',
  phone: 'رقم الهاتف',
  birthDate: 'تاريخ الميلاد',
  gender: 'الجنس',
  maritalStatus: 'الحالة الاجتماعية',
  address: 'العنوان',
  addressLine2: 'العنوان (السطر الثاني)',
  postalCode: 'الرمز البريدي',
  emergencyContactName: 'اسم جهة اتصال الطوارئ',
  emergencyContactPhone: 'هاتف جهة اتصال الطوارئ',
}
export default ar
