import { z } from 'zod'
import { defineSettings } from '../../../server/setting-areas.ts'
import { managesJobs } from '../../hiring/jobs/policy.ts'

/** Whether a company agrees to be written to. Not before it says so. */
export const directMessageSettings = defineSettings({
  area: 'direct-messages',
  label: { en: 'Direct messages', ar: 'الرسائل المباشرة' },
  hint: {
    en: 'People who look for work may write to you about a job they applied for, or one that takes questions.',
    ar: 'يمكن للباحثين عن عمل مراسلتكم بشأن وظيفة تقدموا إليها أو وظيفة تقبل الأسئلة.',
  },
  may: managesJobs,
  schema: z.object({ accepts: z.boolean({ error: 'Accepts must be yes or no' }).default(false) }),
  fields: { accepts: { label: { en: 'People may write to us', ar: 'يمكن للناس مراسلتنا' } } },
})
