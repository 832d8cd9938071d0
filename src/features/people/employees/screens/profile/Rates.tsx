import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useCountry, useWorkCountries } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { updateCall } from '../calls.ts'
import classes from './profile.module.css'

const ROWS = ['hourlyRate', 'regularPay', 'overtimePay', 'grossPay'] as const

/** Pay for some hours by the rules of a country. Computed by the server; nothing is saved. */
export default function Rates({ detail, onClose }: { detail: EmployeeDetail; onClose: () => void }) {
  const t = useProfileWords()
  const { money, countryName } = useFormat()
  const { employee } = detail
  const [hours, setHours] = useState(String(employee.standard_hours_per_week ?? 40))
  const [country, setCountry] = useState(employee.country)
  const [wrong, setWrong] = useState<string | null>(null)
  const countries = useWorkCountries()
  const rules = useCountry(country)
  const ask = useCommand(updateCall)
  const found = ask.data && 'grossPay' in ask.data ? ask.data : null
  const submit = (e: FormEvent) => {
    e.preventDefault()
    setWrong(null)
    ask.mutate(
      { id: employee.id, hours, country },
      {
        onError: (error) => {
          setWrong(error.fields.hours ?? null)
          notify.failure(t('rates.failed'))
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('rates.title')}
      onClose={onClose}
      onSubmit={submit}
      busy={ask.isPending}
      action={t('rates.calculate')}
    >
      <p className={classes.note}>{t('rates.text')}</p>
      <TextInput
        label={t('rates.hours')}
        value={hours}
        onChange={(e) => setHours(e.currentTarget.value)}
        inputMode="decimal"
        error={wrong}
        data-autofocus
      />
      <NativeSelect
        label={t('rates.country')}
        value={country}
        onChange={(e) => setCountry(e.currentTarget.value)}
        data={countries.map((c) => ({ value: c.code, label: countryName(c.code) }))}
      />
      {found && rules && (
        <dl className={classes.sums} aria-live="polite">
          {ROWS.map((row) => (
            <div key={row} data-total={row === 'grossPay' || undefined}>
              <dt>{t(`rates.${row}`)}</dt>
              <dd className="figures">
                {money(found[row], {
                  symbol: rules.currency.symbol,
                  decimals: rules.currency.minorUnits,
                  locale: rules.locale,
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </FormDialog>
  )
}
