import { Button, NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { BudgetBoard, BudgetPosition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { positionsCall } from './calls.ts'
import { FileButton } from './FileButton.tsx'

const CostDialog = lazy(() => import('./CostDialog.tsx'))
const PositionDialog = lazy(() => import('./PositionDialog.tsx'))

const AT = { held: '', search: '', page: '1', position: '', change: '' }
const HELD = ['held', 'vacant'] as const
const NOTHING: BudgetPosition[] = []

/** The places of a budget: who holds each, what it is paid and costs. */
export default function Positions({ board }: { board: BudgetBoard }) {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const page = Number(at.page) || 1
  const filter = { id: board.budget.id, held: HELD.find((one) => one === at.held) ?? '', search: at.search } as const
  const { data, error, isPending, isFetching, refetch } = useListPage(positionsCall, { ...filter, pageSize: 50 }, page)
  const isDraft = board.mayWrite && board.budget.state === 'draft'
  const columns = useColumns(board, (position) => void go({ position }))
  const changed = data?.positions.find(({ id }) => id === at.change)
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  return (
    <div className={classes.stack}>
      <div className={classes.standing}>
        <div className={classes.actions}>
          {isDraft && <Button onClick={() => void go({ change: 'new' })}>{t('position.add')}</Button>}
          <FileButton list="budget-positions" filter={asked} name={board.budget.name} />
        </div>
      </div>
      <DataTable
        name="budget-positions"
        label={t('tabs.positions')}
        columns={columns}
        rows={data?.positions ?? NOTHING}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={50}
        onPage={(next) => void go({ page: String(next) })}
        filters={
          <>
            <TextInput
              aria-label={t('position.search')}
              placeholder={t('position.search')}
              value={at.search}
              onChange={(e) => void go({ search: e.currentTarget.value, page: '1' }, { replace: true })}
            />
            <NativeSelect
              aria-label={t('position.person')}
              value={filter.held}
              onChange={(e) => void go({ held: e.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('position.any') },
                { value: 'held', label: t('position.held') },
                { value: 'vacant', label: t('position.vacant') },
              ]}
            />
          </>
        }
        loading={isPending}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t('position.none')}>
            {t('position.noneText')}
          </EmptyState>
        }
      />
      <Suspense>
        {at.position && (
          <CostDialog
            id={at.position}
            {...(isDraft && { onChange: () => void go({ position: '', change: at.position }) })}
            onClose={() => void go({ position: '' })}
          />
        )}
        {isDraft && (at.change === 'new' || changed) && (
          <PositionDialog board={board} position={changed ?? null} onClose={() => void go({ change: '' })} />
        )}
      </Suspense>
    </div>
  )
}

const useColumns = (board: BudgetBoard, open: (id: string) => void): Column<BudgetPosition>[] => {
  const t = useWords()
  const { day } = useFormat()
  const period = usePeriod()
  const money = useMinor(board.entity.country, board.entity.currency)
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('position.title'),
        fixed: true,
        width: 220,
        cell: (row) => (
          <UnstyledButton onClick={() => open(row.id)} style={{ textDecoration: 'underline' }}>
            <bdi>{row.title}</bdi>
          </UnstyledButton>
        ),
      },
      { id: 'department', header: t('department'), width: 170, cell: (row) => <bdi>{row.department}</bdi> },
      {
        id: 'person',
        header: t('position.person'),
        width: 190,
        cell: (row) =>
          row.person === null ? (
            <StatusBadge tone={row.frozenFrom ? 'idle' : 'careful'}>
              {row.frozenFrom ? t('position.frozen', { day: day(row.frozenFrom) }) : t('position.vacant')}
            </StatusBadge>
          ) : (
            <bdi>{row.person}</bdi>
          ),
      },
      { id: 'site', header: t('position.site'), width: 150, cell: (row) => <bdi>{row.site}</bdi> },
      {
        id: 'from',
        header: t('position.from'),
        width: 190,
        cell: (row) => (row.until ? period(row.from, row.until) : day(row.from)),
      },
      { id: 'pay', header: t('position.pay'), width: 140, align: 'end', cell: (row) => money(row.pay) },
      {
        id: 'cost',
        header: t('position.cost'),
        width: 160,
        align: 'end',
        cell: (row) => (
          <>
            {money(row.cost)}
            {row.problem && <StatusBadge tone="careful">{t('position.notKnown')}</StatusBadge>}
          </>
        ),
      },
      {
        id: 'endOfService',
        header: t('position.setAside'),
        width: 140,
        align: 'end',
        cell: (row) => money(row.endOfService),
      },
    ],
    [t, day, money, open, period],
  )
}
