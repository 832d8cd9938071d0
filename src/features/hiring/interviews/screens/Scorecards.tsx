import { Alert, Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Input } from '../../../../shared/endpoint.ts'
import type { ApiError } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Interview, ScoreCard, saveScorecard } from '../contract.ts'
import { useWords } from '../interviewer/words/index.ts'
import { isScorecardOpen } from '../rules.ts'
import classes from './interviews.module.css'

const NUMBERS = [1, 2, 3, 4] as const
type N = (typeof NUMBERS)[number]
const isN = (n: number | null): n is N => n !== null && NUMBERS.includes(n as N)

type Held = Pick<Interview, 'id' | 'status' | 'startsAt' | 'attributes' | 'meanings' | 'cards' | 'hidden' | 'mine'>
type Save = {
  mutate: (filled: Input<typeof saveScorecard>, done: { onSuccess: () => void }) => void
  error: ApiError | null
  isPending: boolean
}

/** What those who held it found: one’s own first, the others’ once it is handed in. */
export const Cards = ({ interview, save }: { interview: Held; save: Save }) => {
  const t = useWords()
  const mine = interview.cards.find((c) => c.mine)
  const current = interview.status === 'confirmed' || interview.status === 'done'
  const begun = isScorecardOpen(interview.startsAt, new Date())
  const open = interview.mine && !mine?.submittedAt && current && begun
  const shown = interview.cards.filter((c) => c.submittedAt !== null)
  if (!open && shown.length === 0 && interview.hidden === 0) return null
  return (
    <div className={classes.card}>
      {shown.map((card) => (
        <Shown key={card.userId} card={card} />
      ))}
      {interview.hidden > 0 && <p className={classes.quiet}>{t('card.hidden', { count: interview.hidden })}</p>}
      {open && <Own interview={interview} card={mine} save={save} />}
    </div>
  )
}

const Shown = ({ card }: { card: ScoreCard }) => {
  const t = useWords()
  const { moment, isolated } = useFormat()
  return (
    <article>
      <div className={classes.line}>
        <strong>{t('card.by', { name: isolated(card.name), when: moment(card.submittedAt) })}</strong>
        {isN(card.overall) && (
          <StatusBadge tone={card.overall >= 3 ? 'ok' : 'wrong'}>{t(`overall.n${card.overall}`)}</StatusBadge>
        )}
      </div>
      <ul className={classes.plain}>
        {card.ratings.map((r) =>
          isN(r.rating) ? (
            <li key={r.name}>
              <strong>
                <bdi>{r.name}</bdi>
              </strong>
              : {t(`rating.n${r.rating}`)}. <bdi>{r.evidence}</bdi>
            </li>
          ) : null,
        )}
      </ul>
      {card.summary && (
        <blockquote className={classes.words} dir="auto">
          {card.summary}
        </blockquote>
      )}
    </article>
  )
}

/** What each rating of an attribute means, where the company said so. */
const Means = ({ means }: { means: readonly string[] | undefined }) => {
  const t = useWords()
  if (!means) return null
  return (
    <ul className={classes.means}>
      {NUMBERS.flatMap((n) => {
        const words = means[n - 1]
        return words
          ? [
              <li key={n}>
                {t(`rating.n${n}`)}: <bdi>{words}</bdi>
              </li>,
            ]
          : []
      })}
    </ul>
  )
}

type TapsProps = {
  legend: ReactNode
  value: number | null
  nameOf: (n: N) => string
  onChange: (value: number | null) => void
  error?: string | undefined
}

/** One of four, by one tap; tapped again it is not rated. */
const Taps = ({ legend, value, nameOf, onChange, error }: TapsProps) => (
  <fieldset className={classes.taps}>
    <legend>{legend}</legend>
    {NUMBERS.map((n) => (
      <button key={n} type="button" aria-pressed={value === n} onClick={() => onChange(value === n ? null : n)}>
        {nameOf(n)}
      </button>
    ))}
    {error && <p className={classes.tapsError}>{error}</p>}
  </fieldset>
)

type OwnProps = { interview: Held; card: ScoreCard | undefined; save: Save }

const Own = ({ interview, card, save }: OwnProps) => {
  const t = useWords()
  const [ratings, setRatings] = useState(() =>
    interview.attributes.map((name) => {
      const stored = card?.ratings.find((r) => r.name === name)
      return { name, rating: stored?.rating ?? null, evidence: stored?.evidence ?? '' }
    }),
  )
  const [overall, setOverall] = useState(card?.overall ?? null)
  const [summary, setSummary] = useState(card?.summary ?? '')
  const fields = save.error?.fields ?? {}
  const rate = (index: number, change: Partial<(typeof ratings)[number]>) =>
    setRatings((before) => before.map((r, i) => (i === index ? { ...r, ...change } : r)))
  const send = (submit: boolean) =>
    save.mutate(
      { id: interview.id, ratings, overall, summary, submit },
      { onSuccess: () => notify.success(t('saved')) },
    )
  return (
    <form
      noValidate
      aria-label={t('card.mine')}
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
      className={classes.list}
    >
      <strong>{t('card.mine')}</strong>
      {ratings.map((r, i) => (
        <div key={r.name} className={classes.rating}>
          <Taps
            legend={
              <>
                <bdi>{r.name}</bdi>
                <Means means={interview.meanings[r.name]} />
              </>
            }
            value={r.rating}
            nameOf={(n) => t(`rating.n${n}`)}
            onChange={(rating) => rate(i, { rating })}
          />
          <Textarea
            aria-label={t('card.evidence', { name: r.name })}
            placeholder={t('card.evidence', { name: r.name })}
            value={r.evidence}
            onChange={(e) => rate(i, { evidence: e.currentTarget.value })}
            error={fields[`ratings.${i}.evidence`]}
            autosize
            minRows={1}
            maxLength={2000}
          />
        </div>
      ))}
      <Taps
        legend={t('card.overall')}
        value={overall}
        nameOf={(n) => t(`overall.n${n}`)}
        onChange={setOverall}
        error={fields.overall}
      />
      <Textarea
        label={t('card.summary')}
        value={summary}
        onChange={(e) => setSummary(e.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={4000}
      />
      {save.error && (
        <Alert color="red" role="alert">
          {fields.ratings ?? Object.values(fields)[0] ?? save.error.message}
        </Alert>
      )}
      <div className={classes.end}>
        <span className={classes.quiet}>{t('card.stays')}</span>
        <Button variant="default" onClick={() => send(false)} disabled={save.isPending}>
          {t('keep')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
