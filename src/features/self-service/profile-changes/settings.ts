import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

export const bankSettings = defineSettings({
  area: 'bank-changes',
  label: { en: 'Changes of bank accounts', ar: 'تغيير الحسابات المصرفية' },
  hint: {
    en: 'An employee asks in the portal, somebody agrees, and the new account is used after some days. Until then pay goes to the old one.',
    ar: 'يطلب الموظف من البوابة ويوافق شخص آخر، ثم يُستخدم الحساب الجديد بعد أيام. وحتى ذلك الحين يُدفع الراتب إلى القديم.',
  },
  may: permits('settings.write'),
  schema: z.object({ coolingDays: z.int().min(0).max(60).default(7) }),
  fields: {
    coolingDays: {
      label: { en: 'Days before a new account is used', ar: 'أيام قبل استخدام الحساب الجديد' },
    },
  },
})
