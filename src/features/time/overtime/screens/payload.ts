import type { Country } from '../../../../countries/country.ts'
import type { Input } from '../../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../../shared/money.ts'
import type { saveOvertimePolicy } from '../contract.ts'
import type { DialogInput, DialogResult } from '../dialog.ts'

/** The dialog of a row, and the one that the onboarding form opens: the same calculation, each with its own payload. */
export type Variant = 'policy' | 'onboarding'
type Body = Omit<Input<typeof saveOvertimePolicy>, 'id'>

/** Specification 2, section 3.6. The amounts in the onboarding form's payload are for whoever reads it; the server computes its own. */
export const payloadOf = (
  variant: Variant,
  input: DialogInput,
  result: DialogResult | null,
  country: Country,
): Body => {
  const { mode, period, regularHours, totalHours } = input
  const custom = {
    threshold: input.customThreshold ?? null,
    rate: input.customRate ?? null,
    hourlyRate: input.customHourlyRate ?? null,
  }
  if (variant === 'policy' || !result)
    return {
      mode,
      ...(period && { period }),
      regularHours,
      totalHours,
      customThreshold: custom.threshold,
      customRate: custom.rate,
      customHourlyRate: custom.hourlyRate,
    }
  const major = (minor: Minor) => fromMinor(minor, country.currency.minorUnits)
  return {
    mode,
    ...(period && { period }),
    totalHours,
    regularHours: result.regularHours,
    overtimeHours: result.overtimeHours,
    hourlyRate: result.hourlyRate.value,
    overtimeRate: result.overtimeRate.value,
    regularPay: major(result.regularPay.amount),
    overtimePay: major(result.overtimePay.amount),
    totalPay: major(result.totalPay.amount),
    country: country.code,
    customSettings: mode === 'automatic' ? null : custom,
  }
}
