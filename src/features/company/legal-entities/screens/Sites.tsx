import { Button, Checkbox, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { type Column, DataTable } from '../../../../web/ui/table/DataTable.tsx'
import { notifyUndo } from '../../../../web/undo/useUndo.ts'
import { useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import type { Site } from '../contract.ts'
import { changeSiteCall, entitiesCall, sitesCall } from './calls.ts'
import { SiteDialog } from './SiteDialog.tsx'

const AT = { open: '', archived: '' }

/** Where people work. */
export default function Sites() {
  const t = useWords()
  const { countryName } = useFormat()
  const [at, go] = useAddress(AT)
  const countries = useWorkCountries()
  const { data, error, isPending, isFetching, refetch } = useApiState(sitesCall, {})
  const change = useCommand(changeSiteCall, { refreshes: [sitesCall, entitiesCall] })
  const rows = (data?.sites ?? []).filter((s) => at.archived === '1' || !s.archivedAt)
  const opened = data?.sites.find((s) => s.id === at.open)
  const toggle = (s: Site) =>
    change.mutate(
      { id: s.id, version: s.version, archived: s.archivedAt === null },
      {
        onSuccess: (saved) =>
          notifyUndo(t(s.archivedAt ? 'entities.restored' : 'entities.archived', { name: s.name }), () =>
            change.mutateAsync({ id: s.id, version: saved.site.version, archived: s.archivedAt !== null }),
          ),
        onError: (failure) => notify.failure(sentenceOfFailure(failure)),
      },
    )
  const columns: Column<Site>[] = [
    {
      id: 'name',
      header: t('sites.name'),
      fixed: true,
      width: 200,
      cell: (s) => (
        <UnstyledButton
          className={company.name}
          onClick={() => go({ open: s.id })}
          aria-label={t('actions.editOf', { name: s.name })}
        >
          <bdi>{s.name}</bdi>
        </UnstyledButton>
      ),
    },
    {
      id: 'entity',
      header: t('sites.entity'),
      width: 190,
      cell: (s) => <bdi className={company.clip}>{s.entity?.name ?? ''}</bdi>,
    },
    {
      id: 'country',
      header: t('sites.country'),
      width: 150,
      cell: (s) => (
        <span>
          {countries.find((c) => c.code === s.country)?.flag} {countryName(s.country)}
        </span>
      ),
    },
    {
      id: 'address',
      header: t('sites.address'),
      width: 240,
      cell: (s) => <bdi className={company.clip}>{s.address ?? ''}</bdi>,
    },
    { id: 'zone', header: t('sites.zone'), width: 160, cell: (s) => <span className="ltr">{s.zone}</span> },
    {
      id: 'state',
      header: t('state.label'),
      width: 110,
      cell: (s) => (
        <StatusBadge tone={s.archivedAt ? 'idle' : 'ok'}>
          {t(s.archivedAt ? 'state.archived' : 'state.active')}
        </StatusBadge>
      ),
    },
    {
      id: 'actions',
      header: t('actions.actions'),
      fixed: true,
      width: 120,
      align: 'end',
      cell: (s) => (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={change.isPending}
          aria-label={t(s.archivedAt ? 'actions.restoreOf' : 'actions.archiveOf', { name: s.name })}
          onClick={() => toggle(s)}
        >
          {t(s.archivedAt ? 'actions.restore' : 'actions.archive')}
        </Button>
      ),
    },
  ]
  const adding = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => go({ open: 'new' })}>
      {t('sites.add')}
    </Button>
  )
  return (
    <>
      <DataTable
        name="sites"
        label={t('tabs.sites')}
        columns={columns}
        rows={rows}
        rowId={(s) => s.id}
        rowName={(s) => s.name}
        total={rows.length}
        page={1}
        pageSize={Math.max(1, rows.length)}
        onPage={() => {}}
        filters={
          <>
            {rows.length > 0 && adding}
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
        empty={
          <EmptyState title={t('sites.emptyTitle')} action={adding}>
            {t('sites.empty')}
          </EmptyState>
        }
        onOpen={(s) => go({ open: s.id })}
      />
      {data && (at.open === 'new' || opened) && (
        <SiteDialog key={at.open} site={opened ?? null} onClose={() => go({ open: '' }, { replace: true })} />
      )}
    </>
  )
}
