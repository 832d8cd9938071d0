import { Checkbox, Radio, TextInput } from '@mantine/core'
import { dirOf, type Language } from '../../../../shared/languages.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { GivenAnswer, ShownQuestion } from '../rules.ts'
import classes from './written.module.css'

/** What is said beside an answer: it is asked in the reader's language, whatever the test is written in. */
export type ShownLabels = { one: string; many: string; number: string; numberHint: string; wrong: string }

type ShownProps = {
  /** Tells questions on one page apart. */
  id: string
  question: ShownQuestion
  language: Language
  given: GivenAnswer
  labels: ShownLabels
  /** Whether what was typed is no number. */
  isWrong?: boolean
  onChange: (given: GivenAnswer) => void
}

/** A question as an applicant sees it, with its answer to choose or type. */
export const Shown = ({ id, question, language, given, labels, isWrong = false, onChange }: ShownProps) => {
  const spoken = { lang: language, dir: dirOf(language) }
  const choose = (values: readonly string[]) => onChange({ chosen: values.map(Number), typed: '' })
  const choices = question.options.map((option, at) => ({
    key: `${at}`,
    value: `${at + 1}`,
    label: <span {...spoken}>{option}</span>,
  }))
  const renderAnswer = () => {
    if (question.kind === 'one')
      return (
        <Radio.Group
          label={labels.one}
          aria-describedby={id}
          value={`${given.chosen[0] ?? ''}`}
          onChange={(value) => choose([value])}
        >
          <div className={classes.choices}>
            {choices.map(({ key, ...choice }) => (
              <Radio key={key} {...choice} />
            ))}
          </div>
        </Radio.Group>
      )
    if (question.kind === 'many')
      return (
        <Checkbox.Group label={labels.many} aria-describedby={id} value={given.chosen.map(String)} onChange={choose}>
          <div className={classes.choices}>
            {choices.map(({ key, ...choice }) => (
              <Checkbox key={key} {...choice} />
            ))}
          </div>
        </Checkbox.Group>
      )
    return (
      <TextInput
        label={labels.number}
        description={labels.numberHint}
        aria-describedby={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        maw={280}
        value={given.typed}
        error={isWrong ? labels.wrong : undefined}
        onChange={(e) => onChange({ chosen: [], typed: e.currentTarget.value })}
      />
    )
  }
  return (
    <div className={panel.stack}>
      <p id={id} className={classes.ask} {...spoken}>
        {question.ask}
      </p>
      {renderAnswer()}
    </div>
  )
}
