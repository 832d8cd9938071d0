import { useMemo } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import type { InterviewRow } from '../list.contract.ts'
import { useInterviewWords } from '../words/index.ts'
import classes from './list.module.css'
import { TONES } from './tones.ts'

export const placeOfInterview = (row: InterviewRow) => paths.ats({ application: row.application, tab: 'interviews' })

export const useInterviewColumns = (): Column<InterviewRow>[] => {
  const t = useInterviewWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['name', 'application'],
        header: t('list.person'),
        fixed: true,
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <Link className={classes.named} to={placeOfInterview(row)}>
              <bdi>{row.name ?? t('list.number', { number: row.number })}</bdi>
            </Link>
            <span className={classes.small}>{row.name && t('list.number', { number: row.number })}</span>
          </div>
        ),
      },
      {
        id: 'job',
        inFile: ['job', 'round'],
        header: t('list.job'),
        width: 200,
        cell: (row) => (
          <div className={classes.two}>
            <bdi>{row.job}</bdi>
            <span className={classes.small}>{t('round', { n: row.round })}</span>
          </div>
        ),
      },
      {
        id: 'starts',
        inFile: ['starts', 'zone', 'minutes'],
        header: t('list.when'),
        sort: 'starts',
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.startsAt ? format.moment(row.startsAt, row.zone) : t('list.noTime')}</span>
            <span className={classes.small}>{format.list([t('minutes', { n: row.minutes }), row.zone])}</span>
          </div>
        ),
      },
      { id: 'kind', inFile: ['kind'], header: t('form.kind'), width: 110, cell: (row) => t(`kind.${row.kind}`) },
      {
        id: 'status',
        inFile: ['status'],
        header: t('list.status'),
        width: 190,
        cell: (row) => <StatusBadge tone={TONES[row.status]}>{t(`status.${row.status}`)}</StatusBadge>,
      },
      {
        id: 'panel',
        inFile: ['panel', 'handedIn'],
        header: t('panel'),
        width: 190,
        wideOnly: true,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.panel.length === 0 ? '—' : format.list(row.panel)}</span>
            <span className={classes.small}>
              {row.panel.length > 0 && t('list.handedIn', { n: row.handedIn, of: row.panel.length })}
            </span>
          </div>
        ),
      },
    ],
    [t, format],
  )
}
