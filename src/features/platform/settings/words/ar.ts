import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  areas: 'ما يمكن ضبطه',
  for: 'لأجل',
  company: 'الشركة كلها',
  entity: 'الكيان القانوني: ⁨{{name}}⁩',
  site: 'الموقع: ⁨{{name}}⁩',
  department: 'القسم: ⁨{{name}}⁩',
  person: 'الشخص: ⁨{{name}}⁩',
  from: 'ابتداءً من',
  preview: 'عرض ما سيتغير',
  save: 'حفظ الإعدادات',
  saved: 'حُفظت الإعدادات',
  waits: 'تم الحفظ. ما يحرسه آخرون يتغير بعد موافقتهم.',
  yes: 'مفعّل',
  no: 'غير مفعّل',
  change: '{{field}}: من {{before}} إلى {{after}}',
  nothing: 'لا شيء يتغير.',
  elsewhere: 'يبقى كما هو لأجل ⁨{{name}}⁩، فله إعداد خاص به.',
  asWider: 'كما للشركة كلها',
  useWider: 'استخدام ما لدى الشركة',
  history: 'سجل التغييرات',
  line: '{{when}} بواسطة ⁨{{who}}⁩، ابتداءً من {{from}}',
  somebody: 'شخص غادر الشركة',
  start: 'لم يتغير شيء. تسري الإعدادات الافتراضية.',
  storage: 'مساحة الملفات',
  storageLine: 'استُخدم {{used}} من {{most}} ميغابايت.',
  storageFull: 'احذف الوثائق التي لم تعد لازمة.',
  none: 'لا شيء يمكن ضبطه بعد.',
  noneText: 'تظهر الإعدادات هنا مع الميزات التي تطلبها.',
}
export default ar
