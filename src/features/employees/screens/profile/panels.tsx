import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react'
import type { Country } from '../../../../countries/country.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { EmployeeDetail } from '../../record.contract.ts'
import { statusOf } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { useCountry } from '../calls.ts'
import { inWords } from '../directory/columns.tsx'
import { Block, Fact, Masked } from './parts.tsx'
import classes from './profile.module.css'

type Props = { detail: EmployeeDetail }

export const PersonalTab = ({ detail }: Props) => {
  const say = useWords()
  const { day } = useFormat()
  const e = detail.employee
  return (
    <dl className={classes.facts}>
      <Fact name={say('form.fullName')}>{e.full_name}</Fact>
      <Fact name={say('form.email')}>{e.email}</Fact>
      <Fact name={say('form.phone')}>{e.phone && <span className="ltr">{e.phone}</span>}</Fact>
      <Fact name={say('form.nationality')}>{e.nationality}</Fact>
      <Fact name={say('form.birthDate')}>{e.birth_date && day(e.birth_date)}</Fact>
      <Fact name={say('form.gender')}>{e.gender}</Fact>
      <Fact name={say('form.maritalStatus')}>{e.marital_status}</Fact>
      <Fact name={say('form.address')}>{e.address_line1}</Fact>
      <Fact name={say('form.emergencyContactName')}>{e.emergency_contact_name}</Fact>
      <Fact name={say('form.emergencyContactPhone')}>
        {e.emergency_contact_phone && <span className="ltr">{e.emergency_contact_phone}</span>}
      </Fact>
    </dl>
  )
}

export const EmploymentTab = ({ detail }: Props) => {
  const say = useWords()
  const { day, number, countryName } = useFormat()
  const e = detail.employee
  const country = useCountry(e.country)
  return (
    <dl className={classes.facts}>
      <Fact name={say('form.employeeId')}>{e.employee_id}</Fact>
      <Fact name={say('form.designation')}>{e.position}</Fact>
      <Fact name={say('form.department')}>{e.department}</Fact>
      <Fact name={say('form.status')}>{say(`status.${statusOf(e.status)}`)}</Fact>
      <Fact name={say('form.countryCode')}>{country && `${country.flag} ${countryName(country.code)}`}</Fact>
      <Fact name={say('form.joinDate')}>{e.hire_date && day(e.hire_date)}</Fact>
      <Fact name={say('profile.manager')}>{e.manager}</Fact>
      <Fact name={say('profile.location')}>{e.location}</Fact>
      <Fact name={say('profile.payFrequency')}>{country?.payFrequency}</Fact>
      <Fact name={say('profile.standardHours')}>
        {e.standard_hours_per_week !== null && <span className="figures">{number(e.standard_hours_per_week)}</span>}
      </Fact>
      <Fact name={say('profile.multiplier')}>
        {country && <span className="figures">{country.hours.overtimeMultiplier}×</span>}
      </Fact>
    </dl>
  )
}

const TONES: Readonly<Record<string, Tone>> = { active: 'ok', expired: 'wrong', pending: 'careful', cancelled: 'idle' }

export const AuthorizationTab = ({ detail }: Props) => {
  const say = useWords()
  const { number, countryName } = useFormat()
  const { classification, complianceStatus, employee } = detail
  const country = useCountry(employee.country)
  const fine = complianceStatus.errors.length + complianceStatus.warnings.length === 0
  return (
    <>
      <Block title={say('profile.classification')}>
        <p className={classes.note}>
          {classification.status === 'citizen_pr'
            ? say('classification.citizen_pr')
            : say('classification.foreign_worker')}
          {', '}
          {say('classification.confidence', { percent: `${number(Math.round(classification.confidence * 100))}%` })}.{' '}
          {classification.details}
        </p>
      </Block>
      <Block title={say('profile.compliance')}>
        {fine ? (
          <p className={classes.note}>{say('profile.allGood', { country: countryName(employee.country) })}</p>
        ) : (
          <ul className={classes.findings}>
            {complianceStatus.errors.map((sentence) => (
              <li key={sentence}>
                <IconCircleX size={17} color="var(--wrong)" aria-label={say('profile.errors')} /> {sentence}
              </li>
            ))}
            {complianceStatus.warnings.map((sentence) => (
              <li key={sentence}>
                <IconAlertTriangle size={17} color="var(--careful)" aria-label={say('profile.warnings')} /> {sentence}
              </li>
            ))}
          </ul>
        )}
      </Block>
      {country && <CountryBlock detail={detail} country={country} />}
      <Block title={say('profile.documents')}>
        <Permits detail={detail} />
      </Block>
    </>
  )
}

const CountryBlock = ({ detail, country }: Props & { country: Country }) => {
  const say = useWords()
  const { day } = useFormat()
  const record = detail.employee as Record<string, unknown>
  const held = country.fields.filter(
    (f) => record[f.record] !== null && record[f.record] !== undefined && record[f.record] !== '',
  )
  const secrets = held.some((f) => f.secret)
  return (
    <Block title={say('profile.identity')}>
      {held.length === 0 ? (
        <p className={classes.note}>{say('profile.noDocuments')}</p>
      ) : (
        <dl className={classes.facts}>
          {held.map((field) => {
            const value = String(record[field.record])
            return (
              <Fact key={field.key} name={field.label}>
                {field.secret ? (
                  <Masked detail={detail} record={field.record} mask={value} />
                ) : field.kind === 'date' ? (
                  <span className="figures">{day(value)}</span>
                ) : (
                  (field.options?.find((o) => o.value === value)?.label ?? (field.on.form?.format ?? String)(value))
                )}
              </Fact>
            )
          })}
        </dl>
      )}
      {secrets && <p className={classes.note}>{say('profile.revealNote')}</p>}
    </Block>
  )
}

const Permits = ({ detail }: Props) => {
  const say = useWords()
  const { day } = useFormat()
  if (detail.authorizations.length === 0) return <p className={classes.note}>{say('profile.noDocuments')}</p>
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('profile.document')}</th>
            <th scope="col">{say('profile.number')}</th>
            <th scope="col">{say('profile.expiry')}</th>
            <th scope="col">{say('profile.state')}</th>
          </tr>
        </thead>
        <tbody>
          {detail.authorizations.map((a) => (
            <tr key={a.id}>
              <td>{a.authorization_type}</td>
              <td className="figures">{a.document_number && <span className="ltr">{a.document_number}</span>}</td>
              <td className="figures">{day(a.expiry_date)}</td>
              <td>
                {a.isExpiringSoon ? (
                  <StatusBadge tone="careful">
                    {say('profile.expiresIn', { count: a.daysUntilExpiry ?? 0 })}
                  </StatusBadge>
                ) : (
                  <StatusBadge tone={TONES[a.status] ?? 'idle'}>
                    {a.status in TONES ? say(`authorization.${a.status as 'active'}`) : inWords(a.status)}
                  </StatusBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
