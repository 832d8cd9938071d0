import { ActionIcon, Button, Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { MOST_OPTIONS, QUESTION_KINDS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import type { FormQuestion, TestForm } from './useTestForm.ts'
import classes from './written.module.css'

type QuestionProps = { test: TestForm; question: FormQuestion; at: number; disabled: boolean }

/** One question as it is written: what is asked, what there is to choose among, and what is right. */
export const QuestionCard = ({ test, question, at, disabled }: QuestionProps) => {
  const t = useWords()
  const { number } = useFormat()
  const { id, kind } = question
  const n = number(at + 1)
  const put = (changes: Partial<FormQuestion>) => test.put(id, changes)
  const last = test.form.questions.length - 1
  return (
    <li className={panel.card}>
      <div className={panel.row}>
        <h3 style={{ flex: 1 }}>{t('question', { n })}</h3>
        <ActionIcon
          size="lg"
          variant="subtle"
          aria-label={t('up', { n })}
          disabled={disabled || at === 0}
          onClick={() => test.move(at, -1)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          aria-label={t('down', { n })}
          disabled={disabled || at === last}
          onClick={() => test.move(at, 1)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          aria-label={t('copy', { n })}
          disabled={disabled}
          onClick={() => test.copy(id)}
        >
          <IconCopy size={16} />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="red"
          aria-label={t('remove', { n })}
          disabled={disabled}
          onClick={() => test.remove(id)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <Textarea
        label={t('fields.ask', { n })}
        autosize
        minRows={2}
        maxLength={600}
        dir="auto"
        disabled={disabled}
        value={question.ask}
        onChange={(e) => put({ ask: e.currentTarget.value })}
      />
      <NativeSelect
        label={t('fields.kind', { n })}
        maw={320}
        disabled={disabled}
        value={kind}
        onChange={(e) => {
          const next = QUESTION_KINDS.find((one) => one === e.currentTarget.value) ?? 'one'
          const options = next !== 'number' && question.options.length === 0 ? ['', ''] : question.options
          put({ kind: next, options, right: next === 'one' ? question.right.slice(0, 1) : question.right })
        }}
        data={QUESTION_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
      />
      {kind === 'number' ? (
        <div className={classes.fields}>
          <TextInput
            label={t('fields.value', { n })}
            description={t('fields.valueHint')}
            inputMode="decimal"
            maxLength={40}
            disabled={disabled}
            value={question.value}
            onChange={(e) => put({ value: e.currentTarget.value })}
          />
          <TextInput
            label={t('fields.tolerance', { n })}
            description={t('fields.toleranceHint')}
            inputMode="decimal"
            maxLength={40}
            disabled={disabled}
            value={question.tolerance}
            onChange={(e) => put({ tolerance: e.currentTarget.value })}
          />
        </div>
      ) : (
        <Options question={question} n={n} disabled={disabled} put={put} />
      )}
      {question.shown > 0 && <p className={panel.quiet}>{t('shown', { times: number(question.shown) })}</p>}
    </li>
  )
}

type OptionsProps = {
  question: FormQuestion
  n: string
  disabled: boolean
  put: (changes: Partial<FormQuestion>) => void
}

/** The answers to choose among, each with the mark that says whether it is right. */
const Options = ({ question, n, disabled, put }: OptionsProps) => {
  const t = useWords()
  const { number } = useFormat()
  const { kind, options, right } = question
  const mark = (one: number, isRight: boolean) => {
    if (kind === 'one') put({ right: [one] })
    else put({ right: isRight ? [...right, one] : right.filter((other) => other !== one) })
  }
  const remove = (one: number) =>
    put({
      options: options.filter((_, at) => at !== one - 1),
      right: right.flatMap((other) => {
        if (other === one) return []
        return [other > one ? other - 1 : other]
      }),
    })
  const Mark = kind === 'one' ? Radio : Checkbox
  return (
    <fieldset className={classes.options}>
      <legend>{t(kind === 'one' ? 'markOne' : 'markMany')}</legend>
      {options.map((option, at) => {
        const m = number(at + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place; two may say the same while they are written
          <div key={at} className={classes.option}>
            <Mark
              aria-label={t('fields.right', { n, m })}
              checked={right.includes(at + 1)}
              disabled={disabled}
              onChange={(e) => mark(at + 1, e.currentTarget.checked)}
            />
            <TextInput
              aria-label={t('fields.option', { n, m })}
              maxLength={200}
              dir="auto"
              disabled={disabled}
              value={option}
              onChange={(e) => put({ options: options.with(at, e.currentTarget.value) })}
            />
            <ActionIcon
              size="lg"
              variant="subtle"
              aria-label={t('removeOption', { n, m })}
              disabled={disabled || options.length <= 2}
              onClick={() => remove(at + 1)}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        )
      })}
      <div>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('addOptionTo', { n })}
          disabled={disabled || options.length >= MOST_OPTIONS}
          onClick={() => put({ options: [...options, ''] })}
        >
          {t('addOption')}
        </Button>
      </div>
    </fieldset>
  )
}
