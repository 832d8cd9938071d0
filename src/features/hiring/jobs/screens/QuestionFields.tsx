import { ActionIcon, Button, Checkbox, Chip, NativeSelect, NumberInput, TagsInput, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { choicesOf, needsAnswer, QUESTION_KINDS } from '../../../adverts/content/answers.rules.ts'
import type { JobContent } from '../../../adverts/content/content.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './editor.module.css'
import type { FieldsProps } from './Fields.tsx'

type Question = JobContent['questions'][number]
const MOST = 12

/** A name that no other question of the job has. */
const freshId = (questions: readonly Question[]): string => {
  for (let n = questions.length + 1; ; n++) if (!questions.some((q) => q.id === `q${n}`)) return `q${n}`
}

/** What is asked of whoever applies. */
export const QuestionFields = ({ form, disabled }: FieldsProps) => {
  const t = useWords()
  const { content, change, errors } = form
  const { questions } = content
  const put = (at: number, changes: Partial<Question>) =>
    change({ questions: questions.map((q, i) => (i === at ? { ...q, ...changes } : q)) })
  const add = () =>
    change({
      questions: [
        ...questions,
        {
          id: freshId(questions),
          kind: 'yesNo' as const,
          ask: '',
          required: true,
          options: [],
          accepts: [],
          atLeast: null,
          why: '',
        },
      ],
    })
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.questions')}</legend>
      {questions.map((q, i) => {
        const choices = choicesOf(q)?.filter(Boolean) ?? []
        const n = String(i + 1)
        return (
          <div key={q.id} className={classes.six}>
            <div className={classes.language}>
              <TextInput
                name={i === 0 ? 'questions' : `questions.${i}`}
                label={t('questions.ask', { n })}
                value={q.ask}
                onChange={(e) => put(i, { ask: e.currentTarget.value })}
                error={i === 0 ? errors.questions : undefined}
                maxLength={300}
                disabled={disabled}
              />
              <NativeSelect
                label={t('questions.kind', { n })}
                value={q.kind}
                onChange={(e) => {
                  const kind = QUESTION_KINDS.find((k) => k === e.currentTarget.value) ?? 'text'
                  put(i, { kind, accepts: [], atLeast: null, pays: undefined })
                }}
                data={QUESTION_KINDS.map((k) => ({ value: k, label: t(`kinds.${k}`) }))}
                disabled={disabled}
              />
              <ActionIcon
                size="lg"
                aria-label={t('questions.remove', { n })}
                onClick={() => change({ questions: questions.filter((_, other) => other !== i) })}
                disabled={disabled}
              >
                <IconX size={16} />
              </ActionIcon>
            </div>
            {(q.kind === 'one' || q.kind === 'many') && (
              <TagsInput
                mt="xs"
                label={t('questions.options', { n })}
                description={t('fields.listHint')}
                value={q.options}
                onChange={(options) => put(i, { options, accepts: q.accepts.filter((a) => options.includes(a)) })}
                maxTags={12}
                disabled={disabled}
              />
            )}
            {choices.length > 0 && (
              <fieldset className={classes.needs}>
                <legend>{t('questions.accepts', { n })}</legend>
                <Chip.Group multiple value={q.accepts} onChange={(accepts) => put(i, { accepts })}>
                  {choices.map((choice) => (
                    <Chip key={choice} value={choice} disabled={disabled} size="sm">
                      {q.kind === 'yesNo' ? t(choice === 'yes' ? 'fields.yes' : 'fields.no') : choice}
                    </Chip>
                  ))}
                </Chip.Group>
              </fieldset>
            )}
            {q.kind === 'number' && !q.pays && (
              <NumberInput
                mt="xs"
                label={t('questions.atLeast', { n })}
                value={q.atLeast ?? ''}
                onChange={(value) => put(i, { atLeast: typeof value === 'number' ? value : null })}
                min={0}
                max={1_000_000}
                disabled={disabled}
              />
            )}
            {q.kind === 'number' && (
              <Checkbox
                mt="xs"
                label={t('questions.pays', { n })}
                description={t('questions.paysHint')}
                checked={q.pays ?? false}
                onChange={(e) => put(i, { pays: e.currentTarget.checked || undefined, atLeast: null })}
                disabled={disabled}
              />
            )}
            {needsAnswer(q) && (
              <TextInput
                mt="xs"
                label={t('questions.why', { n })}
                description={t('questions.whyHint')}
                value={q.why}
                onChange={(e) => put(i, { why: e.currentTarget.value })}
                maxLength={300}
                disabled={disabled}
              />
            )}
            <Checkbox
              mt="xs"
              label={t('questions.required', { n })}
              checked={q.required}
              onChange={(e) => put(i, { required: e.currentTarget.checked })}
              disabled={disabled}
            />
          </div>
        )
      })}
      <div className={classes.six}>
        {questions.length < MOST && !disabled && (
          <Button variant="subtle" size="compact-sm" onClick={add}>
            {t('questions.add')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
