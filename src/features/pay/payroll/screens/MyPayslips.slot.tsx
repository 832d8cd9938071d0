import { Button } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import type { Slots } from '../../../../web/slots.tsx'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { listMyPayslips, PaySlip, readMyPayslip } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './payroll.module.css'
import { SlipView } from './SlipView.tsx'

const listCall = wire<typeof listMyPayslips>('GET', '/api/my-payslips')
const openCall = wire<typeof readMyPayslip>('POST', '/api/my-payslips/:runId/open')

const Own = () => {
  const t = useWords()
  const { day } = useFormat()
  const { data, error, isPending, refetch } = useApiState(listCall, {})
  const open = useCommand(openCall, { refreshes: [listCall] })
  const [slip, setSlip] = useState<PaySlip | null>(null)
  if (error) return <ErrorState title={t('mine.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={3} columns={2} />
  return (
    <section className={classes.card} aria-label={t('mine.title')}>
      <h2 className={classes.title}>{t('mine.title')}</h2>
      {data.payslips.length === 0 && <p className={classes.quiet}>{t('mine.none')}</p>}
      <ul className={classes.list}>
        {data.payslips.map(({ runId, from, until, payDay }) => (
          <li key={runId} className={classes.head}>
            <span>
              {day(from)} – {day(until)}
              <span className={classes.days}>{t('mine.paidOn', { day: day(payDay) })}</span>
            </span>
            <Button
              variant="default"
              loading={open.isPending && open.variables?.runId === runId}
              onClick={() => open.mutate({ runId }, { onSuccess: (answer) => setSlip(answer.slip) })}
            >
              {t('mine.open')}
            </Button>
          </li>
        ))}
      </ul>
      {open.error && <p role="alert">{open.error.message}</p>}
      {slip && (
        <Dialog title={t('mine.of', { day: day(slip.payDay) })} onClose={() => setSlip(null)} size="lg">
          <SlipView slip={slip} />
        </Dialog>
      )}
    </section>
  )
}

/** The payslips of whoever reads, in the employee portal. */
export default function MyPayslips({ part, tab }: Slots['portal.tab']) {
  const t = useWords()
  return part === 'tab' ? tab(t('mine.title'), 'receipt') : <Own />
}
