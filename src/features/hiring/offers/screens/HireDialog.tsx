import { Alert, Button, Checkbox, NativeSelect, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useNationalities } from '../../../platform/geo/screens/countries.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import classes from '../../interviews/screens/interviews.module.css'
import type { hire as hireContract, Offer } from '../contract.ts'
import { PERIODS } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { hireCall, listCall, previewHireCall } from './calls.ts'
import { Hired } from './Hired.tsx'
import { HireEffects } from './HireEffects.tsx'
import type { Listed } from './OfferPanel.tsx'

type Props = { applicationId: string; listed: Listed; onClose: () => void; onHired: () => void }
export type HireAnswer = Output<typeof hireContract>

/** What only now may be asked, and what follows for everybody else; the rest is known. Without a signed offer, what was agreed. */
export const HireDialog = ({ applicationId, listed, onClose, onHired }: Props) => {
  const t = useOfferWords()
  const { day } = useFormat()
  const hire = useCommand(hireCall, { refreshes: [listCall, documentsCall] })
  const effects = useApiState(previewHireCall, { application: applicationId })
  const preview = effects.data
  const nationalities = useNationalities()
  const { defaults } = listed
  const accepted = listed.offers.find((o) => o.status === 'accepted')
  const [nationality, setNationality] = useState<string | null>(listed.hire.nationality || null)
  const [employmentStatus, setStatus] = useState('')
  const [welcome, setWelcome] = useState<'now' | 'firstDay' | 'no'>('firstDay')
  const [closeJob, setCloseJob] = useState(true)
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
      {
        application: applicationId,
        nationality: nationality ?? '',
        employmentStatus,
        welcome: welcome !== 'no',
        welcomeOnFirstDay: welcome === 'firstDay',
        closeJob,
        terms: accepted ? null : terms,
      },
      // What stands behind the dialog is not to offer the next stage to somebody who is hired.
      { onSuccess: onHired },
    )
  }
  if (hire.data) return <Hired answer={hire.data} onClose={onClose} />
  return (
    <Dialog
      title={t('hire.title')}
      onClose={onClose}
      size={680}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <p className={`${classes.quiet} ${classes.wide}`}>{t(accepted ? 'hire.signedTerms' : 'hire.text')}</p>
        <Select
          label={t('hire.nationality')}
          description={listed.hire.nationality ? t('hire.suggested') : undefined}
          data={nationalities}
          value={nationality}
          onChange={setNationality}
          error={fields.nationality}
          searchable
          clearable
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
        {!accepted && (
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
        <NativeSelect
          label={t('hire.welcomeLabel')}
          data={[
            {
              value: 'firstDay',
              label: t('hire.welcomeFirstDay', { day: day(accepted?.startsOn ?? terms.startsOn) }),
            },
            { value: 'now', label: t('hire.welcomeNow') },
            { value: 'no', label: t('hire.welcomeNo') },
          ]}
          value={welcome}
          onChange={(e) => setWelcome(e.currentTarget.value as typeof welcome)}
        />
        {effects.error && (
          <div className={classes.wide}>
            <ErrorState error={effects.error} onRetry={() => void effects.refetch()} retrying={effects.isFetching} />
          </div>
        )}
        {preview && (
          <div className={classes.wide}>
            <HireEffects preview={preview} closeJob={closeJob} />
            {preview.fills && (
              <Checkbox
                mt="sm"
                label={t('hire.closeJob', { count: preview.othersCount })}
                description={t('hire.closeJobHint')}
                checked={closeJob}
                onChange={(e) => setCloseJob(e.currentTarget.checked)}
              />
            )}
          </div>
        )}
        {hire.error && (
          <Alert color="red" role="alert" className={classes.wide}>
            {Object.values(fields)[0] ?? hire.error.message}
          </Alert>
        )}
        <div className={`${classes.end} ${classes.wide}`}>
          <Button variant="default" onClick={onClose}>
            {t('send.cancel')}
          </Button>
          <Button type="submit" loading={hire.isPending} disabled={!preview}>
            {preview?.fills && closeJob && preview.othersCount > 0
              ? t('hire.submitAndEnd', { count: preview.othersCount })
              : t('hire.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
