import { lazy, memo, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { dayIn } from '../../../../../shared/dates.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useDepartments } from '../../../../company/departments/screens/calls.ts'
import { useNationalities, useWorkCountries } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { EMPLOYEE_STATUSES } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { ChoiceBox, SearchBox, TextBox, TickBox } from './boxes.tsx'
import { Classified } from './Classified.tsx'
import { useAround } from './context.ts'
import classes from './form.module.css'
import { SecretBox } from './SecretBox.tsx'
import { Grid, Section } from './Section.tsx'
import { AFTERWARDS, CHANNELS, type FormValues } from './values.ts'

/** Fetched when somebody is added: the page of the directory does not carry it. */
const PlacementBoxes = lazy(() => import('./PlacementBoxes.tsx'))

export const BasicSection = memo(({ onCountry }: { onCountry: (code: string) => void }) => {
  const t = useWords()
  const term = useTerm()
  const countries = useWorkCountries()
  const departments = useDepartments('form')
  const { countryName } = useFormat()
  return (
    <Section name="basic">
      <Grid>
        <TextBox path="fullName" label={t('form.fullName')} autoComplete="off" autoFocus />
        <TextBox path="email" label={t('form.email')} type="email" />
        <TextBox path="designation" label={t('form.designation')} />
        <ChoiceBox
          path="department"
          label={t('form.department')}
          options={departments.map((value) => ({ value, label: term(value) }))}
        />
        <ChoiceBox
          path="countryCode"
          label={t('form.countryCode')}
          options={countries.map((c) => ({ value: c.code, label: `${c.flag} ${countryName(c.code)}` }))}
          onChosen={onCountry}
        />
      </Grid>
    </Section>
  )
})

export const ClassificationSection = memo(() => {
  const t = useWords()
  const { country, surface } = useAround()
  const nationalities = useNationalities()
  return (
    <Section name="classification">
      <Grid>
        <SearchBox
          path="nationality"
          label={t('form.nationality')}
          options={nationalities}
          placeholder={t('form.searchCountries')}
        />
        {surface === 'form' && country?.employmentStatuses && (
          <ChoiceBox path="employmentStatus" label={t('form.employmentStatus')} options={country.employmentStatuses} />
        )}
      </Grid>
      <Classified />
    </Section>
  )
})

/** +65 6123 4567 from 61234567; what is not a number there is left as typed. The rules for it are large, so they come when asked. */
const usePhone = () => {
  const { country } = useAround()
  return async (typed: string): Promise<string> => {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
    const number = parsePhoneNumberFromString(typed, country?.code as never)
    return number?.isValid() ? number.formatInternational() : typed.trim()
  }
}

export const DetailsSection = memo(({ record }: { record: EmployeeRecord | null }) => {
  const t = useWords()
  const { surface } = useAround()
  const { moment } = useFormat()
  const phone = usePhone()
  return (
    <Section name="details">
      <Grid>
        <TextBox
          path="joinDate"
          label={surface === 'onboarding' ? t('form.hireDate') : t('form.joinDate')}
          type="date"
        />
        {surface === 'onboarding' && <TextBox path="birthDate" label={t('form.birthDate')} type="date" />}
        <TextBox path="phone" label={t('form.phone')} type="tel" tidy={phone} />
        <TextBox
          path="employeeId"
          label={t('form.employeeId')}
          {...(record ? {} : { help: t('form.employeeIdHelp') })}
        />
        {record && (
          <ChoiceBox
            path="status"
            label={t('form.status')}
            options={EMPLOYEE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            always
          />
        )}
        {!record && surface === 'form' && (
          <Suspense fallback={null}>
            <PlacementBoxes />
          </Suspense>
        )}
      </Grid>
      {record && (
        <p className={classes.note}>
          {t('form.created')}: {moment(record.created_at)} · {t('form.updated')}: {moment(record.updated_at)}
        </p>
      )}
    </Section>
  )
})

export const PersonalSection = memo(() => {
  const t = useWords()
  const phone = usePhone()
  const { country } = useAround()
  const passportElsewhere = country?.fields.some((field) => field.key === 'passportNumber' && field.on.form)
  return (
    <Section name="personal">
      <Grid>
        <TextBox path="birthDate" label={t('form.birthDate')} type="date" />
        <TextBox path="maritalStatus" label={t('form.maritalStatus')} />
        <TextBox path="gender" label={t('form.gender')} />
        <TextBox path="address" label={t('form.address')} />
        <TextBox path="addressLine2" label={t('form.addressLine2')} />
        <TextBox path="postalCode" label={t('form.postalCode')} />
        <TextBox path="emergencyContactName" label={t('form.emergencyContactName')} />
        <TextBox path="emergencyContactPhone" label={t('form.emergencyContactPhone')} type="tel" tidy={phone} />
        <TextBox path="bankName" label={t('form.bankName')} />
        <SecretBox path="bankAccountNumber" label={t('form.bankAccountNumber')} record="bank_account_number" />
        {!passportElsewhere && (
          <SecretBox path="passportNumber" label={t('form.passportNumber')} record="passport_number" />
        )}
      </Grid>
    </Section>
  )
})

const CHANNEL_WORDS = { email: 'form.channelEmail', sms: 'form.channelSms', whatsapp: 'form.channelWhatsapp' } as const

export const NotificationSection = memo(() => {
  const t = useWords()
  return (
    <Section name="notifications">
      <div className={classes.row}>
        {CHANNELS.map((channel) => (
          <TickBox key={channel} path={`notificationPreferences.${channel}`} label={t(CHANNEL_WORDS[channel])} />
        ))}
      </div>
    </Section>
  )
})

/** What happens once somebody new is saved. Who is not onboarded is not welcomed. */
export const AfterwardsSection = memo(() => {
  const t = useWords()
  const { day } = useFormat()
  const onboards = useWatch<FormValues, 'afterwards.enableOnboarding'>({ name: 'afterwards.enableOnboarding' })
  const welcomes = useWatch<FormValues, 'afterwards.sendWelcomeEmail'>({ name: 'afterwards.sendWelcomeEmail' })
  const email = useWatch<FormValues, 'email'>({ name: 'email' })
  const firstDay = useWatch<FormValues, 'joinDate'>({ name: 'joinDate' })
  const isAhead = firstDay > dayIn('UTC', new Date())
  return (
    <Section name="afterwards">
      <div className={classes.row}>
        {AFTERWARDS.map(
          (one) =>
            (one !== 'sendWelcomeEmail' || onboards) && (
              <TickBox key={one} path={`afterwards.${one}`} label={t(`form.${one}`)} />
            ),
        )}
      </div>
      <p className={classes.note} role="status">
        {onboards && welcomes ? t('form.mailLeaves', { email: email || t('form.thisPerson') }) : t('form.noMailLeaves')}
        {isAhead && ` ${t('form.startsLater', { day: day(firstDay) })}`}
      </p>
    </Section>
  )
})
