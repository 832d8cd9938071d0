import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { PaidTier } from '../../plans/price.rules.ts'
import { useWords } from '../words/index.ts'
import { cancelCall, planCall } from './calls.ts'

const REASONS = ['price', 'found_work', 'not_used', 'missing', 'other'] as const

type CancelPlanProps = { tier: PaidTier; until: string | null; onClose: () => void }

/** The second click: what cancelling means, and nothing to talk somebody out of it. */
export default function CancelPlan({ tier, until, onClose }: CancelPlanProps) {
  const t = useWords()
  const { day } = useFormat()
  const cancel = useCommand(cancelCall, { refreshes: [planCall] })
  const [reason, setReason] = useState('')
  const last = day(until)
  return (
    <Dialog title={t('cancel.title', { plan: t(`names.${tier}`) })} onClose={onClose}>
      <div className={panel.stack}>
        <p style={{ margin: 0 }}>{t('cancel.text', { day: last })}</p>
        <NativeSelect
          label={t('cancel.why')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data={[
            { value: '', label: t('reasons.none') },
            ...REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) })),
          ]}
        />
        {cancel.error && <ErrorState error={cancel.error} />}
        <div className={panel.row}>
          <Button
            color="red"
            loading={cancel.isPending}
            onClick={() =>
              cancel.mutate(
                { reason: REASONS.find((one) => one === reason) ?? null },
                {
                  onSuccess: () => {
                    notify.success(t('cancel.done', { day: last }))
                    onClose()
                  },
                },
              )
            }
          >
            {t('cancel.open')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
