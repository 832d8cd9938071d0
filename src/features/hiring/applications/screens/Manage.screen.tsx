import { Button, Group } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { useListPage } from '../../../../web/list.ts'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { Page, useInside } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { STAGE_KINDS } from '../../jobs/stages.rules.ts'
import { FIGURE_FILTERS } from '../behind.rules.ts'
import type { ApplicationRow } from '../contract.ts'
import { GROUPS, OUTCOME_FILTERS, SORTS } from '../filters.rules.ts'
import { useWords } from '../words/index.ts'
import { choicesCall, listCall } from './calls.ts'
import { useColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { useFilterChips } from './useFilterChips.ts'
import { useNames } from './useNames.ts'

const MoveDialog = lazy(() => import('./MoveDialog.tsx'))
const MessageDialog = lazy(() => import('./MessageDialog.tsx'))
const HoldDialog = lazy(() => import('./HoldDialog.tsx'))
const LabelDialog = lazy(() => import('./LabelDialog.tsx'))
const ShareKit = lazy(() => import('./ShareKit.tsx'))
const Groups = lazy(() => import('./Groups.tsx'))
const ImportDialog = lazy(() => import('../../applicant-import/screens/ImportDialog.tsx'))
const ExportDialog = lazy(() => import('./ExportDialog.tsx'))

const AT = {
  job: '',
  stage: '',
  outcome: '',
  search: '',
  tag: '',
  owner: '',
  needs: '',
  unmet: '',
  group: '',
  sort: '-applied',
  page: '1',
  size: '50',
  // What a figure of recruitment stands for.
  source: '',
  since: '',
  until: '',
  reached: '',
  department: '',
  country: '',
  people: '',
  behind: '',
}
const NONE: ApplicationRow[] = []
type Doing = 'move' | 'reject' | 'restore' | 'message' | 'label' | 'pool' | 'hold' | 'export' | 'import' | null

/** Every application of the company. */
export default function Manage() {
  const inside = useInside()
  const may = useMay()
  const t = useWords()
  const go = useGo()
  const [at, set] = useAddress(AT)
  const [names, setNames] = useNames()
  const [selected, setSelected] = useState<string[]>([])
  const [doing, setDoing] = useState<Doing>(null)
  const choices = useApiState(choicesCall, {}).data
  const filter = {
    job: at.job,
    search: at.search,
    tag: at.tag,
    owner: at.owner,
    names,
    stage: STAGE_KINDS.find((s) => s === at.stage) ?? '',
    outcome: OUTCOME_FILTERS.find((o) => o === at.outcome) ?? '',
    needs: at.needs === 'me' ? 'me' : '',
    unmet: at.unmet === 'some' || at.unmet === 'none' ? at.unmet : '',
    source: at.source,
    since: at.since,
    until: at.until,
    department: at.department,
    country: at.country,
    reached: STAGE_KINDS.find((s) => s === at.reached) ?? '',
    people: at.people === 'once' ? 'once' : '',
    behind: FIGURE_FILTERS.find((b) => b === at.behind) ?? '',
    sort: SORTS.find((s) => s === at.sort) ?? '-applied',
  } as const
  const page = Number(at.page) || 1
  const pageSize = Number(at.size) || 50
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useListPage(
    listCall,
    { ...filter, pageSize },
    page,
  )
  const open = (id: string) => void go(paths.ats({ application: id }))
  const columns = useColumns(open)
  // What the address says beside the page one happens to be on.
  const stored = Object.fromEntries(
    Object.entries(at).filter(([k, v]) => k !== 'page' && v !== AT[k as keyof typeof AT]),
  )
  const rows = data?.applications ?? NONE
  const figure = Boolean(
    at.source || at.since || at.until || at.reached || at.department || at.country || at.people || at.behind,
  )
  const filtered = Boolean(
    figure || at.job || at.stage || at.outcome || at.search || at.tag || at.owner || at.needs || at.unmet,
  )
  const change = (changes: Partial<typeof AT>) => void set({ ...changes, page: '1' })
  const done = (changed: boolean) => {
    setDoing(null)
    if (changed) setSelected([])
  }
  const nameOf = (id: string) => {
    const row = rows.find((r) => r.id === id)
    return row ? (row.name ?? t('candidateN', { number: row.number })) : ''
  }
  const chips = useFilterChips(at, choices, change)
  const group = GROUPS.find((g) => g === at.group)
  // Of one job, or of the company's only open one: its address brings people.
  const without = (choices?.jobs ?? []).filter((j) => j.open && j.count === 0)
  const bare = without.find((j) => j.id === at.job) ?? (choices?.all === 0 ? without[0] : undefined)
  const emptyText = choices?.all === 0 ? 'emptyText' : 'nothingText'
  const acts = (['move', 'reject', 'restore', 'hold', 'message', 'label', 'pool'] as const).filter((act) =>
    at.outcome === 'rejected' ? !['move', 'reject', 'hold'].includes(act) : act !== 'restore',
  )
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Group gap="xs">
          {at.job && !inside && (
            <Button variant="default" component={Link} to={paths.kanbanAts({ job: at.job })}>
              {t('asBoard')}
            </Button>
          )}
          {may('applications.work') && (
            <>
              <Button variant="default" onClick={() => setDoing('import')}>
                {t('import')}
              </Button>
              <Button variant="default" onClick={() => setDoing('export')} disabled={!data || data.totalCount === 0}>
                {t('export')}
              </Button>
            </>
          )}
        </Group>
      }
    >
      {group && (
        <Suspense>
          <Groups asked={{ ...filter, by: group }} onChoose={(key) => change({ [group]: key, group: '' })} />
        </Suspense>
      )}
      <ListScreen
        list="applications"
        view={stored}
        onView={(query) => {
          setSelected([])
          void set({ ...AT, ...query })
        }}
        chips={chips}
        name="applications"
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name ?? t('candidateN', { number: row.number })}
        total={data?.totalCount ?? 0}
        totalIsAtLeast={data?.totalIsAtLeast ?? false}
        page={page}
        pageSize={pageSize}
        onPage={(page) => void set({ page: String(page) })}
        onPageSize={(size) => change({ size: String(size) })}
        sort={filter.sort}
        onSort={(sort) => change({ sort })}
        search={{
          value: at.search,
          onChange: (search) => void set({ search, page: '1' }, { replace: true }),
          placeholder: t('search'),
        }}
        filters={
          <Filters
            at={at}
            choices={choices}
            names={names === 'shown'}
            hasOneJob={inside}
            figure={figure}
            filtered={filtered}
            onChange={change}
            onNames={setNames}
            onClear={() => change({ ...AT, sort: at.sort, size: at.size })}
          />
        }
        loading={isPending}
        fetching={isPlaceholderData || (isFetching && !data)}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={<IconInbox size={22} stroke={1.6} />}
            title={t(choices?.all === 0 || bare ? 'empty' : 'nothing')}
            action={
              bare && (
                <Suspense>
                  <ShareKit jobId={bare.id} title={bare.title} />
                </Suspense>
              )
            }
          >
            {t(bare ? 'share.text' : emptyText)}
          </EmptyState>
        }
        selected={selected}
        onSelect={setSelected}
        bulkActions={acts.map((act) => (
          <Button key={act} size="compact-sm" variant="default" onClick={() => setDoing(act)}>
            {t(act)}
          </Button>
        ))}
        onOpen={(row) => open(row.id)}
        lines={2}
      />
      <Suspense>
        {(doing === 'move' || doing === 'reject' || doing === 'restore') && (
          <MoveDialog
            action={doing}
            of={rows
              .filter((r) => selected.includes(r.id))
              .map((r) => ({
                id: r.id,
                version: r.version,
                jobId: r.job.id,
                name: r.name ?? t('candidateN', { number: r.number }),
              }))}
            onClose={done}
          />
        )}
        {doing === 'message' && <MessageDialog ids={selected} nameOf={nameOf} onClose={done} />}
        {doing === 'hold' && <HoldDialog ids={selected} onClose={done} />}
        {doing === 'label' && <LabelDialog ids={selected} onClose={done} />}
        {doing === 'import' && <ImportDialog jobId={at.job} onClose={() => setDoing(null)} />}
        {doing === 'pool' && <Slot name="applications.pool" with={{ applications: selected, onClose: done }} />}
        {doing === 'export' && (
          <ExportDialog
            filter={filter}
            shown={{ list: 'applications', table: 'applications', columns }}
            onClose={() => setDoing(null)}
          />
        )}
      </Suspense>
    </Page>
  )
}
