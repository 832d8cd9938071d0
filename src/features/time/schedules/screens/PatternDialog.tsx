import { Fieldset, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { Pattern, ShiftType } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import { addPatternCall, replacePatternCall, rosterCall, setupCall } from './calls.ts'
import { daysOf } from './range.ts'
import classes from './roster.module.css'

type Choice = { first: string; second: string }
const OFF = { first: 'off', second: '' }
const MOST = 56

type Props = { pattern: Pattern | null; types: readonly ShiftType[]; onClose: () => void }

const choicesOf = ({ days }: Pattern): Choice[] =>
  days.map(({ shifts, rest }) => ({
    first: shifts[0]?.shiftTypeId ?? (rest ? 'rest' : 'off'),
    second: shifts[1]?.shiftTypeId ?? '',
  }))

/** A new pattern, or another in the place of one from a day on. */
export const PatternDialog = ({ pattern, types, onClose }: Props) => {
  const t = useWords()
  const add = useCommand(addPatternCall, { refreshes: [setupCall] })
  const replace = useCommand(replacePatternCall, { refreshes: [setupCall, rosterCall] })
  const known = types.filter(({ archived }) => !archived)
  const usual = known[0]?.id ?? 'off'
  const [days, setDays] = useState<Choice[]>(() =>
    pattern
      ? choicesOf(pattern)
      : [usual, usual, usual, usual, usual, 'off', 'rest'].map((first) => ({ first, second: '' })),
  )
  const [monday = ownToday()] = daysOf('week', ownToday())
  const { form, field, submit, sending, failure } = useFields(
    { name: pattern?.name ?? '', anchor: pattern ? ownToday() : monday, onHolidays: pattern?.onHolidays ?? 'off' },
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
    const chosen = {
      onHolidays: onHolidays === 'work' ? ('work' as const) : ('off' as const),
      days: days.map(({ first, second }) => ({
        shifts: [first, ...(isShift(first) ? [second] : [])].filter(isShift).map((shiftTypeId) => ({ shiftTypeId })),
        rest: first === 'rest',
      })),
    }
    if (pattern)
      await replace.mutateAsync({ id: pattern.id, version: pattern.version, effectiveFrom: anchor, ...chosen })
    else await add.mutateAsync({ name, anchor, ...chosen })
    onClose()
  })
  return (
    <FormDialog
      title={pattern ? `${t('changePattern')}: ${pattern.name}` : t('addPattern')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('save')}
      onSubmit={send}
      size="xl"
    >
      {!pattern && <TextInput {...field('name')} label={t('name')} maxLength={80} required data-autofocus />}
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
