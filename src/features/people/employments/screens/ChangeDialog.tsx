import { Autocomplete, NativeSelect, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import { getCall } from '../../employees/screens/calls.ts'
import { useWords } from '../../employees/words/index.ts'
import type { EmployeeDetail } from '../../record/contract.ts'
import { addLineCall, addTermsCall, choicesCall, historyCall } from './calls.ts'
import { Failure, sentOf, useToday, WHEN, WhenFields } from './When.tsx'

type Props = { detail: EmployeeDetail; onClose: () => void }

/** Department, position, site or grade from a day on; what is left empty goes on as it is. */
export const ChangeTerms = ({ detail, onClose }: Props) => {
  const t = useProfileWords()
  const sayOf = useWords()
  const today = useToday(detail)
  const command = useCommand(addTermsCall, { refreshes: [getCall, historyCall] })
  const { data } = useApiState(choicesCall, {})
  const [initial] = useState(() => ({
    ...WHEN,
    effectiveFrom: today,
    departmentId: '',
    position: '',
    siteId: '',
    grade: '',
  }))
  const { form, values, set, field, submit, sending, failure } = useFields<typeof initial>(initial, {
    reason: (value) => (value.trim() ? null : t('required', { label: t('history.reason') })),
  })
  const send = submit(async (all) => {
    const { departmentId, position, siteId, grade } = all
    await command.mutateAsync({
      id: detail.employee.id,
      ...sentOf(all),
      ...(departmentId ? { departmentId } : {}),
      ...(position ? { position } : {}),
      ...(siteId ? { siteId } : {}),
      ...(grade ? { grade } : {}),
    })
    notify.success(t('history.changed'))
    onClose()
  })
  const choices = (all: { id: string; name: string }[] = []) => [
    { value: '', label: t('history.asItIs') },
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <FormDialog
      title={t('history.changeTerms')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('history.changeTerms')}
    >
      <NativeSelect {...field('departmentId')} label={sayOf('form.department')} data={choices(data?.departments)} />
      <Autocomplete
        {...field('position')}
        onChange={(value) => set('position', value)}
        label={sayOf('form.designation')}
        placeholder={t('history.asItIs')}
        data={[...new Set((data?.positions ?? []).map((one) => one.name))]}
        maxLength={200}
      />
      <NativeSelect {...field('siteId')} label={sayOf('profile.location')} data={choices(data?.sites)} />
      <TextInput {...field('grade')} label={t('history.grade')} placeholder={t('history.asItIs')} maxLength={60} />
      <WhenFields field={field} when={values} today={today} />
      <Failure failure={failure} />
    </FormDialog>
  )
}

/** Whom somebody reports to from a day on: a person of the company, searched by what is typed, or nobody. */
export const ChangeManager = ({ detail, onClose }: Props) => {
  const t = useProfileWords()
  const sayOf = useWords()
  const today = useToday(detail)
  const command = useCommand(addLineCall, { refreshes: [getCall, historyCall] })
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data } = useApiState(choicesCall, search ? { search } : {})
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [initial] = useState(() => ({ ...WHEN, effectiveFrom: today, managerId: '' }))
  const { form, values, set, field, submit, sending, failure } = useFields<typeof initial>(initial, {
    reason: (value) => (value.trim() ? null : t('required', { label: t('history.reason') })),
  })
  const send = submit(async (all) => {
    await command.mutateAsync({ id: detail.employee.id, ...sentOf(all), managerId: all.managerId || null })
    notify.success(t('history.changed'))
    onClose()
  })
  const found = (data?.managers ?? []).filter((one) => one.id !== detail.employee.id)
  const people = found.map((one) => ({ value: one.id, label: `${one.name} (${one.number})` }))
  const options = chosen && !people.some((one) => one.value === chosen.value) ? [chosen, ...people] : people
  return (
    <FormDialog
      title={t('history.changeManager')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('history.changeManager')}
    >
      <Select
        label={sayOf('profile.manager')}
        placeholder={t('history.nobody')}
        description={t('history.managerHelp')}
        data={options}
        value={values.managerId || null}
        onChange={(value, option) => {
          set('managerId', value ?? '')
          setChosen(value && option ? { value, label: option.label } : null)
        }}
        onSearchChange={setTyped}
        searchable
        clearable
        error={field('managerId').error}
        filter={({ options: all }) => all}
        nothingFoundMessage={t('history.noneFound')}
      />
      <WhenFields field={field} when={values} today={today} />
      <Failure failure={failure} />
    </FormDialog>
  )
}
