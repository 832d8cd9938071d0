import { Fieldset, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { FormDialog } from '../../../company/profile/screens/parts.tsx'
import type { ShiftType } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import { addPatternCall, setupCall } from './calls.ts'
import { daysOf, todayHere } from './range.ts'
import classes from './roster.module.css'

type Choice = { first: string; second: string }
const OFF = { first: 'off', second: '' }
const MOST = 56

/** A pattern: so many days, each with its shift, a second one on a split day, or off. */
export const PatternDialog = ({ types, onClose }: { types: readonly ShiftType[]; onClose: () => void }) => {
  const t = useWords()
  const add = useCommand(addPatternCall, { refreshes: [setupCall] })
  const known = types.filter(({ archived }) => !archived)
  const usual = known[0]?.id ?? 'off'
  const [days, setDays] = useState<Choice[]>(() =>
    [usual, usual, usual, usual, usual, 'off', 'rest'].map((first) => ({ first, second: '' })),
  )
  const [monday = todayHere()] = daysOf('week', todayHere())
  const { form, field, submit, sending, failure } = useFields(
    { name: '', anchor: monday, onHolidays: 'off' },
    { name: (value) => (value.trim() ? null : t('required', { label: t('name') })) },
  )
  const resize = (length: number) => {
    const count = Math.min(MOST, Math.max(1, length || 1))
    setDays((before) => Array.from({ length: count }, (_, i) => before[i] ?? OFF))
  }
  const choose = (index: number, change: Partial<Choice>) =>
    setDays((before) => before.map((one, i) => (i === index ? { ...one, ...change } : one)))
  const choices = known.map(({ id, name }) => ({ value: id, label: name }))
  const isShift = (value: string) => value !== 'off' && value !== 'rest' && value !== ''
  const send = submit(async ({ name, anchor, onHolidays }) => {
    await add.mutateAsync({
      name,
      anchor,
      onHolidays: onHolidays === 'work' ? 'work' : 'off',
      days: days.map(({ first, second }) => ({
        shifts: [first, ...(isShift(first) ? [second] : [])].filter(isShift).map((shiftTypeId) => ({ shiftTypeId })),
        rest: first === 'rest',
      })),
    })
    onClose()
  })
  return (
    <FormDialog
      title={t('addPattern')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('save')}
      onSubmit={send}
      size="xl"
    >
      <TextInput {...field('name')} label={t('name')} maxLength={80} required data-autofocus />
      <Group grow align="start">
        <TextInput {...field('anchor')} type="date" label={t('firstDay')} required />
        <TextInput
          type="number"
          min={1}
          max={MOST}
          label={t('length')}
          value={days.length}
          onChange={(e) => resize(Number(e.currentTarget.value))}
        />
        <NativeSelect
          {...field('onHolidays')}
          label={t('onHolidays')}
          data={(['off', 'work'] as const).map((value) => ({ value, label: t(`holidays.${value}`) }))}
        />
      </Group>
      <Fieldset legend={t('patternDays')}>
        <div className={classes.days}>
          {days.map(({ first, second }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of a pattern is its place in it
            <div key={i}>
              <NativeSelect
                label={t('dayN', { n: i + 1 })}
                value={first}
                onChange={(e) => choose(i, { first: e.currentTarget.value })}
                data={[...choices, { value: 'off', label: t('off') }, { value: 'rest', label: t('rest') }]}
              />
              {isShift(first) && (
                <NativeSelect
                  aria-label={`${t('dayN', { n: i + 1 })}: ${t('second')}`}
                  value={second}
                  onChange={(e) => choose(i, { second: e.currentTarget.value })}
                  data={[{ value: '', label: '—' }, ...choices]}
                />
              )}
            </div>
          ))}
        </div>
      </Fieldset>
    </FormDialog>
  )
}
