import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconFileDownload } from '@tabler/icons-react'
import { useApiState } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Explain } from '../../../web/ui/Explain.tsx'
import { ErrorState, LoadingTable } from '../../../web/ui/states.tsx'
import { getCall, useCountry } from '../../employees/screens/calls.ts'
import { csvFile, saveFile } from '../../employees/screens/download.ts'
import { useWords } from '../../employees/words/index.ts'
import { COMPLETENESS_FIELDS, explainCompleteness, recordCompleteness } from '../completeness.rules.ts'
import { useComplianceWords } from '../words/index.ts'
import { BackButton } from './BackButton.tsx'
import { ComplianceScore, percent } from './ComplianceScore.tsx'
import classes from './compliance.module.css'
import { reportCsv } from './report.ts'

/** One person's checks: the record's six fields, then what the country's rules find. */
export const Review = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const say = useComplianceWords()
  const sayOf = useWords()
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const country = useCountry(data?.employee.country)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.employee.id !== id) return <LoadingTable rows={6} columns={2} />
  const { employee: e, complianceStatus } = data
  const record = recordCompleteness(e)
  const report = () => {
    saveFile(`compliance-${e.employee_id}.csv`, csvFile(reportCsv(data, say)))
    notify.success(say('reported', { name: e.full_name }))
  }
  return (
    <div className={classes.overview}>
      <div className={classes.bar}>
        <BackButton onBack={onBack} />
        <Button variant="default" size="compact-md" leftSection={<IconFileDownload size={16} />} onClick={report}>
          {say('report')}
        </Button>
      </div>
      <h3 className={classes.heading}>{say('checks', { name: e.full_name })}</h3>
      <div className={classes.columns}>
        <section>
          <p className={classes.figure}>
            {say('recordScore')}{' '}
            <Explain name={say('recordScore')} explained={explainCompleteness(e)} write={percent}>
              <strong className="figures">{record.score}%</strong>
            </Explain>
          </p>
          <ul className={classes.findings}>
            {COMPLETENESS_FIELDS.map(([field, label]) => (
              <li key={field}>
                {e[field] ? (
                  <IconCircleCheck size={17} color="var(--ok)" aria-label={say('passed')} />
                ) : (
                  <IconCircleX size={17} color="var(--wrong)" aria-label={say('failed')} />
                )}
                {label}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <p className={classes.figure}>
            {say('lawScore')} <ComplianceScore detail={data} />
          </p>
          <ul className={classes.findings}>
            {complianceStatus.errors.map((sentence) => (
              <li key={sentence}>
                <IconCircleX size={17} color="var(--wrong)" aria-label={say('failed')} />
                {sentence}
              </li>
            ))}
            {complianceStatus.warnings.map((sentence) => (
              <li key={sentence}>
                <IconAlertTriangle size={17} color="var(--careful)" aria-label={say('attention')} />
                {sentence}
              </li>
            ))}
            {complianceStatus.errors.length + complianceStatus.warnings.length === 0 && (
              <li>
                <IconCircleCheck size={17} color="var(--ok)" aria-hidden />{' '}
                {sayOf('profile.allGood', { country: country?.name ?? e.country })}
              </li>
            )}
          </ul>
        </section>
      </div>
    </div>
  )
}
