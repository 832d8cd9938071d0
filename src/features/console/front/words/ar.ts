import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'الإدارة',
  subtitle: 'ما ينتظر المنصة، وأين يُبتّ فيه.',
  waits: 'بانتظار قرار',
  verifications: 'شركات بحاجة إلى تحقق',
  verifiedShare: 'لدى {{percent}}٪ من الشركات ما جرى التحقق منه',
  reports: 'وظائف مُبلَّغ عنها',
  reportsLate_zero: 'لا شيء تجاوز موعده',
  reportsLate_one: 'بلاغ واحد تجاوز موعده',
  reportsLate_two: 'بلاغان تجاوزا موعدهما',
  reportsLate_few: '{{count}} بلاغات تجاوزت موعدها',
  reportsLate_many: '{{count}} بلاغًا تجاوز موعده',
  reportsLate_other: '{{count}} بلاغ تجاوز موعده',
  jobs: 'مهام خلفية فشلت',
  jobsWaiting_zero: 'لا مهام متبقية',
  jobsWaiting_one: 'مهمة واحدة متبقية',
  jobsWaiting_two: 'مهمتان متبقيتان',
  jobsWaiting_few: '{{count}} مهام متبقية',
  jobsWaiting_many: '{{count}} مهمة متبقية',
  jobsWaiting_other: '{{count}} مهمة متبقية',
  nothing: 'لا شيء ينتظر.',
  decide: 'فتح {{what}}',
  more: 'المزيد',
  messages: 'الرسائل التي أرسلتها المنصة',
}
export default ar
