import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { SkillQuestion } from '../contract.ts'
import type { SkillTest } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { Answer, useChoices } from './Answer.tsx'
import { Asked } from './Asked.tsx'
import { practiceCall } from './calls.ts'
import { Reason } from './Reason.tsx'
import { TryTyping } from './TryTyping.tsx'
import { typedNumber } from './typed.ts'

/** Three questions to try, each checked as soon as it is answered. */
export default function Practice({ test, onBack }: { test: SkillTest; onBack: () => void }) {
  const t = useWords()
  const answer = useApiState(practiceCall, { test })
  return (
    <section className={panel.stack} aria-labelledby="practice">
      <h2 id="practice" className={panel.title}>
        {t('practice.title', { test: t(`names.${test}`) })}
      </h2>
      {test !== 'typing' && <p className={panel.quiet}>{t('practice.text')}</p>}
      <WhenLoaded answer={answer} waiting={<Skeleton height={240} />}>
        {({ questions, texts: [text] }) =>
          text === undefined ? (
            <ol className={panel.grid}>
              {questions.map((question, at) => (
                <li key={JSON.stringify(question)} className={panel.card}>
                  <Try question={question} id={`practice-${at}`} />
                </li>
              ))}
            </ol>
          ) : (
            <TryTyping key={text} text={text} />
          )
        }
      </WhenLoaded>
      <div className={panel.row}>
        <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
          {t(test === 'typing' ? 'typing.again' : 'practice.more')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('practice.back')}
        </Button>
      </div>
    </section>
  )
}

const Try = ({ question, id }: { question: SkillQuestion & { answer: number; reason: string | null }; id: string }) => {
  const t = useWords()
  const { number } = useFormat()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState<number | null>(null)
  const value = typedNumber(typed)
  const choices = useChoices()(question)
  const said =
    checked === question.answer
      ? t('practice.right')
      : t('practice.wrong', { answer: choices[question.answer - 1] ?? number(question.answer) })
  return (
    <form
      className={panel.stack}
      onSubmit={(e) => {
        e.preventDefault()
        if (typeof value === 'number') setChecked(value)
      }}
    >
      <Asked question={question} id={id} />
      <Answer
        question={question}
        describedBy={id}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setChecked(null)
        }}
      />
      <p role="status" className={panel.quiet}>
        {checked !== null && said}
      </p>
      {checked !== null && <Reason reason={question.reason} figures={question.figures} />}
      <div className={panel.row}>
        <Button type="submit" variant="default">
          {t('practice.check')}
        </Button>
      </div>
    </form>
  )
}
