import { Alert, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Country } from '../../../../countries/country.ts'
import { dayIn } from '../../../../shared/dates.ts'
import { initialsOf } from '../../../../shared/initials.ts'
import { ApiError, call, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { getCall } from '../../../people/employees/screens/calls.ts'
import type { OvertimePerson } from '../../../people/employees/screens/overtime.ts'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { useOvertimeWords } from '../words/index.ts'
import { policyCall, saveCall } from './calls.ts'
import { History } from './History.tsx'
import { Inputs } from './Inputs.tsx'
import { Law } from './Law.tsx'
import classes from './overtime.module.css'
import { payloadOf, type Variant } from './payload.ts'
import { Details, Figure, Notices, Results } from './Results.tsx'
import { useDialog } from './useDialog.ts'
import { useWrite } from './useWrite.ts'

type Props = {
  onClose: () => void
  /** A saved employee: everything else is fetched. */
  id?: string
  /** Somebody who is only in a form so far. */
  person?: OvertimePerson
  variant?: Variant
}

/** Overtime pay for a period, computed as one types and kept on saving. */
export default function OvertimeDialog({ id, person, variant = 'policy', onClose }: Props) {
  const t = useOvertimeWords()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const { data, error, isFetching, refetch } = useApiState(policyCall, { id: id ?? '' }, { enabled: id !== undefined })
  const current = data?.employee.id === id ? data : undefined
  const who: OvertimePerson | undefined = current
    ? { ...current.employee, name: current.employee.fullName, basicSalary: current.basicSalary }
    : person
  const country = useCountry(who?.country)
  const beforeLoaded =
    error && id ? (
      <ErrorState title={t('errors.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingTable rows={6} columns={2} />
    )
  return (
    <Dialog
      onClose={onClose}
      size={960}
      centered={false}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
    >
      {who && country ? (
        <Body
          key={id}
          who={who}
          country={country}
          why={current?.noSalary ?? null}
          variant={variant}
          onClose={onClose}
        />
      ) : (
        beforeLoaded
      )}
    </Dialog>
  )
}

type BodyProps = { who: OvertimePerson; country: Country; why: string | null; variant: Variant; onClose: () => void }

const Body = ({ who, country, why, variant, onClose }: BodyProps) => {
  const t = useOvertimeWords()
  const dialog = useDialog(country, who.basicSalary)
  const { amount } = useWrite(country)
  const { result, values, empty } = dialog
  const { save, saving } = useSave(who, country, variant, { dialog, onSaved: onClose })
  const form = useRef<HTMLFormElement>(null)
  const submit = (e: FormEvent) => {
    e.preventDefault()
    // Opened from a form, this one must not send that one: events pass through a portal.
    e.stopPropagation()
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else void save()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('title')}>
      <Who who={who} country={country} salary={who.basicSalary === null ? null : amount(who.basicSalary)} />
      {why && (
        <Alert variant="light" color="yellow" icon={<IconAlertTriangle size={18} />} mb="md">
          {why}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Inputs dialog={dialog} country={country} />
          {result && <Notices notices={result.notices} country={country} />}
          {variant === 'policy' && <Law country={country} day={dayIn(country.zone, new Date())} />}
          {!who.id && <p className={classes.note}>{t('notSaved')}</p>}
        </div>
        <div className={classes.stack}>
          <Breakdown dialog={dialog} country={country} />
          {result && <Details result={result} country={country} />}
          {result && dialog.basic !== null && <Rates dialog={dialog} country={country} />}
          {result && <Results result={result} country={country} />}
        </div>
      </div>
      {variant === 'policy' && who.id && <History id={who.id} />}
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          {who.id ? t('cancel') : t('close')}
        </Button>
        {who.id && (
          <Button type="submit" disabled={saving || empty || values.totalHours === ''}>
            {saving ? t('saving') : t('save')}
          </Button>
        )}
      </div>
    </form>
  )
}

const Who = ({ who, country, salary }: { who: OvertimePerson; country: Country; salary: string | null }) => {
  const t = useOvertimeWords()
  const term = useTerm()
  const { countryName } = useFormat()
  return (
    <div className={classes.who}>
      {who.name && (
        <span className={classes.initials} aria-hidden>
          {initialsOf(who.name)}
        </span>
      )}
      <div className={classes.whoText}>
        <h3 className={classes.name}>{who.name}</h3>
        <p className={classes.meta}>
          {who.department && <span>{term(who.department)}</span>}
          <span>
            <span aria-hidden>{country.flag}</span> {countryName(country.code)}
          </span>
          {salary && (
            <span className="figures">
              {t('basicSalary')}: {salary}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

type Around = { dialog: ReturnType<typeof useDialog>; country: Country }

/** What the hours come to, while they are typed. */
const Breakdown = ({ dialog: { result }, country }: Around) => {
  const t = useOvertimeWords()
  return (
    <section className={classes.pay} aria-live="polite">
      <h4 className={classes.heading}>{t('pay.title')}</h4>
      {result ? (
        <dl className={classes.lines}>
          <Figure name={t('pay.regular')} explained={result.regularPay.explained} country={country} />
          <Figure name={t('pay.overtime')} explained={result.overtimePay.explained} country={country} />
          <Figure name={t('pay.total')} explained={result.totalPay.explained} country={country} total />
        </dl>
      ) : (
        <p className={classes.note}>{t('pay.waiting')}</p>
      )}
    </section>
  )
}

/** The one hourly rate, and the rule it comes from. That of the employee form, by another rule, stands in the form. */
const Rates = ({ dialog: { result, basic }, country }: Around) => {
  const t = useOvertimeWords()
  if (!result || basic === null) return null
  return (
    <section className={classes.block}>
      <h4 className={classes.heading}>{t('rates.title')}</h4>
      <dl className={classes.lines}>
        <Figure name={t('rates.here')} explained={result.hourlyRate} country={country} why={t('rates.hereWhy')} />
      </dl>
    </section>
  )
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends what is in the boxes once: pressed twice, or again after a lost answer, it is the same call by its key. */
const useSave = (
  who: OvertimePerson,
  country: Country,
  variant: Variant,
  { dialog: { input, result }, onSaved }: { dialog: ReturnType<typeof useDialog>; onSaved: () => void },
) => {
  const t = useOvertimeWords()
  const client = useQueryClient()
  const { amount } = useWrite(country)
  const [saving, setSaving] = useState(false)
  const attempt = useRef({ body: '', key: '' })
  const busy = useRef(false)
  const save = async () => {
    if (busy.current || !who.id) return
    busy.current = true
    setSaving(true)
    const body = payloadOf(variant, input, result, country)
    const text = JSON.stringify(body)
    if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() }
    try {
      const { calculation } = await call(
        saveCall,
        { id: who.id, ...body },
        { headers: { 'idempotency-key': attempt.current.key } },
      )
      notify.success(t('saved', { message: t('savedMessage'), amount: amount(calculation.totalPay) }))
      for (const { path } of [policyCall, getCall]) void client.invalidateQueries({ queryKey: [path] })
      onSaved()
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0 && error.status < 500
      notify.failure(refused ? t('errors.save', { error: error.message }) : t('errors.saveAgain'))
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  return { save, saving }
}
