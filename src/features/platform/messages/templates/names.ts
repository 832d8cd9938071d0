import type { Label } from '../../../../shared/languages.ts'
import type { OwnTemplates } from './template.ts'

/** What the messages of the house itself are called in the outbox. */
export const OWN_NAMES: Readonly<Record<Exclude<keyof OwnTemplates, 'calendar-entry'>, Label>> = {
  welcome: { en: 'Welcome', ar: 'ترحيب' },
  'temporary-password': { en: 'Portal opened', ar: 'فتح البوابة' },
  'password-reset': { en: 'Password reset', ar: 'إعادة تعيين كلمة المرور' },
  'password-reset-by-company': { en: 'Password reset by HR', ar: 'إعادة تعيين من الموارد البشرية' },
  'password-changed': { en: 'Password changed', ar: 'تغيير كلمة المرور' },
  'link-renewed': { en: 'New link to an application', ar: 'رابط جديد لطلب' },
  'mailbox-code': { en: 'Code for a mailbox', ar: 'رمز للبريد' },
  'address-proved': { en: 'Address confirmed', ar: 'تأكيد البريد' },
  'security-changed': { en: 'Account security changed', ar: 'تغيير في أمان الحساب' },
  'administrator-invited': { en: 'Invitation to administer', ar: 'دعوة إلى الإدارة' },
  'email-changed': { en: 'E-mail address changed', ar: 'تغيير عنوان البريد الإلكتروني' },
  'business-card': { en: 'Business card', ar: 'بطاقة عمل' },
  'expiry-digest': { en: 'Documents that expire', ar: 'مستندات تنتهي صلاحيتها' },
  'export-ready': { en: 'Data export ready', ar: 'نسخة البيانات جاهزة' },
  'expiry-notice': { en: 'Your documents that expire', ar: 'مستنداتك التي تنتهي صلاحيتها' },
  'newsletter-confirm': { en: 'Newsletter to confirm', ar: 'تأكيد النشرة الإخبارية' },
  'newsletter-welcome': { en: 'Newsletter confirmed', ar: 'اشتراك مؤكد في النشرة' },
  'contact-received': { en: 'Receipt of a contact message', ar: 'إيصال رسالة تواصل' },
  'interview-proposed': { en: 'Interview times to choose from', ar: 'مواعيد مقابلة للاختيار' },
  'interview-arranged': { en: 'Interview arranged', ar: 'تحديد مقابلة' },
  'interview-cancelled': { en: 'Interview called off', ar: 'إلغاء مقابلة' },
  'interview-unset': { en: 'Interview times called off', ar: 'إلغاء مواعيد المقابلة' },
  'interview-answered': { en: 'Answer about interview times', ar: 'رد على مواعيد المقابلة' },
  'job-alert': { en: 'New jobs of a kept search', ar: 'وظائف جديدة لبحث محفوظ' },
  'job-followed': { en: 'News of a followed job', ar: 'خبر عن وظيفة متابَعة' },
  'own-reminder': { en: 'Reminder they set themselves', ar: 'تذكير وضعه صاحبه لنفسه' },
  'notification-digest': { en: 'Digest of notifications', ar: 'ملخّص الإشعارات' },
  'offer-made': { en: 'Offer', ar: 'عرض عمل' },
  'offer-withdrawn': { en: 'Offer withdrawn', ar: 'سحب عرض عمل' },
  'offer-answered': { en: 'Answer to an offer', ar: 'رد على عرض عمل' },
  'offer-approval': { en: 'Offer to approve', ar: 'عرض عمل للموافقة' },
  'job-question-asked': { en: 'Questions about a job', ar: 'أسئلة عن وظيفة' },
  'job-question-answered': { en: 'Answer to a question', ar: 'إجابة عن سؤال' },
  'job-reviewed': { en: 'Reported job reviewed', ar: 'مراجعة وظيفة مُبلَّغ عنها' },
  'report-decided': { en: 'Answer to a report', ar: 'رد على بلاغ' },
  'application-received': { en: 'Receipt of an application', ar: 'إيصال طلب توظيف' },
  'application-again': { en: 'Application sent twice', ar: 'طلب توظيف مكرر' },
  'application-closed': { en: 'Job closed', ar: 'إغلاق وظيفة' },
  'application-news': { en: 'News of applications', ar: 'أخبار طلبات التوظيف' },
  'account-deleted': { en: 'Account deleted', ar: 'حذف الحساب' },
}

/** Letters that are written by whoever sends them, without a template. */
export const UNTEMPLATED_NAMES: Readonly<Record<string, Label>> = {
  'contact-message': { en: 'Contact form', ar: 'نموذج التواصل' },
}
