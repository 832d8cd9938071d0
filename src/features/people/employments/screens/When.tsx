import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayIn } from '../../../../shared/dates.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { useProfileWords } from '../../employees/profile/words/index.ts'
import classes from '../../employees/screens/profile/profile.module.css'
import type { EmployeeDetail } from '../../record/contract.ts'

const CAUSES = ['decided_late', 'paid_late', 'error'] as const

/** The day it is where somebody works. */
export const useToday = (detail: EmployeeDetail) => {
  const zone = useCountry(detail.employee.country)?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return dayIn(zone, new Date())
}

type When = { effectiveFrom: string; reason: string; cause: string; decidedOn: string }
export const WHEN: When = { effectiveFrom: '', reason: '', cause: '', decidedOn: '' }

/** What goes out of it: nothing said is left out. */
export const sentOf = ({ effectiveFrom, reason, cause, decidedOn }: When) => ({
  effectiveFrom,
  reason,
  cause: CAUSES.find((one) => one === cause) ?? null,
  decidedOn: decidedOn || null,
})

type Field = (name: keyof When) => object

/** Since when and why; of a change that reaches back, why it comes late. */
export const WhenFields = ({ field, when, today }: { field: Field; when: When; today: string }) => {
  const t = useProfileWords()
  const causes = [
    { value: '', label: t('history.chooseCause') },
    ...CAUSES.map((value) => ({ value, label: t(`history.${value}`) })),
  ]
  return (
    <>
      <TextInput {...field('effectiveFrom')} type="date" label={t('history.effectiveFrom')} required />
      {when.effectiveFrom !== '' && when.effectiveFrom < today && (
        <NativeSelect {...field('cause')} label={t('history.cause')} data={causes} required />
      )}
      {when.cause === 'decided_late' && (
        <TextInput {...field('decidedOn')} type="date" label={t('history.decidedOn')} required />
      )}
      <TextInput {...field('reason')} label={t('history.reason')} maxLength={300} required />
    </>
  )
}

export const Failure = ({ failure }: { failure: unknown }): ReactNode =>
  failure instanceof Error && (
    <p className={classes.wrong} role="alert">
      {failure.message}
    </p>
  )
