import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { CancelDialog } from '../../plans/screens/CancelDialog.tsx'
import type { CompanyPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { CardButton } from './CardButton.tsx'
import { cancelPlanCall, companyPlanCall } from './calls.ts'
import { EndPause } from './EndPause.tsx'
import { Lines } from './Lines.tsx'

const PausePlan = lazy(() => import('./PausePlan.tsx'))
const Buy = lazy(() => import('./Buy.tsx'))

type Current = NonNullable<CompanyPlan['current']>

/** A plan that runs: seats that are paid and used, what is charged next and why, and the ways to change and end it. */
export const Now = ({ plan, current }: { plan: CompanyPlan; current: Current }) => {
  const t = useWords()
  const { day } = useFormat()
  const [opened, setOpened] = useState<'change' | 'cancel' | 'pause' | null>(null)
  const resume = useCommand(cancelPlanCall, { refreshes: [companyPlanCall] })
  const used = plan.seats.at(-1)?.people ?? 0
  const { product, seats, next, cancels, card, paidUntil } = current
  const until = day(paidUntil)
  return (
    <>
      <p>
        <b>{t(`products.${product}`)}</b>, {t('used', { used, count: seats })}
      </p>
      {used > seats && <p className={panel.wrong}>{t('above', { count: used - seats })}</p>}
      {next && !plan.open && (
        <>
          <h3>{t('nextBill', { day: until })}</h3>
          <Lines {...next} />
          {next.couponWaits && <p className={panel.quiet}>{t('couponWaits')}</p>}
          {card && <p className={panel.quiet}>{t('card', { last4: card })}</p>}
        </>
      )}
      <div className={panel.row}>
        {current.pause && <EndPause />}
        {plan.state === 'active' && !plan.open && (
          <Button variant="default" onClick={() => setOpened('change')}>
            {t('change')}
          </Button>
        )}
        <CardButton />
        {current.mayPause && (
          <Button variant="default" onClick={() => setOpened('pause')}>
            {t('pause.open')}
          </Button>
        )}
        {cancels ? (
          <Button
            variant={current.pause ? 'default' : 'filled'}
            loading={resume.isPending}
            onClick={() => resume.mutate({ cancels: false, reason: null })}
          >
            {t('cancel.undo')}
          </Button>
        ) : (
          <Button variant="default" color="red" onClick={() => setOpened('cancel')}>
            {t('cancel.open')}
          </Button>
        )}
      </div>
      {resume.error && <ErrorState error={resume.error} />}
      {opened === 'change' && (
        <Dialog title={t('change')} onClose={() => setOpened(null)} size="lg">
          <Suspense>
            <Buy plan={plan} onDone={() => setOpened(null)} />
          </Suspense>
        </Dialog>
      )}
      {opened === 'pause' && (
        <Suspense>
          <PausePlan paidUntil={paidUntil} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {opened === 'cancel' && <Cancel until={until} onClose={() => setOpened(null)} />}
    </>
  )
}

const REASONS = ['price', 'closing', 'not_used', 'missing', 'other'] as const

/** Cancelling the plan of a company. */
const Cancel = ({ until, onClose }: { until: string; onClose: () => void }) => {
  const t = useWords()
  const cancel = useCommand(cancelPlanCall, { refreshes: [companyPlanCall] })
  const onSuccess = () => {
    notify.success(t('cancel.done', { day: until }))
    onClose()
  }
  return (
    <CancelDialog
      title={t('cancel.title')}
      text={t('cancel.text', { day: until })}
      why={t('cancel.why')}
      noReason={t('reasons.none')}
      reasons={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      confirm={t('cancel.open')}
      keep={t('cancel.keep')}
      command={cancel}
      onConfirm={(reason) => cancel.mutate({ cancels: true, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
