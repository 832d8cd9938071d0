import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

/** Parts of the portal that a company may do without. Payslips are none of them: the law has them given. */
export const portalSettings = defineSettings({
  area: 'portal',
  label: { en: 'Employee portal', ar: 'بوابة الموظف' },
  hint: {
    en: 'Parts of the portal that employees have. What is switched off is not there for them, and their calls for it are refused. Payslips, documents, memos and approvals always are.',
    ar: 'أقسام البوابة المتاحة للموظفين. ما أُوقف لا يظهر لهم وتُرفض طلباتهم إليه. قسائم الراتب والمستندات والمذكرات والموافقات متاحة دائمًا.',
  },
  may: permits('settings.write'),
  schema: z.object({
    attendance: z.boolean().default(true),
    schedules: z.boolean().default(true),
    leave: z.boolean().default(true),
    claims: z.boolean().default(true),
    letters: z.boolean().default(true),
    directory: z.boolean().default(true),
    questions: z.boolean().default(true),
  }),
  fields: {
    attendance: { label: { en: 'Attendance', ar: 'الحضور' } },
    schedules: { label: { en: 'Shifts', ar: 'المناوبات' } },
    leave: { label: { en: 'Leave', ar: 'الإجازات' } },
    claims: { label: { en: 'Expenses', ar: 'المصروفات' } },
    letters: { label: { en: 'Letters', ar: 'الخطابات' } },
    directory: { label: { en: 'Who is who', ar: 'دليل الزملاء' } },
    questions: { label: { en: 'Ask HR', ar: 'اسأل الموارد البشرية' } },
  },
})
