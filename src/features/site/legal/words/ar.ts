import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  contents: 'المحتويات',
  inForce: 'سارية منذ {{date}}',
  version: 'الإصدار {{version}}',
  binding: 'النص الإنجليزي هو الملزم. هذه الترجمة لمساعدتك على فهمه.',
  related: 'صفحات ذات صلة',
  sources: 'نصوص القوانين',
  privacy: 'سياسة الخصوصية',
  terms: 'شروط الخدمة',
  cookies: 'سياسة ملفات تعريف الارتباط',
  refund: 'سياسة الاسترداد',
  ai: 'كيف تُقارن الطلبات',
  faq: 'الأسئلة الشائعة',
}
export default ar
