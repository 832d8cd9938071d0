import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useGo } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { viewOf } from '../../../platform/lists/screens/viewOf.ts'
import type { InterviewRow } from '../list.contract.ts'
import { KINDS, SORTS, STATUSES } from '../rules.ts'
import { useInterviewWords } from '../words/index.ts'
import { companyInterviewsCall } from './calls.ts'
import { placeOfInterview, useInterviewColumns } from './columns.tsx'

const AT = { status: '', kind: '', from: '', to: '', search: '', sort: '-starts', page: '1', size: '50' }
const NO_FILTER = { status: '', kind: '', from: '', to: '', search: '', page: '1' }
const NONE: InterviewRow[] = []

/** The interviews of the company, whosever they are. */
export default function Interviews() {
  const t = useInterviewWords()
  const format = useFormat()
  const navigate = useGo()
  const [at, go] = useAddress(AT)
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    kind: KINDS.find((k) => k === at.kind) ?? '',
    from: at.from,
    to: at.to,
    search: at.search,
    sort: SORTS.find((s) => s === at.sort) ?? '-starts',
    pageSize: Number(at.size) || 50,
  } as const
  const { pageSize, ...filter } = input
  const page = Number(at.page) || 1
  const { data, error, isPending, isFetching, refetch } = useListPage(companyInterviewsCall, input, page)
  const columns = useInterviewColumns()
  const counts = data?.counts
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : 0
  const labels = {
    status: input.status && t(`status.${input.status}`),
    kind: input.kind && t(`kind.${input.kind}`),
    from: at.from && `${t('list.from')} ${format.day(at.from)}`,
    to: at.to && `${t('list.to')} ${format.day(at.to)}`,
  }
  const chips = Object.entries(labels).flatMap(([id, label]) =>
    label ? [{ id, label, onRemove: () => void go({ [id]: '', page: '1' }) }] : [],
  )
  const isFiltered = chips.length > 0 || at.search !== ''
  const change = (changes: Partial<typeof AT>) => go({ ...changes, page: '1' })
  const counted = (name: string, n: number | undefined) => (counts ? `${name} (${format.number(n ?? 0)})` : name)
  return (
    <ListScreen
      list="interviews"
      view={viewOf(at, AT)}
      onView={(kept) => go({ ...AT, ...kept })}
      filter={filter}
      chips={chips}
      name="interviews"
      label={t('title')}
      columns={columns}
      rows={data?.interviews ?? NONE}
      rowId={(row) => row.id}
      rowName={(row) => row.job}
      total={data?.totalCount ?? 0}
      totalIsAtLeast={data?.totalIsAtLeast ?? false}
      page={page}
      pageSize={pageSize}
      onPage={(next) => go({ page: String(next) })}
      onPageSize={(size) => change({ size: String(size) })}
      sort={input.sort}
      onSort={(sort) => change({ sort })}
      search={{
        value: at.search,
        onChange: (search) => go({ search, page: '1' }, { replace: true }),
        placeholder: t('list.search'),
      }}
      filters={
        <>
          <NativeSelect
            aria-label={t('list.status')}
            value={input.status}
            onChange={(event) => change({ status: event.currentTarget.value })}
            data={[
              { value: '', label: counted(t('list.all'), all) },
              ...STATUSES.map((s) => ({ value: s, label: counted(t(`status.${s}`), counts?.[s]) })),
            ]}
          />
          <NativeSelect
            aria-label={t('form.kind')}
            value={input.kind}
            onChange={(event) => change({ kind: event.currentTarget.value })}
            data={[
              { value: '', label: t('list.anyKind') },
              ...KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
          />
          <TextInput
            type="date"
            aria-label={t('list.from')}
            value={at.from}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label={t('list.to')}
            value={at.to}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
          {isFiltered && (
            <Button variant="subtle" onClick={() => go(NO_FILTER)}>
              {t('list.clear')}
            </Button>
          )}
        </>
      }
      loading={isPending}
      fetching={isFetching && !data}
      error={error}
      onRetry={() => void refetch()}
      empty={
        <EmptyState icon={<IconCalendarEvent size={22} stroke={1.6} />} title={t(isFiltered ? 'list.nothing' : 'none')}>
          {t(isFiltered ? 'list.nothingText' : 'list.noneText')}
        </EmptyState>
      }
      onOpen={(row) => void navigate(placeOfInterview(row))}
      lines={2}
    />
  )
}
