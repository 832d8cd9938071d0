import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'نهاية السنة',
  subtitle: 'ما بلغته رواتب السنة لكل شخص، حسب خانات النموذج.',
  failed: 'تعذّر التحميل',
  year: 'السنة',
  yearOf: 'من {{from}} إلى {{until}}',
  none: 'لا نماذج سنوية',
  noneText: 'لا يوجد أي من كياناتكم في بلد نعرف نماذجه السنوية.',
  form: 'النموذج',
  lacks: 'ما هذا وما ليس هو',
  nobody: 'لم يُدفع لأحد في هذه السنة',
  nobodyText: 'تأتي الأرقام من دورات الرواتب المقفلة التي يقع يوم دفعها في السنة.',
  columns: { name: 'الاسم', slip: 'القسيمة' },
  total: 'المجموع',
  slip: { none: 'لم تُنشأ', made: 'النسخة {{version}}', changed: 'تغيّرت بعد النسخة {{version}}', open: 'فتح PDF' },
  csv: 'تنزيل CSV',
  make: 'إنشاء القسائم',
  made: 'قسائم أُنشئت: {{made}}، عُدّلت: {{amended}}',
  nothing: 'كل القسائم محدَّثة.',
}

export default ar
