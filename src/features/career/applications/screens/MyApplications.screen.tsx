import { Button } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { MyApplication } from '../../../hiring/applications/mine.contract.ts'
import { PUBLIC_STATUSES } from '../../../hiring/jobs/stages.rules.ts'
import type { SavedCard as KeptCardOf, OwnNote } from '../kept.contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, TONES } from './calls.ts'
import classes from './mine.module.css'
import { ApplicationDetail } from './Whole.tsx'

const KeptCard = lazy(() => import('./KeptCard.tsx'))

const NEW = 'new'
const AT = { application: '', status: '' }

/** What one applied for, by where it stands; or one of them. */
export default function MyApplications() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const status = PUBLIC_STATUSES.find((s) => s === at.status) ?? ''
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, { status })
  const everything = useApiState(listCall, {}, { enabled: at.application !== '' })
  const back = () => void go({ application: '' })
  const card = everything.data?.kept.find((c) => c.id === at.application) ?? null
  if (at.application === NEW || card)
    return (
      <Suspense fallback={<LoadingTable rows={6} columns={2} />}>
        <KeptCard
          key={at.application}
          card={card}
          onBack={back}
          onDone={(id) => void go({ application: id }, { replace: true })}
        />
      </Suspense>
    )
  // Which of both it is, is known once the list is there.
  if (at.application && everything.isPending) return <LoadingTable rows={6} columns={2} />
  if (at.application) return <ApplicationDetail key={at.application} id={at.application} onBack={back} />
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button variant="default" onClick={() => void go({ application: NEW })}>
          {t('keeping.add')}
        </Button>
      }
    >
      {isPending && <LoadingTable rows={5} columns={3} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && data.all === 0 && data.allKept === 0 && (
        <EmptyState
          icon={<IconFile size={22} stroke={1.6} />}
          title={t('empty')}
          action={
            <Button component={Link} to={paths.jobs()}>
              {t('find')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {data && data.all + data.allKept > 0 && (
        <>
          <nav className={classes.chips} aria-label={t('state')}>
            {(['', ...PUBLIC_STATUSES] as const)
              .filter((s) => s === '' || (data.counts[s] ?? 0) > 0)
              .map((s) => (
                <button
                  key={s}
                  type="button"
                  className={classes.chip}
                  aria-pressed={status === s}
                  onClick={() => void go({ status: s })}
                >
                  {s ? t(`statuses.${s}`) : t('all')} <span>{s ? data.counts[s] : data.all}</span>
                </button>
              ))}
          </nav>
          <ul className={classes.cards}>
            {data.applications.map((a) => (
              <Card
                key={a.id}
                application={a}
                note={data.notes.find((n) => n.about === a.id)}
                onOpen={() => void go({ application: a.id })}
              />
            ))}
          </ul>
          {data.allKept > 0 && (
            <section aria-labelledby="kept">
              <h2 id="kept" className={classes.heading}>
                {t('keeping.title')} <span className={classes.quiet}>{format.number(data.kept.length)}</span>
              </h2>
              <p className={classes.quiet}>{t('keeping.hint')}</p>
              <ul className={classes.cards}>
                {data.kept.map((c) => (
                  <Kept
                    key={c.id}
                    card={c}
                    note={data.notes.find((n) => n.about === c.id)}
                    onOpen={() => void go({ application: c.id })}
                  />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Page>
  )
}

type Own = { note: OwnNote | undefined; onOpen: () => void }

/** What they wrote down for themselves, and when they want to be reminded. */
const Noted = ({ note }: Pick<Own, 'note'>) => {
  const t = useWords()
  const format = useFormat()
  if (!note) return null
  return (
    <p className={classes.quiet}>
      {note.words && <bdi>{t('own.yours', { words: short(note.words) })}</bdi>}
      {note.words && note.remindOn && ' · '}
      {note.remindOn && t('own.on', { day: format.day(note.remindOn) })}
    </p>
  )
}
const short = (words: string) => (words.length > 120 ? `${words.slice(0, 119)}…` : words)

const Kept = ({ card: c, note, onOpen }: Own & { card: KeptCardOf }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <button type="button" className={classes.open} onClick={onOpen}>
          <bdi>{c.title}</bdi>
        </button>
        <StatusBadge tone={TONES[c.status]}>{t(`statuses.${c.status}`)}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {format.list([
          c.company,
          format.countryName(c.country),
          t('appliedOn', { day: format.day(c.appliedOn) }),
          t('keeping.mark'),
        ])}
      </p>
      <Noted note={note} />
    </li>
  )
}

const Card = ({ application: a, note, onOpen }: Own & { application: MyApplication }) => {
  const t = useWords()
  const say = useSentences()
  const format = useFormat()
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <button type="button" className={classes.open} onClick={onOpen}>
          <bdi>{a.job.title}</bdi>
        </button>
        <StatusBadge tone={TONES[a.status]}>{t(`statuses.${a.status}`)}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {format.list([a.job.company, a.job.place, t('appliedOn', { day: format.day(a.appliedOn) })])}
      </p>
      <p className={classes.quiet}>
        {a.firstViewedAt ? t('viewedOn', { day: format.dayOf(a.firstViewedAt) }) : t('notViewed')}
        {a.promisedBy && !a.firstViewedAt && ` · ${t('promised', { day: format.day(a.promisedBy) })}`}
      </p>
      {a.outcomePhrase && <p dir="auto">{say(a.outcomePhrase)}</p>}
      {a.unread > 0 && (
        <p className={classes.unread}>
          {t('messages')}: {format.number(a.unread)}
        </p>
      )}
      <Noted note={note} />
    </li>
  )
}
