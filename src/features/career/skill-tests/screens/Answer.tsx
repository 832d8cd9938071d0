import { Radio, TextInput } from '@mantine/core'
import panel from '../../../../web/ui/panel.module.css'
import type care from '../care/words/en.ts'
import { useCareWords } from '../care/words/index.ts'
import type { SkillQuestion } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { typedNumber } from './typed.ts'

type Choice = keyof (typeof care)['choices']

/** What there is to choose among, in words; nothing where the answer is typed. */
export const useChoices = (): ((question: SkillQuestion) => string[]) => {
  const c = useCareWords()
  return ({ options, choices }) => options ?? choices?.map((choice) => c(`choices.${choice as Choice}`)) ?? []
}

type AnswerProps = {
  question: SkillQuestion
  value: string
  /** The id of the words that ask. */
  describedBy: string
  onChange: (value: string) => void
}

/** An answer, chosen among the question's or typed as a whole number. */
export const Answer = ({ question, value, describedBy, onChange }: AnswerProps) => {
  const t = useWords()
  const choices = useChoices()(question)
  if (choices.length > 0)
    return (
      <Radio.Group label={t('run.choose')} aria-describedby={describedBy} value={value} onChange={onChange}>
        <div className={panel.stack} style={{ gap: 8, marginBlockStart: 8 }}>
          {choices.map((choice, at) => (
            <Radio
              key={choice}
              value={`${at + 1}`}
              label={question.options ? <span lang="en">{choice}</span> : choice}
            />
          ))}
        </div>
      </Radio.Group>
    )
  return (
    <TextInput
      label={t('run.answer')}
      aria-describedby={describedBy}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      error={typedNumber(value) === undefined ? t('run.whole') : undefined}
      onChange={(e) => onChange(e.currentTarget.value)}
    />
  )
}
