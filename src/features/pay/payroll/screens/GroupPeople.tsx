import { Button } from '@mantine/core'
import { IconArrowLeft, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { useGroupWords } from '../groups/words/index.ts'
import type { PayGroupView } from '../groups.contract.ts'
import { groupPeopleCall } from './groups.calls.ts'
import classes from './payroll.module.css'

const MoveDialog = lazy(() => import('./MoveDialog.tsx'))

type Props = { group: PayGroupView; others: readonly PayGroupView[]; mayRun: boolean; onBack: () => void }
type Row = {
  employmentId: string
  name: string
  number: string
  since: string | null
  next: { from: string; group: string } | null
}
const NOTHING: Row[] = []
const PAGE = 50

/** Whom a pay group pays, and the way into another one for those that are ticked. */
export default function GroupPeople({ group, others, mayRun, onBack }: Props) {
  const t = useGroupWords()
  const { day } = useFormat()
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<'name' | '-name' | 'number' | '-number'>('name')
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<string[]>([])
  const [isMoving, setMoving] = useState(false)
  const asked = { id: group.id, page, pageSize: PAGE, sort, search: search || null, cursor: null }
  const { data, error, isPending, isFetching, refetch } = useApiState(groupPeopleCall, asked)
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      fixed: true,
      width: 220,
      sort: 'name',
      cell: (one) => <bdi>{one.name}</bdi>,
    },
    { id: 'number', header: t('columns.number'), width: 130, sort: 'number', cell: (one) => <bdi>{one.number}</bdi> },
    {
      id: 'since',
      header: t('columns.since'),
      width: 160,
      cell: (one) => (one.since ? day(one.since) : t('fromFirst')),
    },
    {
      id: 'next',
      header: t('columns.next'),
      width: 220,
      cell: (one) => one.next && <bdi>{t('nextTo', { group: one.next.group, day: day(one.next.from) })}</bdi>,
    },
  ]
  const find = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  const canMove = mayRun && others.some(({ isClosed }) => !isClosed)
  const move = (
    <Button size="compact-md" onClick={() => setMoving(true)}>
      {t('move')}
    </Button>
  )
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{t('peopleOf', { name: group.name })}</bdi>
        </h2>
        <Button variant="subtle" leftSection={<IconArrowLeft size={16} className="mirrored" />} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <DataTable
        name="pay-group-people"
        label={t('peopleOf', { name: group.name })}
        columns={columns}
        rows={data?.people ?? NOTHING}
        rowId={(one) => one.employmentId}
        rowName={(one) => one.name}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={PAGE}
        onPage={setPage}
        sort={sort}
        onSort={(next) => setSort(next as typeof sort)}
        search={{ value: search, onChange: find, placeholder: t('search') }}
        loading={isPending}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        {...(canMove ? { selected, onSelect: setSelected, bulkActions: move } : {})}
        empty={
          <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t('nobody')}>
            {t('nobodyText')}
          </EmptyState>
        }
      />
      <Suspense>
        {isMoving && selected.length > 0 && (
          <MoveDialog
            employmentIds={selected}
            groups={others}
            onClose={() => setMoving(false)}
            onMoved={() => setSelected([])}
          />
        )}
      </Suspense>
    </div>
  )
}
