import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'قرارك',
  loading: 'لحظة',
  hello: 'مرحبًا {{name}}، تنتظر {{company}} قرارك.',
  askedBy: 'طلبه {{who}}',
  approve: 'اعتماد',
  refuse: 'رفض',
  reason: 'السبب إن رفضت',
  reasonMissing: 'اذكر سبب الرفض',
  done: 'شكرًا، سُجّل قرارك.',
  inbox: 'افتح الصندوق',
  missing: 'هذا الرابط غير معروف. افتح الصندوق.',
  failed: 'لم ينجح ذلك: {{message}}',
  states: {
    used: 'استُخدم هذا الرابط من قبل.',
    ended: 'انتهت صلاحية هذا الرابط.',
    changed: 'تغيّر هذا منذ كتابة الرسالة: اقرأه من جديد قبل القرار.',
    decided: 'لم يعد هذا بانتظار قرارك.',
  },
}
export default ar
