import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  tab: 'الحساب المصرفي',
  title: 'إلى أين يُدفع راتبك',
  now: 'يُدفع الراتب إلى {{bank}}، {{account}}',
  none: 'لا حساب مسجلًا بعد.',
  text: 'يُستخدم الحساب الجديد بعد {{days}} يومًا من موافقة الموارد البشرية، وتصلك رسالة عند كل خطوة.',
  change: 'تغيير الحساب',
  bankName: 'المصرف',
  accountNumber: 'رقم الحساب',
  ask: 'اطلب التغيير',
  asked: 'طُلب. تصلك رسالة عند قرار الموارد البشرية.',
  proof: 'نطلب كلمة مرورك مجددًا لأن الأمر يخص راتبك.',
  cancel: 'إلغاء',
  close: 'إغلاق',
  withdraw: 'اسحب',
  withdrawn: 'سُحب. يبقى الراتب على الحساب القديم.',
  usableFrom: 'يُستخدم من {{when}}',
  failed: 'لم ينجح ذلك: {{message}}',
  past: 'التغييرات',
  states: {
    asked: 'بانتظار الموارد البشرية',
    approved: 'تمت الموافقة',
    refused: 'مرفوض',
    withdrawn: 'مسحوب',
    used: 'مستخدم',
  },
}
export default ar
