import { ActionIcon, Button, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconId, IconMail, IconPencil, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../../web/api.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../../web/ui/useActiveTab.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import { scoreColour } from '../../../compliance/rules.ts'
import { ComplianceScore } from '../../../compliance/screens/ComplianceScore.tsx'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { statusOf } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { useEmployeesAddress } from '../address.ts'
import { getCall } from '../calls.ts'
import dialog from '../dialog.module.css'
import { STATUS_TONES } from '../directory/columns.tsx'
import { Photo } from './Photo.tsx'
import { AuthorizationTab, EmploymentTab, PersonalTab } from './panels.tsx'
import { SomeWithheld } from './parts.tsx'
import { ActivityTab, FinancialTab } from './pay.tsx'
import classes from './profile.module.css'

const Messages = lazy(() => import('./Messages.tsx'))
const EditProfile = lazy(() => import('./EditProfile.tsx'))

const TABS = ['personal', 'employment', 'authorization', 'financial', 'activity'] as const
/** Those that have something to show to whoever looks. */
const tabsOf = ({ withheld }: EmployeeDetail) =>
  TABS.filter((one) => {
    if (one === 'financial') return !withheld.includes('pay') || !withheld.includes('bank')
    return one !== 'authorization' || !withheld.includes('personal')
  })
const BAND = { green: 'good', yellow: 'fair', red: 'poor' } as const

export default function EmployeeProfile({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const [at, go] = useEmployeesAddress()
  const [editing, setEditing] = useState(false)
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const { data, error, isFetching, refetch } = useApiState(getCall, { id })
  const detail = data?.employee.id === id ? data : undefined
  const tabs = detail ? tabsOf(detail) : TABS
  const tab = tabs.find((item) => item === at.tab) ?? 'personal'
  const row = useActiveTab(tab, detail !== undefined)
  return (
    <Dialog
      onClose={onClose}
      size={1040}
      centered={false}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={t('profile.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      classNames={{ header: dialog.header, body: dialog.body }}
    >
      {detail ? (
        <SomeWithheld value={detail.withheld.length > 0}>
          <Head
            detail={detail}
            onEdit={() => setEditing(true)}
            onCard={() => go({ open: 'card', id, tab: '' })}
            onRefresh={() => void refetch()}
            refreshing={isFetching}
          />
          <Summary detail={detail} />
          {detail.withheld.length > 0 && <p className={classes.note}>{t('profile.withheld')}</p>}
          <Tabs value={tab} onChange={(next) => go({ tab: next ?? '' }, { replace: true })} keepMounted={false}>
            <Tabs.List ref={row} className={dialog.list}>
              {tabsOf(detail).map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {t(`profile.${one}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="personal" pt="md">
              <PersonalTab detail={detail} />
            </Tabs.Panel>
            <Tabs.Panel value="employment" pt="md">
              <EmploymentTab detail={detail} />
            </Tabs.Panel>
            <Tabs.Panel value="authorization" pt="md">
              <AuthorizationTab detail={detail} />
            </Tabs.Panel>
            <Tabs.Panel value="financial" pt="md">
              <FinancialTab detail={detail} />
            </Tabs.Panel>
            <Tabs.Panel value="activity" pt="md">
              <ActivityTab detail={detail} />
            </Tabs.Panel>
          </Tabs>
          <Suspense fallback={null}>
            {editing && <EditProfile detail={detail} onClose={() => setEditing(false)} />}
          </Suspense>
        </SomeWithheld>
      ) : error ? (
        <ErrorState title={t('errors.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingTable rows={6} columns={3} />
      )}
    </Dialog>
  )
}

type HeadProps = {
  detail: EmployeeDetail
  onEdit: () => void
  onCard: () => void
  onRefresh: () => void
  refreshing: boolean
}

const Head = ({ detail, onEdit, onCard, onRefresh, refreshing }: HeadProps) => {
  const t = useWords()
  const sayProfile = useProfileWords()
  const [message, setMessage] = useState<'welcome' | null>(null)
  const { employee, allowed } = detail
  const country = useCountry(employee.country)
  const { countryName, list } = useFormat()
  const term = useTerm()
  const status = statusOf(employee.status)
  return (
    <div className={classes.head}>
      <div className={classes.who}>
        <Photo name={employee.full_name} url={employee.employee_photo_url} />
        <div>
          <h2 className={classes.name}>{employee.full_name}</h2>
          <p className={classes.meta}>
            {list([employee.position, term(employee.department)])}
            <span>{employee.location ?? (country && `${country.flag} ${countryName(country.code)}`)}</span>
            <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>
            <span>{employee.currency}</span>
          </p>
        </div>
      </div>
      <div className={classes.tools}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={sayProfile('refresh')}
          loading={refreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={17} />
        </ActionIcon>
        {allowed.includes('welcome-email') && (
          <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => setMessage('welcome')}>
            {t('actions.welcome')}
          </Button>
        )}
        {allowed.includes('edit') && (
          <Button variant="default" leftSection={<IconId size={16} />} onClick={onCard}>
            {sayProfile('digitalCard')}
          </Button>
        )}
        {allowed.includes('edit') && (
          <Button leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {message && (
        <Suspense fallback={null}>
          <Messages kind={message} id={employee.id} name={employee.full_name} onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </div>
  )
}

const Summary = ({ detail }: { detail: EmployeeDetail }) => {
  const t = useWords()
  const { money, number } = useFormat()
  const [resetting, setResetting] = useState(false)
  const { employee, complianceScore, salaryBreakdown, tenureYears, allowed } = detail
  const country = useCountry(employee.country)
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <span className={classes.label}>{t('profile.tenure')}</span>
        <span className={`${classes.value} figures`}>
          {t('profile.years', { count: tenureYears, n: number(tenureYears, 1) })}
        </span>
      </div>
      {!detail.withheld.includes('personal') && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.compliance')}</span>
          <span className={`${classes.value} figures`} data-tone={BAND[scoreColour(complianceScore)]}>
            <ComplianceScore detail={detail} />
          </span>
        </div>
      )}
      {salaryBreakdown && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.gross')}</span>
          <span className={`${classes.value} figures`}>
            {money(salaryBreakdown.grossSalary, {
              symbol: country?.currency.symbol ?? employee.currency,
              decimals: 0,
              ...(country ? { locale: country.locale } : {}),
            })}
          </span>
        </div>
      )}
      {allowed.includes('welcome-email') && (
        <div className={classes.card}>
          <span className={classes.label}>{t('profile.passwordText')}</span>
          <Button variant="default" size="compact-md" onClick={() => setResetting(true)}>
            {t('profile.resetNow')}
          </Button>
        </div>
      )}
      {resetting && (
        <Suspense fallback={null}>
          <Messages kind="reset" id={employee.id} name={employee.full_name} onClose={() => setResetting(false)} />
        </Suspense>
      )}
    </div>
  )
}
