import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'جهاز الحضور',
  unpaired: 'هذا اللوح غير مقترن',
  unpairedText: 'افتح على هذا اللوح الرابط من صفحة الحضور، الأجهزة. يعمل مرة واحدة خلال عشر دقائق.',
  scan: 'امسح بهاتفك للتسجيل',
  or: 'أو اكتب رقمك',
  number: 'الرقم الوظيفي',
  pin: 'الرقم السري',
  in: 'دخول',
  out: 'خروج',
  doneIn: '{{name}}، دخول {{time}}',
  doneOut: '{{name}}، خروج {{time}}',
  photo: 'تُلتقط صورة عند التسجيل. يراها من يدير الحضور، وتُحذف في {{day}}.',
  noCamera: 'تعذر استخدام الكاميرا. تسجيلك محسوب، وترى الموارد البشرية أنه بلا صورة.',
  camera: 'صورة الكاميرا',
  offline: 'لا اتصال. يعود الرمز من تلقاء نفسه.',
  showPin: 'إظهار الرمز أو إخفاؤه',
}
export default ar
