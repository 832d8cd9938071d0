import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  table: {
    columns: 'الأعمدة',
    density: 'الكثافة',
    comfortable: 'مريحة',
    compact: 'مضغوطة',
    view: 'العرض',
    selectAll: 'تحديد كل صفوف هذه الصفحة',
    selectRow: 'تحديد {{name}}',
    selected_zero: 'لم يُحدَّد شيء',
    selected_one: 'عنصر واحد محدد',
    selected_two: 'عنصران محددان',
    selected_few: '{{count}} عناصر محددة',
    selected_many: '{{count}} عنصرًا محددًا',
    selected_other: '{{count}} عنصر محدد',
    clearSelection: 'إلغاء التحديد',
    sortBy: 'ترتيب حسب {{column}}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    rowsPerPage: 'عدد الصفوف في الصفحة',
    range: '{{from}}–{{to}} من {{total}}',
    searchHint: 'اضغط / للبحث',
    pages: 'صفحات {{table}}',
  },
  explain: {
    label: 'كيف حُسب {{name}}',
    inputs: 'من',
    rule: 'القاعدة',
    since: 'سارية منذ {{day}}',
    source: 'المصدر',
    checked: 'تم التحقق في {{day}}',
    unconfirmed: 'لم يؤكدها مصدر ثانٍ بعد',
    steps: 'الخطوات',
    result: 'النتيجة',
  },
}
export default ar
