import { Button, NativeSelect } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useGo } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { DateFilter } from '../../../../web/ui/DateFilter.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import type { InterviewRow } from '../list.contract.ts'
import { KINDS, SORTS, STATUSES } from '../rules.ts'
import { useInterviewWords } from '../words/index.ts'
import { companyInterviewsCall } from './calls.ts'
import { placeOfInterview, useInterviewColumns } from './columns.tsx'

const AT = { status: '', kind: '', from: '', to: '', search: '', sort: '-starts', page: '1', size: '50' }
const NO_FILTER = { status: '', kind: '', from: '', to: '', search: '', page: '1' }
const NONE: InterviewRow[] = []

/** The interviews of the company, whosever they are. */
export default function Interviews({ job = '' }: { job?: string }) {
  const t = useInterviewWords()
  const format = useFormat()
  const navigate = useGo()
  const [at, go] = useAddress(AT)
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    kind: KINDS.find((k) => k === at.kind) ?? '',
    from: at.from,
    to: at.to,
    job,
    search: at.search,
    sort: SORTS.find((s) => s === at.sort) ?? '-starts',
    pageSize: Number(at.size) || 50,
  } as const
  const { pageSize, ...filter } = input
  const page = Number(at.page) || 1
  const answer = useListPage(companyInterviewsCall, input, page)
  const { data } = answer
  const columns = useInterviewColumns()
  const counts = data?.counts
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : 0
  const labels = {
    status: input.status && t(`status.${input.status}`),
    kind: input.kind && t(`kind.${input.kind}`),
    from: at.from && `${t('list.from')} ${format.day(at.from)}`,
    to: at.to && `${t('list.to')} ${format.day(at.to)}`,
  }
  const chips = filterChips(labels, go)
  const isFiltered = chips.length > 0 || at.search !== ''
  const change = (changes: Partial<typeof AT>) => go({ ...changes, page: '1' })
  const counted = (name: string, n: number | undefined) => (counts ? `${name} (${format.number(n ?? 0)})` : name)
  return (
    <ListScreen
      {...listFrame({ at, usual: AT, go, answer, pageSize: pageSize, sort: input.sort })}
      list="interviews"
      filter={filter}
      chips={chips}
      name="interviews"
      label={t('title')}
      columns={columns}
      rows={data?.interviews ?? NONE}
      rowId={(row) => row.id}
      rowName={(row) => row.job}
      search={listSearch(at, go, t('list.search'))}
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
          <DateFilter label={t('list.from')} value={at.from} onChange={(from) => change({ from })} />
          <DateFilter label={t('list.to')} value={at.to} onChange={(to) => change({ to })} />
          {isFiltered && (
            <Button variant="subtle" onClick={() => go(NO_FILTER)}>
              {t('list.clear')}
            </Button>
          )}
        </>
      }
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
