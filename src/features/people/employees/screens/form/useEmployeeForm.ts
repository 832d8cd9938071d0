import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { Country, CountryField } from '../../../../../countries/country.ts'
import { loadCountry } from '../../../../../countries/registry.web.ts'
import { dayIn } from '../../../../../shared/dates.ts'
import { ApiError, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useDraft } from '../../../../../web/ui/useDraft.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { useWords } from '../../words/index.ts'
import { createCall, onboardCall, PEOPLE, updateCall } from '../calls.ts'
import { boxId } from './boxes.tsx'
import type { Around, Judged } from './context.ts'
import {
  type Circumstances,
  type FormSurface,
  factsOf,
  inFormOrder,
  masksOf,
  pathOfServerField,
  validateForm,
  visibleFieldsOf,
} from './judge.ts'
import { withAmounts } from './pay.ts'
import { useSentence } from './useSentence.ts'
import { type FormValues, fromRecord, OWN_SECRETS, pathOf, toNew, toOnboarding, toPayload } from './values.ts'

type Draft = { version: number | null; values: FormValues }
/** Who was saved, and by which channels they are told. */
export type Saved = {
  id: string
  name: string
  employeeId: string
  country: string
  channels: string[]
  /** A digital card was wished for. */
  card: boolean
}
export type Clash = { mine: FormValues; base: FormValues; theirs: FormValues; version: number; country: Country }

type Props = {
  record: EmployeeRecord | null
  start: FormValues
  startCountry: Country | undefined
  /** Onboarding has rules of its own, and asks how the person is told. */
  surface: FormSurface
  mayReveal: boolean
  names: (path: string) => string
  onSaved: (saved: Saved) => void
}

/** Never into the browser's storage: identity and bank numbers. Nor anything of a field we cannot tell. */
const withoutSecrets = (values: FormValues, country: Country | undefined): FormValues => {
  const open = new Set(country?.fields.filter((f) => !f.secret).map((f) => f.key))
  const complianceData = Object.fromEntries(Object.entries(values.complianceData).filter(([key]) => open.has(key)))
  return { ...values, ...Object.fromEntries(Object.keys(OWN_SECRETS).map((key) => [key, ''])), complianceData }
}

/** A draft has no secrets: they are as the form begins with them. */
const restoredValues = (start: FormValues, { values: { complianceData, ...stored } }: Draft): FormValues => {
  const secrets = Object.fromEntries(Object.keys(OWN_SECRETS).map((key) => [key, start[key as 'bankName']]))
  return { ...start, ...stored, ...secrets, complianceData: { ...start.complianceData, ...complianceData } }
}

const nested = (problems: Record<string, string>): FieldErrors<FormValues> => {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(problems)) {
    const [first = '', second] = path.split('.')
    if (second === undefined) errors[first] = { type: 'rule', message }
    else errors[first] = { ...(errors[first] as object), [second]: { type: 'rule', message } }
  }
  return errors as FieldErrors<FormValues>
}

/** Every box with a sentence under it: path → sentence. */
export const flattenErrors = (errors: FieldErrors<FormValues>): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [first, held] of Object.entries(errors)) {
    if (!held || first === 'root') continue
    if (typeof held.message === 'string') found[first] = held.message
    else
      for (const [second, inner] of Object.entries(held as Record<string, { message?: string }>))
        if (inner?.message) found[`${first}.${second}`] = inner.message
  }
  return found
}

/** What the server said, or that it could not be reached. */
const sentenceOf = (error: ApiError) => (error.status === 0 ? error.message : error.said)

export const focusBox = (path: string) => {
  const box = document.getElementById(boxId(path))
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}

export const useEmployeeForm = ({ record, start, startCountry, surface, mayReveal, names, onSaved }: Props) => {
  const t = useWords()
  const name = `employee:${record?.id ?? (surface === 'onboarding' ? 'onboard' : 'new')}`
  const draft = useDraft<Draft>(name, (taken) => fillIn(taken))
  const [base, setBase] = useState(() => ({
    values: start,
    version: draft.restored?.version ?? record?.version ?? null,
    masks: record && startCountry ? masksOf(start, startCountry) : {},
  }))
  const [clash, setClash] = useState<Clash | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const settled = useRef(false)

  const resolver: Resolver<FormValues> = (values) => {
    const { problems } = validateForm(values, circumstances.current)
    return Object.keys(problems).length > 0 ? { values: {}, errors: nested(problems) } : { values, errors: {} }
  }
  const form = useForm<FormValues>({ defaultValues: start, mode: 'onTouched', resolver, shouldFocusError: false })
  const values = useWatch({ control: form.control }) as FormValues
  const country =
    useCountry(values.countryCode) ?? (values.countryCode === startCountry?.code ? startCountry : undefined)
  const today = dayIn(country?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  const circumstances = useRef<Circumstances>({ country, today, masks: base.masks, salaryShown: true, surface })
  circumstances.current = { country, today, masks: base.masks, salaryShown: true, surface }

  const facts = factsOf(values, { country, masks: base.masks })
  const judged: Judged = {
    facts,
    shown: visibleFieldsOf(country, facts, surface),
    judgement: validateForm(values, circumstances.current),
  }
  const inWords = useSentence()
  const employeeId = record?.id ?? null
  const around = useMemo<Around>(
    () => ({ country, masks: base.masks, salaryShown: true, surface, employeeId, mayReveal, inWords }),
    [country, base.masks, surface, employeeId, mayReveal, inWords],
  )

  /** What was typed of it before, here or on another device; null: it begins as it is stored. */
  const fillIn = (kept: Draft | null) => {
    form.reset(kept ? restoredValues(start, kept) : start, { keepDefaultValues: true })
    setBase((before) => ({ ...before, version: kept?.version ?? record?.version ?? null }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept when the form opened
  useEffect(() => {
    if (draft.restored) fillIn(draft.restored)
  }, [])

  useEffect(() => {
    if (form.formState.isDirty && !settled.current)
      draft.keep({ version: base.version, values: withoutSecrets(values, country) })
  }, [values, country, base.version, draft.keep, form.formState.isDirty])

  const create = useCommand(createCall, { refreshes: PEOPLE })
  const onboard = useCommand(onboardCall, { refreshes: PEOPLE })
  const update = useCommand(updateCall, { refreshes: PEOPLE })

  const send = async (toSend: FormValues, { version, masks }: { version: number | null; masks: Around['masks'] }) => {
    if (!country) return
    const complete = { ...toSend, compensation: withAmounts(toSend.compensation, country) }
    const facts = factsOf(complete, { country, masks })
    const shown = visibleFieldsOf(country, facts, surface)
    setRefused([])
    try {
      const saved = await store(complete, shown, { version, masks })
      settled.current = true
      draft.discard()
      if (surface === 'form') notify.success(record ? t('form.updated_') : t('form.created_'))
      onSaved(saved)
    } catch (error) {
      failed(error, toSend)
    }
  }

  const store = async (
    complete: FormValues,
    shown: readonly CountryField[],
    { version, masks }: { version: number | null; masks: Around['masks'] },
  ): Promise<Saved> => {
    if (surface === 'onboarding') {
      const { employee, notifications } = await onboard.mutateAsync(toOnboarding(complete, shown))
      const { id, fullName, employeeId } = employee
      return { id, name: fullName, employeeId, country: complete.countryCode, card: false, ...notifications }
    }
    const payload = toPayload(complete, shown, masks)
    const { employee } = (
      record
        ? await update.mutateAsync({ ...payload, id: record.id, ...(version === null ? {} : { version }) })
        : await create.mutateAsync({ ...payload, ...toNew(complete) })
    ) as { employee: EmployeeRecord }
    const { id, full_name, employee_id } = employee
    const card = !record && complete.afterwards.generateDigitalCard
    return { id, name: full_name, employeeId: employee_id, country: complete.countryCode, channels: [], card }
  }

  const failed = (error: unknown, mine: FormValues) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'SESSION_ENDED') {
      if (surface === 'onboarding') notify.failure(t('errors.authentication'))
      return
    }
    const theirs =
      error.code === 'VERSION_CONFLICT' ? (error.data as { employee?: EmployeeRecord } | null)?.employee : null
    if (theirs && country) {
      const now = fromRecord(theirs, country)
      return setClash({ mine, base: base.values, theirs: now, version: theirs.version, country })
    }
    const paths: string[] = []
    const elsewhere: string[] = []
    for (const [name, message] of Object.entries(error.fields)) {
      const path = pathOfServerField(name, mine, country)
      if (path) {
        form.setError(path as 'fullName', { type: 'server', message })
        paths.push(path)
      } else elsewhere.push(message)
    }
    setRefused(elsewhere)
    notify.failure(
      surface === 'onboarding'
        ? t('errors.onboard', { message: sentenceOf(error) ?? t('errors.onboardUnknown') })
        : t('errors.save', { message: sentenceOf(error) ?? t('errors.saveUnknown') }),
    )
    const first = inFormOrder(paths, country)[0]
    if (first) setTimeout(() => focusBox(first), 0)
  }

  const save = form.handleSubmit(
    (valid) => send(valid, base),
    (errors) => {
      const first = inFormOrder(Object.keys(flattenErrors(errors)), country)[0]
      if (first) setTimeout(() => focusBox(first), 0)
    },
  )

  /** The person chose, field by field: their choice is saved over the newest version. */
  const settle = (chosen: FormValues) => {
    if (!clash) return
    const next = { values: clash.theirs, version: clash.version, masks: masksOf(clash.theirs, clash.country) }
    setBase(next)
    setClash(null)
    form.reset(clash.theirs)
    form.reset(chosen, { keepDefaultValues: true })
    void send(chosen, next)
  }

  /** The country's own boxes, week and statuses belong to the country: they are not carried over to another. */
  const onCountry = useCallback(
    async (code: string) => {
      form.clearErrors('complianceData')
      if (surface === 'onboarding') {
        form.clearErrors()
        form.setValue('complianceData', {}, { shouldDirty: true })
        for (const key of Object.keys(OWN_SECRETS)) form.setValue(key as 'passportNumber', '')
      }
      const next = code ? await loadCountry(code).catch(() => undefined) : undefined
      const set = (key: 'standardHoursPerWeek' | 'overtimeRate', value: number) =>
        form.setValue(`compensation.${key}`, String(value), { shouldDirty: true })
      set('standardHoursPerWeek', next?.hours.standard ?? 40)
      if (next && form.getValues('compensation.overtimeRateType') === 'multiplier')
        set('overtimeRate', next.hours.overtimeMultiplier)
      if (!next?.employmentStatuses?.some((o) => o.value === form.getValues('employmentStatus')))
        form.setValue('employmentStatus', '')
    },
    [form, surface],
  )
  const startAfresh = () => {
    draft.discard()
    form.reset(start)
  }

  return {
    form,
    around,
    judged,
    record,
    save,
    saving: create.isPending || update.isPending || onboard.isPending,
    clash,
    settle,
    closeClash: () => setClash(null),
    refused,
    /** Saved another way, with less than the whole form. */
    saved: (saved: Saved) => {
      settled.current = true
      draft.discard()
      onSaved(saved)
    },
    /** The person gives the changes up: nothing of them is kept. */
    leave: () => {
      settled.current = true
      draft.discard()
    },
    draft: { restored: draft.restored !== null && draft.news === null, news: draft.news, discard: startAfresh },
    isDirty: () => form.formState.isDirty && !settled.current,
    onCountry,
    pathsOf: (errors: FieldErrors<FormValues>) => inFormOrder(Object.keys(flattenErrors(errors)), country),
    labelOf: (path: string) => country?.fields.find((f) => pathOf(f) === path)?.label ?? names(path),
  }
}
export type EmployeeFormState = ReturnType<typeof useEmployeeForm>
