import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

export const lockerSettings = defineSettings({
  area: 'lockers',
  label: { en: 'Lockers', ar: 'الخزائن' },
  hint: { en: 'How many lockers somebody may have.', ar: 'عدد الخزائن المسموح به للشخص.' },
  may: permits('settings.write'),
  schema: z.object({ most: z.int().min(1).max(9).default(1) }),
  fields: { most: { label: { en: 'Lockers for one person', ar: 'خزائن للشخص الواحد' } } },
  scopes: ['site'],
})
