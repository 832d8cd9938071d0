import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import type { ApplicationRow } from '../contract.ts'
import { sourceName } from '../source.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './work.module.css'

export const useColumns = (open: (id: string) => void): Column<ApplicationRow>[] => {
  const t = useWords()
  const format = useFormat()
  const term = useTerm()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(() => {
    const nameOf = (row: ApplicationRow) => row.name ?? t('candidateN', { number: row.number })
    const remarkOn = (row: ApplicationRow) => {
      if (row.duplicates > 0) return t('duplicates', { count: row.duplicates })
      if (row.unread > 0) return t('unread', { count: row.unread })
      return row.seen ? '' : t('notSeen')
    }
    const answersOf = (row: ApplicationRow) => {
      if (row.questions === 0) return '—'
      return row.unmet > 0 ? t('unmet', { count: row.unmet }) : t('fine')
    }
    return [
      {
        id: 'candidate',
        inFile: ['number', 'name', 'email'],
        header: t('candidate'),
        sort: 'name',
        fixed: true,
        width: 180,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={t('open', { name: nameOf(row) })}
            >
              <bdi>{nameOf(row)}</bdi>
            </UnstyledButton>
            <span className={classes.quiet}>{remarkOn(row)}</span>
          </div>
        ),
      },
      { id: 'job', inFile: ['job'], header: t('job'), width: 160, cell: (row) => <bdi>{row.job.title}</bdi> },
      {
        id: 'stage',
        inFile: ['stage', 'outcome'],
        header: t('stage'),
        width: 120,
        cell: (row) =>
          row.outcome === 'active' ? (
            <StatusBadge tone="calm">{term(row.stage.name)}</StatusBadge>
          ) : (
            <StatusBadge tone={row.outcome === 'hired' ? 'ok' : 'idle'}>{t(`outcomes.${row.outcome}`)}</StatusBadge>
          ),
      },
      {
        id: 'applied',
        inFile: ['applied'],
        header: t('applied'),
        sort: 'applied',
        width: 116,
        cell: (row) => format.dayOf(row.appliedAt),
      },
      {
        id: 'activity',
        inFile: ['activity'],
        header: t('activity'),
        sort: 'activity',
        width: 116,
        wideOnly: true,
        cell: (row) => format.dayOf(row.lastActivityAt),
      },
      {
        id: 'next',
        header: t('next'),
        sort: 'due',
        width: 150,
        cell: (row) =>
          row.clock ? (
            <div className={classes.two}>
              <span>{t(`clocks.${row.clock.what}`)}</span>
              <span className={classes.quiet}>
                {row.clock.what === 'interview' ? format.moment(row.clock.due) : format.day(row.clock.due)}
              </span>
              {row.clock.late && <strong className={classes.late}>{t('late')}</strong>}
            </div>
          ) : (
            '—'
          ),
      },
      {
        id: 'answers',
        inFile: ['unmet'],
        header: t('answers'),
        sort: 'unmet',
        width: 130,
        cell: answersOf,
      },
      {
        id: 'match',
        header: t('match'),
        sort: 'match',
        width: 120,
        cell: (row) => (row.match ? t('matchOf', row.match) : '—'),
      },
      {
        id: 'rating',
        header: t('rating'),
        width: 116,
        wideOnly: true,
        cell: (row) => (row.rating ? t('ratingOf', { mean: format.number(row.rating.mean), of: row.rating.of }) : '—'),
      },
      {
        id: 'tags',
        inFile: ['tags'],
        header: t('tags'),
        width: 130,
        wideOnly: true,
        cell: (row) => format.list(row.tags) || '—',
      },
      {
        id: 'source',
        inFile: ['source'],
        header: t('source'),
        width: 100,
        wideOnly: true,
        cell: (row) => sourceName(row.source, (own) => t(`sources.${own}`)),
      },
      {
        id: 'owner',
        inFile: ['owner'],
        header: t('owner'),
        width: 140,
        wideOnly: true,
        cell: (row) => row.owner?.name ?? t('nobody'),
      },
    ]
  }, [t, format, term])
}
