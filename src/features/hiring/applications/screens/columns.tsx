import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import type { ApplicationRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './work.module.css'

export const useColumns = (open: (id: string) => void): Column<ApplicationRow>[] => {
  const say = useWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(() => {
    const nameOf = (row: ApplicationRow) => row.name ?? say('candidateN', { number: row.number })
    return [
      {
        id: 'candidate',
        header: say('candidate'),
        sort: 'name',
        fixed: true,
        width: 220,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={say('open', { name: nameOf(row) })}
            >
              <bdi>{nameOf(row)}</bdi>
            </UnstyledButton>
            <span className={classes.quiet}>
              {row.duplicates > 0
                ? say('duplicates', { count: row.duplicates })
                : row.unread > 0
                  ? say('unread', { count: row.unread })
                  : row.seen
                    ? ''
                    : say('notSeen')}
            </span>
          </div>
        ),
      },
      { id: 'job', header: say('job'), width: 200, cell: (row) => <bdi>{row.job.title}</bdi> },
      {
        id: 'stage',
        header: say('stage'),
        width: 140,
        cell: (row) =>
          row.outcome === 'active' ? (
            <StatusBadge tone="calm">{row.stage.name}</StatusBadge>
          ) : (
            <StatusBadge tone={row.outcome === 'hired' ? 'ok' : 'idle'}>{say(`outcomes.${row.outcome}`)}</StatusBadge>
          ),
      },
      { id: 'applied', header: say('applied'), sort: 'applied', width: 120, cell: (row) => format.day(row.appliedAt) },
      {
        id: 'activity',
        header: say('activity'),
        sort: 'activity',
        width: 120,
        wideOnly: true,
        cell: (row) => format.day(row.lastActivityAt),
      },
      {
        id: 'next',
        header: say('next'),
        sort: 'due',
        width: 180,
        cell: (row) =>
          row.clock ? (
            <div className={classes.two}>
              <span>{say(`clocks.${row.clock.what}`)}</span>
              <span className={classes.quiet}>
                {row.clock.what === 'interview' ? format.moment(row.clock.due) : format.day(row.clock.due)}
                {row.clock.late && <strong className={classes.late}> · {say('late')}</strong>}
              </span>
            </div>
          ) : (
            '—'
          ),
      },
      {
        id: 'answers',
        header: say('answers'),
        sort: 'unmet',
        width: 170,
        cell: (row) => (row.questions === 0 ? '—' : row.unmet > 0 ? say('unmet', { count: row.unmet }) : say('fine')),
      },
      {
        id: 'match',
        header: say('match'),
        sort: 'match',
        width: 150,
        cell: (row) => (row.match ? say('matchOf', row.match) : '—'),
      },
      {
        id: 'rating',
        header: say('rating'),
        width: 110,
        wideOnly: true,
        cell: (row) =>
          row.rating ? say('ratingOf', { mean: format.number(row.rating.mean), of: row.rating.of }) : '—',
      },
      { id: 'tags', header: say('tags'), width: 130, wideOnly: true, cell: (row) => format.list(row.tags) || '—' },
      { id: 'source', header: say('source'), width: 100, wideOnly: true, cell: (row) => row.source },
      {
        id: 'owner',
        header: say('owner'),
        width: 140,
        wideOnly: true,
        cell: (row) => row.owner?.name ?? say('nobody'),
      },
    ]
  }, [say, format])
}
