import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFileDownload } from '@tabler/icons-react'
import { useApiState } from '../../../../web/api.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { getCall } from '../../employees/screens/calls.ts'
import { COMPLETENESS_FIELDS, explainCompleteness, recordCompleteness } from '../completeness.rules.ts'
import { useComplianceWords } from '../words/index.ts'
import { BackButton } from './BackButton.tsx'
import { ComplianceScore, formatMeasure } from './ComplianceScore.tsx'
import classes from './compliance.module.css'
import { useReport } from './report.ts'

const STATUSES = ['compliant', 'partial', 'non-compliant', 'unknown'] as const
const STATUS_TONES = { compliant: 'ok', partial: 'careful', 'non-compliant': 'wrong', unknown: 'idle' } as const

/** One person's checks: the record's six fields, then what the country's rules find. */
export const Review = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const t = useComplianceWords()
  const { day, number, countryName } = useFormat()
  const download = useReport()
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const country = useCountry(data?.employee.country)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.employee.id !== id) return <LoadingTable rows={6} columns={2} />
  const { employee: e, complianceStatus } = data
  const status = STATUSES.find((s) => s === complianceStatus.status) ?? 'unknown'
  const record = recordCompleteness(e)
  const report = (format: 'pdf' | 'csv') => download({ id, number: e.employee_id, name: e.full_name, format })
  return (
    <div className={classes.overview}>
      <div className={classes.bar}>
        <BackButton onBack={onBack} />
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
      <h3 className={classes.heading}>{t('checks', { name: e.full_name })}</h3>
      <div className={classes.columns}>
        <section>
          <p className={classes.figure}>
            {t('recordScore')}{' '}
            <Explain name={t('recordScore')} explained={explainCompleteness(e)} write={formatMeasure}>
              <strong className="figures">{record.score}%</strong>
            </Explain>
          </p>
          <ul className={classes.findings}>
            {COMPLETENESS_FIELDS.map(([field]) => (
              <li key={field}>
                {e[field] ? (
                  <IconCircleCheck size={17} color="var(--ok)" aria-label={t('passed')} />
                ) : (
                  <IconCircleX size={17} color="var(--wrong)" aria-label={t('failed')} />
                )}
                {t(field)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <p className={classes.figure}>
            {t('lawScore')} <ComplianceScore detail={data} />
          </p>
          <p className={classes.figure}>
            {t('status')} <StatusBadge tone={STATUS_TONES[status]}>{t(status)}</StatusBadge>
          </p>
          {country && (
            <p className={classes.figure}>
              {t('fieldCount', { country: countryName(e.country) })}{' '}
              <span className="figures">{number(complianceStatus.basis.fieldCount)}</span>
            </p>
          )}
          <ul className={classes.findings}>
            {complianceStatus.reasons.map((reason) => (
              <li key={reason.rule.id + reason.message}>
                {reason.severity === 'error' ? (
                  <IconCircleX size={17} color="var(--wrong)" aria-label={t('failed')} />
                ) : (
                  <IconAlertTriangle size={17} color="var(--careful)" aria-label={t('attention')} />
                )}
                <div className={classes.two}>
                  <span>
                    {country?.say(reason.message) ?? reason.message}{' '}
                    <span className={`${classes.quiet} figures`}>{t('points', { points: number(reason.points) })}</span>
                  </span>
                  <span className={classes.quiet}>
                    {t('rule', {
                      id: reason.rule.id,
                      source: reason.rule.source.title,
                      day: day(reason.rule.source.checkedOn),
                    })}
                    {!reason.rule.source.confirmed && ` (${t('unconfirmed')})`}
                  </span>
                </div>
              </li>
            ))}
            {complianceStatus.reasons.length === 0 && (
              <li>
                <IconCircleCheck size={17} color="var(--ok)" aria-hidden />{' '}
                {t('met', { country: countryName(e.country) })}
              </li>
            )}
          </ul>
        </section>
      </div>
    </div>
  )
}
