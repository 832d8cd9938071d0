import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { useWords } from '../words/index.ts'
import type { FullApplication } from '../work.contract.ts'
import type { Act } from './Ats.screen.tsx'
import { mergeCall, STALE } from './calls.ts'
import { Head } from './Head.tsx'
import { History } from './History.tsx'
import { OtherJobs } from './OtherJobs.tsx'
import { Reply } from './Reply.tsx'
import { Messages, Notes } from './Talk.tsx'
import classes from './work.module.css'

const CvPanel = lazy(() => import('./CvPanel.tsx'))
const Documents = lazy(() => import('./Documents.tsx'))
const Interviews = lazy(() => import('../../interviews/screens/InterviewsPanel.tsx'))
const MatchPanel = lazy(() => import('../../../matching/matching/screens/MatchPanel.tsx'))
const Offers = lazy(() => import('../../offers/screens/OfferPanel.tsx'))

type OnAct = (act: Act, stageId?: string) => void
type Props = { application: FullApplication; onAct: OnAct }

const TABS = ['match', 'interviews', 'offer', 'messages', 'notes', 'history', 'documents', 'about'] as const
type Tab = (typeof TABS)[number]
const AT = { part: '' }

/** What is worked on at a stage is open first. */
const firstTab = ({ stage, outcome, candidate }: FullApplication): Tab => {
  if (candidate.erasedAt) return 'messages'
  if (stage.kind === 'offer' || stage.kind === 'hired' || outcome === 'hired') return 'offer'
  return stage.kind === 'interview' || stage.kind === 'assessment' ? 'interviews' : 'match'
}

/** Everything of one application on one screen: what was sent on one side, what is done with it on the other. */
export const ApplicationDetail = ({ application: a, onAct }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const tabs = TABS.filter((tab) => !a.candidate.erasedAt || !['match', 'interviews', 'offer'].includes(tab))
  const open = tabs.find((tab) => tab === at.part) ?? firstTab(a)
  return (
    <div className={classes.whole}>
      <Head application={a} onAct={onAct} />
      {a.humanOnly && <Alert color="gray">{t('humanOnly')}</Alert>}
      {a.outcome === 'withdrawn' && <Alert color="gray">{t('withdrawnNote')}</Alert>}
      {a.outcome === 'closed' && <Alert color="gray">{t('closedNote')}</Alert>}
      {a.candidate.erasedAt && <Alert color="gray">{t('erased', { day: format.dayOf(a.candidate.erasedAt) })}</Alert>}
      {a.outcome === 'rejected' && a.outcomePhrase && (
        <p className={classes.quiet}>{t('outcomeText', { text: a.outcomePhrase })}</p>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          {a.cv ? (
            <div className={classes.card} id="cv">
              <Suspense>
                <CvPanel id={a.id} cv={a.cv} />
              </Suspense>
            </div>
          ) : (
            <p className={classes.quiet}>{t('noCv')}</p>
          )}
          <Answers application={a} />
          {!a.candidate.erasedAt && (
            <Slot name="application.evidence" with={{ application: a.id, stage: a.stage.id }} />
          )}
        </div>
        <div className={classes.work}>
          <PageTabs
            tabs={tabs}
            open={open}
            onOpen={(part) => void go({ part }, { replace: true })}
            label={t('parts.label')}
            nameOf={(tab) => t(`parts.${tab}`)}
          >
            {(tab) => <Part tab={tab} application={a} onAct={onAct} />}
          </PageTabs>
        </div>
      </div>
    </div>
  )
}

/** What is open on the side where things are done. */
const Part = ({ tab, application: a, onAct }: Props & { tab: Tab }) => {
  if (tab === 'messages')
    return (
      <>
        <Messages application={a} />
        {!a.candidate.erasedAt && a.outcome !== 'withdrawn' && <Reply id={a.id} subject={a.job.title} />}
        {!a.candidate.erasedAt && a.outcome !== 'withdrawn' && (
          <Slot name="application.messages" with={{ application: a.id }} />
        )}
      </>
    )
  if (tab === 'notes') return <Notes application={a} />
  if (tab === 'history') return <History application={a} />
  if (tab === 'documents')
    return <Documents id={a.id} onCv={() => document.getElementById('cv')?.scrollIntoView({ block: 'start' })} />
  if (tab === 'about') return <Aside application={a} onErase={() => onAct('erase')} />
  return <NextStep tab={tab} application={a} onAct={onAct} />
}

/** How they compare, the interviews, the offer; a hire changes what stands around them. */
const NextStep = ({ tab, application, onAct }: Props & { tab: 'match' | 'interviews' | 'offer' }) => {
  const { id, stages, stage } = application
  const after = stages.slice(stages.findIndex((s) => s.id === stage.id) + 1)
  const next = after.find((s) => s.kind !== 'hired') ?? null
  const client = useQueryClient()
  const anew = () => {
    for (const w of STALE) void client.invalidateQueries({ queryKey: [w.path] })
  }
  return (
    <div className={classes.card}>
      {tab === 'match' && <MatchPanel applicationId={id} />}
      {tab === 'interviews' && <Interviews applicationId={id} next={next} onAct={onAct} />}
      {tab === 'offer' && <Offers applicationId={id} onHired={anew} />}
    </div>
  )
}

const Answers = ({ application: a }: { application: FullApplication }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <section className={classes.card} aria-labelledby="answers">
      <h3 id="answers">{t('answersTab')}</h3>
      {a.note && (
        <>
          <p className={classes.quiet}>{t('note')}</p>
          <p className={classes.body} dir="auto">
            {a.note}
          </p>
        </>
      )}
      {a.answers.length === 0 && <p className={classes.quiet}>{t('noAnswers')}</p>}
      <dl className={classes.answers}>
        {a.answers.map((answer) => (
          <div key={answer.ask}>
            <dt dir="auto">{answer.ask}</dt>
            <dd dir="auto">
              {format.list(answer.values.map((v) => (answer.kind === 'yesNo' ? t(v as 'yes') : v))) || '—'}
              {answer.unmet && <p className={classes.unmet}>{t('needsWhy', { why: answer.why })}</p>}
              {answer.explanation && <p>{t('explained', { text: answer.explanation })}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Aside = ({ application: a, onErase }: { application: FullApplication; onErase: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const { candidate: c } = a
  const merge = useCommand(mergeCall, { refreshes: STALE })
  const lay = (id: string, into: string | null) =>
    merge.mutate(
      { id, into },
      {
        onSuccess: ({ merged }) =>
          notify.success(
            t(merged ? 'merge' : 'undone'),
            merged ? { label: t('undo'), onClick: () => merge.mutate({ id, into: null }) } : undefined,
          ),
        onError: (error) => notify.failure(error.message),
      },
    )
  return (
    <aside className={classes.aside} aria-label={t('contact')}>
      {!c.erasedAt && (
        <section>
          <h3>{t('contact')}</h3>
          <p>
            <bdi>{c.email}</bdi> {c.emailProved && <span className={classes.quiet}>({t('proved')})</span>}
          </p>
          {c.phone && (
            <p>
              <bdi dir="ltr">{c.phone}</bdi>
            </p>
          )}
        </section>
      )}
      <section>
        <h3>{t('owner')}</h3>
        <p>{a.owner?.name ?? t('nobody')}</p>
        <h3>{t('tagsOf')}</h3>
        <p>{format.list(c.tags) || '—'}</p>
        {a.firstViewedAt && (
          <p className={classes.quiet}>{t('firstViewed', { when: format.moment(a.firstViewedAt) })}</p>
        )}
        {c.keepUntil && <p className={classes.quiet}>{t('keepUntil', { day: format.day(c.keepUntil) })}</p>}
      </section>
      {!c.erasedAt && <OtherJobs id={a.id} />}
      {a.others.length > 0 && (
        <section>
          <h3>{t('others')}</h3>
          {a.others.map((o) => (
            <p key={o.id}>
              <Link to={paths.ats({ application: o.id })}>{o.job}</Link>{' '}
              <span className={classes.quiet}>
                {o.outcome === 'active' ? o.stage : t(`outcomes.${o.outcome}`)} · {format.dayOf(o.appliedAt)}
              </span>
            </p>
          ))}
        </section>
      )}
      {a.duplicates.length > 0 && (
        <section>
          <h3>{t('maybeSame')}</h3>
          {a.duplicates.map((d) => (
            <p key={d.id}>
              <bdi>
                {d.name}, {d.email}
              </bdi>{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => lay(d.id, c.id)}>
                {t('merge')}
              </Button>
            </p>
          ))}
        </section>
      )}
      {c.merged.map((m) => (
        <Button key={m.id} variant="subtle" size="compact-sm" onClick={() => lay(m.id, null)}>
          {t('unmerge', { name: m.name })}
        </Button>
      ))}
      {!c.erasedAt && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onErase}>
          {t('erase')}
        </Button>
      )}
    </aside>
  )
}
