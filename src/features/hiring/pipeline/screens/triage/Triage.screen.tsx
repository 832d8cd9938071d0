import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../../../web/Link.tsx'
import { useOnline } from '../../../../../web/online.ts'
import { paths } from '../../../../../web/paths.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useTitle } from '../../../../../web/ui/Page.tsx'
import { jobLabel } from '../../../jobs/label.rules.ts'
import { useWords } from '../../words/index.ts'
import { Asking } from './Asking.tsx'
import { CardText } from './CardText.tsx'
import { Summary } from './Summary.tsx'
import classes from './triage.module.css'
import { useSwipe } from './useSwipe.ts'
import { type Decision, SESSION, useTriage } from './useTriage.ts'
import { VoiceNote } from './Voice.tsx'

const Proposed = lazy(() => import('./Proposed.tsx'))

const WAYS = { right: 'advance', left: 'notNow', up: 'ask', down: 'skip' } as const satisfies Record<string, Decision>
const BUTTONS: readonly Decision[] = ['notNow', 'skip', 'ask', 'advance']

/** How far a card has to be drawn before it leans to a decision, in pixels. */
const LEANS = 40

const leaningOf = ({ x, y }: { x: number; y: number }): Decision | null => {
  if (x > LEANS) return 'advance'
  if (x < -LEANS) return 'notNow'
  if (y < -LEANS) return 'ask'
  return y > LEANS ? 'skip' : null
}

const jobInAddress = () => new URLSearchParams(location.search).get('job') ?? ''

/** New applications one after the other, on a phone, with one hand, without names. */
export default function Triage() {
  const t = useWords()
  const format = useFormat()
  useTitle(t('triage.title'))
  const [job, setJob] = useState(jobInAddress)
  const [confirming, setConfirming] = useState(false)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const [said, setSaid] = useState('')
  const [goOn, setGoOn] = useState(false)
  const online = useOnline()
  const triage = useTriage(job, (what) => {
    const number = String(what.do === 'undo' ? what.number : what.card.number)
    return `${t('candidate', { number })}: ${what.do === 'undo' ? t('undo') : t(`triage.${what.decision}`)}`
  })
  const { data, card, done } = triage

  const decide = (decision: Decision, more: { askedUser?: string; note?: string } = {}) => {
    if (!card) return
    if (decision === 'ask' && !more.askedUser) return setAsking(true)
    const text = note.trim()
    triage.decide(decision, { ...(text ? { note: text } : {}), ...more })
    setNote('')
    setAsking(false)
    setSaid(t(`triageSaid.${decision}`, { name: t('candidate', { number: String(card.number) }) }))
  }
  const { at, handlers } = useSwipe((way) => decide(WAYS[way]))
  const rtl = document.documentElement.dir === 'rtl'
  const leaning = at && leaningOf(at)

  const choose = (id: string) => {
    setJob(id)
    const query = id ? `?job=${encodeURIComponent(id)}` : ''
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  }
  const paused = done.length >= SESSION && !goOn
  const over = data !== null && (!card || paused)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link className={classes.back} to={paths.kanbanAts()} aria-label={t('triage.toBoard')}>
          <span aria-hidden="true">{rtl ? '→' : '←'}</span>
        </Link>
        <h1>{t('triage.title')}</h1>
        {data && data.jobs.length > 0 && (
          <select className={classes.job} aria-label={t('job')} value={job} onChange={(e) => choose(e.target.value)}>
            <option value="">{t('triage.allJobs')}</option>
            {data.jobs.map((j) => (
              <option key={j.id} value={j.id}>{`${jobLabel(j, t('untitled'))} (${j.waiting})`}</option>
            ))}
          </select>
        )}
      </header>
      <p className={classes.progress} role="status">
        {triage.waiting > 0 && !online ? t('triage.offline', { count: triage.waiting }) : said}
      </p>
      {triage.keptAt && <p className={classes.hint}>{t('triage.cardsOf', { when: format.moment(triage.keptAt) })}</p>}
      {triage.error !== null && !data && (
        <div className={classes.state} role="alert">
          <p>{triage.error instanceof Error ? triage.error.message : t('triage.failed')}</p>
          <button type="button" className={classes.plain} onClick={() => void triage.load()}>
            {t('triage.again')}
          </button>
        </div>
      )}
      {data === null && triage.error === null && <p className={classes.state}>{t('triage.loading')}</p>}
      {confirming && (
        <Suspense>
          <Proposed
            job={job}
            onClose={() => {
              setConfirming(false)
              void triage.load()
            }}
          />
        </Suspense>
      )}
      {!confirming && over && (
        <Summary
          triage={triage}
          paused={paused && card !== undefined}
          onGoOn={() => setGoOn(true)}
          onConfirm={() => setConfirming(true)}
          onAgain={() => {
            setGoOn(false)
            triage.again()
          }}
        />
      )}
      {!confirming && !over && data && card && (
        <>
          {triage.hasty && <p className={classes.hint}>{t('triage.hasty')}</p>}
          <article
            className={classes.card}
            aria-label={t('candidate', { number: String(card.number) })}
            style={at ? { transform: `translate(${at.x}px, ${at.y}px) rotate(${at.x / 40}deg)` } : undefined}
            data-moving={at ? true : undefined}
            {...handlers}
          >
            {leaning && <span className={classes.leaning}>{t(`triage.${leaning}`)}</span>}
            <CardText key={card.id} card={card} />
            <textarea
              className={classes.note}
              aria-label={t('triage.note')}
              placeholder={t('triage.note')}
              value={note}
              maxLength={500}
              rows={2}
              onChange={(e) => setNote(e.target.value)}
            />
            <VoiceNote
              onSaid={(text) => setNote((before) => [before.trim(), text].filter(Boolean).join(' ').slice(0, 500))}
            />
            <Link className={classes.link} to={paths.kanbanAts({ job: card.jobId })}>
              {t('triage.onBoard')}
            </Link>
          </article>
          <fieldset className={classes.buttons} aria-label={t('triage.decide')} data-rtl={rtl || undefined}>
            {BUTTONS.map((decision) => (
              <button
                key={decision}
                type="button"
                data-decision={decision}
                disabled={decision === 'ask' && data.colleagues.length === 0}
                onClick={() => decide(decision)}
              >
                {t(`triage.${decision}`)}
              </button>
            ))}
          </fieldset>
        </>
      )}
      {!confirming && (
        <footer className={classes.foot}>
          <button type="button" className={classes.plain} disabled={!triage.mayUndo} onClick={() => void triage.undo()}>
            {t('undo')}
          </button>
          <span>{t('triage.left', { count: triage.left })}</span>
        </footer>
      )}
      {asking && data && (
        <Asking
          colleagues={data.colleagues}
          onClose={() => setAsking(false)}
          onAsk={(askedUser) => decide('ask', { askedUser })}
        />
      )}
    </div>
  )
}
