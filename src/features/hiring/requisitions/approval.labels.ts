import type { ApprovalLabels } from '../../../server/approvals.ts'
import { PAY_LABELS } from '../jobs/approval.pay.ts'

/** What an approval of a requisition is called where approvals are shown. */
export const REQUISITION_LABELS: ApprovalLabels = {
  kind: { en: 'Requisition', ar: 'طلب توظيف' },
  changePolicy: { en: 'Change who approves requisitions', ar: 'تغيير من يوافق على طلبات التوظيف' },
  lines: {
    department: { en: 'Department', ar: 'القسم' },
    country: { en: 'Country', ar: 'البلد' },
    headCount: { en: 'People', ar: 'عدد الأشخاص' },
    payFrom: { en: 'Lowest pay', ar: 'أدنى أجر' },
    payTo: { en: 'Highest pay', ar: 'أعلى أجر' },
    ...PAY_LABELS,
    budget: { en: 'Hiring budget', ar: 'ميزانية التوظيف' },
    wantedBy: { en: 'Wanted by', ar: 'مطلوب قبل' },
    withinPlan: { en: 'Within the plan', ar: 'ضمن الخطة' },
    overPlan: { en: 'Beyond the plan', ar: 'يتجاوز الخطة' },
    note: { en: 'Why', ar: 'السبب' },
  },
  flags: {
    'over-plan': {
      label: { en: 'Beyond the headcount plan', ar: 'يتجاوز خطة عدد الموظفين' },
      inSentence: { en: 'it goes beyond the headcount plan', ar: 'تجاوز خطة عدد الموظفين' },
    },
  },
}
