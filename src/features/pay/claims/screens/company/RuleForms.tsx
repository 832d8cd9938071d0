import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ownToday } from '../../../../../web/ui/own-time.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { ExpenseRules } from '../../company.contract.ts'
import { CURRENCIES } from '../../money.rules.ts'
import { useClaimWords } from '../../words/index.ts'
import { allowanceCall, categoryCall, limitCall, rateCall, rulesCall } from './calls.ts'

type Close = { onClose: () => void }
type Form = {
  form: ReturnType<typeof useFields>
  title: string
  children: ReactNode
  onSubmit: (e: React.FormEvent) => void
}

const RuleDialog = ({ form: { form, sending, failure }, ...rest }: Form & Close) => (
  <FormDialog {...rest} form={form} busy={sending} failure={failure} action={useClaimWords()('save')} />
)

const useSaved = (onClose: () => void) => {
  const t = useClaimWords()
  return () => {
    notify.success(t('saved'))
    onClose()
  }
}

const useKinds = () => {
  const t = useClaimWords()
  return (['receipt', 'mileage', 'per_diem'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
}

export const CategoryForm = ({ onClose }: Close) => {
  const t = useClaimWords()
  const kinds = useKinds()
  const form = useFields({ name: '', kind: 'receipt', ledgerCode: '' }, {})
  const [isTaxable, setTaxable] = useState(false)
  const add = useCommand(categoryCall, { refreshes: [rulesCall] })
  const saved = useSaved(onClose)
  const send = form.submit(async ({ kind, ...values }) => {
    await add.mutateAsync({ ...values, kind: kind as 'receipt', isTaxable })
    saved()
  })
  return (
    <RuleDialog form={form} title={t('addCategory')} onSubmit={send} onClose={onClose}>
      <TextInput {...form.field('name')} label={t('name')} maxLength={80} data-autofocus />
      <NativeSelect {...form.field('kind')} label={t('kind')} data={kinds} />
      <TextInput {...form.field('ledgerCode')} label={t('ledgerCode')} maxLength={40} />
      <Checkbox label={t('taxable')} checked={isTaxable} onChange={(e) => setTaxable(e.currentTarget.checked)} />
    </RuleDialog>
  )
}

const useCountries = (rules: ExpenseRules) => {
  const { countryName } = useFormat()
  return rules.countries.map(({ code }) => ({ value: code, label: countryName(code) }))
}

export const LimitForm = ({ rules, onClose }: Close & { rules: ExpenseRules }) => {
  const t = useClaimWords()
  const countries = useCountries(rules)
  const form = useFields(
    {
      categoryId: '',
      country: '',
      currency: rules.countries[0]?.currency ?? '',
      most: '',
      receiptAbove: '',
      daysToHandIn: '',
      from: ownToday(),
    },
    {},
  )
  const add = useCommand(limitCall, { refreshes: [rulesCall] })
  const saved = useSaved(onClose)
  const send = form.submit(async ({ categoryId, country, daysToHandIn, ...values }) => {
    await add.mutateAsync({
      ...values,
      categoryId: categoryId || null,
      country: country || null,
      daysToHandIn: daysToHandIn === '' ? null : Number(daysToHandIn),
    })
    saved()
  })
  const currencies = [...new Set(rules.countries.map(({ currency }) => currency))]
  return (
    <RuleDialog form={form} title={t('addLimit')} onSubmit={send} onClose={onClose}>
      <NativeSelect
        {...form.field('categoryId')}
        label={t('category')}
        data={[
          { value: '', label: t('every') },
          ...rules.categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        {...form.field('country')}
        label={t('country')}
        data={[{ value: '', label: t('everywhere') }, ...countries]}
      />
      <NativeSelect {...form.field('currency')} label={t('currency')} data={currencies} />
      <TextInput {...form.field('most')} label={t('mostField')} inputMode="decimal" />
      <TextInput {...form.field('receiptAbove')} label={t('receiptField')} inputMode="decimal" />
      <TextInput {...form.field('daysToHandIn')} label={t('daysField')} inputMode="numeric" />
      <TextInput {...form.field('from')} type="date" label={t('from')} />
    </RuleDialog>
  )
}

export const AllowanceForm = ({ rules, onClose }: Close & { rules: ExpenseRules }) => {
  const t = useClaimWords()
  const countries = useCountries(rules)
  const kinds = useKinds().filter(({ value }) => value !== 'receipt')
  const form = useFields(
    { kind: 'mileage', country: rules.countries[0]?.code ?? '', rate: '', source: '', from: ownToday() },
    {},
  )
  const add = useCommand(allowanceCall, { refreshes: [rulesCall] })
  const saved = useSaved(onClose)
  const send = form.submit(async ({ kind, ...values }) => {
    await add.mutateAsync({ ...values, kind: kind as 'mileage' })
    saved()
  })
  const currency = rules.countries.find(({ code }) => code === form.values.country)?.currency ?? ''
  return (
    <RuleDialog form={form} title={t('addAllowance')} onSubmit={send} onClose={onClose}>
      <NativeSelect {...form.field('kind')} label={t('kind')} data={kinds} />
      <NativeSelect {...form.field('country')} label={t('country')} data={countries} />
      <TextInput {...form.field('rate')} label={`${t('rate')} (${currency})`} inputMode="decimal" />
      <TextInput {...form.field('source')} label={t('source')} maxLength={300} />
      <TextInput {...form.field('from')} type="date" label={t('from')} />
    </RuleDialog>
  )
}

export const RateForm = ({ rules, onClose }: Close & { rules: ExpenseRules }) => {
  const t = useClaimWords()
  const form = useFields(
    { base: 'USD', quote: rules.countries[0]?.currency ?? 'SGD', rate: '', day: ownToday(), source: '' },
    {},
  )
  const add = useCommand(rateCall, { refreshes: [rulesCall] })
  const saved = useSaved(onClose)
  const send = form.submit(async (values) => {
    await add.mutateAsync(values)
    saved()
  })
  return (
    <RuleDialog form={form} title={t('addRate')} onSubmit={send} onClose={onClose}>
      <NativeSelect {...form.field('base')} label={t('base')} data={[...CURRENCIES]} />
      <NativeSelect {...form.field('quote')} label={t('quote')} data={[...CURRENCIES]} />
      <TextInput {...form.field('rate')} label={t('rate')} inputMode="decimal" />
      <TextInput {...form.field('day')} type="date" label={t('day')} />
      <TextInput {...form.field('source')} label={t('source')} maxLength={120} />
    </RuleDialog>
  )
}
