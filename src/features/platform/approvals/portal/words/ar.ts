import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  tab: 'الموافقات',
  mine: 'بانتظارك',
  asked: 'طلباتك',
  none: 'لا شيء بانتظارك',
  noneText: 'يظهر هنا ما يطلبه من يتبعون لك.',
  askedBy: 'طلبه {{who}}، {{when}}',
  open: 'فتح',
  approve: 'اعتماد',
  approveOf: 'اعتماد: {{title}}',
  refuse: 'رفض',
  refuseOf: 'رفض: {{title}}',
  reason: 'السبب',
  reasonMissing: 'اذكر سبب الرفض',
  ask: 'اسأل',
  askOf: 'اسأل عن: {{title}}',
  question: 'سؤالك',
  send: 'إرسال',
  cancel: 'إلغاء',
  done: 'أُرسل ردك.',
  questionFrom: 'يسأل {{who}}: {{text}}',
  answered: 'الجواب: {{text}}',
  answer: 'جوابك',
  changed: 'تغيّر منذ طلبه.',
  waitsFor: 'بانتظار {{names}}',
  states: {
    pending: 'قيد الانتظار',
    approved: 'معتمد',
    refused: 'مرفوض',
    returned: 'أُعيد',
    withdrawn: 'مسحوب',
    lapsed: 'لم يعد ساريًا',
  },
}
export default ar
