import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

/** How exactly another provider’s register has to agree with our own pay. */
export const goLiveSettings = defineSettings({
  area: 'go-live',
  label: { en: 'Moving payroll here', ar: 'نقل الرواتب إلى هنا' },
  hint: {
    en: 'How exactly the register of the provider before has to agree with our own pay.',
    ar: 'مدى التطابق المطلوب بين سجل المزوّد السابق ورواتبنا.',
  },
  may: permits('settings.write'),
  schema: z.object({ tolerance: z.int().min(0).max(10_000).default(0) }),
  fields: {
    tolerance: {
      label: { en: 'Differences that do not matter, in cents', ar: 'الفروق التي لا تهم، بأصغر وحدة' },
      hint: {
        en: 'In the smallest unit of the currency. 0: every difference is looked at.',
        ar: 'بأصغر وحدة من العملة. 0: يُنظر في كل فرق.',
      },
    },
  },
})
