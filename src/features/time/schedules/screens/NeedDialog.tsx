import { Chip, Fieldset, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useWords } from '../words/index.ts'
import type { Setup } from './CellDialog.tsx'
import { addDemandCall, addSkillCall, coverageCall, setupCall } from './calls.ts'
import { useShortWeekdays } from './useShortWeekdays.ts'

/** How many people a site needs, on which days at which hours. */
export const NeedDialog = ({ setup, onClose }: { setup: Setup; onClose: () => void }) => {
  const t = useWords()
  const names = useShortWeekdays()
  const [weekdays, setWeekdays] = useState(['1', '2', '3', '4', '5'])
  const add = useCommand(addDemandCall, { refreshes: [setupCall, coverageCall] })
  const initial = {
    siteId: setup.sites[0]?.id ?? '',
    from: '08:00',
    until: '18:00',
    people: '2',
    skillId: '',
    fromDay: ownToday(),
    untilDay: '',
  }
  const { form, field, submit, sending, failure } = useFields(initial, {})
  const send = submit(async ({ people, ...values }) => {
    await add.mutateAsync({ ...values, people: Number(people), weekdays: weekdays.map(Number) })
    onClose()
  })
  return (
    <FormDialog
      title={t('addNeed')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('save')}
      onSubmit={send}
    >
      <NativeSelect
        {...field('siteId')}
        label={t('site')}
        data={setup.sites.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Fieldset legend={t('weekdays')}>
        <Chip.Group multiple value={weekdays} onChange={setWeekdays}>
          <Group gap={6}>
            {names.map((name, i) => (
              <Chip key={name} value={String(i + 1)} size="sm">
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Fieldset>
      <Group grow align="start">
        <TextInput {...field('from')} type="time" label={t('from')} required />
        <TextInput {...field('until')} type="time" label={t('until')} required />
        <TextInput {...field('people')} type="number" min={1} max={500} label={t('peopleNeeded')} required />
      </Group>
      <NativeSelect
        {...field('skillId')}
        label={t('skill')}
        data={[{ value: '', label: t('noSkill') }, ...setup.skills.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <TextInput {...field('fromDay')} type="date" label={t('firstDay')} required />
    </FormDialog>
  )
}

/** A skill that shifts may ask for. */
export const SkillDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const add = useCommand(addSkillCall, { refreshes: [setupCall] })
  const { form, field, submit, sending, failure } = useFields(
    { name: '' },
    { name: (value) => (value.trim() ? null : t('required', { label: t('name') })) },
  )
  const send = submit(async ({ name }) => {
    await add.mutateAsync({ name })
    onClose()
  })
  return (
    <FormDialog
      title={t('addSkill')}
      onClose={onClose}
      form={form}
      busy={sending}
      failure={failure}
      action={t('save')}
      onSubmit={send}
    >
      <TextInput {...field('name')} label={t('name')} maxLength={80} required data-autofocus />
    </FormDialog>
  )
}
