import type { Translation } from '../../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  show: '{{title}}: رسم بياني أو جدول',
  chart: 'رسم بياني',
  table: 'جدول',
  keys: '{{title}}، رسم بياني. تنقلك مفاتيح الأسهم من قيمة إلى أخرى، وفي الجدول أدناه الأرقام نفسها.',
  numbers: 'أرقام {{title}}',
  copy: 'نسخ الأرقام',
  copied: 'نُسخت الأرقام',
  notCopied: 'تعذّر نسخ الأرقام. نزّلها بدلًا من ذلك.',
  csv: 'تنزيل CSV',
  value: '{{point}}: {{series}}، {{value}} ({{at}} من {{of}})',
  share: '{{share}} من الأول',
  unknown: 'غير معروف',
  drawn: 'رُسم {{drawn}} من {{all}}. والجدول يضمّها كلها.',
  series: 'ما هو مرسوم',
}

export default ar
