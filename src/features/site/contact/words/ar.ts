import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'المراسلات والنشرة البريدية',
  subtitle: 'ما كتبه الناس عبر نموذج التواصل، ومن طلب النشرة البريدية.',
  show: 'عرض',
  messages: 'رسائل التواصل',
  subscriptions: 'النشرة البريدية',
  sent: 'أُرسلت',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  company: 'الشركة',
  country: 'البلد',
  topic: 'الموضوع',
  topics: { sales: 'المبيعات', support: 'الدعم', privacy: 'الخصوصية', press: 'الصحافة', other: 'غير ذلك' },
  message: 'الرسالة',
  language: 'اللغة',
  state: 'الحالة',
  states: { waiting: 'بانتظار التأكيد', subscribed: 'مشترك', left: 'غادر' },
  allStates: 'كل الحالات',
  asked: 'طُلبت',
  confirmed: 'أُكّدت',
  left: 'غادر في',
  none: '–',
  noMessages: 'لا رسائل بعد',
  noMessagesText: 'يظهر هنا ما يرسله الناس من صفحة التواصل.',
  noSubscriptions: 'لا أحد هنا',
  noSubscriptionsText: 'يظهر هنا كل من يطلب النشرة البريدية، وهل أكّد طلبه.',
}
export default ar
