import { Button, UnstyledButton } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { RunMoney } from '../../payroll/screens/RunMoney.tsx'
import type { Filing } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { idOfFiling, toneOfFiling } from './filing.ts'
import classes from './filings.module.css'

const AuditPack = lazy(() => import('./AuditPack.tsx'))
const FilingDialog = lazy(() => import('./FilingDialog.tsx'))

const AT = { open: '' }
const NOTHING: Filing[] = []

/** What is owed to authorities, late ones first, with the health of each country above. */
export default function Filings() {
  const t = useWords()
  const say = useSentences()
  const { day, countryName: country } = useFormat()
  const period = usePeriod()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, {})
  const [isPacking, setPacking] = useState(false)
  const rows = data?.filings ?? NOTHING
  const opened = rows.find((one) => idOfFiling(one) === at.open || (one.id !== null && one.id === at.open))
  const columns: Column<Filing>[] = [
    {
      id: 'what',
      header: t('columns.what'),
      fixed: true,
      width: 300,
      cell: (one) => (
        <UnstyledButton className={classes.name} title={say(one.label)} onClick={() => go({ open: idOfFiling(one) })}>
          {say(one.label)}
        </UnstyledButton>
      ),
    },
    { id: 'entity', header: t('columns.entity'), width: 200, cell: (one) => <bdi>{one.entity}</bdi> },
    { id: 'for', header: t('columns.for'), width: 210, cell: (one) => period(one.from, one.until) },
    {
      id: 'due',
      header: t('columns.due'),
      width: 150,
      cell: (one) => (
        <>
          {day(one.due)}
          {(one.state === 'open' || one.state === 'prepared') && (
            <span className={classes.days}>
              {one.daysLeft < 0 ? t('late', { count: -one.daysLeft }) : t('left', { count: one.daysLeft })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      width: 150,
      align: 'end',
      cell: (one) =>
        one.amount ? (
          <RunMoney run={one} minor={one.amount} />
        ) : (
          <span className={classes.quiet}>{t(one.amount === null ? 'noPayment' : 'notLocked')}</span>
        ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: 130,
      cell: (one) => (
        <StatusBadge tone={toneOfFiling(one)}>
          {one.state === 'prepared' && one.standing !== 'late' ? t('prepared') : t(`standings.${one.standing}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'owner',
      header: t('columns.owner'),
      width: 150,
      cell: (one) => (one.owner ? <bdi>{one.owner}</bdi> : <span className={classes.quiet}>{t('nobody')}</span>),
    },
    { id: 'receipt', header: t('columns.receipt'), width: 150, cell: (one) => <bdi>{one.receipt?.name}</bdi> },
  ]
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          {data?.mayWork && (
            <Button variant="default" onClick={() => setPacking(true)}>
              {t('pack.open')}
            </Button>
          )}
          <Button variant="default" component={Link} to={paths.payFiles({ tab: 'registrations' })}>
            {t('registrations')}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {data?.health.map((one) => (
          <section key={one.country} aria-label={country(one.country)}>
            <h2 className={classes.title}>{country(one.country)}</h2>
            <Figures
              figures={[
                {
                  label: t('health.late'),
                  value: one.late,
                  ...(one.late > 0 ? { tone: 'wrong' as const } : {}),
                },
                { label: t('health.due'), value: one.due, ...(one.due > 0 ? { tone: 'careful' as const } : {}) },
                { label: t('health.upcoming'), value: one.upcoming },
                { label: t('health.done'), value: one.done },
              ]}
            />
          </section>
        ))}
        <DataTable
          name="filings"
          label={t('list')}
          columns={columns}
          rows={rows}
          rowId={idOfFiling}
          rowName={(one) => `${say(one.label)} ${one.from}`}
          total={rows.length}
          page={1}
          pageSize={Math.max(1, rows.length)}
          onPage={() => {}}
          loading={isPending}
          fetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              icon={<IconCalendarDue size={22} stroke={1.6} />}
              title={t('none')}
              action={
                <Button component={Link} to={paths.payFiles({ tab: 'registrations' })}>
                  {t('registrations')}
                </Button>
              }
            >
              {t('noneText')}
            </EmptyState>
          }
        />
      </div>
      <Suspense>
        {isPacking && <AuditPack onClose={() => setPacking(false)} />}
        {opened && data && (
          <FilingDialog filing={opened} owners={data.owners} mayWork={data.mayWork} onClose={() => go({ open: '' })} />
        )}
      </Suspense>
    </Page>
  )
}
