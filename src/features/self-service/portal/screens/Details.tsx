import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, call } from '../../../../web/api.ts'
import { saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { EmployeeRecord } from '../../../people/employees/record.contract.ts'
import type { EmployeeDetail } from '../../../people/record/contract.ts'
import { useCountry, useNationality } from '../../../platform/geo/screens/countries.ts'
import type { changeOwnDetails, OwnDetail, ownData } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Card, Fact } from './parts.tsx'
import classes from './portal.module.css'

const changeCall = wire<typeof changeOwnDetails>('PUT', '/api/portal/details')
const dataCall = wire<typeof ownData>('GET', '/api/portal/data')
const employeePath = '/api/employees/:id'

/** The boxes, with their names in the words, the browser's name for them, and how long they may be. */
const BOXES = [
  ['phone', 'phone', 'tel', 40],
  ['address_line1', 'address', 'address-line1', 500],
  ['address_line2', 'address2', 'address-line2', 500],
  ['postal_code', 'postalCode', 'postal-code', 20],
  ['marital_status', 'maritalStatus', 'off', 40],
  ['emergency_contact_name', 'emergencyName', 'off', 200],
  ['emergency_contact_phone', 'emergencyPhone', 'off', 40],
] as const
const CHANNELS = ['email', 'sms', 'whatsapp'] as const

const valuesOf = (e: EmployeeRecord) =>
  Object.fromEntries(BOXES.map(([name]) => [name, e[name] ?? ''])) as Record<OwnDetail, string>

export default function Details({ detail }: { detail: EmployeeDetail }) {
  return (
    <>
      <Own detail={detail} />
      <Kept detail={detail} />
      <MyData name={detail.employee.employee_id} />
    </>
  )
}

const Own = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const client = useQueryClient()
  const { employee } = detail
  const form = useFields(valuesOf(employee), {})
  const [told, setTold] = useState(employee.notification_preferences)
  const [version, setVersion] = useState(employee.version)
  // Somebody else was faster: what is on record by now, under each field that differs.
  const [theirs, setTheirs] = useState<EmployeeRecord | null>(null)
  const send = form.submit(async (values) => {
    try {
      const saved = await call(changeCall, { ...values, notification_preferences: told, version })
      setVersion(saved.employee.version)
      setTheirs(null)
      await client.invalidateQueries({ queryKey: [employeePath] })
      notify.success(t('details.saved'))
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      const now = (error.data as { employee: EmployeeRecord }).employee
      setTheirs(now)
      setVersion(now.version)
    }
  })
  const onRecord = (name: OwnDetail) =>
    theirs && (theirs[name] ?? '') !== form.values[name]
      ? t('details.onRecord', { value: theirs[name] || t('details.empty') })
      : undefined
  return (
    <Card title={t('details.title')}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.form}>
        {theirs && (
          <p role="alert" className={classes.alert}>
            {t('details.conflict')}
          </p>
        )}
        {form.failure instanceof Error && (
          <p role="alert" className={classes.alert}>
            {t('details.failed', { message: form.failure.message })}
          </p>
        )}
        <div className={classes.grid}>
          {BOXES.map(([name, label, complete, most]) => (
            <TextInput
              key={name}
              {...form.field(name)}
              label={t(`details.${label}`)}
              description={onRecord(name)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete={complete}
              maxLength={most}
              {...(name.endsWith('phone') ? { type: 'tel', dir: 'ltr' } : {})}
            />
          ))}
        </div>
        <fieldset className={classes.channels}>
          <legend>{t('details.tellMe')}</legend>
          {CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`details.${channel}`)}
              checked={told[channel]}
              onChange={(e) => setTold({ ...told, [channel]: e.currentTarget.checked })}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" loading={form.sending}>
            {t('details.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** What only HR changes, and the numbers of the country by their masks. */
const Kept = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const { day } = useFormat()
  const nationality = useNationality()
  const { employee: e, authorizations } = detail
  const country = useCountry(e.country)
  const numbers = country?.fields.filter((f) => e.masked[f.key]) ?? []
  const mask = (text: string | null | undefined) => text && <span className="figures ltr">{text}</span>
  return (
    <Card title={t('details.hrTitle')}>
      <p className={classes.note}>{t('details.hrText')}</p>
      <dl className={classes.facts}>
        <Fact name={t('details.fullName')}>{e.full_name}</Fact>
        <Fact name={t('details.birthDate')}>{e.birth_date && day(e.birth_date)}</Fact>
        <Fact name={t('details.nationality')}>{nationality(e.nationality)}</Fact>
        {numbers.map((f) => (
          <Fact key={f.key} name={country?.say(f.label) ?? f.label}>
            {mask(e.masked[f.key])}
          </Fact>
        ))}
        <Fact name={t('details.passport')}>{mask(e.passport_number)}</Fact>
        <Fact name={t('details.bank')}>{e.bank_name}</Fact>
        <Fact name={t('details.account')}>{mask(e.bank_account_number)}</Fact>
      </dl>
      {authorizations.length > 0 && (
        <>
          <h3 className={classes.subheading}>{t('details.permits')}</h3>
          <dl className={classes.facts}>
            {authorizations.map((a) => (
              <Fact key={a.id} name={country?.say(a.authorization_type) ?? a.authorization_type}>
                {a.expiry_date ? t('details.until', { day: day(a.expiry_date) }) : mask(a.document_number)}
              </Fact>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}

const MyData = ({ name }: { name: string }) => {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const data = await call(dataCall, {})
      saveFile(`my-data-${name}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    } catch (error) {
      notify.failure(t('data.failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={t('data.title')}>
      <p className={classes.note}>{t('data.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void download()} loading={busy}>
          {t('data.download')}
        </Button>
        <Button variant="default" component={Link} to={paths.choosePassword()}>
          {t('password')}
        </Button>
      </div>
    </Card>
  )
}
