import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

const monthDay = (label: string, usual: string) =>
  z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, `${label} is a month and a day, such as 01-15`)
    .default(usual)

const HINT = { en: 'Month and day, such as 01-15', ar: 'الشهر واليوم، مثل 01-15' }

/** When employees may change what they declare for tax, and until when they prove it. */
export const declarationSettings = defineSettings({
  area: 'tax-declarations',
  label: { en: 'Tax declarations', ar: 'الإقرارات الضريبية' },
  hint: {
    en: 'After the last day of proofs only what payroll has verified counts, and the tax of the months left is spread again.',
    ar: 'بعد آخر يوم للمستندات لا يُحتسب إلا ما تحقق منه فريق الرواتب، ويُعاد توزيع ضريبة الأشهر المتبقية.',
  },
  may: permits('settings.write'),
  schema: z.object({
    changesUntil: monthDay('Last day of changes', '12-31'),
    proofsFrom: monthDay('First day of proofs', '12-01'),
    proofsBy: monthDay('Last day of proofs', '01-15'),
  }),
  fields: {
    changesUntil: {
      label: { en: 'Regime and plans may be changed until', ar: 'يمكن تغيير النظام والتقديرات حتى' },
      hint: HINT,
    },
    proofsFrom: { label: { en: 'Proofs are handed in from', ar: 'تُسلَّم المستندات من' }, hint: HINT },
    proofsBy: { label: { en: 'Proofs are handed in by', ar: 'تُسلَّم المستندات حتى' }, hint: HINT },
  },
})
