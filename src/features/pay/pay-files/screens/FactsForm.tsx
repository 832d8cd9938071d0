import { NativeSelect, TextInput } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { FileFactView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './files.module.css'

type Props = {
  title: string
  facts: readonly FileFactView[]
  onSave: (from: string, facts: Record<string, string>) => Promise<void>
  onClose: () => void
}

const named = (key: string) => `facts.${key}`

/** What files ask and nobody knows yet: only what was typed is sent; numbers of accounts are never shown in full. */
export const FactsForm = ({ title, facts, onSave, onClose }: Props) => {
  const t = useWords()
  const say = useSentences()
  const asked = facts.filter(({ isTaken }) => !isTaken)
  const before = Object.fromEntries(asked.map((one) => [named(one.key), one.isSecret ? '' : (one.shown ?? '')]))
  const today = new Date().toLocaleDateString('en-CA')
  const { form, field, submit, sending, failure } = useFields<Record<string, string>>({ from: today, ...before }, {})
  const send = submit(async (values) => {
    const typed = asked.flatMap(({ key }) => {
      const value = values[named(key)] ?? ''
      return value === (before[named(key)] ?? '') ? [] : [[key, value] as const]
    })
    if (typed.length > 0) await onSave(values.from ?? today, Object.fromEntries(typed))
    onClose()
  })
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('registrations.save')}
    >
      <TextInput {...field('from')} type="date" label={t('registrations.from')} required />
      {asked.map((one) => {
        const kept = one.isSecret && one.shown ? `${one.shown} · ${t('registrations.keep')}` : say(one.help)
        return one.options.length > 0 ? (
          <NativeSelect
            key={one.key}
            {...field(named(one.key))}
            label={say(one.label)}
            description={say(one.help)}
            data={[{ value: '', label: '' }, ...one.options.map(({ value, label }) => ({ value, label: say(label) }))]}
          />
        ) : (
          <TextInput
            key={one.key}
            {...field(named(one.key))}
            label={say(one.label)}
            description={kept}
            required={!one.isOptional && !one.shown}
            autoComplete="off"
          />
        )
      })}
      {asked.length === 0 && <p className={classes.quiet}>{t('registrations.ready')}</p>}
    </FormDialog>
  )
}
