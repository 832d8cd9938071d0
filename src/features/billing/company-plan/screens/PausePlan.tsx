import { addDays } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { PauseDialog } from '../../payments/screens/PauseDialog.tsx'
import { useWords } from '../words/index.ts'
import { companyPlanCall, pausePlanCall } from './calls.ts'

/** For how long the plan of a company stands still, what that means, and what it does to the next bill. */
export default function PausePlan({ paidUntil, onClose }: { paidUntil: string; onClose: () => void }) {
  const t = useWords()
  const { day } = useFormat()
  const pause = useCommand(pausePlanCall, { refreshes: [companyPlanCall] })
  const onSuccess = ({ until, nextBill }: { until: string; nextBill: string }) => {
    notify.success(t('pause.done', { until: day(until), next: day(nextBill) }))
    onClose()
  }
  return (
    <PauseDialog
      texts={{
        title: t('pause.title'),
        text: t('pause.text'),
        days: t('pause.days'),
        confirm: t('pause.confirm'),
        keep: t('pause.keep'),
      }}
      movesBy={(days) => t('pause.moves', { day: day(addDays(paidUntil, days)) })}
      isPending={pause.isPending}
      error={pause.error}
      onPause={(days) => pause.mutate({ days }, { onSuccess })}
      onClose={onClose}
    />
  )
}
