import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  continued: 'مسودة من {{when}}، تُكمَل من جهاز آخر',
  kept: 'مسودة من {{when}}',
  discard: 'حذف المسودة',
  changed: 'غيّرت هذا النموذج أيضًا على جهاز آخر أو في تبويب آخر ({{when}}). أيّهما تكمل؟',
  ended: 'أرسلت هذا النموذج أو حذفته على جهاز آخر أو في تبويب آخر. ما كتبته هنا بعد ذلك ما زال موجودًا.',
  takeTheirs: 'الآخر',
  keepMine: 'هذا',
  afresh: 'البدء من جديد',
}

export default ar
