import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalculator, IconCircleX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Country } from '../../../../../countries/country.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useCountry, useNationality, useReason } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { statusOf } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { Permits } from './Permits.tsx'
import { Block, Fact, Masked } from './parts.tsx'
import classes from './profile.module.css'

const History = lazy(() => import('../../../employments/screens/History.tsx').then((m) => ({ default: m.History })))
const Rates = lazy(() => import('./Rates.tsx'))

type Props = { detail: EmployeeDetail }

export const PersonalTab = ({ detail }: Props) => {
  const t = useWords()
  const { day } = useFormat()
  const term = useTerm()
  const nationality = useNationality()
  const e = detail.employee
  return (
    <dl className={classes.facts}>
      <Fact name={t('form.fullName')}>{e.full_name}</Fact>
      <Fact name={t('form.email')}>{e.email}</Fact>
      <Fact name={t('form.phone')}>{e.phone && <span className="ltr">{e.phone}</span>}</Fact>
      <Fact name={t('form.nationality')}>{nationality(e.nationality)}</Fact>
      <Fact name={t('form.birthDate')}>{e.birth_date && day(e.birth_date)}</Fact>
      <Fact name={t('form.gender')}>{term(e.gender)}</Fact>
      <Fact name={t('form.maritalStatus')}>{term(e.marital_status)}</Fact>
      <Fact name={t('form.address')}>
        {[e.address_line1, e.address_line2, e.postal_code].filter(Boolean).join(', ') || null}
      </Fact>
      <Fact name={t('form.emergencyContactName')}>{e.emergency_contact_name}</Fact>
      <Fact name={t('form.emergencyContactPhone')}>
        {e.emergency_contact_phone && <span className="ltr">{e.emergency_contact_phone}</span>}
      </Fact>
    </dl>
  )
}

export const EmploymentTab = ({ detail }: Props) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const term = useTerm()
  const [rating, setRating] = useState(false)
  const { day, number, countryName } = useFormat()
  const e = detail.employee
  const country = useCountry(e.country)
  return (
    <>
      <Block
        title={t('profile.employment')}
        action={
          detail.allowed.includes('edit') && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconCalculator size={16} />}
              onClick={() => setRating(true)}
            >
              {sayProfile('rates.open')}
            </Button>
          )
        }
      >
        <dl className={classes.facts}>
          <Fact name={t('form.employeeId')}>{e.employee_id}</Fact>
          <Fact name={t('form.designation')}>{e.position}</Fact>
          <Fact name={t('form.department')}>{term(e.department)}</Fact>
          <Fact name={t('form.status')}>{t(`status.${statusOf(e.status)}`)}</Fact>
          <Fact name={t('form.countryCode')}>{country && `${country.flag} ${countryName(country.code)}`}</Fact>
          <Fact name={t('form.joinDate')}>{e.hire_date && day(e.hire_date)}</Fact>
          <Fact name={t('profile.manager')}>{e.manager}</Fact>
          <Fact name={t('profile.location')}>{e.location}</Fact>
          <Fact name={t('profile.payFrequency')}>{term(country?.payFrequency)}</Fact>
          <Fact name={t('profile.standardHours')}>
            {e.standard_hours_per_week !== null && <span className="figures">{number(e.standard_hours_per_week)}</span>}
          </Fact>
          <Fact name={t('profile.multiplier')}>
            {e.overtime_rate_multiplier !== null && (
              <span className="figures">{number(e.overtime_rate_multiplier)}×</span>
            )}
          </Fact>
          <Fact name={sayProfile('form.holiday')}>
            {e.holiday_rate_multiplier !== null && (
              <span className="figures">{number(e.holiday_rate_multiplier)}×</span>
            )}
          </Fact>
        </dl>
        <Suspense fallback={null}>{rating && <Rates detail={detail} onClose={() => setRating(false)} />}</Suspense>
      </Block>
      <Suspense fallback={null}>
        <History detail={detail} />
      </Suspense>
    </>
  )
}

export const AuthorizationTab = ({ detail }: Props) => {
  const t = useWords()
  const { number, countryName, list } = useFormat()
  const { classification, complianceStatus, employee } = detail
  const country = useCountry(employee.country)
  const reason = useReason()
  const details = country
    ? reason(country, employee.nationality ?? '', employee.employment_status)
    : classification.details
  const fine = complianceStatus.reasons.length === 0
  return (
    <>
      <Block title={t('profile.classification')}>
        <p className={classes.note}>
          {list([
            classification.status === 'citizen_pr'
              ? t('classification.citizen_pr')
              : t('classification.foreign_worker'),
            t('classification.confidence', { percent: `${number(Math.round(classification.confidence * 100))}%` }),
          ])}
          . <bdi>{details}</bdi>
        </p>
      </Block>
      <Block title={t('profile.compliance')}>
        {fine ? (
          <p className={classes.note}>{t('profile.allGood', { country: countryName(employee.country) })}</p>
        ) : (
          <ul className={classes.findings}>
            {complianceStatus.errors.map((sentence) => (
              <li key={sentence}>
                <IconCircleX size={17} color="var(--wrong)" aria-label={t('profile.errors')} />{' '}
                {country?.say(sentence) ?? sentence}
              </li>
            ))}
            {complianceStatus.warnings.map((sentence) => (
              <li key={sentence}>
                <IconAlertTriangle size={17} color="var(--careful)" aria-label={t('profile.warnings')} />{' '}
                {country?.say(sentence) ?? sentence}
              </li>
            ))}
          </ul>
        )}
      </Block>
      {country && <CountryBlock detail={detail} country={country} />}
      <Permits detail={detail} />
    </>
  )
}

const CountryBlock = ({ detail, country }: Props & { country: Country }) => {
  const t = useWords()
  const { day } = useFormat()
  const record = detail.employee as Record<string, unknown>
  const current = country.fields.filter(
    // Terms of overtime stand with the employment.
    (f) =>
      f.key !== 'overtimeRateMultiplier' &&
      record[f.record] !== null &&
      record[f.record] !== undefined &&
      record[f.record] !== '',
  )
  const shownOf = (field: Country['fields'][number], value: string) => {
    if (field.kind === 'date') return <span className="figures">{day(value)}</span>
    return field.options?.find((o) => o.value === value)?.label ?? (field.on.form?.format ?? String)(value)
  }
  const secrets = current.some((f) => f.secret)
  return (
    <Block title={t('profile.identity')}>
      {current.length === 0 ? (
        <p className={classes.note}>{t('profile.noDocuments')}</p>
      ) : (
        <dl className={classes.facts}>
          {current.map((field) => {
            const value = String(record[field.record])
            return (
              <Fact key={field.key} name={field.label}>
                {field.secret ? <Masked detail={detail} record={field.record} mask={value} /> : shownOf(field, value)}
              </Fact>
            )
          })}
        </dl>
      )}
      {secrets && <p className={classes.note}>{t('profile.revealNote')}</p>}
    </Block>
  )
}
