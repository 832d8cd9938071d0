import { Alert, Autocomplete, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { countryCodes, loadCountry } from '../../../../countries/registry.web.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { EMPLOYMENT_TYPES, PAY_PERIODS } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Place } from '../../jobs/contract.ts'
import { PlacePicker } from '../../jobs/screens/Pickers.tsx'
import { useWords as useJobWords } from '../../jobs/words/index.ts'
import type { Requisition } from '../contract.ts'
import { REASONS } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { createCall, departmentsCall, listCall, peopleCall, planCall, readCall, saveCall } from './calls.ts'
import classes from './requisitions.module.css'
import { useHome } from './useHome.ts'

type Props = { held?: Requisition; onClose: () => void; onSaved: (saved: Requisition) => void }

const initial = (current: Requisition | undefined, home: string) => ({
  title: current?.title ?? '',
  department: current?.department ?? '',
  country: current?.country ?? home,
  placeId: current?.placeAt ? String(current.placeAt.id) : '',
  headCount: String(current?.headCount ?? 1),
  employmentType: (current?.employmentType ?? 'FULL_TIME') as string,
  reason: (current?.reason ?? 'new') as string,
  replacesId: current?.replaces?.id ?? '',
  payMin: current?.payMin ?? '',
  payMax: current?.payMax ?? '',
  payPeriod: (current?.payPeriod ?? 'MONTH') as string,
  wantedBy: current?.wantedBy ?? '',
  note: current?.note ?? '',
  costNote: current?.costNote ?? '',
  budget: current?.budget ?? '',
})

const useCurrency = (code: string) => {
  const language = useLanguage()
  const [currency, setCurrency] = useState('')
  useEffect(() => {
    let gone = false
    void loadCountry(code, language).then((c) => !gone && setCurrency(c.currency.code))
    return () => {
      gone = true
    }
  }, [code, language])
  return currency
}

/** Who is to be hired, written down or changed. */
export default function RequisitionForm({ held: current, onClose, onSaved }: Props) {
  const t = useWords()
  const job = useJobWords()
  const pub = usePublicJobs()
  const format = useFormat()
  const home = useHome()
  const { form, values, set, field, submit, sending, failure } = useFields(initial(current, home), {})
  const [place, setPlace] = useState<Place | null>(current?.placeAt ?? null)
  const refreshes = [listCall, readCall, planCall]
  const create = useCommand(createCall, { refreshes })
  const save = useCommand(saveCall, { refreshes })
  const { data } = useApiState(departmentsCall, {})
  const departments = [...new Set((data?.departments ?? []).filter((d) => !d.archivedAt).map((d) => d.name))]
  const currency = useCurrency(values.country)
  const send = submit(async (typed) => {
    const body = {
      ...typed,
      placeId: typed.placeId ? Number(typed.placeId) : null,
      headCount: Number(typed.headCount),
      employmentType: typed.employmentType as (typeof EMPLOYMENT_TYPES)[number],
      reason: typed.reason as (typeof REASONS)[number],
      replacesId: typed.reason === 'replacement' && typed.replacesId ? typed.replacesId : null,
      payPeriod: typed.payPeriod as (typeof PAY_PERIODS)[number],
    }
    const { requisition } = current
      ? await save.mutateAsync({ id: current.id, version: current.version, ...body })
      : await create.mutateAsync(body)
    notify.success(t('done.saved'))
    onSaved(requisition)
  })
  return (
    <Dialog
      title={t(current ? 'form.edit' : 'new')}
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={form} onSubmit={send} noValidate className={classes.form}>
        <TextInput
          className={classes.three ?? ''}
          label={t('fields.title')}
          required
          {...field('title')}
          data-autofocus
        />
        <Autocomplete
          className={classes.three ?? ''}
          label={t('fields.department')}
          required
          data={departments}
          {...field('department')}
          onChange={(value) => set('department', value)}
        />
        <NativeSelect
          className={classes.two6 ?? ''}
          label={t('fields.country')}
          {...field('country')}
          onChange={(e) => {
            set('country', e.currentTarget.value)
            set('placeId', '')
            setPlace(null)
          }}
          data={countryCodes.map((code) => ({ value: code, label: format.countryName(code) }))}
        />
        <div className={classes.two6}>
          <PlacePicker
            key={`${values.country} ${place?.id ?? 0}`}
            name="placeId"
            label={t('fields.place')}
            country={values.country}
            value={place}
            error={field('placeId').error}
            onChange={(found) => {
              setPlace(found)
              set('placeId', found ? String(found.id) : '')
            }}
          />
        </div>
        <TextInput
          className={classes.two6 ?? ''}
          label={t('fields.headCount')}
          required
          inputMode="numeric"
          {...field('headCount')}
        />
        <NativeSelect
          className={classes.two6 ?? ''}
          label={t('fields.employmentType')}
          {...field('employmentType')}
          data={EMPLOYMENT_TYPES.map((v) => ({ value: v, label: pub(`types.${v}`) }))}
        />
        <NativeSelect
          className={classes.two6 ?? ''}
          label={t('fields.reason')}
          {...field('reason')}
          data={REASONS.map((v) => ({ value: v, label: t(`reasons.${v}`) }))}
        />
        <TextInput
          className={classes.two6 ?? ''}
          type="date"
          label={t('fields.wantedBy')}
          required
          {...field('wantedBy')}
        />
        {values.reason === 'replacement' && (
          <div className={classes.six}>
            <PersonPicker
              label={t('fields.replaces')}
              description={t('fields.replacesHint')}
              name={current?.replaces?.name ?? ''}
              error={field('replacesId').error}
              onChange={(id) => set('replacesId', id)}
            />
          </div>
        )}
        <TextInput
          className={classes.two6 ?? ''}
          label={t('fields.payMin', { currency })}
          inputMode="decimal"
          {...field('payMin')}
        />
        <TextInput
          className={classes.two6 ?? ''}
          label={t('fields.payMax', { currency })}
          inputMode="decimal"
          {...field('payMax')}
        />
        <NativeSelect
          className={classes.two6 ?? ''}
          label={t('fields.payPeriod')}
          {...field('payPeriod')}
          data={PAY_PERIODS.map((v) => ({ value: v, label: job(`periods.${v}`) }))}
        />
        <Textarea
          className={classes.three ?? ''}
          label={t('fields.note')}
          autosize
          minRows={2}
          maxLength={2000}
          {...field('note')}
        />
        <TextInput
          className={classes.three ?? ''}
          label={t('fields.budget', { currency })}
          description={t('fields.budgetHint')}
          inputMode="decimal"
          {...field('budget')}
        />
        <Textarea
          className={classes.three ?? ''}
          label={t('fields.costNote')}
          autosize
          minRows={2}
          maxLength={1000}
          {...field('costNote')}
        />
        {failure instanceof Error && (
          <Alert color="red" role="alert" className={classes.six ?? ''}>
            {failure.message}
          </Alert>
        )}
        <div className={`${classes.six} ${classes.bar}`}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t(current ? 'form.save' : 'form.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type PersonProps = {
  label: string
  description: string
  name: string
  error?: string | undefined
  onChange: (id: string) => void
}

/** Somebody employed, by name or number. */
const PersonPicker = ({ name, onChange, ...props }: PersonProps) => {
  const [typed, setTyped] = useState(name)
  const [chosen, setChosen] = useState(name)
  const [search] = useDebouncedValue(typed.trim(), 150)
  const { data } = useApiState(peopleCall, { search, pageSize: 8 }, { enabled: search.length > 1 && search !== chosen })
  const found = (data?.employees ?? []).map((e) => ({ id: e.id, label: `${e.full_name} · ${e.employee_id}` }))
  return (
    <Autocomplete
      {...props}
      required
      name="replacesId"
      value={typed}
      data={[...new Set(found.map((f) => f.label))]}
      filter={({ options }) => options}
      onChange={(text) => {
        setTyped(text)
        if (text !== chosen) onChange('')
      }}
      onOptionSubmit={(label) => {
        const one = found.find((f) => f.label === label)
        if (!one) return
        setChosen(label)
        queueMicrotask(() => onChange(one.id))
      }}
    />
  )
}
