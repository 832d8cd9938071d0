import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useApiState } from '../../../../web/api.ts'
import { Slot } from '../../../../web/slots.tsx'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { getCall } from '../../employees/screens/calls.ts'
import { explainCompleteness, recordCompleteness } from '../completeness.rules.ts'
import { useComplianceWords } from '../words/index.ts'
import { BackButton } from './BackButton.tsx'
import { ComplianceScore, formatMeasure } from './ComplianceScore.tsx'
import classes from './compliance.module.css'
import { useReport } from './report.ts'
import { EmployeeStanding } from './Standing.tsx'

const STATUSES = ['compliant', 'partial', 'non-compliant', 'unknown'] as const
const STATUS_TONES = { compliant: 'ok', partial: 'careful', 'non-compliant': 'wrong', unknown: 'idle' } as const

/** One person's checks: both figures with their derivations, then where they stand and what puts it right. */
export const Review = ({ id, onBack }: { id: string; onBack?: () => void }) => {
  const t = useComplianceWords()
  const download = useReport()
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.employee.id !== id) return <LoadingTable rows={6} columns={2} />
  const { employee: e, complianceStatus } = data
  const status = STATUSES.find((s) => s === complianceStatus.status) ?? 'unknown'
  const record = recordCompleteness(e)
  const report = (format: 'pdf' | 'csv') => download({ id, number: e.employee_id, name: e.full_name, format })
  return (
    <div className={classes.overview}>
      <div className={classes.bar}>
        {onBack ? <BackButton onBack={onBack} /> : <span />}
        <div className={classes.actions}>
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              size="compact-md"
              leftSection={<IconFileDownload size={16} />}
              onClick={() => void report(format)}
            >
              {format === 'pdf' ? t('reportPdf') : t('reportCsv')}
            </Button>
          ))}
        </div>
      </div>
      <h2 className={classes.heading}>{t('checks', { name: e.full_name })}</h2>
      <div className={classes.columns}>
        <p className={classes.figure}>
          {t('recordScore')}{' '}
          <Explain name={t('recordScore')} explained={explainCompleteness(e)} write={formatMeasure}>
            <strong className="figures">{record.score}%</strong>
          </Explain>
        </p>
        <p className={classes.figure}>
          <span>
            {t('lawScore')} <ComplianceScore detail={data} />
          </span>
          <StatusBadge tone={STATUS_TONES[status]}>{t(status === 'compliant' ? 'rulesMet' : status)}</StatusBadge>
        </p>
      </div>
      <EmployeeStanding id={id} />
      <Slot name="employee.compliance" with={{ id }} />
    </div>
  )
}
