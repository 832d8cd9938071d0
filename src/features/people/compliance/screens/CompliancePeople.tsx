import { Button, Menu, NativeSelect, Progress } from '@mantine/core'
import { IconFileDownload, IconShieldCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { EmployeeRow } from '../../employees/record.contract.ts'
import { countersCall, listCall } from '../../employees/screens/calls.ts'
import { useWords } from '../../employees/words/index.ts'
import {
  type Completeness,
  completenessStatus,
  explainCompleteness,
  recordCompleteness,
} from '../completeness.rules.ts'
import type { employeeStandings } from '../standing.contract.ts'
import { useComplianceWords } from '../words/index.ts'
import { standingsCall } from './calls.ts'
import classes from './compliance.module.css'
import { useCompanyReport, useReport } from './report.ts'

const COMPLETENESS_TONES = { compliant: 'ok', warning: 'careful', 'non-compliant': 'wrong' } as const
const BANDS = { compliant: 'bandGood', warning: 'bandFair', 'non-compliant': 'bandPoor' } as const
const BARS = { compliant: 'green', warning: 'yellow', 'non-compliant': 'red' } as const
const STATUSES: readonly Completeness[] = ['compliant', 'warning', 'non-compliant']
const PAGE_SIZE = 25

export type PeopleProps = {
  completeness: string
  page: number
  onFilter: (completeness: string) => void
  onPage: (page: number) => void
  onReview: (id: string) => void
}

const filterOf = (typed: string): Completeness | undefined => STATUSES.find((s) => s === typed)

/** Everybody with the state of their record, filtered by it; each with a review and a report. */
export const CompliancePeople = ({ completeness, page, onFilter, onPage, onReview }: PeopleProps) => {
  const t = useComplianceWords()
  const sayOf = useWords()
  const { countryName } = useFormat()
  const countries = useWorkCountries()
  const filter = filterOf(completeness)
  const asked = { sort: 'name', pageSize: PAGE_SIZE, completeness: filter } as const
  const list = useListPage(listCall, asked, page)
  const chips = filter ? [{ id: 'completeness', label: t(filter), onRemove: () => onFilter('') }] : []
  const byCode = useMemo(() => new Map(countries.map((c) => [c.code, c])), [countries])
  const standings = useStandings(list.data?.employees ?? [])
  const columns = useMemo<Column<EmployeeRow>[]>(
    () => [
      {
        id: 'employee',
        inFile: ['employeeId', 'name'],
        header: t('employee'),
        fixed: true,
        width: 170,
        cell: (row) => (
          <div className={classes.two}>
            <span className={classes.strong}>{row.full_name}</span>
            <span className={classes.quiet}>{row.employee_id}</span>
          </div>
        ),
      },
      {
        id: 'country',
        inFile: ['country'],
        header: t('country'),
        width: 120,
        cell: (row) => (
          <>
            <span aria-hidden>{byCode.get(row.country)?.flag ?? '🌐'}</span> {countryName(row.country)}
          </>
        ),
      },
      {
        id: 'status',
        inFile: ['status'],
        header: t('status'),
        width: 155,
        cell: (row) => {
          const status = completenessStatus(recordCompleteness(row).score)
          return <StatusBadge tone={COMPLETENESS_TONES[status]}>{t(status)}</StatusBadge>
        },
      },
      {
        id: 'documents',
        inFile: ['documents'],
        header: t('documents'),
        width: 150,
        cell: (row) => <Verified row={row} standing={standings.get(row.id)} />,
      },
      {
        id: 'rules',
        header: t('rules'),
        width: 130,
        cell: (row) => <ByRules standing={standings.get(row.id)} />,
      },
      {
        id: 'score',
        inFile: ['score'],
        header: t('score'),
        width: 130,
        cell: (row) => <Score row={row} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        fixed: true,
        align: 'end',
        width: 180,
        cell: (row) => <Actions row={row} onReview={onReview} />,
      },
    ],
    [t, byCode, countryName, onReview, standings],
  )
  return (
    <>
      <ListScreen
        list="compliance"
        view={filter ? { completeness: filter } : {}}
        onView={(kept) => onFilter(kept.completeness ?? '')}
        filter={{ completeness: filter ?? '' }}
        chips={chips}
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
            aria-label={t('status')}
            value={filter ?? ''}
            onChange={(e) => onFilter(e.currentTarget.value)}
            data={[{ value: '', label: t('filterAll') }, ...STATUSES.map((s) => ({ value: s, label: t(s) }))]}
          />
        }
        loading={list.isPending}
        fetching={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={(row) => onReview(row.id)}
        empty={
          <EmptyState icon={<IconShieldCheck size={22} stroke={1.6} />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
        lines={2}
      />
      <p className={classes.note}>{t('scoreHelp')}</p>
    </>
  )
}

/** The specified counters, each with what it counts. */
export const ComplianceFigures = () => {
  const t = useComplianceWords()
  const { number } = useFormat()
  const { data: c } = useApiState(countersCall, {})
  const count = (value: number | undefined) => <span className="figures">{number(value ?? 0)}</span>
  return (
    <Figures
      loading={!c}
      figures={[
        { label: t('compliant'), value: count(c?.compliant), tone: 'ok', hint: t('compliantMeans') },
        { label: t('warning'), value: count(c?.warning), tone: 'careful', hint: t('warningMeans') },
        { label: t('non-compliant'), value: count(c?.nonCompliant), tone: 'wrong', hint: t('nonCompliantMeans') },
        { label: t('total'), value: count(c?.total), hint: t('totalMeans') },
      ]}
    />
  )
}

type Standing = Output<typeof employeeStandings>['standings'][number]

/** What the country finds and what is verified, of the people on the page. */
const useStandings = (rows: readonly EmployeeRow[]): ReadonlyMap<string, Standing> => {
  const ids = rows.map((row) => row.id).join(',')
  const { data } = useApiState(standingsCall, { ids }, { enabled: ids !== '' })
  return useMemo(() => new Map(data?.standings.map((one) => [one.id, one])), [data])
}

/** The specification's count of basic fields in its words; beneath it the documents that a person looked at. */
const Verified = ({ row, standing }: { row: EmployeeRow; standing: Standing | undefined }) => {
  const t = useComplianceWords()
  return (
    <div className={classes.two}>
      <span className="figures">{t('verified', { count: recordCompleteness(row).verified })}</span>
      <span className={`${classes.quiet} figures`}>
        {standing ? t('checkedByPerson', { n: standing.verified, of: standing.kept }) : '…'}
      </span>
    </div>
  )
}

const ByRules = ({ standing }: { standing: Standing | undefined }) => {
  const t = useComplianceWords()
  if (!standing) return <span className={classes.quiet}>…</span>
  if (standing.errors > 0) return <StatusBadge tone="wrong">{t('toFix', { count: standing.errors })}</StatusBadge>
  if (standing.warnings > 0)
    return <StatusBadge tone="careful">{t('toCheck', { count: standing.warnings })}</StatusBadge>
  return <StatusBadge tone="calm">{t('rulesMet')}</StatusBadge>
}

/** Of what the list is filtered to. */
export const ComplianceReport = ({ completeness: typed }: { completeness: string }) => {
  const t = useComplianceWords()
  const completeness = filterOf(typed)
  const download = useCompanyReport()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="compact-md" leftSection={<IconFileDownload size={16} />}>
          {t('companyReport')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void download('pdf', completeness)}>{t('reportPdf')}</Menu.Item>
        <Menu.Item onClick={() => void download('csv', completeness)}>{t('reportCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Score = ({ row }: { row: EmployeeRow }) => {
  const t = useComplianceWords()
  const { score } = recordCompleteness(row)
  const band = t(BANDS[completenessStatus(score)])
  return (
    <div className={classes.score}>
      <Progress
        value={score}
        color={BARS[completenessStatus(score)]}
        title={band}
        aria-label={`${t('recordScore')}: ${band}`}
      />
      <Explain
        name={t('recordScore')}
        explained={explainCompleteness(row)}
        write={(v, u) => (u === 'percent' ? `${v}%` : v)}
      >
        <span className="figures">{score}%</span>
      </Explain>
    </div>
  )
}

const Actions = ({ row, onReview }: { row: EmployeeRow; onReview: (id: string) => void }) => {
  const t = useComplianceWords()
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
        aria-label={`${t('review')}: ${row.full_name}`}
        onClick={() => onReview(row.id)}
      >
        {t('review')}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFileDownload size={15} />}
        loading={busy}
        aria-label={`${t('report')}: ${row.full_name}`}
        onClick={report}
      >
        {t('report')}
      </Button>
    </div>
  )
}
