import { Alert, Badge, Button, Group, NativeSelect } from '@mantine/core'
import { IconBriefcase, IconDownload, IconPlus, IconSettings } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import type { ListedJob } from '../contract.ts'
import { useWords as useListWords } from '../list/words/index.ts'
import { AGES } from '../positions.rules.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { useColumns } from './columns.tsx'

const NewJob = lazy(() => import('./NewJob.tsx'))
const HiringSettings = lazy(() => import('./HiringSettings.tsx'))
const BulkMove = lazy(() => import('./BulkMove.tsx'))
const Starters = lazy(() => import('./Starters.tsx'))

const AT = {
  status: '',
  search: '',
  sort: '-updated',
  page: '1',
  size: '50',
  new: '',
  job: '',
  waiting: '',
  settings: '',
  // What a figure of recruitment stands for.
  positions: '',
  department: '',
  country: '',
}
/** What a saved view holds. */
const NO_VIEW = {
  status: '',
  search: '',
  sort: '-updated',
  page: '1',
  size: '50',
  waiting: '',
  positions: '',
  department: '',
  country: '',
}
const STATUSES = [
  'draft',
  'pending_approval',
  'approved',
  'scheduled',
  'open',
  'paused',
  'closed',
  'template',
  'archived',
] as const
const WAITING = ['you', 'anybody'] as const
const SORTS = ['updated', '-updated', 'title', '-title', 'closes', '-closes'] as const
const POSITIONS = ['all', ...AGES] as const
const NONE: ListedJob[] = []

export const List = () => {
  const t = useWords()
  const tell = useListWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const home = useSession().user?.country_code
  const [selected, setSelected] = useState<string[]>([])
  const [changing, setChanging] = useState(false)
  const input = {
    status: STATUSES.find((s) => s === at.status) ?? '',
    waiting: WAITING.find((w) => w === at.waiting) ?? '',
    search: at.search,
    positions: POSITIONS.find((p) => p === at.positions) ?? '',
    department: at.department,
    country: at.country,
    sort: SORTS.find((s) => s === at.sort) ?? '-updated',
    pageSize: Number(at.size) || 50,
  } as const
  const page = Number(at.page) || 1
  const { data, error, isPending, isFetching, refetch } = useListPage(listCall, input, page)
  const { pageSize: _, ...filter } = input
  const view = Object.fromEntries(
    Object.entries(NO_VIEW).flatMap(([name, usual]) => {
      const value = at[name as keyof typeof NO_VIEW]
      return name === 'page' || value === usual ? [] : [[name, value]]
    }),
  )
  const status = input.waiting ? t(`waiting.${input.waiting}`) : input.status && t(`statuses.${input.status}`)
  const labels = { status, department: at.department, country: at.country && format.countryName(at.country) }
  const chips = Object.entries(labels).flatMap(([id, label]) => {
    const removed = id === 'status' ? { status: '', waiting: '' } : { [id]: '' }
    return label ? [{ id, label, onRemove: () => void go({ ...removed, page: '1' }) }] : []
  })
  const mayWrite = data?.mayWrite ?? false
  const figure = Boolean(input.positions || at.department || at.country)
  // What the list was searched by is nothing that the board of the job is searched by.
  const openJob = (job: string) => go({ job, new: '', search: '' })
  const columns = useColumns(openJob, mayWrite)
  const counts = data?.counts
  const all = counts
    ? Object.values(counts).reduce((a, b) => a + b, 0) - (counts.archived ?? 0) - (counts.template ?? 0)
    : 0
  const nothingAtAll = counts !== undefined && all + (counts.archived ?? 0) + (counts.template ?? 0) === 0
  const begin = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go({ new: '1' })}>
      {t('new')}
    </Button>
  )
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const query = new URLSearchParams(Object.entries(filter).filter(([, v]) => v))
      saveFile('jobs.csv', await fetchFile(`/api/company/jobs/export?${query}`))
      notify.success(tell('csv.saved'))
    } catch (e) {
      notify.failure((e as Error).message)
    }
    setSaving(false)
  }
  const toFile = (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={saving}
      disabled={!data?.totalCount}
      onClick={() => void save()}
    >
      {tell('csv.save')}
    </Button>
  )
  const actions = (
    <Group gap="xs">
      {toFile}
      <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => go({ settings: '1' })}>
        {t('settings.open')}
      </Button>
      {begin}
    </Group>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={mayWrite ? actions : toFile}>
      {data && data.waitsForYou > 0 && !input.waiting && (
        <Alert color="yellow">
          <Group justify="space-between" gap="xs">
            {t('waiting.some', { count: data.waitsForYou })}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => go({ waiting: 'you', status: '', search: '', page: '1' })}
            >
              {t('waiting.show')}
            </Button>
          </Group>
        </Alert>
      )}
      <ListScreen
        list="jobs"
        view={view}
        onView={(kept) => go({ ...NO_VIEW, ...kept })}
        filter={filter}
        chips={chips}
        name="jobs"
        label={t('title')}
        columns={columns}
        rows={data?.jobs ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.title || t('untitled')}
        total={data?.totalCount ?? 0}
        page={page}
        pageSize={input.pageSize}
        onPage={(page) => go({ page: String(page) })}
        onPageSize={(size) => go({ size: String(size), page: '1' })}
        sort={input.sort}
        onSort={(sort) => go({ sort, page: '1' })}
        search={{
          value: at.search,
          onChange: (search) => go({ search, page: '1' }, { replace: true }),
          placeholder: t('search'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={t('status')}
              value={input.waiting || input.status}
              onChange={({ currentTarget: { value } }) =>
                go(
                  WAITING.some((w) => w === value)
                    ? { status: '', waiting: value, page: '1' }
                    : { status: value, waiting: '', page: '1' },
                )
              }
              data={[
                {
                  value: 'you',
                  label: `${t('waiting.you')} (${format.number(data?.waitsForYou ?? 0)})`,
                },
                { value: 'anybody', label: t('waiting.anybody') },
                { value: '', label: counts ? `${t('statuses.all')} (${format.number(all)})` : t('statuses.all') },
                ...STATUSES.map((s) => ({
                  value: s,
                  label: counts ? `${t(`statuses.${s}`)} (${format.number(counts[s] ?? 0)})` : t(`statuses.${s}`),
                })),
              ]}
            />
            {figure && <Badge variant="default">{t('figure')}</Badge>}
            {(at.search || input.status || input.waiting || figure) && (
              <Button
                variant="subtle"
                onClick={() =>
                  go({
                    search: '',
                    status: '',
                    waiting: '',
                    page: '1',
                    positions: '',
                    department: '',
                    country: '',
                  })
                }
              >
                {t('clear')}
              </Button>
            )}
          </>
        }
        loading={isPending}
        fetching={isFetching && !data}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<IconBriefcase size={22} stroke={1.6} />}
            title={t(nothingAtAll ? 'empty' : 'nothing')}
            action={
              nothingAtAll && mayWrite ? (
                <>
                  {begin}
                  {home && (
                    <Suspense>
                      <Starters country={home} onMade={openJob} />
                    </Suspense>
                  )}
                </>
              ) : undefined
            }
          >
            {t(nothingAtAll ? 'emptyText' : 'nothingText')}
          </EmptyState>
        }
        {...(mayWrite
          ? {
              selected,
              onSelect: setSelected,
              bulkActions: (
                <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
                  {t('bulk.choose')}
                </Button>
              ),
            }
          : {})}
        onOpen={(row) => openJob(row.id)}
        lines={2}
      />
      <Suspense>
        {at.new && <NewJob onClose={() => go({ new: '' })} onMade={openJob} />}
        {at.settings && mayWrite && <HiringSettings onClose={() => go({ settings: '' })} />}
        {changing && (
          <BulkMove
            ids={selected}
            onClose={(changed) => {
              setChanging(false)
              if (changed) setSelected([])
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
