import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays } from '../../../../shared/dates.ts'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { yearEndCall } from './calls.ts'
import { YearEndFile } from './LeaveFiles.tsx'
import classes from './leave.module.css'
import { useDays, useKindName } from './my/useDays.ts'

type Props = { today: string; onClose: () => void }

/** What a row has, and the head over it. */
const CELLS = [
  ['before', 'now'],
  ['carried', 'carried'],
  ['lost', 'lost'],
  ['after', 'later'],
] as const

/** What carrying over and ending will do to everybody up to a day, before it happens. */
export default function YearEnd({ today, onClose }: Props) {
  const t = useWords()
  const days = useDays()
  const kindName = useKindName()
  const [until, setUntil] = useState(addDays(`${today.slice(0, 4)}-12-31`, 1))
  const { data, error, isPending, isFetching, refetch } = useApiState(yearEndCall, { until })
  return (
    <Dialog title={t('yearEnd.title')} onClose={onClose} size="xl">
      <Stack gap="sm">
        <p className={classes.quiet}>{t('yearEnd.text')}</p>
        <Group justify="space-between" align="end">
          <TextInput
            type="date"
            label={t('yearEnd.until')}
            value={until}
            min={addDays(today, 1)}
            onChange={(event) => event.currentTarget.value && setUntil(event.currentTarget.value)}
          />
          <YearEndFile filter={{ until }} disabled={!data?.total} />
        </Group>
        {isPending && <LoadingTable rows={6} columns={5} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data?.total === 0 && <p>{t('yearEnd.none')}</p>}
        {data && data.total > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keys
          <section className={classes.scroll} aria-label={t('yearEnd.title')} tabIndex={0}>
            <table className={`${classes.table} ${classes.stacked}`}>
              <thead>
                <tr>
                  <th scope="col">{t('person')}</th>
                  <th scope="col">{t('kind')}</th>
                  {CELLS.map(([one, head]) => (
                    <th key={one} scope="col" className={classes.end}>
                      {t(`yearEnd.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map((row) => (
                  <tr key={`${row.employeeId} ${row.type.key}`}>
                    <th scope="row">
                      <bdi>{row.person}</bdi>
                    </th>
                    <td>{kindName(row.type)}</td>
                    {CELLS.map(([one, head]) => (
                      <td key={one} className={`${classes.end} figures`} data-label={t(`yearEnd.${head}`)}>
                        {days(row[one], row.dayMinutes)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {data && data.total > data.rows.length && (
          <p className={classes.quiet}>{t('yearEnd.shown', { shown: data.rows.length, total: data.total })}</p>
        )}
      </Stack>
    </Dialog>
  )
}
