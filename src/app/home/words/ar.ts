import type { Translation } from '../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'نظرة عامة',
  subtitle: '{{company}} اليوم',
  subtitleNoCompany: 'شركتك اليوم',
  total: 'إجمالي الموظفين',
  active: 'نشط',
  onboarding: 'قيد التهيئة',
  workflows: 'سير العمل النشط',
  byCountry: 'حسب الدولة',
  byDepartment: 'حسب القسم',
  completeness: 'اكتمال السجلات',
  complete: 'ممتثل بالكامل',
  attention: 'يحتاج إلى انتباه',
  incomplete: 'غير ممتثل',
  none: 'بلا قسم',
  add: 'إضافة موظف',
  upload: 'رفع جماعي',
  go: 'افتح صفحة الموظفين',
  emptyTitle: 'لا أحد هنا بعد',
  empty: 'أضف أول موظف، أو أدخل الجميع دفعة واحدة من جدول بيانات.',
}
export default ar
