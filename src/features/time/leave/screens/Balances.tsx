import { Button, Group, NativeSelect, UnstyledButton } from '@mantine/core'
import { IconBeach, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import type { listLeaveBalances } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { balancesCall } from './calls.ts'
import { LedgerFile } from './LeaveFiles.tsx'
import classes from './leave.module.css'
import { useDays, useKindName } from './my/useDays.ts'

type Row = Output<typeof listLeaveBalances>['balances'][number]

const PersonLeave = lazy(() => import('./PersonLeave.tsx'))
const YearEnd = lazy(() => import('./YearEnd.tsx'))
const AdjustMany = lazy(() => loadWords(['platform/lists']).then(() => import('./AdjustMany.tsx')))
const ImportDialog = lazy(() =>
  loadWords(['platform/imports']).then(() => import('../../../platform/imports/screens/ImportDialog.tsx')),
)

const SORTS = ['name', '-name', 'balance', '-balance'] as const
const NO_VIEW = { type: '', department: '', search: '', sort: 'name', page: '1', size: '50' }
const AT = { ...NO_VIEW, tab: '', who: '', bring: '', year: '' }
const NONE: Row[] = []

/** What everybody has. */
export default function Balances() {
  const t = useWords()
  const may = useMay()
  const kindName = useKindName()
  const [at, go] = useAddress(AT)
  const input = {
    type: at.type,
    department: at.department,
    search: at.search,
    sort: SORTS.find((one) => one === at.sort) ?? 'name',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(balancesCall, input, Number(at.page) || 1)
  const { data } = answer
  const { pageSize, ...filter } = input
  const [selected, setSelected] = useState<string[]>([])
  const [isAdjusting, setAdjusting] = useState(false)
  const chosen = (data?.balances ?? NONE)
    .filter((row) => selected.includes(`${row.employeeId} ${row.type.key}`))
    .map((row) => ({ employeeId: row.employeeId, type: row.type.key, name: `${row.person}, ${kindName(row.type)}` }))
  const columns = useColumns((who) => go({ who }))
  const type = data?.types.find(({ key }) => key === at.type)
  const department = data?.departments.find(({ id }) => id === at.department)
  const chips = filterChips({ type: type ? kindName(type) : '', department: department?.name ?? '' }, go)
  return (
    <>
      <Group mb="sm" justify="space-between">
        {may('leave.write') && (
          <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => go({ bring: '1' })}>
            {t('import')}
          </Button>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={() => go({ year: '1' })}>
            {t('yearEnd.open')}
          </Button>
          <LedgerFile
            filter={{ type: at.type, department: at.department, search: at.search }}
            disabled={!data?.totalCount}
          />
        </Group>
      </Group>
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="leave-balances"
        filter={filter}
        chips={chips}
        name="leave-balances"
        label={t('tabs.balances')}
        columns={columns}
        rows={data?.balances ?? NONE}
        rowId={(row) => `${row.employeeId} ${row.type.key}`}
        rowName={(row) => `${row.person}, ${kindName(row.type)}`}
        search={listSearch(at, go, t('search'))}
        {...(may('leave.write') ? { selected, onSelect: setSelected } : {})}
        bulkActions={
          <Button size="xs" onClick={() => setAdjusting(true)}>
            {t('adjustMany.open')}
          </Button>
        }
        filters={
          <>
            <NativeSelect
              aria-label={t('kind')}
              value={at.type}
              onChange={(e) => go({ type: e.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('allKinds') },
                ...(data?.types ?? []).map((one) => ({ value: one.key, label: `${kindName(one)} (${one.country})` })),
              ]}
            />
            <NativeSelect
              aria-label={t('department')}
              value={at.department}
              onChange={(e) => go({ department: e.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('allDepartments') },
                ...(data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </>
        }
        empty={
          <EmptyState
            icon={<IconBeach size={22} stroke={1.6} />}
            title={t(chips.length > 0 || at.search ? 'nothing' : 'noBalances')}
          >
            {t(chips.length > 0 || at.search ? 'nothingText' : 'noBalancesText')}
          </EmptyState>
        }
        onOpen={(row) => go({ who: row.employeeId })}
        lines={2}
      />
      <Suspense>
        {isAdjusting && (
          <AdjustMany
            chosen={chosen}
            today={ownToday()}
            onClose={() => {
              setAdjusting(false)
              setSelected([])
            }}
          />
        )}
        {at.who && <PersonLeave key={at.who} employeeId={at.who} onClose={() => go({ who: '' })} />}
        {at.year && <YearEnd today={ownToday()} onClose={() => go({ year: '' })} />}
        {at.bring && (
          <ImportDialog kind="leave-balances" stale={[balancesCall.path]} onClose={() => go({ bring: '' })} />
        )}
      </Suspense>
    </>
  )
}

const useColumns = (open: (id: string) => void): Column<Row>[] => {
  const t = useWords()
  const days = useDays()
  const kindName = useKindName()
  const format = useFormat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening only changes the address
  return useMemo(
    () => [
      {
        id: 'person',
        inFile: ['number', 'person', 'department'],
        header: t('person'),
        sort: 'name',
        fixed: true,
        width: 220,
        cell: (row) => (
          <div className={classes.two}>
            <UnstyledButton
              className={classes.openName}
              onClick={() => open(row.employeeId)}
              aria-label={t('open', { person: row.person })}
            >
              {row.person}
            </UnstyledButton>
            <span className={classes.quiet}>{row.department}</span>
          </div>
        ),
      },
      { id: 'type', inFile: ['type'], header: t('kind'), width: 180, cell: (row) => kindName(row.type) },
      {
        id: 'balance',
        inFile: ['balance'],
        header: t('balance'),
        sort: 'balance',
        width: 130,
        cell: (row) => <span className="figures">{days(row.balance, row.dayMinutes)}</span>,
      },
      {
        id: 'reserved',
        inFile: ['reserved'],
        header: t('reserved'),
        width: 120,
        cell: (row) => (row.reserved === 0 ? '' : days(row.reserved, row.dayMinutes)),
      },
      {
        id: 'booked',
        inFile: ['booked'],
        header: t('booked'),
        width: 120,
        cell: (row) => (row.booked === 0 ? '' : days(row.booked, row.dayMinutes)),
      },
      {
        id: 'expiring',
        inFile: ['expiring', 'expiresOn'],
        header: t('expiring'),
        width: 190,
        cell: (row) =>
          row.expiresOn && row.expiring > 0
            ? t('expiringOn', { days: days(row.expiring, row.dayMinutes), day: format.day(row.expiresOn) })
            : '',
      },
    ],
    [t, days, kindName, format],
  )
}
