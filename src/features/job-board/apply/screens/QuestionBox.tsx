import { choicesOf, isUnmet } from '../../../adverts/content/answers.rules.ts'
import type { PublicJob } from '../../jobs/contract.ts'
import { useWords } from '../words/index.ts'
import classes from './apply.module.css'
import type { Typed, useApply } from './useApply.ts'

export const FieldError = ({ name, wrong }: { name: string; wrong: Record<string, string> }) =>
  wrong[name] ? (
    <span id={`apply-${name}-wrong`} className={classes.wrong}>
      {wrong[name]}
    </span>
  ) : null

type Form = Pick<ReturnType<typeof useApply>, 'wrong' | 'answer'> & { typed: Pick<Typed, 'answers'> }
type Props = { question: PublicJob['questions'][number]; form: Form }

/** One question of the job. An answer that is not what the work needs says so at once, and can be corrected or explained. */
export const QuestionBox = ({ question: q, form }: Props) => {
  const t = useWords()
  const name = `answers.${q.id}`
  const { values = [], explanation = '' } = form.typed.answers[q.id] ?? {}
  const choices = choicesOf(q)
  const ask = (
    <span dir="auto">
      {q.ask} {q.required && <span className={classes.quiet}>{t('needed')}</span>}
    </span>
  )
  const wrong = form.wrong[name]
  const described = wrong ? { 'aria-describedby': `apply-${name}-wrong`, 'aria-invalid': true as const } : {}
  const number = q.kind === 'number' ? values.map((v) => v.replace(',', '.')) : values
  const unmet = isUnmet(q, number[0] === '' ? [] : number)
  const valuesAfter = (choice: string, ticked: boolean) => {
    if (q.kind !== 'many') return [choice]
    return ticked ? [...values, choice] : values.filter((v) => v !== choice)
  }
  return (
    <div className={classes.question}>
      {choices ? (
        <fieldset {...described}>
          <legend>{ask}</legend>
          {choices.map((choice, i) => (
            <label key={choice} className={classes.tick}>
              <input
                {...(i === 0 ? { id: `apply-${name}` } : {})}
                type={q.kind === 'many' ? 'checkbox' : 'radio'}
                name={name}
                checked={values.includes(choice)}
                onChange={(e) => form.answer(q.id, { values: valuesAfter(choice, e.currentTarget.checked) })}
              />
              <span dir="auto">{q.kind === 'yesNo' ? t(choice as 'yes') : choice}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <label className={classes.box} htmlFor={`apply-${name}`}>
          {ask}
          {q.kind === 'number' ? (
            <input
              {...described}
              id={`apply-${name}`}
              inputMode="decimal"
              dir="ltr"
              value={values[0] ?? ''}
              onChange={(e) => form.answer(q.id, { values: [e.currentTarget.value] })}
              maxLength={10}
            />
          ) : (
            <textarea
              {...described}
              id={`apply-${name}`}
              rows={3}
              dir="auto"
              value={values[0] ?? ''}
              onChange={(e) => form.answer(q.id, { values: [e.currentTarget.value] })}
              maxLength={2000}
            />
          )}
        </label>
      )}
      <FieldError name={name} wrong={form.wrong} />
      <div role="status">{unmet && <p className={classes.unmet}>{t('needs', { why: q.why })}</p>}</div>
      {unmet && (
        <label className={classes.box}>
          <span>{t('explain')}</span>
          <textarea
            rows={2}
            dir="auto"
            value={explanation}
            onChange={(e) => form.answer(q.id, { explanation: e.currentTarget.value })}
            maxLength={1000}
          />
        </label>
      )}
    </div>
  )
}
