import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../web/ui/format.ts'
import { StatusBadge } from '../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../web/ui/table/DataTable.tsx'
import type { JobRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './jobs.module.css'
import { Moves } from './Moves.tsx'
import { TONES } from './tones.ts'

export const useColumns = (open: (id: string) => void, mayWrite: boolean): Column<JobRow>[] => {
  const say = useWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'title',
        header: say('job'),
        sort: 'title',
        fixed: true,
        width: 260,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={say('open', { title: row.title || say('untitled') })}
            >
              {row.title || say('untitled')}
            </UnstyledButton>
            <span className={classes.quiet}>
              {format.list([row.department, say('vacancies', { count: row.vacancies })])}
            </span>
          </div>
        ),
      },
      {
        id: 'status',
        header: say('status'),
        width: 170,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={TONES[row.status]}>{say(`states.${row.status}`)}</StatusBadge>
            </span>
            <span className={classes.quiet}>
              {row.hiddenSince && say('hidden.short')}
              {!row.hiddenSince && row.waitsForYou && say('waiting.you')}
              {row.blocking !== null &&
                (row.blocking > 0 ? say('mustFix', { count: row.blocking }) : say('readyToPublish'))}
              {row.closeReason && row.status !== 'draft' && say(`reasons.${row.closeReason as 'filled'}`)}
            </span>
          </div>
        ),
      },
      {
        id: 'place',
        header: say('place'),
        width: 160,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.place ?? '—'}</span>
            <span className={classes.quiet}>{format.countryName(row.country)}</span>
          </div>
        ),
      },
      {
        id: 'when',
        header: say('when'),
        sort: 'closes',
        width: 170,
        cell: (row) => {
          if (row.publishAt) return say('publishes', { when: format.moment(row.publishAt) })
          if (row.closedAt && row.status !== 'draft') return say('closedOn', { day: format.day(row.closedAt) })
          return row.closesOn ? say('closes', { day: format.day(row.closesOn) }) : '—'
        },
      },
      {
        id: 'changed',
        header: say('changed'),
        sort: 'updated',
        width: 150,
        wideOnly: true,
        cell: (row) => format.moment(row.updatedAt),
      },
      ...(mayWrite
        ? [
            {
              id: 'actions',
              header: say('more'),
              fixed: true,
              width: 64,
              align: 'end' as const,
              cell: (row: JobRow) => <Moves job={row} onOpened={open} />,
            },
          ]
        : []),
    ],
    [say, format, mayWrite],
  )
}
