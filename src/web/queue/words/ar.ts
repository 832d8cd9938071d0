import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  waiting_zero: 'لا شيء ينتظر الإرسال',
  waiting_one: 'عنصر واحد ينتظر الإرسال',
  waiting_two: 'عنصران ينتظران الإرسال',
  waiting_few: '{{count}} عناصر تنتظر الإرسال',
  waiting_many: '{{count}} عنصرًا ينتظر الإرسال',
  waiting_other: '{{count}} عنصر ينتظر الإرسال',
  refused_zero: 'لم يُرفض شيء',
  refused_one: 'عنصر واحد لم يُقبل',
  refused_two: 'عنصران لم يُقبلا',
  refused_few: '{{count}} عناصر لم تُقبل',
  refused_many: '{{count}} عنصرًا لم يُقبل',
  refused_other: '{{count}} عنصر لم يُقبل',
  title: 'لم يُرسل بعد',
  help: 'ما فعلته محفوظ على هذا الجهاز ويُرسل حالما يتوفر اتصال.',
  since: 'تم {{when}}',
  sendNow: 'أرسل الآن',
  retry: 'حاول مرة أخرى',
  discard: 'تجاهل',
  discardThis: 'تجاهل: {{label}}',
  retryThis: 'حاول مرة أخرى: {{label}}',
  sure: 'أتريد تجاهل «{{label}}»؟ لن يعلم الخادم به.',
  close: 'إغلاق',
}
export default ar
