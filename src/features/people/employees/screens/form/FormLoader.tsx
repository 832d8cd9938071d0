import { useEffect, useMemo, useRef, useState } from 'react'
import type { Country } from '../../../../../countries/country.ts'
import { dayIn } from '../../../../../shared/dates.ts'
import { useApiState } from '../../../../../web/api.ts'
import { useSession } from '../../../../../web/session.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { useLeaveGuard } from '../useLeaveGuard.tsx'
import { boxId } from './boxes.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'
import type { FormSurface } from './judge.ts'
import { type Saved, useEmployeeForm } from './useEmployeeForm.ts'
import { emptyForm, fromRecord } from './values.ts'

type Props = {
  onSaved: (saved: Saved) => void
  onCancel: () => void
  /** Whether another address still shows this form. */
  stays: (next: Record<string, string | undefined>) => boolean
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The form for somebody new, once the rules of the country they will most likely work in are here. */
export const NewEmployee = ({
  surface = 'form',
  country,
  ...props
}: Props & { surface?: FormSurface; country?: string | undefined }) => {
  const { user } = useSession()
  const code = country ?? user?.country_code ?? undefined
  const rules = useCountry(code)
  if (code && !rules) return <LoadingTable rows={6} columns={2} />
  return <Ready record={null} country={rules} surface={surface} mayReveal={false} {...props} />
}

/** The form for somebody on record, once the record is as it is now and not as it was. */
export const EditEmployee = ({ id, onName, ...props }: Props & { id: string; onName?: (name: string) => void }) => {
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const current = useRef<EmployeeRecord | null>(null)
  if (!current.current && data?.employee.id === id && !isFetching) current.current = data.employee
  const country = useCountry(current.current?.country)
  if (error && !current.current)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!current.current || !country) return <LoadingTable rows={6} columns={2} />
  return (
    <Ready
      record={current.current}
      country={country}
      surface="form"
      mayReveal={data?.allowed.includes('reveal') ?? false}
      {...props}
    />
  )
}

type ReadyProps = Props & {
  record: EmployeeRecord | null
  country: Country | undefined
  surface: FormSurface
  mayReveal: boolean
}

const Ready = ({ record, country, surface, mayReveal, onSaved, onCancel, stays }: ReadyProps) => {
  const names = useNames()
  const [start] = useState(() =>
    record && country ? fromRecord(record, country) : emptyForm(dayIn(country?.zone ?? zone(), new Date()), country),
  )
  const state = useEmployeeForm({ record, start, startCountry: country, surface, mayReveal, names, onSaved })
  const leaving = useLeaveGuard(state.isDirty, stays, state.leave)
  // The form comes later than its dialog, so the dialog could not put the focus here.
  useEffect(() => document.getElementById(boxId('fullName'))?.focus(), [])
  return (
    <>
      <EmployeeForm state={state} onCancel={onCancel} />
      {leaving}
    </>
  )
}

const FORM_WORDS = [
  'fullName',
  'email',
  'designation',
  'department',
  'countryCode',
  'nationality',
  'employmentStatus',
  'phone',
  'joinDate',
  'employeeId',
  'status',
  'birthDate',
  'maritalStatus',
  'gender',
  'address',
  'addressLine2',
  'postalCode',
  'emergencyContactName',
  'emergencyContactPhone',
  'bankName',
  'bankAccountNumber',
  'passportNumber',
] as const
const PAY_WORDS = [
  'basicSalary',
  'housingAllowance',
  'transportAllowance',
  'medicalAllowance',
  'mealAllowance',
  'communicationAllowance',
  'educationAllowance',
] as const
const OVERTIME_WORDS = [
  'standardHoursPerWeek',
  'hoursWorkedThisWeek',
  'manualOvertimeHours',
  'sundayOvertimeHours',
  'publicHolidayOvertimeHours',
] as const

/** What the boxes are called on the screen, by path. */
const useNames = () => {
  const t = useWords()
  return useMemo(() => {
    const names = new Map<string, string>([
      ...FORM_WORDS.map((key) => [key, t(`form.${key}`)] as const),
      ['managerId', t('profile.manager')],
      ['siteId', t('profile.location')],
      ...PAY_WORDS.map((key) => [`compensation.${key}`, t(`pay.${key}`)] as const),
      ...OVERTIME_WORDS.map((key) => [`compensation.${key}`, t(`overtime.${key}`)] as const),
      ['compensation.overtimeRateType', t('overtime.rateType')],
      ['compensation.overtimeRate', t('overtime.rate')],
      ['compensation.overtimeRateMultiplier', t('overtime.multiplierOwn')],
      ['compensation.holidayRateMultiplier', t('overtime.holidayOwn')],
      ['compensation.autoOvertimeEnabled', t('overtime.auto')],
    ])
    return (path: string) => names.get(path) ?? path
  }, [t])
}
