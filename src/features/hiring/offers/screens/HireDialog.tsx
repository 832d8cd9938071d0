import { Alert, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import classes from '../../interviews/screens/interviews.module.css'
import type { Offer } from '../contract.ts'
import { PERIODS } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { hireCall, listCall } from './calls.ts'
import type { Listed } from './OfferPanel.tsx'

type Props = { applicationId: string; listed: Listed; onClose: () => void; onHired: () => void }

/** What only now may be asked; everything else is known. Without a signed offer, what was agreed. */
export const HireDialog = ({ applicationId, listed, onClose, onHired }: Props) => {
  const t = useOfferWords()
  const { list } = useFormat()
  const hire = useCommand(hireCall, { refreshes: [listCall, documentsCall] })
  const { defaults } = listed
  const signed = listed.offers.some((o) => o.status === 'accepted')
  const [nationality, setNationality] = useState('')
  const [employmentStatus, setStatus] = useState('')
  const [welcome, setWelcome] = useState(true)
  const [terms, setTerms] = useState({
    position: defaults.position,
    department: defaults.department,
    pay: defaults.pay,
    period: defaults.period,
    startsOn: defaults.startsOn,
    weeklyHours: defaults.weeklyHours,
  })
  const fields = hire.error?.fields ?? {}
  const agreed = (name: 'position' | 'department' | 'pay' | 'startsOn' | 'weeklyHours') => ({
    value: terms[name],
    onChange: (e: { currentTarget: { value: string } }) =>
      setTerms((before) => ({ ...before, [name]: e.currentTarget.value })),
    error: fields[name] ?? fields[`terms.${name}`],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    hire.mutate(
      { application: applicationId, nationality, employmentStatus, welcome, terms: signed ? null : terms },
      { onSuccess: ({ name }) => notify.success(t('hire.done', { name })) },
    )
  }
  const close = () => {
    if (hire.data) onHired()
    onClose()
  }
  if (hire.data) {
    const { name, missing, jobClosed, employeeId } = hire.data
    return (
      <Dialog title={t('hire.done', { name })} onClose={close} closeButtonProps={{ 'aria-label': t('actions.close') }}>
        {missing.length > 0 && <p>{t('hire.missing', { what: list(missing) })}</p>}
        {jobClosed && <p>{t('hire.closed')}</p>}
        <Link to={paths.employees({ open: 'profile', id: employeeId })}>{t('hire.goto')}</Link>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('hire.title')} onClose={close} size={620} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <p className={`${classes.quiet} ${classes.wide}`}>{t(signed ? 'hire.signedTerms' : 'hire.text')}</p>
        <TextInput
          label={t('hire.nationality')}
          value={nationality}
          onChange={(e) => setNationality(e.currentTarget.value)}
          error={fields.nationality}
          maxLength={100}
          required
          data-autofocus
        />
        {listed.hire.statuses.length > 0 && (
          <NativeSelect
            label={t('hire.status')}
            data={[{ value: '', label: t('hire.choose') }, ...listed.hire.statuses]}
            value={employmentStatus}
            onChange={(e) => setStatus(e.currentTarget.value)}
            error={fields.employmentStatus}
            required
          />
        )}
        {!signed && (
          <>
            <TextInput label={t('form.position')} {...agreed('position')} required />
            <TextInput label={t('form.department')} {...agreed('department')} />
            <TextInput
              label={t('form.pay', { currency: defaults.currency })}
              {...agreed('pay')}
              inputMode="decimal"
              required
            />
            <NativeSelect
              label={t('form.period')}
              data={PERIODS.map((p) => ({ value: p, label: t(`periodChoice.${p}`) }))}
              value={terms.period}
              onChange={(e) => setTerms((b) => ({ ...b, period: e.currentTarget.value as Offer['period'] }))}
            />
            <TextInput label={t('form.weeklyHours')} {...agreed('weeklyHours')} inputMode="decimal" />
            <TextInput type="date" label={t('form.startsOn')} {...agreed('startsOn')} required />
          </>
        )}
        <Checkbox
          className={classes.wide}
          label={t('hire.welcome')}
          checked={welcome}
          onChange={(e) => setWelcome(e.currentTarget.checked)}
        />
        {hire.error && (
          <Alert color="red" role="alert" className={classes.wide}>
            {Object.values(fields)[0] ?? hire.error.message}
          </Alert>
        )}
        <div className={`${classes.end} ${classes.wide}`}>
          <Button type="submit" loading={hire.isPending}>
            {t('hire.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
