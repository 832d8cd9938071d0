import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

/** How a company pays time beside normal hours. */
export const payrollSettings = defineSettings({
  area: 'payroll',
  label: { en: 'Payroll', ar: 'الرواتب' },
  hint: { en: 'What pay runs do with approved time.', ar: 'ما تفعله دورات الرواتب بالوقت المعتمد.' },
  may: permits('settings.write'),
  schema: z.object({
    timeOff: z.boolean().default(false),
    timeOffMonths: z.int().min(1).max(24).default(3),
  }),
  fields: {
    timeOff: {
      label: {
        en: 'Give time off instead of pay where the law allows it',
        ar: 'منح إجازة بدل الأجر حيث يسمح القانون',
      },
      hint: {
        en: 'Only time that the law lets be given as time off, such as a rest day worked. Everything else is paid.',
        ar: 'فقط الوقت الذي يسمح القانون بتعويضه بإجازة، مثل العمل في يوم راحة. ما عدا ذلك يُدفع.',
      },
    },
    timeOffMonths: {
      label: { en: 'Months the time off can be taken', ar: 'أشهر يمكن خلالها أخذ الإجازة البديلة' },
    },
  },
})
