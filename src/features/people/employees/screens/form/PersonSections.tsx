import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { EmployeeRecord } from '../../record.contract.ts'
import { EMPLOYEE_STATUSES } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { useDepartments, useNationalities, useWorkCountries } from '../calls.ts'
import { ChoiceBox, SearchBox, TextBox, TickBox } from './boxes.tsx'
import { Classified } from './Classified.tsx'
import { useAround } from './context.ts'
import classes from './form.module.css'
import { SecretBox } from './SecretBox.tsx'
import { Grid, Section } from './Section.tsx'
import { AFTERWARDS, CHANNELS, type FormValues } from './values.ts'

export const BasicSection = memo(({ onCountry }: { onCountry: (code: string) => void }) => {
  const say = useWords()
  const term = useTerm()
  const countries = useWorkCountries()
  const departments = useDepartments('form')
  const { countryName } = useFormat()
  return (
    <Section name="basic">
      <Grid>
        <TextBox path="fullName" label={say('form.fullName')} autoComplete="off" autoFocus />
        <TextBox path="email" label={say('form.email')} type="email" />
        <TextBox path="designation" label={say('form.designation')} />
        <ChoiceBox
          path="department"
          label={say('form.department')}
          options={departments.map((value) => ({ value, label: term(value) }))}
        />
        <ChoiceBox
          path="countryCode"
          label={say('form.countryCode')}
          options={countries.map((c) => ({ value: c.code, label: `${c.flag} ${countryName(c.code)}` }))}
          onChosen={onCountry}
        />
      </Grid>
    </Section>
  )
})

export const ClassificationSection = memo(() => {
  const say = useWords()
  const { country, surface } = useAround()
  const nationalities = useNationalities()
  return (
    <Section name="classification">
      <Grid>
        <SearchBox
          path="nationality"
          label={say('form.nationality')}
          options={nationalities}
          placeholder={say('form.searchCountries')}
        />
        {surface === 'form' && country?.employmentStatuses && (
          <ChoiceBox
            path="employmentStatus"
            label={say('form.employmentStatus')}
            options={country.employmentStatuses}
          />
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
  const say = useWords()
  const { surface } = useAround()
  const { moment } = useFormat()
  const phone = usePhone()
  return (
    <Section name="details">
      <Grid>
        <TextBox
          path="joinDate"
          label={surface === 'onboarding' ? say('form.hireDate') : say('form.joinDate')}
          type="date"
        />
        {surface === 'onboarding' && <TextBox path="birthDate" label={say('form.birthDate')} type="date" />}
        <TextBox path="phone" label={say('form.phone')} type="tel" tidy={phone} />
        <TextBox
          path="employeeId"
          label={say('form.employeeId')}
          {...(record ? {} : { help: say('form.employeeIdHelp') })}
        />
        {record && (
          <ChoiceBox
            path="status"
            label={say('form.status')}
            options={EMPLOYEE_STATUSES.map((value) => ({ value, label: say(`status.${value}`) }))}
            always
          />
        )}
      </Grid>
      {record && (
        <p className={classes.note}>
          {say('form.created')}: {moment(record.created_at)} · {say('form.updated')}: {moment(record.updated_at)}
        </p>
      )}
    </Section>
  )
})

export const PersonalSection = memo(() => {
  const say = useWords()
  const phone = usePhone()
  const { country } = useAround()
  const passportElsewhere = country?.fields.some((field) => field.key === 'passportNumber' && field.on.form)
  return (
    <Section name="personal">
      <Grid>
        <TextBox path="birthDate" label={say('form.birthDate')} type="date" />
        <TextBox path="maritalStatus" label={say('form.maritalStatus')} />
        <TextBox path="gender" label={say('form.gender')} />
        <TextBox path="address" label={say('form.address')} />
        <TextBox path="addressLine2" label={say('form.addressLine2')} />
        <TextBox path="postalCode" label={say('form.postalCode')} />
        <TextBox path="emergencyContactName" label={say('form.emergencyContactName')} />
        <TextBox path="emergencyContactPhone" label={say('form.emergencyContactPhone')} type="tel" tidy={phone} />
        <TextBox path="bankName" label={say('form.bankName')} />
        <SecretBox path="bankAccountNumber" label={say('form.bankAccountNumber')} record="bank_account_number" />
        {!passportElsewhere && (
          <SecretBox path="passportNumber" label={say('form.passportNumber')} record="passport_number" />
        )}
      </Grid>
    </Section>
  )
})

const CHANNEL_WORDS = { email: 'form.channelEmail', sms: 'form.channelSms', whatsapp: 'form.channelWhatsapp' } as const

export const NotificationSection = memo(() => {
  const say = useWords()
  return (
    <Section name="notifications">
      <div className={classes.row}>
        {CHANNELS.map((channel) => (
          <TickBox key={channel} path={`notificationPreferences.${channel}`} label={say(CHANNEL_WORDS[channel])} />
        ))}
      </div>
    </Section>
  )
})

/** What happens once somebody new is saved. Who is not onboarded is not welcomed. */
export const AfterwardsSection = memo(() => {
  const say = useWords()
  const onboards = useWatch<FormValues, 'afterwards.enableOnboarding'>({ name: 'afterwards.enableOnboarding' })
  return (
    <Section name="afterwards">
      <div className={classes.row}>
        {AFTERWARDS.map(
          (one) =>
            (one !== 'sendWelcomeEmail' || onboards) && (
              <TickBox key={one} path={`afterwards.${one}`} label={say(`form.${one}`)} />
            ),
        )}
      </div>
    </Section>
  )
})
