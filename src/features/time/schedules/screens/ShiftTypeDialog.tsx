import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { ShiftType } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import { addShiftTimesCall, addShiftTypeCall, rosterCall, setupCall } from './calls.ts'
import { COLOURS } from './colours.ts'

type Props = { type: ShiftType | null; skills: readonly { id: string; name: string }[]; onClose: () => void }
const refreshes = [setupCall, rosterCall]

/** A kind of shift: a new one, or its times from a day on. */
export const ShiftTypeDialog = ({ type, skills, onClose }: Props) => {
  const t = useWords()
  const add = useCommand(addShiftTypeCall, { refreshes })
  const change = useCommand(addShiftTimesCall, { refreshes })
  const now = type?.versions[0]
  const pause = now?.breaks[0]
  const initial = {
    name: type?.name ?? '',
    code: type?.code ?? '',
    colour: 'blue',
    skillId: '',
    effectiveFrom: ownToday(),
    start: now?.start ?? '09:00',
    end: now?.end ?? '18:00',
    breakMinutes: String(pause?.kind === 'anytime' ? pause.minutes : 60),
    breakAt: pause?.kind === 'fixed' ? pause.from : '',
  }
  const needed = (label: string) => (value: string) => (value.trim() ? null : t('required', { label }))
  const { form, field, submit, sending, failure } = useFields(initial, {
    name: needed(t('name')),
    code: needed(t('code')),
  })
  const send = submit(async ({ name, code, colour, skillId, breakMinutes, ...times }) => {
    const values = { ...times, breakMinutes: Number(breakMinutes) || 0 }
    if (type) await change.mutateAsync({ id: type.id, ...values })
    else
      await add.mutateAsync({ name, code, colour: COLOURS.find((one) => one === colour) ?? 'blue', skillId, ...values })
    onClose()
  })
  return (
    <FormDialog
      title={type ? `${t('changeTimes')}: ${type.name}` : t('addShiftType')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('save')}
      onSubmit={send}
    >
      {!type && (
        <>
          <Group grow align="start">
            <TextInput {...field('name')} label={t('name')} maxLength={80} required data-autofocus />
            <TextInput {...field('code')} label={t('code')} maxLength={6} required />
          </Group>
          <Group grow align="start">
            <NativeSelect
              {...field('colour')}
              label={t('colour')}
              data={COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
            />
            <NativeSelect
              {...field('skillId')}
              label={t('skill')}
              data={[{ value: '', label: t('noSkill') }, ...skills.map(({ id, name }) => ({ value: id, label: name }))]}
            />
          </Group>
        </>
      )}
      <TextInput {...field('effectiveFrom')} type="date" label={t('from')} required />
      <Group grow align="start">
        <TextInput {...field('start')} type="time" label={t('start')} required />
        <TextInput {...field('end')} type="time" label={t('end')} required />
      </Group>
      <Group grow align="start">
        <TextInput {...field('breakMinutes')} type="number" min={0} max={240} label={t('breakMinutes')} />
        <TextInput {...field('breakAt')} type="time" label={t('breakAt')} />
      </Group>
    </FormDialog>
  )
}
