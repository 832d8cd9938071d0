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
import { useCountry, useWorkCountries } from '../../../platform/geo/screens/countries.ts'
import company from '../../profile/screens/company.module.css'
import { useWords } from '../../profile/words/index.ts'
import { ownCall as verificationCall } from '../../verification/screens/calls.ts'
import type { Entity } from '../contract.ts'
import { stateOf } from '../rules.ts'
import { changeEntityCall, entitiesCall } from './calls.ts'
import { EntityWizard } from './EntityWizard.tsx'

const AT = { open: '', archived: '' }
/** A paper that ends within so many days is worth a word. */
const SOON_MS = 60 * 24 * 60 * 60 * 1000

/** The day it is at a place, so long from now. */
const dayThere = (timeZone: string, later = 0) => new Date(Date.now() + later).toLocaleDateString('en-CA', { timeZone })

/** Who the company is before the law, in each country. */
export default function Entities() {
  const t = useWords()
  const { countryName } = useFormat()
  const [at, go] = useAddress(AT)
  const countries = useWorkCountries()
  const { data, error, isPending, isFetching, refetch } = useApiState(entitiesCall, {})
  const change = useCommand(changeEntityCall, { refreshes: [entitiesCall, verificationCall] })
  const rows = (data?.entities ?? []).filter((e) => at.archived === '1' || !e.archivedAt)
  const opened = data?.entities.find((e) => e.id === at.open)
  const toggle = (e: Entity) =>
    change.mutate(
      { id: e.id, version: e.version, archived: e.archivedAt === null },
      {
        onSuccess: (saved) =>
          notifyUndo(t(e.archivedAt ? 'entities.restored' : 'entities.archived', { name: e.legalName }), () =>
            change.mutateAsync({ id: e.id, version: saved.entity.version, archived: e.archivedAt !== null }),
          ),
        onError: (failure) => notify.failure(sentenceOfFailure(failure)),
      },
    )
  const columns: Column<Entity>[] = [
    {
      id: 'name',
      header: t('entities.name'),
      fixed: true,
      width: 230,
      cell: (e) => (
        <div className={company.two}>
          <UnstyledButton
            className={company.name}
            onClick={() => go({ open: e.id })}
            aria-label={t('actions.editOf', { name: e.legalName })}
          >
            <bdi>{e.legalName}</bdi>
          </UnstyledButton>
          {e.first && <span className={company.small}>{t('entities.first')}</span>}
        </div>
      ),
    },
    {
      id: 'country',
      header: t('entities.country'),
      width: 150,
      cell: (e) => (
        <div className={company.two}>
          <span>
            {countries.find((c) => c.code === e.country)?.flag} {countryName(e.country)}
          </span>
          <span className={company.small}>{t('entities.people', { count: e.people })}</span>
        </div>
      ),
    },
    { id: 'numbers', header: t('entities.numbers'), width: 300, cell: (e) => <Numbers entity={e} /> },
    {
      id: 'terms',
      header: t('entities.terms'),
      width: 180,
      cell: (e) => (
        <div className={company.two}>
          <span>{e.currency}</span>
          <span className={`${company.small} ltr`}>{e.zone}</span>
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('actions.actions'),
      fixed: true,
      width: 120,
      align: 'end',
      cell: (e) =>
        e.first ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={change.isPending}
            aria-label={t(e.archivedAt ? 'actions.restoreOf' : 'actions.archiveOf', { name: e.legalName })}
            onClick={() => toggle(e)}
          >
            {t(e.archivedAt ? 'actions.restore' : 'actions.archive')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <DataTable
        name="entities"
        label={t('tabs.entities')}
        columns={columns}
        rows={rows}
        rowId={(e) => e.id}
        rowName={(e) => e.legalName}
        total={rows.length}
        page={1}
        pageSize={Math.max(1, rows.length)}
        onPage={() => {}}
        filters={
          <>
            <Button leftSection={<IconPlus size={16} />} onClick={() => go({ open: 'new' })}>
              {t('entities.add')}
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
        empty={<EmptyState title={t('tabs.entities')}>{t('entities.which')}</EmptyState>}
        onOpen={(e) => go({ open: e.id })}
        lines={2}
      />
      {data && (at.open === 'new' || opened) && (
        <EntityWizard key={at.open} entity={opened ?? null} onClose={() => go({ open: '' }, { replace: true })} />
      )}
    </>
  )
}

/** The numbers as their country writes them; what runs out says so. */
const Numbers = ({ entity }: { entity: Entity }) => {
  const t = useWords()
  const country = useCountry(entity.country)
  if (!country) return null
  const today = dayThere(entity.zone)
  const current = country.entity.numbers.flatMap((n) => {
    const value = entity.numbers[n.key]
    if (!value) return []
    const shown = n.options?.find((o) => o.value === value.number)?.label ?? n.format(value.number)
    return [
      { key: n.key, text: `${n.label} ${shown}`, state: stateOf(value.expires, today, dayThere(entity.zone, SOON_MS)) },
    ]
  })
  if (entity.archivedAt) return <StatusBadge tone="idle">{t('state.archived')}</StatusBadge>
  if (current.length === 0) return <span className={company.quiet}>{t('entities.noNumbers')}</span>
  const worst = current.find((h) => h.state === 'expired') ?? current.find((h) => h.state === 'expiring')
  const text = current.map((h) => h.text).join(' · ')
  return (
    <div className={company.two}>
      <span className={company.clip} title={text}>
        <bdi>{text}</bdi>
      </span>
      {worst && (
        <StatusBadge tone={worst.state === 'expired' ? 'wrong' : 'careful'}>
          {worst.text}: {t(worst.state === 'expired' ? 'entities.expired' : 'entities.expiring')}
        </StatusBadge>
      )}
    </div>
  )
}
