import { Button, Group } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { employeeCounters } from '../../features/people/employees/contract.ts'
import type { readHome } from '../../features/platform/home/contract.ts'
import { type Output, wire } from '../../shared/endpoint.ts'
import { useApiState } from '../../web/api.ts'
import { useLanguage } from '../../web/i18n.ts'
import { Link } from '../../web/Link.tsx'
import { useMay } from '../../web/may.ts'
import { paths } from '../../web/paths.ts'
import { useSession } from '../../web/session.ts'
import { Slot } from '../../web/slots.tsx'
import { useTerm } from '../../web/terms/useTerm.ts'
import { Figures } from '../../web/ui/Figures.tsx'
import { useFormat } from '../../web/ui/format.ts'
import { Page } from '../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../web/ui/states.tsx'
import { Bars } from './Bars.tsx'
import { Days } from './Days.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import homeClasses from './Home.module.css'
import { Pulse } from './Pulse.tsx'
import { Waiting } from './Waiting.tsx'
import { useWords } from './words/index.ts'

const countersCall = wire<typeof employeeCounters>('GET', '/api/employees/counters')

const homeCall = wire<typeof readHome>('GET', '/api/home')

const longestFirst = <Part extends { count: number }>(parts: readonly Part[]) =>
  [...parts].sort((a, b) => b.count - a.count)

/** What waits, what happens these days and how things go, of what features have for whoever is here. */
const Work = ({ children: people }: { children: ReactNode }) => {
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useApiState(homeCall, { language })
  if (error && !data)
    return (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        {people}
      </>
    )
  if (!data) return <LoadingTable rows={4} columns={3} />
  return (
    <>
      {data.steps.length > 0 && <FirstSteps steps={data.steps} />}
      <div className={homeClasses.columns}>
        <div className={homeClasses.column}>
          <Waiting decisions={data.decisions} />
          {people && <div className={homeClasses.after}>{people}</div>}
        </div>
        <div className={homeClasses.column}>
          <Days today={data.today} days={data.days} />
          <Slot name="home.card" with={{}} />
        </div>
        {data.pulse.length > 0 && (
          <div className={homeClasses.column}>
            <Pulse pulse={data.pulse} />
          </div>
        )}
      </div>
    </>
  )
}

type Countries = Output<typeof employeeCounters>['countries']

/** The company's people in figures, each a link to who is behind it. */
const People = ({ data, employed }: { data: Output<typeof employeeCounters>; employed: Countries | null }) => {
  const t = useWords()
  const term = useTerm()
  const { countryName } = useFormat()
  return (
    <>
      <Bars
        title={t('byCountry')}
        bars={longestFirst(employed ?? data.countries).map((c) => ({
          name: countryName(c.country),
          count: c.count,
          to: paths.employees({ country: c.country }),
        }))}
      />
      <Bars
        title={t('byDepartment')}
        bars={longestFirst(data.departments).map((d) => ({
          name: term(d.department) || t('none'),
          count: d.count,
          ...(d.department ? { to: paths.employees({ department: d.department }) } : {}),
        }))}
      />
      <Bars
        title={t('completeness')}
        bars={[
          { name: t('complete'), count: data.compliant, tone: 'ok' },
          { name: t('attention'), count: data.warning, tone: 'careful' },
          { name: t('incomplete'), count: data.nonCompliant, tone: 'wrong' },
        ]}
      />
    </>
  )
}

/** Home: what is to be done, and the company's people in figures, each a link to who is behind it. */
const Overview = () => {
  const t = useWords()
  const { number, list } = useFormat()
  const { user } = useSession()
  const may = useMay()
  const { data, error, isPending, isFetching, refetch } = useApiState(countersCall, {})
  const { data: home } = useApiState(homeCall, { language: useLanguage() })
  const company = user?.company_name
  // The records are more than those employed: who is to come and who has left is named.
  const standing = (people: Output<typeof readHome>['people'] | undefined) =>
    people && people.starting + people.left > 0
      ? list([
          t('employed', { count: people.employed }),
          people.starting > 0 ? t('starting', { count: people.starting }) : '',
          people.left > 0 ? t('leftUs', { count: people.left }) : '',
        ])
      : undefined
  return (
    <Page
      title={t('title')}
      subtitle={company ? t('subtitle', { company }) : t('subtitleNoCompany')}
      actions={
        <Button component={Link} to={paths.employees()} leftSection={<IconUsers size={16} />}>
          {t('go')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Figures
          loading={isPending}
          figures={[
            { label: t('total'), value: number(data?.total), hint: standing(home?.people) },
            { label: t('active'), value: number(data?.active) },
            { label: t('onboarding'), value: number(data?.onboarding) },
            { label: t('workflows'), value: number(data?.activeWorkflows) },
          ]}
        />
      )}
      <Work>{data && data.total > 0 && <People data={data} employed={home?.people?.countries ?? null} />}</Work>
      {data?.total === 0 && may('employees.write') && (
        <EmptyState
          icon={<IconUsers size={22} />}
          title={t('emptyTitle')}
          action={
            <Group gap="xs" justify="center">
              <Button component={Link} to={paths.employees({ open: 'new' })}>
                {t('add')}
              </Button>
              <Button component={Link} to={paths.employees({ open: 'bulk' })} variant="default">
                {t('upload')}
              </Button>
            </Group>
          }
        >
          {t('empty')}
        </EmptyState>
      )}
    </Page>
  )
}
export default Overview
