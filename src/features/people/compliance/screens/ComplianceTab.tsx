import { Button, Menu, NativeSelect, Progress } from '@mantine/core'
import { IconFileDownload, IconShieldCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import type { EmployeeRow } from '../../employees/record.contract.ts'
import { countersCall, listCall, useWorkCountries } from '../../employees/screens/calls.ts'
import { useWords } from '../../employees/words/index.ts'
import {
  type Completeness,
  completenessStatus,
  explainCompleteness,
  recordCompleteness,
} from '../completeness.rules.ts'
import { useComplianceWords } from '../words/index.ts'
import classes from './compliance.module.css'
import { ExpiringPanel } from './Expiring.tsx'
import { Review } from './Review.tsx'
import { useCompanyReport, useReport } from './report.ts'

const COMPLETENESS_TONES = { compliant: 'ok', warning: 'careful', 'non-compliant': 'wrong' } as const
const BANDS = { compliant: 'bandGood', warning: 'bandFair', 'non-compliant': 'bandPoor' } as const
const BARS = { compliant: 'green', warning: 'yellow', 'non-compliant': 'red' } as const
const STATUSES: readonly Completeness[] = ['compliant', 'warning', 'non-compliant']
const PAGE_SIZE = 25

type Props = {
  /** The employee under review; '' for the overview. */
  employeeId: string
  completeness: string
  page: number
  onFilter: (completeness: string) => void
  onPage: (page: number) => void
  onReview: (id: string) => void
}

/** How complete everybody's record is, and one person's checks in detail. */
export default function ComplianceTab(props: Props) {
  const [overview, setOverview] = useState(props.employeeId === '')
  if (!overview && props.employeeId) return <Review id={props.employeeId} onBack={() => setOverview(true)} />
  return (
    <Overview
      {...props}
      onReview={(id) => {
        setOverview(false)
        props.onReview(id)
      }}
    />
  )
}

const Overview = ({ completeness, page, onFilter, onPage, onReview }: Props) => {
  const say = useComplianceWords()
  const sayOf = useWords()
  const { number, countryName } = useFormat()
  const countries = useWorkCountries()
  const counters = useApiState(countersCall, {})
  const filter = STATUSES.find((s) => s === completeness)
  const list = useApiState(listCall, {
    sort: 'name',
    page,
    pageSize: PAGE_SIZE,
    ...(filter ? { completeness: filter } : {}),
  })
  const byCode = useMemo(() => new Map(countries.map((c) => [c.code, c])), [countries])
  const columns = useMemo<Column<EmployeeRow>[]>(
    () => [
      {
        id: 'employee',
        header: say('employee'),
        fixed: true,
        width: 190,
        cell: (row) => (
          <div className={classes.two}>
            <span className={classes.strong}>{row.full_name}</span>
            <span className={classes.quiet}>{row.employee_id}</span>
          </div>
        ),
      },
      {
        id: 'country',
        header: say('country'),
        width: 130,
        cell: (row) => (
          <>
            <span aria-hidden>{byCode.get(row.country)?.flag ?? '🌐'}</span> {countryName(row.country)}
          </>
        ),
      },
      {
        id: 'status',
        header: say('status'),
        width: 140,
        cell: (row) => {
          const status = completenessStatus(recordCompleteness(row).score)
          return <StatusBadge tone={COMPLETENESS_TONES[status]}>{say(status)}</StatusBadge>
        },
      },
      {
        id: 'documents',
        header: say('documents'),
        width: 100,
        cell: (row) => <span className="figures">{say('verified', { count: recordCompleteness(row).verified })}</span>,
      },
      {
        id: 'score',
        header: say('score'),
        width: 160,
        cell: (row) => <Score row={row} />,
      },
      {
        id: 'actions',
        header: say('actions'),
        fixed: true,
        align: 'end',
        width: 180,
        cell: (row) => <Actions row={row} onReview={onReview} />,
      },
    ],
    [say, byCode, countryName, onReview],
  )
  const c = counters.data
  const count = (value: number | undefined) => <span className="figures">{number(value ?? 0)}</span>
  return (
    <div className={classes.overview}>
      <div className={classes.bar}>
        <p className={classes.note}>{say('overview')}</p>
        <CompanyReport completeness={filter} />
      </div>
      <Figures
        loading={!c}
        figures={[
          { label: say('compliant'), value: count(c?.compliant), tone: 'ok' },
          { label: say('warning'), value: count(c?.warning), tone: 'careful' },
          { label: say('non-compliant'), value: count(c?.nonCompliant), tone: 'wrong' },
          { label: say('total'), value: count(c?.total) },
        ]}
      />
      <DataTable
        name="compliance"
        label={sayOf('dialog.compliance')}
        columns={columns}
        rows={list.data?.employees ?? []}
        rowId={(row) => row.id}
        rowName={(row) => row.full_name}
        total={list.data?.totalCount ?? 0}
        totalIsAtLeast={list.data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        filters={
          <NativeSelect
            aria-label={say('status')}
            value={filter ?? ''}
            onChange={(e) => onFilter(e.currentTarget.value)}
            data={[{ value: '', label: say('filterAll') }, ...STATUSES.map((s) => ({ value: s, label: say(s) }))]}
          />
        }
        loading={list.isPending}
        fetching={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={(row) => onReview(row.id)}
        empty={
          <EmptyState icon={<IconShieldCheck size={22} stroke={1.6} />} title={say('emptyTitle')}>
            {say('emptyText')}
          </EmptyState>
        }
        lines={2}
      />
      <p className={classes.note}>{say('scoreHelp')}</p>
      <ExpiringPanel />
    </div>
  )
}

/** Of what the list is filtered to. */
const CompanyReport = ({ completeness }: { completeness: Completeness | undefined }) => {
  const say = useComplianceWords()
  const download = useCompanyReport()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="compact-md" leftSection={<IconFileDownload size={16} />}>
          {say('companyReport')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void download('pdf', completeness)}>{say('reportPdf')}</Menu.Item>
        <Menu.Item onClick={() => void download('csv', completeness)}>{say('reportCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Score = ({ row }: { row: EmployeeRow }) => {
  const say = useComplianceWords()
  const { score } = recordCompleteness(row)
  const band = say(BANDS[completenessStatus(score)])
  return (
    <div className={classes.score}>
      <Progress
        value={score}
        color={BARS[completenessStatus(score)]}
        title={band}
        aria-label={`${say('recordScore')}: ${band}`}
      />
      <Explain
        name={say('recordScore')}
        explained={explainCompleteness(row)}
        write={(v, u) => (u === 'percent' ? `${v}%` : v)}
      >
        <span className="figures">{score}%</span>
      </Explain>
    </div>
  )
}

const Actions = ({ row, onReview }: { row: EmployeeRow; onReview: (id: string) => void }) => {
  const say = useComplianceWords()
  const download = useReport()
  const [busy, setBusy] = useState(false)
  const report = async () => {
    setBusy(true)
    await download({ id: row.id, number: row.employee_id, name: row.full_name, format: 'pdf' })
    setBusy(false)
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${say('review')}: ${row.full_name}`}
        onClick={() => onReview(row.id)}
      >
        {say('review')}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileDownload size={15} />}
        loading={busy}
        aria-label={`${say('report')}: ${row.full_name}`}
        onClick={report}
      >
        {say('report')}
      </Button>
    </div>
  )
}
