import { Button } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../../../../web/may.ts'
import { Slot } from '../../../../../web/slots.tsx'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { EmptyState } from '../../../../../web/ui/states.tsx'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { inWords } from '../directory/columns.tsx'
import { Allowances } from './Allowances.tsx'
import { Block, Fact, Masked } from './parts.tsx'
import classes from './profile.module.css'
import { useMoney } from './useMoney.ts'

const ChangePay = lazy(() => import('./ChangePay.tsx'))

type Props = { detail: EmployeeDetail }

export const FinancialTab = ({ detail }: Props) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const money = useMoney(detail)
  const { day } = useFormat()
  const edits = useMay()('pay.write')
  const [changing, setChanging] = useState(false)
  const { salaryBreakdown: pay, employee } = detail
  return (
    <>
      {pay && (
        <Block
          title={t('profile.breakdown')}
          action={
            edits && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconCoin size={16} />}
                onClick={() => setChanging(true)}
              >
                {sayProfile('payChange.open')}
              </Button>
            )
          }
        >
          <dl className={classes.facts}>
            <Fact name={t('profile.basic')}>
              <span className="figures">{money(pay.basicSalary)}</span>
            </Fact>
            <Fact name={t('profile.allowances')}>
              <span className="figures">{money(pay.totalAllowances)}</span>
            </Fact>
            <Fact name={t('profile.grossTotal')}>
              <strong className="figures">{money(pay.grossSalary)}</strong>
            </Fact>
          </dl>
          {detail.payToCome.length > 0 && (
            <ul className={classes.toCome} aria-label={sayProfile('payChange.toCome')}>
              {detail.payToCome.map((step) => (
                <li key={step.effectiveFrom}>
                  <span className="figures">
                    {sayProfile('payChange.from', { amount: money(step.basicSalary), day: day(step.effectiveFrom) })}
                  </span>
                  {step.reason && (
                    <span className={classes.note}>
                      {' · '}
                      <bdi>{step.reason}</bdi>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Block>
      )}
      {!detail.withheld.includes('bank') && (
        <Block title={t('profile.bank')}>
          <dl className={classes.facts}>
            <Fact name={t('form.bankName')}>{employee.bank_name}</Fact>
            <Fact name={t('form.bankAccountNumber')}>
              {employee.bank_account_number && (
                <Masked detail={detail} record="bank_account_number" mask={employee.bank_account_number} />
              )}
            </Fact>
          </dl>
        </Block>
      )}
      {pay && <Allowances detail={detail} />}
      {pay && <Slot name="employee.pay" with={{ id: employee.id }} />}
      <Suspense fallback={null}>
        {changing && <ChangePay detail={detail} onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  )
}

const KNOWN_ACTIVITIES = [
  'employee_created',
  'employee_updated',
  'password_reset_sent',
  'secret_revealed',
  'welcome_sent',
  'welcome_email_sent',
  'overtime_calculated',
  'digital_card_generated',
  'digital_card_sent',
] as const

const KEPT_ACTIVITIES = [
  'authorization_added',
  'authorization_changed',
  'authorization_cancelled',
  'allowance_added',
  'allowance_changed',
  'allowance_ended',
  'document_added',
  'document_replaced',
  'document_removed',
  'document_verified',
  'document_unverified',
] as const

/** What the record calls a field → what the form calls it. */
const OWN_FIELDS: Readonly<Record<string, Parameters<ReturnType<typeof useWords>>[0]>> = {
  full_name: 'form.fullName',
  email: 'form.email',
  phone: 'form.phone',
  position: 'form.designation',
  department: 'form.department',
  employee_id: 'form.employeeId',
  status: 'form.status',
  hire_date: 'form.joinDate',
  nationality: 'form.nationality',
  employment_status: 'form.employmentStatus',
  birth_date: 'form.birthDate',
  marital_status: 'form.maritalStatus',
  gender: 'form.gender',
  address_line1: 'form.address',
  emergency_contact_name: 'form.emergencyContactName',
  emergency_contact_phone: 'form.emergencyContactPhone',
  bank_name: 'form.bankName',
  bank_account_number: 'form.bankAccountNumber',
  passport_number: 'form.passportNumber',
  salary: 'pay.basicSalary',
  basic_salary: 'pay.basicSalary',
  housing_allowance: 'pay.housingAllowance',
  transport_allowance: 'pay.transportAllowance',
  medical_allowance: 'pay.medicalAllowance',
  meal_allowance: 'pay.mealAllowance',
  communication_allowance: 'pay.communicationAllowance',
  education_allowance: 'pay.educationAllowance',
  standard_hours_per_week: 'profile.standardHours',
  overtime_rate_multiplier: 'profile.multiplier',
  manager: 'profile.manager',
  location: 'profile.location',
}

export const ActivityTab = ({ detail }: Props) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const { moment, list, isolated } = useFormat()
  const term = useTerm()
  const country = useCountry(detail.employee.country)
  const nameOf = (field: string) => {
    const record = field.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
    const own = OWN_FIELDS[record]
    return country?.fields.find((f) => f.key === field || f.record === field)?.label ?? (own ? t(own) : inWords(record))
  }
  // What was added is called as the server calls it.
  const said = (what: string) => term(country?.say(what) ?? what)
  if (detail.activities.length === 0) return <EmptyState title={t('profile.noActivity')} />
  return (
    <ol className={classes.log}>
      {detail.activities.map((a) => {
        const known = KNOWN_ACTIVITIES.find((k) => k === a.activity_type)
        const fields = Array.isArray(a.metadata.fields) ? list(a.metadata.fields.map((f) => nameOf(String(f)))) : ''
        const field = typeof a.metadata.field === 'string' ? nameOf(a.metadata.field) : ''
        const what = typeof a.metadata.what === 'string' ? a.metadata.what : ''
        const stored = KEPT_ACTIVITIES.find((k) => k === a.activity_type)
        const storedSaid = stored ? sayProfile(`activity.${stored}`) : inWords(a.activity_type)
        return (
          <li key={a.id}>
            <span>
              {known ? t(`activity.${known}`) : storedSaid}
              {(what || fields || field) && (
                <span className={classes.note}>
                  {' '}
                  · <bdi>{what ? said(what) : fields || field}</bdi>
                </span>
              )}
            </span>
            <span className={classes.note}>
              {a.created_by && `${t('profile.by', { who: isolated(a.created_by) })} · `}
              <time dateTime={a.created_at} className="figures">
                {moment(a.created_at)}
              </time>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
