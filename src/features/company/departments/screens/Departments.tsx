import { Button, Checkbox, UnstyledButton } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import type { addDepartment, changeDepartment, Department } from '../contract.ts'
import { inTree } from '../rules.ts'
import { departmentsCall } from './calls.ts'
import { DepartmentDialog } from './DepartmentDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'

const addCall = wire<typeof addDepartment>('POST', '/api/company/departments')
const changeCall = wire<typeof changeDepartment>('PUT', '/api/company/departments/:id')

const ImportDialog = lazy(() =>
  loadWords(['platform/imports']).then(() => import('../../../platform/imports/screens/ImportDialog.tsx')),
)
const STALE = [departmentsCall.path]

const AT = { archived: '', open: '' }
type Row = { department: Department; depth: number }
const SURFACE_WORDS = { form: 'form', edit: 'editForm', filter: 'filter' } as const

/** The list that forms and filters offer, as a tree; and names that stand in records without being on it. */
export default function Departments() {
  const t = useWords()
  const term = useTerm()
  const { list, number } = useFormat()
  const [at, go] = useAddress(AT)
  const [merging, setMerging] = useState<{ name: string; id?: string; people: number } | null>(null)
  const [isImporting, setImporting] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useApiState(departmentsCall, {})
  const change = useCommand(changeCall, { refreshes: [departmentsCall] })
  const add = useCommand(addCall, { refreshes: [departmentsCall] })
  const departments = data?.departments ?? []
  const rows = useMemo(
    () => inTree((data?.departments ?? []).filter((d) => at.archived === '1' || !d.archivedAt)),
    [data, at.archived],
  )
  const toggle = (d: Department) =>
    change.mutate(
      { id: d.id, version: d.version, archived: d.archivedAt === null },
      { onSuccess: () => notify.success(t('saved')), onError: (e) => notify.failure(sentenceOfFailure(e)) },
    )
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t('departments.name'),
      fixed: true,
      width: 220,
      cell: ({ department: d, depth }) => (
        <span style={{ paddingInlineStart: depth * 20, maxWidth: '100%' }}>
          <UnstyledButton
            className={company.name}
            onClick={() => go({ open: d.id })}
            aria-label={t('actions.editOf', { name: term(d.name) })}
          >
            {term(d.name)}
          </UnstyledButton>
        </span>
      ),
    },
    {
      id: 'people',
      header: t('departments.people'),
      width: 90,
      align: 'end',
      cell: ({ department: d }) => <span className="figures">{number(d.people)}</span>,
    },
    { id: 'head', header: t('departments.head'), width: 160, cell: ({ department: d }) => d.head?.name ?? '' },
    {
      id: 'offered',
      header: t('departments.offered'),
      width: 260,
      cell: ({ department: d }) =>
        d.archivedAt ? (
          <StatusBadge tone="idle">{t('state.archived')}</StatusBadge>
        ) : (
          list(d.offered.map((s) => t(`departments.${SURFACE_WORDS[s]}`))) || t('departments.nowhere')
        ),
    },
    {
      id: 'actions',
      header: t('actions.actions'),
      fixed: true,
      width: 210,
      align: 'end',
      cell: ({ department: d }) => (
        <span className={company.rowActions}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('departments.mergeOf', { name: term(d.name) })}
            onClick={() => setMerging({ name: d.name, id: d.id, people: d.people })}
          >
            {t('departments.merge')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={change.isPending}
            aria-label={t(d.archivedAt ? 'actions.restoreOf' : 'actions.archiveOf', { name: term(d.name) })}
            onClick={() => toggle(d)}
          >
            {t(d.archivedAt ? 'actions.restore' : 'actions.archive')}
          </Button>
        </span>
      ),
    },
  ]
  const opened = departments.find((d) => d.id === at.open)
  return (
    <div className={company.stack}>
      <DataTable
        name="departments"
        label={t('tabs.departments')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.department.id}
        rowName={(row) => row.department.name}
        total={rows.length}
        page={1}
        pageSize={Math.max(1, rows.length)}
        onPage={() => {}}
        filters={
          <>
            <Button leftSection={<IconPlus size={16} />} onClick={() => go({ open: 'new' })}>
              {t('departments.add')}
            </Button>
            <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setImporting(true)}>
              {t('departments.import')}
            </Button>
            <Checkbox
              label={t('actions.showArchived')}
              checked={at.archived === '1'}
              onChange={(e) => go({ archived: e.currentTarget.checked ? '1' : '' }, { replace: true })}
            />
          </>
        }
        loading={isPending}
        fetching={isFetching && !data}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('tabs.departments')}>{t('departments.add')}</EmptyState>}
        onOpen={(row) => go({ open: row.department.id })}
      />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog kind="departments" stale={STALE} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {data && data.unlisted.length > 0 && (
        <section aria-label={t('departments.unlisted')}>
          <h2 className={company.partTitle}>{t('departments.unlisted')}</h2>
          <p className={company.quiet}>{t('departments.unlistedHelp')}</p>
          <ul className={company.unlisted}>
            {data.unlisted.map(({ name, people }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                <span className={company.quiet}>{t('entities.people', { count: people })}</span>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={add.isPending}
                  aria-label={t('departments.listOf', { name })}
                  onClick={() =>
                    add.mutate(
                      { name },
                      {
                        onSuccess: () => notify.success(t('departments.listed', { name })),
                        onError: (e) => notify.failure(sentenceOfFailure(e)),
                      },
                    )
                  }
                >
                  {t('departments.list')}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('departments.mergeOf', { name })}
                  onClick={() => setMerging({ name, people })}
                >
                  {t('departments.merge')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && (at.open === 'new' || opened) && (
        <DepartmentDialog
          key={at.open}
          department={opened ?? null}
          departments={departments}
          onClose={() => go({ open: '' }, { replace: true })}
        />
      )}
      {merging && <MergeDialog from={merging} departments={departments} onClose={() => setMerging(null)} />}
    </div>
  )
}
