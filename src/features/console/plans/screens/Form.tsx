import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import { tablesCall } from './calls.ts'

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] }
type Text = { name: string; label: string; type?: 'date'; optional?: true; check?: (value: string) => string | null }
type FormProps = {
  title: string
  hint?: string
  choices: readonly Choice[]
  texts: readonly Text[]
  save: (values: Record<string, string>) => Promise<unknown>
}

/** A row to be added to one of the tables; what the server refuses stands under its field. */
export const Form = ({ title, hint, choices, texts, save }: FormProps) => {
  const t = useWords()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const valueIn = ({ name, options }: Choice) => chosen[name] ?? options[0]?.value ?? ''
  const form = useFields(
    Object.fromEntries(texts.map(({ name }) => [name, ''])),
    Object.fromEntries(
      texts.map(({ name, optional, check }) => [
        name,
        (value: string) => {
          const isMissing = value.trim() === ''
          if (isMissing) return optional ? null : t('missing')
          return check?.(value.trim()) ?? null
        },
      ]),
    ),
  )
  const send = form.submit(async (values) => {
    await save({ ...values, ...Object.fromEntries(choices.map((choice) => [choice.name, valueIn(choice)])) })
    await client.invalidateQueries({ queryKey: [tablesCall.path] })
    notify.success(t('saved'))
  })
  return (
    <form ref={form.form} onSubmit={send} noValidate className={panel.stack} aria-label={title}>
      <h3 className={panel.title}>{title}</h3>
      {hint && <p className={panel.quiet}>{hint}</p>}
      <div className={panel.fields}>
        {choices.map((choice) => (
          <NativeSelect
            key={choice.name}
            label={choice.label}
            value={valueIn(choice)}
            data={choice.options.map((option) => ({ ...option }))}
            onChange={(event) => {
              const { value } = event.currentTarget
              setChosen((old) => ({ ...old, [choice.name]: value }))
            }}
          />
        ))}
        {texts.map(({ name, label, type, optional }) => (
          <TextInput key={name} {...form.field(name)} label={label} type={type ?? 'text'} required={!optional} />
        ))}
      </div>
      {form.failure instanceof Error && (
        <p className={panel.wrong} role="alert">
          {form.failure.message}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={form.sending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
