import type { Translation } from '../../i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  label: 'العرض بصفة شخص آخر',
  text: 'ترى Fourshore بصفة: {{who}}. لا يمكن تغيير شيء. ينتهي {{when}}.',
  end: 'إنهاء العرض',
  failed: 'تعذّر إنهاء العرض. حاول مرة أخرى.',
  roles: {
    employer: 'صاحب العمل',
    employer_admin: 'مسؤول',
    hr_admin: 'الموارد البشرية',
    recruiter: 'مسؤول توظيف',
    payroll_officer: 'مسؤول رواتب',
    finance: 'المالية',
    read_only: 'اطلاع فقط',
    employee: 'موظف',
  },
  confirm: {
    title: 'أكّد هويتك',
    text: 'حفاظًا على أمانك، أدخل كلمة مرورك للمتابعة.',
    password: 'كلمة المرور',
    submit: 'تأكيد',
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  },
}
export default ar
