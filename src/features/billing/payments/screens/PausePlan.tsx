import { addDays } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { PaidTier } from '../../plans/price.rules.ts'
import { useWords } from '../words/index.ts'
import { pauseCall, planCall } from './calls.ts'
import { PauseDialog } from './PauseDialog.tsx'

type PausePlanProps = { tier: PaidTier; paidUntil: string | null; onClose: () => void }

/** For how long the plan stands still, and what that does to the next charge. */
export default function PausePlan({ tier, paidUntil, onClose }: PausePlanProps) {
  const t = useWords()
  const { day } = useFormat()
  const pause = useCommand(pauseCall, { refreshes: [planCall] })
  const onSuccess = ({ until, nextCharge }: { until: string; nextCharge: string }) => {
    notify.success(t('pause.done', { until: day(until), next: day(nextCharge) }))
    onClose()
  }
  return (
    <PauseDialog
      texts={{
        title: t('pause.title', { plan: t(`names.${tier}`) }),
        text: t('pause.text'),
        days: t('pause.days'),
        confirm: t('pause.confirm'),
        keep: t('pause.keep'),
      }}
      movesBy={(days) => paidUntil && t('pause.moves', { day: day(addDays(paidUntil, days)) })}
      isPending={pause.isPending}
      error={pause.error}
      onPause={(days) => pause.mutate({ days }, { onSuccess })}
      onClose={onClose}
    />
  )
}
