import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { addDays } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWords as usePaymentWords } from '../../payments/words/index.ts'
import { useWords } from '../words/index.ts'
import { companyPlanCall, pausePlanCall } from './calls.ts'

const DAYS = [7, 14, 21, 30] as const

/** For how long the plan of a company stands still, what that means, and what it does to the next bill. */
export default function PausePlan({ paidUntil, onClose }: { paidUntil: string; onClose: () => void }) {
  const t = useWords()
  const lengths = usePaymentWords()
  const { day } = useFormat()
  const [days, setDays] = useState<(typeof DAYS)[number]>(14)
  const pause = useCommand(pausePlanCall, { refreshes: [companyPlanCall] })
  const onSuccess = ({ until, nextBill }: { until: string; nextBill: string }) => {
    notify.success(t('pause.done', { until: day(until), next: day(nextBill) }))
    onClose()
  }
  return (
    <Dialog title={t('pause.title')} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('pause.text')}</p>
        <NativeSelect
          label={t('pause.days')}
          value={days}
          onChange={(event) => setDays(DAYS.find((one) => String(one) === event.currentTarget.value) ?? days)}
          data={DAYS.map((one) => ({ value: String(one), label: lengths(`pause.days${one}`) }))}
        />
        <p style={{ margin: 0 }}>{t('pause.moves', { day: day(addDays(paidUntil, days)) })}</p>
        {pause.error && <ErrorState error={pause.error} />}
        <div className={panel.row}>
          <Button loading={pause.isPending} onClick={() => pause.mutate({ days }, { onSuccess })}>
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
