import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { wire } from '../../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { loadWords } from '../../../../../web/i18n.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { usePeriod } from '../../../../../web/ui/usePeriod.ts'
import type { listMyPayslips, PaySlip, readMyPayslip } from '../../contract.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import { DownloadButton } from '../Download.tsx'
import classes from '../payroll.module.css'
import { SlipView } from '../SlipView.tsx'
import { AskPayroll } from './AskPayroll.tsx'
import { Comparison } from './Comparison.tsx'
import { Estimate } from './Estimate.tsx'
import { MyQuestions } from './MyQuestions.tsx'

const listCall = wire<typeof listMyPayslips>('GET', '/api/my-payslips')
const openCall = wire<typeof readMyPayslip>('POST', '/api/my-payslips/:runId/open')

type Opened = { runId: string; slip: PaySlip }

const MyDeclaration = lazy(() =>
  loadWords(['pay/declarations/own']).then(() => import('../../../declarations/screens/own/MyDeclaration.tsx')),
)

/** One’s own payslips: opened after the password, as a paper, beside another one, with a question to payroll. */
export default function MyPay() {
  const t = useMyPayWords()
  const { day } = useFormat()
  const period = usePeriod()
  const { data, error, isPending, refetch } = useApiState(listCall, {})
  const open = useCommand(openCall, { refreshes: [listCall] })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isShown, setShown] = useState(false)
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={3} columns={2} />
  const { payslips } = data
  const years = [...new Set(payslips.map(({ payDay }) => payDay.slice(0, 4)))]
  return (
    <div className={classes.stack}>
      <section className={classes.card} aria-label={t('title')}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('title')}</h2>
          <Estimate />
        </div>
        {payslips.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
        <ul className={classes.list}>
          {payslips.map(({ runId, from, until, payDay, version, replaced, withdrawn }) => (
            <li key={`${runId} ${version}`} className={classes.head}>
              <span>
                {period(from, until)}
                <span className={classes.days}>
                  {t('paidOn', { day: day(payDay) })}
                  {version > 1 && ` · ${t('version', { version })}`}
                  {replaced && ` · ${t('replaced')}`}
                  {withdrawn !== null && ` · ${t('withdrawn', { reason: withdrawn })}`}
                </span>
              </span>
              {withdrawn === null && (
                <span className={classes.actions}>
                  <DownloadButton
                    address={`/api/my-payslips/${runId}/payslip.pdf?version=${version}`}
                    name={`payslip-${payDay}.pdf`}
                  >
                    {t('download')}
                  </DownloadButton>
                  <Button
                    variant="default"
                    loading={open.isPending && open.variables?.runId === runId && open.variables.version === version}
                    onClick={() =>
                      open.mutate({ runId, version }, { onSuccess: ({ slip }) => setOpened({ runId, slip }) })
                    }
                  >
                    {t('open')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {open.error && <p role="alert">{open.error.message}</p>}
        {years.length > 0 && (
          <div className={classes.actions}>
            {years.map((year) => (
              <DownloadButton
                key={`all ${year}`}
                variant="subtle"
                address={`/api/my-payslips.zip?year=${year}`}
                name={`payslips-${year}.zip`}
              >
                {t('archive', { year })}
              </DownloadButton>
            ))}
            {years.map((year) => (
              <DownloadButton
                key={year}
                variant="subtle"
                address={`/api/my-pay-statement.pdf?year=${year}`}
                name={`statement-${year}.pdf`}
              >
                {t('statement', { year })}
              </DownloadButton>
            ))}
          </div>
        )}
      </section>
      <Suspense>
        <MyDeclaration />
      </Suspense>
      <MyQuestions payslips={payslips} />
      {opened && (
        <Dialog
          title={t('of', { period: period(opened.slip.from, opened.slip.until) })}
          onClose={() => {
            setOpened(null)
            setShown(false)
          }}
          size="lg"
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <div className={classes.stack}>
            {isShown ? (
              <>
                <div className={classes.actions}>
                  <Button variant="subtle" onClick={() => setShown(false)}>
                    {t('hide')}
                  </Button>
                </div>
                <SlipView slip={opened.slip} />
                <Comparison runId={opened.runId} payslips={payslips.filter(({ withdrawn }) => withdrawn === null)} />
              </>
            ) : (
              <div className={classes.card}>
                <p className={classes.quiet}>{t('hidden')}</p>
                <div className={classes.actions}>
                  <Button onClick={() => setShown(true)}>{t('show')}</Button>
                </div>
              </div>
            )}
            <AskPayroll runId={opened.runId} lines={opened.slip.lines} />
          </div>
        </Dialog>
      )}
    </div>
  )
}
