import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

export const directorySettings = defineSettings({
  area: 'directory',
  label: { en: 'Who is who', ar: 'دليل الزملاء' },
  hint: {
    en: 'What employees see of their colleagues in the portal: names, positions, departments and sites, and what is chosen here.',
    ar: 'ما يراه الموظفون عن زملائهم في البوابة: الأسماء والمناصب والأقسام والمواقع، وما يُختار هنا.',
  },
  may: permits('settings.write'),
  schema: z.object({
    shows: z.enum(['everybody', 'entity', 'nobody']).default('everybody'),
    email: z.boolean().default(true),
    phone: z.boolean().default(false),
  }),
  fields: {
    shows: {
      label: { en: 'Employees see', ar: 'يرى الموظفون' },
      options: {
        everybody: { en: 'Everybody of the company', ar: 'جميع العاملين في الشركة' },
        entity: { en: 'Those of their own legal entity', ar: 'العاملين في كيانهم القانوني' },
        nobody: { en: 'Only their managers and their own people', ar: 'مديريهم وفريقهم فقط' },
      },
    },
    email: { label: { en: 'Show email addresses', ar: 'إظهار عناوين البريد الإلكتروني' } },
    phone: { label: { en: 'Show phone numbers', ar: 'إظهار أرقام الهواتف' } },
  },
})
