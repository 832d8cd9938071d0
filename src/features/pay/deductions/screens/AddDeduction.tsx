import { NativeSelect, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { dayIn } from '../../../../shared/dates.ts'
import { typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { ownZone } from '../../../../web/ui/own-time.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { componentName, optionsCall } from '../../components/screens/calls.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import { DEDUCTION_RHYTHMS } from '../choices.rules.ts'
import type { DeductionPerson } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { addCall, deductionsCall, peopleCall } from './calls.ts'

type Values = Record<
  'employmentId' | 'component' | 'amount' | 'every' | 'startsOn' | 'endsOn' | 'total' | 'note',
  string
>

/** Has something taken from somebody’s pay again and again. */
export default function AddDeduction({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [person, setPerson] = useState<DeductionPerson | null>(null)
  const decimals = person?.currency.minorUnits ?? 2
  const money = useMinor(person?.country, person?.currency)
  const add = useCommand(addCall, { refreshes: [deductionsCall] })
  const { form, values, set, field, submit, sending, failure } = useFields<Values>(
    {
      employmentId: '',
      component: '',
      amount: '',
      every: 'pay',
      startsOn: dayIn(ownZone(), new Date()),
      endsOn: '',
      total: '',
      note: '',
    },
    {
      employmentId: (id) => (id ? null : t('form.personRequired')),
      component: (code) => (code ? null : t('form.componentRequired')),
      amount: (typed) => (typedMinor(typed, decimals) ? null : t('form.amountRequired')),
      total: (typed) => (typed.trim() === '' || typedMinor(typed, decimals) ? null : t('form.totalWrong')),
    },
  )
  const { data } = useApiState(
    optionsCall,
    { entityId: person?.entityId ?? '', ...(values.startsOn ? { on: values.startsOn } : {}) },
    { enabled: person !== null },
  )
  const options = (data?.options ?? []).filter(({ nature }) => nature === 'deduction')
  const send = submit(async (all) => {
    await add.mutateAsync({
      employmentId: all.employmentId,
      component: all.component,
      amount: typedMinor(all.amount, decimals) ?? 0,
      every: DEDUCTION_RHYTHMS.find((one) => one === all.every) ?? 'pay',
      startsOn: all.startsOn,
      endsOn: all.endsOn || null,
      total: all.total.trim() ? typedMinor(all.total, decimals) : null,
      note: all.note || null,
    })
    notify.success(t('form.saved'))
    onClose()
  })
  const currency = person?.currency.code ?? ''
  const [amount, total] = [typedMinor(values.amount, decimals), typedMinor(values.total, decimals)]
  return (
    <FormDialog
      title={t('add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('form.save')}
    >
      <PersonSelect
        value={person}
        error={field('employmentId').error}
        onChange={(found) => {
          setPerson(found)
          set('employmentId', found?.employmentId ?? '')
          set('component', '')
        }}
      />
      <NativeSelect
        {...field('component')}
        label={t('form.component')}
        description={t('form.componentHelp')}
        required
        data={[
          { value: '', label: t('form.choose') },
          ...options.map((one) => ({ value: one.code, label: componentName(one, language) })),
        ]}
      />
      <TextInput
        {...field('amount')}
        label={person ? t('form.amountIn', { currency }) : t('form.amount')}
        description={amount ? money(amount) : undefined}
        inputMode="decimal"
        required
      />
      <NativeSelect
        {...field('every')}
        label={t('rhythm')}
        data={DEDUCTION_RHYTHMS.map((value) => ({ value, label: t(`every.${value}`) }))}
      />
      <TextInput {...field('startsOn')} type="date" label={t('startsOn')} required />
      <TextInput {...field('endsOn')} type="date" label={t('endsOn')} />
      <TextInput
        {...field('total')}
        label={person ? t('form.totalIn', { currency }) : t('form.total')}
        description={total ? money(total) : t('form.totalHelp')}
        inputMode="decimal"
      />
      <TextInput {...field('note')} label={t('form.note')} maxLength={300} />
    </FormDialog>
  )
}

type PersonProps = {
  value: DeductionPerson | null
  error: string | undefined
  onChange: (person: DeductionPerson | null) => void
}

const nameOf = ({ name, number }: DeductionPerson) => `${name} (${number})`

/** Somebody who is paid here, searched by the server. */
const PersonSelect = ({ value, error, onChange }: PersonProps) => {
  const t = useWords()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const { data } = useApiState(peopleCall, { search: value && asked === nameOf(value) ? '' : asked })
  const found = data?.people ?? []
  const offered = value && !found.some(({ employmentId: id }) => id === value.employmentId) ? [value, ...found] : found
  return (
    <Select
      label={t('form.person')}
      placeholder={t('form.personHelp')}
      required
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      data={offered.map((one) => ({ value: one.employmentId, label: nameOf(one) }))}
      value={value?.employmentId ?? null}
      error={error}
      onChange={(id) => onChange(offered.find(({ employmentId }) => employmentId === id) ?? null)}
      nothingFoundMessage={t('form.nobody')}
    />
  )
}
