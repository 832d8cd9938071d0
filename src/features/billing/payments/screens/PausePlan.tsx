import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { addDays } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { PaidTier } from '../../plans/price.rules.ts'
import { useWords } from '../words/index.ts'
import { pauseCall, planCall } from './calls.ts'

const DAYS = [7, 14, 21, 30] as const

type PausePlanProps = { tier: PaidTier; paidUntil: string | null; onClose: () => void }

/** For how long the plan stands still, and what that does to the next charge. */
export default function PausePlan({ tier, paidUntil, onClose }: PausePlanProps) {
  const t = useWords()
  const { day } = useFormat()
  const [days, setDays] = useState<(typeof DAYS)[number]>(14)
  const pause = useCommand(pauseCall, { refreshes: [planCall] })
  const send = () =>
    pause.mutate(
      { days },
      {
        onSuccess: ({ until, nextCharge }) => {
          notify.success(t('pause.done', { until: day(until), next: day(nextCharge) }))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('pause.title', { plan: t(`names.${tier}`) })} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('pause.text')}</p>
        <NativeSelect
          label={t('pause.days')}
          value={days}
          onChange={(event) => setDays(DAYS.find((one) => String(one) === event.currentTarget.value) ?? days)}
          data={DAYS.map((one) => ({ value: String(one), label: t(`pause.days${one}`) }))}
        />
        {paidUntil && <p style={{ margin: 0 }}>{t('pause.moves', { day: day(addDays(paidUntil, days)) })}</p>}
        {pause.error && <ErrorState error={pause.error} />}
        <div className={panel.row}>
          <Button loading={pause.isPending} onClick={send}>
            {t('pause.confirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('pause.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
