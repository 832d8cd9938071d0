import { Anchor, Button, NativeSelect } from '@mantine/core'
import { IconListDetails, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Explain } from '../../../../web/ui/Explain.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { MonthSelect } from '../../../../web/ui/MonthSelect.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useInputWords } from '../inputs/words/index.ts'
import type { PayInputRow, PayInputs } from '../inputs.contract.ts'
import { useMinor } from './calls.ts'
import { inputsCall, monthNow, removeCall, sourceOf } from './inputs.calls.ts'
import { Notes } from './Notes.tsx'
import type { InputGroup } from './OneOffDialog.tsx'
import classes from './payroll.module.css'

const OneOffDialog = lazy(() => import('./OneOffDialog.tsx'))
const PasteDialog = lazy(() => import('./PasteDialog.tsx'))

const FileMenu = lazy(() =>
  loadWords(['platform/lists']).then(() => import('../../../platform/lists/screens/FileMenu.tsx')),
)
/** All of them: a line for each person, period and class. */
const TIME_FILE: [] = []

const AT = { month: '', group: '', kind: '', page: '1' }
const PAGE = 50
const KINDS = ['earning', 'deduction', 'time', 'claim', 'leave', 'leave_pay'] as const

/** What comes into the pay of a month beside regular pay, by person, with where each comes from. */
export default function Inputs() {
  const t = useInputWords()
  const [at, go] = useAddress(AT)
  const month = at.month || monthNow(new Date())
  const { data, error, isPending, isFetching, refetch } = useApiState(inputsCall, {
    month,
    ...(at.group ? { groupId: at.group } : {}),
  })
  const mayKeep = useMay()('lists.keep')
  const [adding, setAdding] = useState<'one' | 'paste' | null>(null)
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={6} columns={5} />
  const group = data.groups.find(({ id }) => id === data.groupId)
  if (!group)
    return (
      <EmptyState icon={<IconListDetails size={22} stroke={1.6} />} title={t('noGroup')}>
        {t('noGroupText')}
      </EmptyState>
    )
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <div className={classes.actions}>
          <MonthSelect
            aria-label={t('month')}
            value={month}
            onChange={(e) => go({ month: e.currentTarget.value, page: '1' })}
          />
          {data.groups.length > 1 && (
            <NativeSelect
              aria-label={t('group')}
              value={group.id}
              onChange={(e) => go({ group: e.currentTarget.value, page: '1' })}
              data={data.groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </div>
        <div className={classes.actions}>
          {mayKeep && (
            <Suspense>
              <FileMenu
                list="pay-time"
                name={t('timeFile')}
                table="pay-time"
                columns={TIME_FILE}
                filter={{ group: group.id, month }}
                disabled={false}
                asksReason
              />
            </Suspense>
          )}
        </div>
        {data.mayChange && (
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setAdding('paste')}>
              {t('paste')}
            </Button>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding('one')}>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
      <Sums inputs={data} group={group} />
      <Notes notes={data.notes} />
      <Rows
        inputs={data}
        group={group}
        kind={at.kind}
        onKind={(kind) => go({ kind, page: '1' })}
        page={Math.max(1, Number(at.page) || 1)}
        onPage={(page) => go({ page: String(page) })}
        isFetching={isFetching}
      />
      <Suspense>
        {adding === 'one' && <OneOffDialog inputs={data} group={group} month={month} onClose={() => setAdding(null)} />}
        {adding === 'paste' && <PasteDialog group={group} month={month} onClose={() => setAdding(null)} />}
      </Suspense>
    </div>
  )
}

const Sums = ({ inputs, group }: { inputs: PayInputs; group: InputGroup }) => {
  const t = useInputWords()
  const { number } = useFormat()
  const money = useMinor(group.country, group.currency)
  const sum = (...kinds: PayInputRow['kind'][]) =>
    inputs.rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + (amount ?? 0), 0)
  const unpaid = inputs.rows.filter(({ kind }) => kind === 'leave')
  const days = unpaid.reduce((total, row) => total + Number(row.days ?? 0), 0)
  return (
    <Figures
      figures={[
        { label: t('figures.oneOffs'), value: money(sum('earning') - sum('deduction')) },
        { label: t('figures.time'), value: money(sum('time')) },
        { label: t('figures.claims'), value: money(sum('claim')) },
        ...(inputs.rows.some(({ kind }) => kind === 'leave_pay')
          ? [{ label: t('kinds.leave_pay'), value: money(sum('leave_pay')) }]
          : []),
        { label: t('figures.leave'), value: t('days', { count: days, n: number(days) }) },
      ]}
    />
  )
}

type RowsProps = {
  inputs: PayInputs
  group: InputGroup
  kind: string
  onKind: (kind: string) => void
  page: number
  onPage: (page: number) => void
  isFetching: boolean
}

const Rows = ({ inputs, group, kind, onKind, page, onPage, isFetching }: RowsProps) => {
  const say = useSentences()
  const t = useInputWords()
  const money = useMinor(group.country, group.currency)
  const rows = inputs.rows.filter((row) => kind === '' || row.kind === kind)
  const columns: Column<PayInputRow>[] = [
    { id: 'name', header: t('name'), fixed: true, width: 180, cell: (row) => <bdi>{row.name}</bdi> },
    { id: 'what', header: t('what'), width: 240, cell: (row) => <What row={row} /> },
    { id: 'quantity', header: t('quantity'), width: 130, cell: (row) => <Quantity row={row} /> },
    {
      id: 'amount',
      header: t('amount'),
      width: 130,
      align: 'end',
      cell: (row) => <Amount row={row} money={money} />,
    },
    { id: 'source', header: t('source'), width: 140, cell: (row) => <Source row={row} /> },
    { id: 'status', header: t('status'), width: 160, cell: (row) => <Status row={row} /> },
  ]
  if (inputs.mayChange)
    columns.push({ id: 'actions', header: t('actions'), fixed: true, width: 100, cell: (row) => <Remove row={row} /> })
  return (
    <DataTable
      name="pay-inputs"
      label={t('tabs.inputs')}
      columns={columns}
      rows={rows.slice((page - 1) * PAGE, page * PAGE)}
      rowId={(row) => row.id}
      rowName={(row) => `${row.name}, ${say(row.label)}`}
      total={rows.length}
      page={page}
      pageSize={PAGE}
      onPage={onPage}
      lines={2}
      fetching={isFetching}
      filters={
        <NativeSelect
          aria-label={t('kind')}
          value={kind}
          onChange={(e) => onKind(e.currentTarget.value)}
          data={[{ value: '', label: t('all') }, ...KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))]}
        />
      }
      empty={
        <EmptyState icon={<IconListDetails size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      }
    />
  )
}

const What = ({ row }: { row: PayInputRow }) => {
  const say = useSentences()
  const period = usePeriod()
  const span = row.from && row.until ? period(row.from, row.until) : row.from
  return (
    <span>
      <bdi>{say(row.label)}</bdi>
      {(row.from || row.note) && <span className={classes.days}>{row.note ?? span}</span>}
    </span>
  )
}

const Quantity = ({ row }: { row: PayInputRow }) => {
  const t = useInputWords()
  if (row.days !== null) return <>{t(row.kind === 'leave_pay' ? 'leaveDays' : 'days', { count: Number(row.days) })}</>
  if (row.minutes === null) return null
  const [hours, minutes] = [Math.trunc(row.minutes / 60), Math.abs(row.minutes % 60)]
  return <>{minutes === 0 ? t('wholeHours', { hours }) : t('hours', { hours, minutes })}</>
}

const Amount = ({ row, money }: { row: PayInputRow; money: (minor: number) => string }) => {
  const say = useSentences()
  const t = useInputWords()
  if (row.amount === null)
    return <span className={classes.quiet}>{t(row.kind === 'time' ? 'asTimeOff' : 'fromPay')}</span>
  const shown = money(row.kind === 'deduction' ? -row.amount : row.amount)
  if (!row.why) return <span className="figures">{shown}</span>
  return (
    <Explain name={say(row.label)} explained={row.why}>
      <span className="figures">{shown}</span>
    </Explain>
  )
}

const Source = ({ row }: { row: PayInputRow }) => {
  const t = useInputWords()
  const address = sourceOf(row)
  return address ? (
    <Anchor component={Link} to={address} inherit>
      {t(`kinds.${row.kind}`)}
    </Anchor>
  ) : (
    t(`kinds.${row.kind}`)
  )
}

const OPEN = {
  earning: 'open',
  deduction: 'openDeduction',
  time: 'open',
  claim: 'open',
  leave: 'openLeave',
  leave_pay: 'open',
} as const

const Status = ({ row }: { row: PayInputRow }) => {
  const t = useInputWords()
  if (row.paidIn)
    return <StatusBadge tone="ok">{t(row.kind === 'deduction' || row.kind === 'leave' ? 'taken' : 'paid')}</StatusBadge>
  return <StatusBadge tone="calm">{t(OPEN[row.kind])}</StatusBadge>
}

const Remove = ({ row }: { row: PayInputRow }) => {
  const t = useInputWords()
  const remove = useCommand(removeCall, { refreshes: [inputsCall] })
  const [isAsked, setAsked] = useState(false)
  const { oneOffId: id } = row
  if (!id || row.paidIn) return null
  const take = () =>
    remove.mutate(
      { id },
      { onSuccess: () => notify.success(t('removed')), onError: (failure) => notify.failure(failure.message) },
    )
  if (!isAsked)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${t('remove')}: ${row.label}, ${row.name}`}
        onClick={() => setAsked(true)}
      >
        {t('remove')}
      </Button>
    )
  return (
    <Button
      color="red"
      size="compact-sm"
      loading={remove.isPending}
      aria-label={t('removeAsk', { what: row.label, name: row.name })}
      onClick={take}
      onBlur={() => setAsked(false)}
    >
      {t('remove')}
    </Button>
  )
}
