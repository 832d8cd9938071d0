import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'ما لديك لهذه الوظيفة',
  must: 'تستوفي {{met}} من أصل {{of}} من الشروط الأساسية',
  cv: 'قورنت بأحدث سيرة ذاتية لك. أنت وحدك ترى هذا، ولا يُبلَّغ صاحب العمل.',
  profile: 'قورنت بملفك. أنت وحدك ترى هذا، ولا يُبلَّغ صاحب العمل.',
  nothing: 'املأ ملفك أو ارفع سيرة ذاتية لترى أي الشروط الأساسية تستوفي.',
  fill: 'إلى ملفك',
  list: 'كل شرط أساسي',
  none: 'لا شيء في هذا الإعلان يمكن مقارنته.',
  notCounted: 'لا يُقارن',
  save: 'حفظ',
  saved: 'محفوظة',
  applied: 'لقد تقدمت لهذه الوظيفة',
  appliedSee: 'أين وصل طلبي',
  follow: 'متابعة هذه الوظيفة',
  following: 'أنت تتابع هذه الوظيفة',
  followText: 'رسالة واحدة حين تُفتح من جديد أو تُغلق.',
  verdict: {
    met: 'مستوفى',
    partly: 'مستوفى جزئيًا',
    not_found: 'لم يوجد',
    unknown: 'غير معروف',
  },
  work: {
    may: 'يحق لك العمل في {{country}}.',
    sponsored: 'ستحتاج إلى كفيل في {{country}}، وهذه الوظيفة تكفل.',
    perhaps: 'ستحتاج إلى كفيل في {{country}}، وهذه الوظيفة تنظر في كل حالة.',
    not_sponsored: 'ستحتاج إلى كفيل في {{country}}، ولا تذكر هذه الوظيفة أنها تكفل.',
    not_said: 'لم تذكر هل يحق لك العمل في {{country}}.',
  },
}

export default ar
