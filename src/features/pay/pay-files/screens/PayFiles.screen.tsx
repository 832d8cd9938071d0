import { Button, UnstyledButton } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { RunMoney } from '../../payroll/screens/RunMoney.tsx'
import type { PaidRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { runsCall } from './calls.ts'
import classes from './files.module.css'

const RunFiles = lazy(() => import('./RunFiles.tsx'))
const Registrations = lazy(() => import('./Registrations.tsx'))

const TABS = ['runs', 'registrations'] as const
const AT = { run: '', tab: 'runs' }
const NOTHING: PaidRun[] = []

/** Locked runs with what of them is paid, and what files ask of each legal entity. */
export default function PayFiles() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  if (at.run)
    return (
      <Suspense>
        <RunFiles id={at.run} onBack={() => go({ run: '' })} />
      </Suspense>
    )
  const open = TABS.find((tab) => tab === at.tab) ?? 'runs'
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <PageTabs
        tabs={TABS}
        open={open}
        onOpen={(tab) => go({ tab })}
        label={t('tabsLabel')}
        nameOf={(tab) => t(`tabs.${tab}`)}
      >
        {(tab) => (tab === 'runs' ? <Runs onOpen={(run) => go({ run })} /> : <Registrations />)}
      </PageTabs>
    </Page>
  )
}

const Runs = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const { data, error, isPending, isFetching, refetch } = useApiState(runsCall, {})
  const rows = data?.runs ?? NOTHING
  const sum = (id: 'net' | 'toPay' | 'sent' | 'paid' | 'held'): Column<PaidRun> => ({
    id,
    header: t(`columns.${id}`),
    width: 140,
    align: 'end',
    cell: (run) => <RunMoney run={run} minor={run[id]} />,
  })
  const columns: Column<PaidRun>[] = [
    {
      id: 'run',
      header: t('columns.run'),
      fixed: true,
      width: 150,
      cell: (run) => (
        <UnstyledButton className={classes.name} onClick={() => onOpen(run.id)}>
          {day(run.payDay)}
        </UnstyledButton>
      ),
    },
    { id: 'entity', header: t('columns.entity'), width: 220, cell: (run) => <bdi>{run.entity}</bdi> },
    sum('net'),
    sum('toPay'),
    sum('sent'),
    sum('paid'),
    sum('held'),
  ]
  return (
    <DataTable
      name="pay-file-runs"
      label={t('runs')}
      columns={columns}
      rows={rows}
      rowId={(run) => run.id}
      rowName={(run) => `${run.entity} ${run.payDay}`}
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
          icon={<IconFileInvoice size={22} stroke={1.6} />}
          title={t('none')}
          action={
            <Button component={Link} to={paths.payroll()}>
              {t('openPayroll')}
            </Button>
          }
        >
          {t('noneText')}
        </EmptyState>
      }
    />
  )
}
