import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { PaidTier } from '../../plans/price.rules.ts'
import { CancelDialog } from '../../plans/screens/CancelDialog.tsx'
import { useWords } from '../words/index.ts'
import { cancelCall, planCall } from './calls.ts'

const REASONS = ['price', 'found_work', 'not_used', 'missing', 'other'] as const

type CancelPlanProps = { tier: PaidTier; until: string | null; onClose: () => void }

/** Cancelling the plan of a job seeker. */
export default function CancelPlan({ tier, until, onClose }: CancelPlanProps) {
  const t = useWords()
  const { day } = useFormat()
  const cancel = useCommand(cancelCall, { refreshes: [planCall] })
  const last = day(until)
  const onSuccess = () => {
    notify.success(t('cancel.done', { day: last }))
    onClose()
  }
  return (
    <CancelDialog
      title={t('cancel.title', { plan: t(`names.${tier}`) })}
      text={t('cancel.text', { day: last })}
      why={t('cancel.why')}
      noReason={t('reasons.none')}
      reasons={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      confirm={t('cancel.open')}
      keep={t('cancel.keep')}
      command={cancel}
      onConfirm={(reason) => cancel.mutate({ reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
