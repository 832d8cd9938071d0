import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import type { ListedJob } from '../contract.ts'
import { useWords as useListWords } from '../list/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './jobs.module.css'
import { Moves } from './Moves.tsx'
import { SeenFigure } from './SeenFigure.tsx'
import { TONES } from './tones.ts'

export const useColumns = (open: (id: string) => void, mayWrite: boolean): Column<ListedJob>[] => {
  const say = useWords()
  const tell = useListWords()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'title',
        header: say('job'),
        sort: 'title',
        fixed: true,
        width: 185,
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
        width: 118,
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
              {row.blocking === null && row.rules.fix > 0 && (
                <span className={classes.idle}>{say('mustFix', { count: row.rules.fix })}</span>
              )}
              {row.blocking === null && row.rules.fix === 0 && row.rules.warn > 0 && (
                <span className={classes.idle}>{say('warnings', { count: row.rules.warn })}</span>
              )}
              {row.closeReason && row.status !== 'draft' && say(`reasons.${row.closeReason as 'filled'}`)}
            </span>
          </div>
        ),
      },
      {
        id: 'place',
        header: say('place'),
        width: 128,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.place ?? '—'}</span>
            <span className={classes.quiet}>{format.countryName(row.country)}</span>
          </div>
        ),
      },
      {
        id: 'applications',
        header: say('applications'),
        width: 132,
        cell: (row) => <Applications row={row} />,
      },
      {
        id: 'seen',
        header: tell('seen.header'),
        width: 106,
        cell: (row) => (row.seen ? <SeenFigure seen={row.seen} title={row.title || say('untitled')} /> : '—'),
      },
      {
        id: 'age',
        header: say('age'),
        width: 122,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.age === null ? '—' : say('days', { count: row.age })}</span>
            {(row.status === 'open' || row.status === 'paused') && (
              <span className={row.idle >= IDLE ? classes.idle : classes.quiet}>
                {say('idle', { count: row.idle })}
              </span>
            )}
          </div>
        ),
      },
      {
        id: 'when',
        header: say('when'),
        sort: 'closes',
        width: 122,
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
        width: 112,
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
              cell: (row: ListedJob) => <Moves job={row} onOpened={open} />,
            },
          ]
        : []),
    ],
    [say, tell, format, mayWrite],
  )
}

/** Days after which a job that stands still is worth a look. */
const IDLE = 30

/** What has come of a job: each number leads to the applications it counts. */
const Applications = ({ row }: { row: ListedJob }) => {
  const say = useWords()
  const format = useFormat()
  const at = (query: Record<string, string>) => paths.manageApplications({ job: row.id, ...query })
  const parts = [
    ['fresh', row.fresh, at({ stage: 'applied' })],
    ['review', row.review, at({ stage: 'review' })],
    ['interviewing', row.interviewing, at({ behind: 'atInterviews' })],
    ['offers', row.offers, at({ behind: 'atOffers' })],
  ] as const
  const some = parts.filter(([, n]) => n > 0)
  return (
    <div className={classes.two}>
      <span className="figures">
        {some.length === 0 && '—'}
        {some.map(([what, n, to], i) => (
          <span key={what}>
            {i > 0 && ' · '}
            <Link to={to}>{say(`counts.${what}`, { count: n })}</Link>
          </span>
        ))}
      </span>
      <span className={classes.quiet}>
        {say('counts.hired', { hired: format.number(row.hired), count: row.vacancies })}
      </span>
    </div>
  )
}
