import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'أيامك الأولى في {{company}}',
  text: 'أربع خطوات للبداية. المنجز: {{done}} من {{of}}.',
  steps: {
    contact: 'أدخل رقم هاتفك وعنوانك',
    emergency: 'حدّد بمن نتصل إن أصابك مكروه',
    memos: 'اقرأ ما أرسلته إليك شركتك وأجب عنه',
    documents: 'سلّم أول مستند',
    notifications: 'اختر كيف تصلك الأخبار',
  },
  open: 'نفّذها الآن',
  openOf: 'نفّذها الآن: {{what}}',
  done: 'تم',
  hide: 'إخفاء هذه الخطوات',
  failed: 'لم تُخفَ الخطوات: {{message}}',
}
export default ar
