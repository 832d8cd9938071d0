import type { Translation } from '../../../../web/i18n.ts'
import type en from './en.ts'

const ar: Translation<typeof en> = {
  title: 'بطاقة العمل الرقمية',
  close: 'إغلاق',
  generate: 'إنشاء ومشاركة',
  generating: 'جارٍ الإنشاء...',
  name: 'الاسم',
  position: 'الوظيفة',
  department: 'القسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  location: 'الموقع',
  none: 'غير مذكور',
  shows: 'تعرض البطاقة بيانات العمل هذه وحدها: لا راتب ولا أرقام هوية.',
  departmentLine: 'قسم {{department}}',
  website: 'الموقع الإلكتروني',
  picture: 'بطاقة عمل {{name}} مع رمز QR لجهة الاتصال',
  share: {
    title: 'خيارات المشاركة',
    email: 'البريد الإلكتروني',
    download: 'تنزيل',
    vcard: 'ملف جهة اتصال (vCard)',
    png: 'صورة مع رمز QR (PNG)',
    to: 'إرسال إلى',
    toHelp: 'عنوان الموظف نفسه، ما لم تُدخل عنوانًا آخر.',
    send: 'إرسال البطاقة',
    sending: 'جارٍ الإرسال...',
    sent: 'أُرسلت بطاقة العمل الرقمية إلى {{recipient}}.',
    saved: 'تم حفظ {{file}}',
  },
  errors: {
    load: 'تعذّر تحميل بيانات الموظفين',
    generate: 'تعذّر إنشاء البطاقة الرقمية: {{error}}',
    generateAgain: 'تعذّر إنشاء البطاقة الرقمية. يرجى المحاولة مرة أخرى.',
    send: 'تعذّر إرسال البطاقة: {{error}}',
    address: 'صيغة البريد الإلكتروني غير صحيحة',
  },
}
export default ar
