import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { andMay, EMPLOYER } from '../../../../web/feature.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { admitsRole } from '../../../../web/screen.ts'
import { useSession } from '../../../../web/session.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import type { ListedJob } from '../contract.ts'
import { useWords as useListWords } from '../list/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './jobs.module.css'
import { Moves } from './Moves.tsx'
import { ViewsFigure } from './SeenFigure.tsx'
import { TONES } from './tones.ts'

export const useColumns = (open: (id: string) => void, mayWrite: boolean): Column<ListedJob>[] => {
  const t = useWords()
  const tell = useListWords()
  const term = useTerm()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'title',
        inFile: ['title', 'department', 'vacancies'],
        header: t('job'),
        sort: 'title',
        fixed: true,
        width: 185,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.open}
              onClick={() => open(row.id)}
              aria-label={t('open', { title: row.title || t('untitled') })}
            >
              {row.title || t('untitled')}
            </UnstyledButton>
            <span className={classes.quiet}>
              {format.list([term(row.department), t('vacancies', { count: row.vacancies })])}
            </span>
          </div>
        ),
      },
      {
        id: 'status',
        inFile: ['status', 'mustFix', 'warnings'],
        header: t('status'),
        width: 118,
        cell: (row) => (
          <div className={classes.two}>
            <span>
              <StatusBadge tone={TONES[row.status]}>{t(`states.${row.status}`)}</StatusBadge>
            </span>
            <span className={classes.quiet}>
              {row.hiddenSince && t('hidden.short')}
              {!row.hiddenSince && row.waitsForYou && t('waiting.you')}
              {row.blocking !== null &&
                (row.blocking > 0 ? t('mustFix', { count: row.blocking }) : t('readyToPublish'))}
              {row.blocking === null && row.rules.fix > 0 && (
                <span className={classes.idle}>{t('mustFix', { count: row.rules.fix })}</span>
              )}
              {row.blocking === null && row.rules.fix === 0 && row.rules.warn > 0 && (
                <span className={classes.idle}>{t('warnings', { count: row.rules.warn })}</span>
              )}
              {row.closeReason && row.status !== 'draft' && t(`reasons.${row.closeReason as 'filled'}`)}
            </span>
          </div>
        ),
      },
      {
        id: 'place',
        inFile: ['place', 'country'],
        header: t('place'),
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
        inFile: ['new', 'review', 'interviewing', 'offers', 'hired'],
        header: t('applications'),
        width: 118,
        cell: (row) => <Applications row={row} />,
      },
      {
        id: 'seen',
        inFile: ['views', 'applied', 'applyRate'],
        header: tell('seen.header'),
        width: 90,
        cell: (row) => {
          if (row.seen) return <ViewsFigure seen={row.seen} title={row.title || t('untitled')} />
          return row.status === 'draft' ? '—' : tell('seen.views', { count: 0 })
        },
      },
      {
        id: 'age',
        inFile: ['age', 'idle'],
        header: t('age'),
        width: 122,
        cell: (row) => (
          <div className={classes.two}>
            <span>{row.age === null ? '—' : t('days', { count: row.age })}</span>
            {(row.status === 'open' || row.status === 'paused') && (
              <span className={row.idle >= IDLE ? classes.idle : classes.quiet}>{t('idle', { count: row.idle })}</span>
            )}
          </div>
        ),
      },
      {
        id: 'when',
        inFile: ['publishAt', 'closesOn', 'closedAt', 'closeReason'],
        header: t('when'),
        sort: 'closes',
        width: 146,
        cell: (row) => {
          if (row.publishAt) return t('publishes', { when: format.moment(row.publishAt) })
          if (row.closedAt && row.status !== 'draft') return t('closedOn', { day: format.dayOf(row.closedAt) })
          return row.closesOn ? t('closes', { day: format.day(row.closesOn) }) : '—'
        },
      },
      {
        id: 'changed',
        inFile: ['updated'],
        header: t('changed'),
        sort: 'updated',
        width: 116,
        wideOnly: true,
        cell: (row) => <span title={format.moment(row.updatedAt)}>{format.dayOf(row.updatedAt)}</span>,
      },
      ...(mayWrite
        ? [
            {
              id: 'actions',
              header: t('more'),
              fixed: true,
              width: 64,
              align: 'end' as const,
              cell: (row: ListedJob) => <Moves job={row} onOpened={open} />,
            },
          ]
        : []),
    ],
    [t, tell, term, format, mayWrite],
  )
}

/** Days after which a job that stands still is worth a look. */
const IDLE = 30

/** What has come of a job: each number leads to the applications it counts. */
/** Whose role has the list of candidates: HR reads jobs and has none. */
const SEES_CANDIDATES = andMay(EMPLOYER, 'applications.read')

const Applications = ({ row }: { row: ListedJob }) => {
  const t = useWords()
  const { user } = useSession()
  const opens = user !== null && admitsRole(SEES_CANDIDATES, user.role)
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
        {some.length === 0 && (row.status === 'draft' ? '—' : t('counts.nobody'))}
        {some.map(([what, n, to], i) => (
          <span key={what}>
            {i > 0 && ' · '}
            {opens ? <Link to={to}>{t(`counts.${what}`, { count: n })}</Link> : t(`counts.${what}`, { count: n })}
          </span>
        ))}
      </span>
      <span className={classes.quiet}>
        {t('counts.hired', { hired: format.number(row.hired), count: row.vacancies })}
      </span>
    </div>
  )
}
