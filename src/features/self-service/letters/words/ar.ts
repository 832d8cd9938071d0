import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  tab: 'الخطابات',
  title: 'إصدار خطاب',
  text: 'يُكتب فورًا من المعلومات المسجلة ويحمل رقمًا ويُحفظ بين مستنداتك.',
  kind: 'الخطاب',
  kinds: { employment: 'شهادة عمل', salary: 'شهادة راتب', leave: 'خطاب إجازة' },
  leave: 'أي إجازة',
  language: 'اللغات',
  languageHint: 'الخطاب بالإنجليزية دائمًا، وتأتي اللغة الثانية تحتها.',
  englishOnly: 'الإنجليزية',
  both: 'الإنجليزية و{{language}}',
  addressedTo: 'موجه إلى',
  addressedHint: 'مصرف أو سفارة أو مالك عقار. إذا تُرك فارغًا: إلى من يهمه الأمر.',
  make: 'إصدار الخطاب',
  done: 'صدر الخطاب {{number}} وحُفظ.',
  made: 'خطابات أصدرتها',
  noneMade: 'لم تصدر أي خطاب بعد.',
  none: 'لا خطابات بعد',
  nobodySigns: 'لم تحدد شركتك من يوقّع الخطابات. اطلب من الموارد البشرية إدخاله في الإعدادات.',
  noLeave: 'لا توجد لديك إجازة موافق عليها.',
  download: 'تنزيل',
  downloadOf: 'تنزيل الخطاب {{number}}',
  failed: 'تعذر تحميل الخطاب: {{message}}',
}
export default ar
