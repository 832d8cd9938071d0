import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { permits } from '../../../shared/permissions.ts'

export const letterSettings = defineSettings({
  area: 'employee-letters',
  label: { en: 'Letters people make themselves', ar: 'خطابات يصدرها الموظفون بأنفسهم' },
  hint: {
    en: 'In the portal people make their own letters of employment, pay and leave. They carry the name of your legal entity and of whoever signs.',
    ar: 'يصدر الموظفون من البوابة خطابات العمل والراتب والإجازة، وتحمل اسم الكيان القانوني واسم الموقّع.',
  },
  may: permits('settings.write'),
  schema: z.object({
    signatory: z.string().max(120).default(''),
    signatoryTitle: z.string().max(120).default(''),
    employment: z.boolean().default(true),
    salary: z.boolean().default(true),
    leave: z.boolean().default(true),
  }),
  fields: {
    signatory: {
      label: { en: 'Name of whoever signs', ar: 'اسم الموقّع' },
      hint: { en: 'Without it no letter can be made.', ar: 'لا يصدر أي خطاب بدونه.' },
    },
    signatoryTitle: { label: { en: 'Their position', ar: 'منصبه' } },
    employment: { label: { en: 'Certificate of employment', ar: 'شهادة عمل' } },
    salary: { label: { en: 'Certificate of pay', ar: 'شهادة راتب' } },
    leave: { label: { en: 'Letter about leave', ar: 'خطاب إجازة' } },
  },
})
