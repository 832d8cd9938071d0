import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { defineSettings, type SettingChange } from '../../../server/setting-areas.ts'
import type { Db } from '../../../server/sql.ts'
import { changeControl, keepControl, waitingControl } from '../../platform/approvals/controls.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { managesJobs } from './policy.ts'

const Approvals = z.object({
  jobsNeedApproval: z.boolean({ error: 'Jobs need approval must be yes or no' }).default(false),
  /** Nobody is hired without an offer that was approved. */
  offersNeedApproval: z.boolean({ error: 'Offers need approval must be yes or no' }).default(false),
})
export type HiringApprovals = z.output<typeof Approvals>

export const CONTROLS = { jobs: 'jobsNeedApproval', offers: 'offersNeedApproval' } as const
export type Control = keyof typeof CONTROLS
const NAMES = Object.keys(CONTROLS) as Control[]

/** What guards others is switched on by anyone who runs the company, and off by two of them where there are two. */
export const saveApprovals = async (
  ctx: Context,
  { before, wanted }: SettingChange<HiringApprovals>,
): Promise<HiringApprovals> => {
  const after = { ...wanted }
  for (const control of NAMES) {
    const field = CONTROLS[control]
    if (!before[field]) continue
    if (wanted[field]) await keepControl(ctx, control)
    else {
      const isWaiting = await waitingControl(ctx, control)
      const outcome = isWaiting
        ? 'waiting'
        : await changeControl(ctx, { control, before: { on: true }, after: { on: false } })
      after[field] = outcome === 'waiting'
    }
  }
  return after
}

/** Whether jobs and offers wait for somebody’s word. */
export const hiringApprovals = defineSettings({
  area: 'hiring-approvals',
  label: { en: 'Approvals in hiring', ar: 'الموافقات في التوظيف' },
  hint: {
    en: 'What waits for somebody who runs the company before it counts.',
    ar: 'ما ينتظر موافقة أحد مديري الشركة قبل أن يسري.',
  },
  may: managesJobs,
  schema: Approvals,
  fields: {
    jobsNeedApproval: {
      label: { en: 'Jobs need approval before they are published', ar: 'تحتاج الوظائف إلى موافقة قبل نشرها' },
    },
    offersNeedApproval: {
      label: { en: 'Offers need approval before they are sent', ar: 'تحتاج العروض إلى موافقة قبل إرسالها' },
    },
  },
  effects: async (_ctx, { before, wanted }) =>
    NAMES.some((control) => before[CONTROLS[control]] && !wanted[CONTROLS[control]])
      ? [
          {
            en: 'It is switched off once another person who runs the company has agreed. Until then it stays on.',
            ar: 'يُلغى بعد موافقة شخص آخر ممن يديرون الشركة. وحتى ذلك الحين يبقى مفعّلًا.',
          },
        ]
      : [],
  save: saveApprovals,
})

/** Whether people who look for work may ask about jobs. */
export const jobQuestionSettings = defineSettings({
  area: 'job-questions',
  label: { en: 'Questions about jobs', ar: 'الأسئلة عن الوظائف' },
  hint: {
    en: 'What people who look for work may ask about your published jobs.',
    ar: 'ما يمكن للباحثين عن عمل أن يسألوه عن وظائفك المنشورة.',
  },
  may: managesJobs,
  schema: z.object({ peopleMayAsk: z.boolean({ error: 'People may ask must be yes or no' }).default(true) }),
  fields: {
    peopleMayAsk: { label: { en: 'People may ask about jobs', ar: 'يمكن للناس أن يسألوا عن الوظائف' } },
  },
})

export type HiringSettings = HiringApprovals & z.output<typeof jobQuestionSettings.schema>

/** How a company hires, all of it. */
export const getHiringSettings = async (db: Db, companyId: string): Promise<HiringSettings> => ({
  ...(await settingsOf(db, hiringApprovals, { companyId })),
  ...(await settingsOf(db, jobQuestionSettings, { companyId })),
})

export const jobsNeedApproval = async (db: Db, companyId: string): Promise<boolean> =>
  (await settingsOf(db, hiringApprovals, { companyId })).jobsNeedApproval
