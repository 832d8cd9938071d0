import '../../../../web/styles.dashboard.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useSession } from '../../../../web/session.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useActiveTab } from '../../../../web/ui/useActiveTab.ts'
import { Photo } from '../../../people/employees/screens/profile/Photo.tsx'
import { Banners } from '../../../people/memos/screens/employee/InPortal.tsx'
import type { EmployeeDetail, getEmployee } from '../../../people/record/contract.ts'
import { useWords } from '../words/index.ts'
import { Overview } from './Overview.tsx'
import { Card } from './parts.tsx'
import classes from './portal.module.css'
import { usePortalTabs } from './usePortalTabs.ts'

const FirstDays = lazy(() => import('./FirstDays.tsx'))
const Details = lazy(() => import('./Details.tsx'))
const Pay = lazy(() => import('./Pay.tsx'))
const Documents = lazy(() => import('./Documents.tsx'))

/** Those of the portal itself; what other features add stands behind the first. */
const FIRST = 'overview'
const OTHERS = ['details', 'pay', 'documents'] as const
const DEFAULTS = { tab: 'overview' }
const getCall = wire<typeof getEmployee>('GET', '/api/employees/:id')

/** An employee's own pages: what is waiting for them, their job, details, pay and documents. */
export default function EmployeePortal() {
  return (
    <Queries>
      <Portal />
    </Queries>
  )
}

const Portal = () => {
  const t = useWords()
  const { user } = useSession()
  const id = user?.employeeId ?? ''
  const answer = useApiState(getCall, { id }, { enabled: id !== '' })
  useTitle(t('title'))
  const waiting = (
    <div role="status" aria-label={t('loading')} className={classes.waiting}>
      <Skeleton height={64} />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  )
  return (
    <div className={classes.page}>
      <WhenLoaded answer={answer} waiting={waiting}>
        {(detail) => <Loaded detail={detail} company={user?.company_name ?? ''} />}
      </WhenLoaded>
    </div>
  )
}

/** What whoever has left still finds here. */
const Left = ({ lastDay, until }: { lastDay: string; until: string | null }) => {
  const t = useWords()
  const { day } = useFormat()
  return (
    <Card title={t('left.title', { day: day(lastDay) })}>
      <p>{until ? t('left.until', { day: day(until) }) : t('left.open')}</p>
    </Card>
  )
}

const Loaded = ({ detail, company }: { detail: EmployeeDetail; company: string }) => {
  const t = useWords()
  const term = useTerm()
  const { list } = useFormat()
  const [{ tab }] = useAddress(DEFAULTS)
  const { employee } = detail
  const { fills, leaver, isNew } = usePortalTabs()
  const others = leaver ? [] : OTHERS
  const at = [...others, ...fills.map((fill) => fill.name)].find((item) => item === tab) ?? FIRST
  const open = fills.find((fill) => fill.name === at)
  const row = useActiveTab(at)
  const drawTab = (name: string, label: string) => (
    <Link
      key={name}
      to={paths.employeePortal(name === FIRST ? {} : { tab: name })}
      bySearch
      className={classes.tab}
      data-on={name === at || undefined}
      aria-current={name === at ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <>
      <header className={classes.head} data-inside={at !== FIRST || undefined}>
        <Photo name={employee.full_name} url={employee.employee_photo_url} />
        <div className={classes.who}>
          <h1 className={classes.title}>{t('welcome', { name: employee.full_name })}</h1>
          <p className={classes.note}>{list([term(employee.position), company])}</p>
        </div>
      </header>
      {/* The first page has them among what is to do. */}
      {at !== 'memos' && at !== FIRST && !leaver && <Banners most={1} />}
      <nav ref={row} className={classes.tabs} aria-label={t('title')}>
        {drawTab(FIRST, t('tabs.overview'))}
        {fills.map(({ name, Component }) => (
          <Suspense key={name}>
            <Component part="tab" isOpen={name === at} tab={(label) => drawTab(name, label)} />
          </Suspense>
        ))}
        {others.map((name) => drawTab(name, t(`tabs.${name}`)))}
      </nav>
      {at === FIRST && isNew && (
        <Suspense>
          <FirstDays />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height={240} />}>
        {at === 'overview' && !leaver && <Overview detail={detail} />}
        {at === 'overview' && leaver && <Left {...leaver} />}
        {open && <open.Component part="panel" isOpen tab={() => null} />}
        {at === 'details' && <Details detail={detail} />}
        {at === 'pay' && <Pay detail={detail} />}
        {at === 'documents' && <Documents employee={employee} />}
      </Suspense>
    </>
  )
}
