import { Button, Textarea } from '@mantine/core'
import { type Dispatch, lazy, type SetStateAction, Suspense, useState } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { type Fact, factsIn, QUESTIONS, type QuestionKey } from '../answers.rules.ts'
import { type Correction, correctedFact } from '../corrections.rules.ts'
import { type Confirmed, jobTitleFor } from '../resume.rules.ts'
import { useWords } from '../words/index.ts'
import { Card, saidOf } from './Card.tsx'
import { Correct } from './Correct.tsx'
import { Finish } from './Finish.tsx'
import { SpeakButton, useSpeech, WhereSpeechGoes } from './Speak.tsx'

const TaskIdeas = lazy(() =>
  loadWords(['career/task-ideas']).then(() => import('../../task-ideas/screens/TaskIdeas.tsx')),
)

/** As many as the answer to one question gives. */
const MOST_IDEAS = 30

/** A talk of twelve questions, spoken or typed; what is understood is confirmed card by card and becomes a CV. */
export default function VoiceResume() {
  const t = useWords()
  const speech = useSpeech()
  const [at, setAt] = useState(0)
  const [confirmed, setConfirmed] = useState<Confirmed>({})
  const [cards, setCards] = useState<readonly Fact[] | null>(null)
  const question = QUESTIONS[at]
  const confirm = (key: QuestionKey, fact: Fact) =>
    setConfirmed((old) => ({ ...old, [key]: [...(old[key] ?? []), fact] }))
  // Everything that stands on the page, in its order: what was confirmed, and the cards below the answer.
  const kept = QUESTIONS.flatMap((key) => (confirmed[key] ?? []).map((fact) => ({ key, fact })))
  const facts = [...kept.map(({ fact }) => fact), ...(cards ?? [])]
  const take = (correction: Correction) => {
    const old = facts[correction.at]
    const put = (all: readonly Fact[]) =>
      all.flatMap((fact) => (fact === old ? correctedFact(fact, correction) : [fact]))
    setConfirmed((before) =>
      Object.fromEntries(Object.entries(before).map(([key, answers]) => [key, put(answers ?? [])])),
    )
    setCards((before) => before && put(before))
  }
  const drop = (key: QuestionKey, fact: Fact) =>
    setConfirmed((old) => ({ ...old, [key]: (old[key] ?? []).filter((one) => one !== fact) }))
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.stack}>
        {at === 0 && <WhereSpeechGoes speech={speech} />}
        {question ? (
          <Question
            key={question}
            question={question}
            at={at}
            speech={speech}
            jobTitle={jobTitleFor(question, confirmed)}
            onConfirm={(fact) => confirm(question, fact)}
            cards={cards}
            setCards={setCards}
            onGo={(step) => {
              setCards(null)
              setAt((n) => Math.max(0, n + step))
            }}
          />
        ) : (
          <Finish confirmed={confirmed} onBack={() => setAt(QUESTIONS.length - 1)} />
        )}
        {facts.length > 0 && <Correct facts={facts} speech={speech} onTake={take} />}
        <SoFar confirmed={confirmed} onDrop={drop} />
      </div>
    </Page>
  )
}

type QuestionProps = {
  question: QuestionKey
  at: number
  speech: ReturnType<typeof useSpeech>
  /** What the job is called whose work is asked for; null: another question. */
  jobTitle: string | null
  cards: readonly Fact[] | null
  setCards: Dispatch<SetStateAction<readonly Fact[] | null>>
  onConfirm: (fact: Fact) => void
  onGo: (step: 1 | -1) => void
}

const Question = ({ question, at, speech, jobTitle, cards, setCards, onConfirm, onGo }: QuestionProps) => {
  const t = useWords()
  const [answer, setAnswer] = useState('')
  const without = (fact: Fact) => setCards((old) => (old ?? []).filter((one) => one !== fact))
  return (
    <section className={panel.card} aria-labelledby="question">
      <p className={panel.quiet}>{t('step', { n: at + 1, of: QUESTIONS.length })}</p>
      <h2 id="question">{t(`questions.${question}`)}</h2>
      <Textarea
        label={t('answer')}
        description={t(`examples.${question}`)}
        autosize
        minRows={2}
        maxLength={4_000}
        dir="auto"
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={panel.row}>
        <SpeakButton speech={speech} onHeard={(text) => setAnswer((old) => [old, text].filter(Boolean).join(' '))} />
        <Button disabled={answer.trim() === ''} onClick={() => setCards(factsIn(question, answer, speech.language))}>
          {t('understand')}
        </Button>
        {jobTitle !== null && (
          <Ideas
            title={jobTitle}
            room={MOST_IDEAS}
            onTake={(lines) =>
              setCards((old) => [...(old ?? []), ...lines.map((text): Fact => ({ kind: 'line', fields: { text } }))])
            }
          />
        )}
      </div>
      {cards && cards.length === 0 && <p role="status">{t(answer.trim() === '' ? 'allLooked' : 'notUnderstood')}</p>}
      {cards && cards.length > 0 && (
        <>
          <p role="status">{t('look', { count: cards.length })}</p>
          <ul className={panel.list}>
            {cards.map((fact, n) => (
              <Card
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards may say the same
                key={n}
                fact={fact}
                onChange={(changed) => setCards(cards.map((one) => (one === fact ? changed : one)))}
                onConfirm={() => {
                  onConfirm(fact)
                  without(fact)
                  if (cards.length === 1) setAnswer('')
                }}
                onRemove={() => without(fact)}
              />
            ))}
          </ul>
        </>
      )}
      <div className={panel.row}>
        {at > 0 && (
          <Button variant="default" onClick={() => onGo(-1)}>
            {t('back')}
          </Button>
        )}
        <Button variant={cards && cards.length > 0 ? 'default' : 'light'} onClick={() => onGo(1)}>
          {t('next')}
        </Button>
      </div>
      {cards && cards.length > 0 && <p className={panel.quiet}>{t('unconfirmed')}</p>}
    </section>
  )
}

type IdeasProps = { title: string; room: number; onTake: (lines: string[]) => void }

/** Prompts for who does not know where to begin: what is ticked becomes a card to be confirmed like any other. */
const Ideas = ({ title, room, onTake }: IdeasProps) => {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('ideas')}
      </Button>
      {isOpen && (
        <Suspense>
          <TaskIdeas title={title} room={room} onTake={onTake} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type SoFarProps = { confirmed: Confirmed; onDrop: (question: QuestionKey, fact: Fact) => void }

const SoFar = ({ confirmed, onDrop }: SoFarProps) => {
  const t = useWords()
  const facts = QUESTIONS.flatMap((key) => (confirmed[key] ?? []).map((fact) => ({ key, fact })))
  if (facts.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="so-far">
      <h2 id="so-far">{t('soFar')}</h2>
      <ul className={panel.list}>
        {facts.map(({ key, fact }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
          <li key={n} className={panel.row}>
            <bdi>{saidOf(fact)}</bdi>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('removeOf', { fact: saidOf(fact) })}
              onClick={() => onDrop(key, fact)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
