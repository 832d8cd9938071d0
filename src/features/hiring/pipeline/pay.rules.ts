import { exact } from '../../../shared/money.ts'

export const PAY_FITS = ['in', 'above', 'unknown'] as const
export type PayFit = (typeof PAY_FITS)[number]

type Asking = { payMax?: string | null; questions?: readonly { id: string; pays?: boolean | undefined }[] }

/**
 * What somebody expects to be paid beside what the advert says, both in its currency and period. Null: nobody asked. Less than the advert pays
 * is in range, too: nobody is paid by what they dare to ask.
 */
export const payFit = (job: Asking, answers: readonly { id?: unknown; values?: unknown }[]): PayFit | null => {
  const input = (job.questions ?? []).find((q) => q.pays)
  if (!input) return null
  const { values } = answers.find((a) => a.id === input.id) ?? {}
  const said: unknown = Array.isArray(values) ? values[0] : undefined
  if (typeof said !== 'string' || !/^\d+(\.\d+)?$/.test(said) || !job.payMax) return 'unknown'
  return exact(said).gt(exact(job.payMax)) ? 'above' : 'in'
}
