import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

/** When pay is tried before it is run. */
export const rehearsalSettings = defineSettings({
  area: 'pay-rehearsals',
  label: { en: 'Pay rehearsals', ar: 'تجربة الرواتب' },
  hint: {
    en: 'Some days before the cut-off the next run is tried, and payroll is told what would stop it.',
    ar: 'قبل الإغلاق بأيام تُجرَّب الدورة التالية ويُبلَّغ فريق الرواتب بما سيوقفها.',
  },
  may: permits('settings.write'),
  schema: z.object({
    on: z.boolean().default(true),
    days: z.int().min(1).max(20).default(5),
    cutOffDays: z.int().min(0).max(20).default(3),
    changePercent: z.int().min(1).max(100).default(20),
  }),
  fields: {
    on: { label: { en: 'Try the next run by itself', ar: 'تجربة الدورة التالية تلقائيًا' } },
    days: { label: { en: 'Days before the cut-off', ar: 'أيام قبل الإغلاق' } },
    cutOffDays: {
      label: { en: 'Cut-off: days before the pay day', ar: 'الإغلاق: أيام قبل يوم الدفع' },
      hint: { en: 'After it nothing more is entered for the run.', ar: 'بعده لا يُدخل شيء آخر للدورة.' },
    },
    changePercent: {
      label: { en: 'Tell of pay that changes by this many percent', ar: 'الإبلاغ عن تغيّر الراتب بهذه النسبة' },
    },
  },
})
