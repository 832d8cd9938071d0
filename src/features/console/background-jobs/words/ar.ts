import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'المهام الخلفية',
  subtitle: 'أعمال فشلت في كل محاولاتها. تبقى هنا إلى أن تُعاد محاولتها.',
  failed: 'فشلت',
  waiting: 'قيد الانتظار',
  waitingHint: 'ما زال عليها أن تُنفَّذ، الآن أو لاحقًا',
  empty: 'لا توجد مهام فاشلة',
  emptyText: 'تظهر هنا كل مهمة فشلت في جميع محاولاتها مع آخر خطأ ذكرته.',
  job: 'المهمة',
  attempts: 'المحاولات',
  lastError: 'آخر خطأ',
  nothingSaid: 'لم تذكر شيئًا.',
  addedAt: 'أُضيفت',
  failedAt: 'آخر محاولة',
  retry: 'أعد المحاولة',
  retryOf: 'أعد المحاولة: {{name}} {{id}}',
  retried: 'تُعاد محاولة المهمة الآن.',
}
export default ar
