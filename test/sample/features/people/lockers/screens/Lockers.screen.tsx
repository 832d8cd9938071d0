import { NativeSelect } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useMemo } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/DataTable.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { Locker, listLockers } from '../contract.ts'
import { useWords } from '../words/index.ts'

const listCall = wire<typeof listLockers>('GET', '/api/company/lockers')

const AT = { state: '', page: '1', size: '50' }
const STATES = ['free', 'asked', 'given'] as const
const NOTHING: Locker[] = []

/** The lockers of the company. */
export default function Lockers() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const page = Number(at.page) || 1
  const asked = { state: STATES.find((s) => s === at.state) ?? '', pageSize: Number(at.size) || 50 } as const
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, asked, page)
  const columns = useMemo(
    (): Column<Locker>[] => [
      { id: 'label', header: t('label'), fixed: true, cell: (row) => <bdi>{row.label}</bdi> },
      {
        id: 'state',
        header: t('state'),
        cell: (row) => <StatusBadge tone="calm">{t(`states.${row.state}`)}</StatusBadge>,
      },
      { id: 'person', header: t('person'), cell: (row) => <bdi>{row.person ?? ''}</bdi> },
    ],
    [t],
  )
  const chips = asked.state
    ? [{ id: 'state', label: t(`states.${asked.state}`), onRemove: () => void go({ state: '', page: '1' }) }]
    : []
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ListScreen
        list="lockers"
        view={at.state ? { state: at.state } : {}}
        onView={(view) => void go({ state: view.state ?? '', page: '1' })}
        filter={asked.state ? { state: asked.state } : {}}
        chips={chips}
        name="lockers"
        label={t('title')}
        columns={columns}
        rows={data?.lockers ?? NOTHING}
        rowId={(row) => row.id}
        rowName={(row) => row.label}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={asked.pageSize}
        onPage={(next) => void go({ page: String(next) })}
        onPageSize={(size) => void go({ size: String(size), page: '1' })}
        filters={
          <NativeSelect
            aria-label={t('state')}
            value={at.state}
            onChange={(e) => void go({ state: e.currentTarget.value, page: '1' })}
            data={[{ value: '', label: t('state') }, ...STATES.map((s) => ({ value: s, label: t(`states.${s}`) }))]}
          />
        }
        loading={isPending}
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        }
      />
    </Page>
  )
}
