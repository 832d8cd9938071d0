import { useMemo, useState } from 'react'
import type { Country } from '../../../../countries/country.ts'
import { toMinor } from '../../../../shared/money.ts'
import { type DialogInput, dialogCalculation, dialogErrors, type Period } from '../dialog.ts'

/** A box holds a number, or what somebody is still typing. */
export type Typed = number | string
export type DialogValues = {
  mode: DialogInput['mode']
  period: Period
  regularHours: Typed
  totalHours: Typed
  customThreshold: Typed
  customRate: Typed
  customHourlyRate: Typed
}
export type DialogBox = Exclude<keyof DialogValues, 'mode' | 'period'>

const given = (typed: Typed): number | null => (typed === '' ? null : Number(typed))

const inputOf = (v: DialogValues): DialogInput => ({
  mode: v.mode,
  period: v.period,
  regularHours: Number(v.regularHours),
  totalHours: Number(v.totalHours),
  ...(v.mode === 'manual' && {
    customThreshold: given(v.customThreshold),
    customRate: given(v.customRate),
    customHourlyRate: v.customHourlyRate === '' ? null : String(v.customHourlyRate),
  }),
})

/** How the dialog opens (specification 2, section 4). */
export const initialValues = (country: Country): DialogValues => ({
  mode: 'automatic',
  period: 'week',
  regularHours: country.overtimeDialog.threshold,
  totalHours: 0,
  customThreshold: country.overtimeDialog.threshold,
  customRate: country.overtimeDialog.rate,
  customHourlyRate: '',
})

/** Regular hours of a period: the standard week, or as many as a month has of them, to the half hour. */
export const regularHoursOf = (country: Country, period: Period): number => {
  const { threshold } = country.overtimeDialog
  return period === 'week' ? threshold : Math.floor(((threshold * 52) / 12) * 2) / 2
}

/** What is in the boxes, what is wrong with it, and what it comes to: computed here by the rules the server uses. */
export const useDialog = (country: Country, salary: number | string | null) => {
  const [values, setValues] = useState(() => initialValues(country))
  const computed = useMemo(() => {
    const input = inputOf(values)
    const errors = dialogErrors(input, country)
    const basic = minorOf(salary, country)
    const byHand = input.mode === 'manual' && input.customHourlyRate !== null
    const result =
      Object.keys(errors).length > 0 || (basic === null && !byHand)
        ? null
        : dialogCalculation({ ...input, country, basic: basic ?? 0 })
    return { input, errors, basic, result }
  }, [values, country, salary])
  const set = <K extends keyof DialogValues>(name: K, value: DialogValues[K]) =>
    setValues((before) => ({ ...before, [name]: value }))
  return { values, set, ...computed, empty: !computed.input.totalHours }
}

/** Null for nothing, and for what is no amount: a form may hold anything. */
const minorOf = (salary: number | string | null, country: Country) => {
  if (salary === null || salary === '') return null
  try {
    return toMinor(salary, country.currency.minorUnits)
  } catch {
    return null
  }
}
