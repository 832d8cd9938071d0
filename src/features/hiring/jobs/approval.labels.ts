import type { ApprovalLabels } from '../../../server/approvals.ts'
import { PAY_LABELS } from './approval.pay.ts'

/** What an approval of a job is called where approvals are shown. */
export const JOB_LABELS: ApprovalLabels = {
  kind: { en: 'Job', ar: 'وظيفة' },
  changePolicy: { en: 'Change who approves jobs', ar: 'تغيير من يوافق على الوظائف' },
  lines: {
    department: { en: 'Department', ar: 'القسم' },
    country: { en: 'Country', ar: 'البلد' },
    vacancies: { en: 'Positions', ar: 'الشواغر' },
    payFrom: { en: 'Lowest pay', ar: 'أدنى أجر' },
    payTo: { en: 'Highest pay', ar: 'أعلى أجر' },
    ...PAY_LABELS,
    closesOn: { en: 'Open until', ar: 'مفتوحة حتى' },
    'change:title': { en: 'Title changes', ar: 'يتغير المسمى' },
    'change:department': { en: 'Department changes', ar: 'يتغير القسم' },
    'change:payMin': { en: 'Lowest pay changes', ar: 'يتغير أدنى أجر' },
    'change:payMax': { en: 'Highest pay changes', ar: 'يتغير أعلى أجر' },
    'change:payPeriod': { en: 'Pay period changes', ar: 'تتغير فترة الأجر' },
    'change:placeId': { en: 'Place changes', ar: 'يتغير المكان' },
    'change:country': { en: 'Country changes', ar: 'يتغير البلد' },
    'change:vacancies': { en: 'Positions change', ar: 'يتغير عدد الشواغر' },
    'change:mustHave': { en: 'Requirements change', ar: 'تتغير المتطلبات' },
    'change:applyEmail': { en: 'Mailbox for applications changes', ar: 'يتغير بريد الطلبات' },
    'change:applyUrl': { en: 'Address for applications changes', ar: 'يتغير عنوان الطلبات' },
    'change:description': { en: 'Description changes', ar: 'يتغير الوصف' },
    'change:other': { en: 'Something else changes', ar: 'يتغير أمر آخر' },
  },
  flags: {
    change: {
      label: { en: 'A change of a published job', ar: 'تغيير وظيفة منشورة' },
      inSentence: { en: 'it changes a published job', ar: 'كان تغييرًا لوظيفة منشورة' },
    },
  },
}
