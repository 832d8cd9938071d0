import type { Translation } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  search: 'ابحث في الوظائف المتاحة',
  country: 'البلد',
  anyCountry: 'كل البلدان',
  department: 'القسم',
  anyDepartment: 'كل الأقسام',
  find: 'بحث',
  noFit: 'لا وظيفة تطابق. جرّب كلمات أقل.',
  count_one: 'وظيفة متاحة واحدة',
  count_zero: '{{count}} من الوظائف المتاحة',
  count_two: '{{count}} من الوظائف المتاحة',
  count_few: '{{count}} من الوظائف المتاحة',
  count_many: '{{count}} من الوظائف المتاحة',
  count_other: '{{count}} من الوظائف المتاحة',
  pages: 'الصفحات',
  before: 'السابق',
  after: 'التالي',
  page: 'الصفحة {{page}} من {{pages}}',
  title: 'دخول الموظفين',
  subtitle: 'تسجيل الدخول إلى {{company}}',
  missing: 'لا توجد شركة هنا',
  missingText: 'لا توجد شركة بهذا العنوان: {{address}}. اطلب العنوان الصحيح من فريق الموارد البشرية.',
  home: 'إلى الصفحة الرئيسية',
  website: 'موقع الشركة',
  jobs: 'الوظائف المفتوحة',
}
export default ar
