import { Button } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { PaidRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { journalCall } from './calls.ts'
import classes from './files.module.css'

const FORMATS = { csv: 'csv', iif: 'iif', xero: 'xero.csv', tally: 'xml' } as const
type Format = keyof typeof FORMATS

/** The journal of a run, and the files that accounting programs take in. */
export default function Journal({ run }: { run: PaidRun }) {
  const t = useWords()
  const say = useSentences()
  const may = useMay()
  const money = useMinor(run.country, run.currency)
  const { data } = useApiState(journalCall, { runId: run.id })
  if (!data || data.lines.length === 0) return null
  const take = (format: Format) =>
    fetchFile(`/api/pay-journals/${run.id}/file?format=${format}`).then(
      (content) => saveFile(`journal-${run.payDay}.${FORMATS[format]}`, content),
      (error: Error) => notify.failure(error.message),
    )
  return (
    <section className={classes.card} aria-label={t('journal.title')}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('journal.title')}</h2>
          <p className={classes.quiet}>{t('journal.help')}</p>
        </div>
        <div className={classes.actions}>
          {(Object.keys(FORMATS) as Format[]).map((format) => (
            <Button key={format} size="compact-sm" variant="default" onClick={() => void take(format)}>
              {t(`journalFormats.${format}`)}
            </Button>
          ))}
          {may('settings.write') && (
            <Button
              size="compact-sm"
              variant="subtle"
              component={Link}
              to={paths.company({ tab: 'settings', area: 'payroll-accounts' })}
            >
              {t('journal.settings')}
            </Button>
          )}
        </div>
      </div>
      <div className={classes.wide}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('columns.account')}</th>
              <th scope="col">{t('columns.department')}</th>
              <th scope="col">{t('columns.description')}</th>
              <th scope="col" className={classes.end}>
                {t('columns.debit')}
              </th>
              <th scope="col" className={classes.end}>
                {t('columns.credit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.lines.map((line) => (
              <tr key={`${line.account} ${line.department} ${line.label} ${line.debit > 0}`}>
                <th scope="row">
                  <bdi>{line.account}</bdi>
                </th>
                <th scope="row">
                  <bdi>{line.department}</bdi>
                </th>
                <th scope="row">{say(line.label)}</th>
                <td className={`figures ${classes.end}`}>{line.debit > 0 ? money(line.debit) : ''}</td>
                <td className={`figures ${classes.end}`}>{line.credit > 0 ? money(line.credit) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.quiet}>{t('journal.balanced', { amount: money(data.debit) })}</p>
    </section>
  )
}
