import { Button, NativeSelect } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import { COMPONENT_NATURES } from '../choices.rules.ts'
import { COMPONENT_KINDS, COMPONENT_SORTS, COMPONENT_STATES, type ComponentRow } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { componentsCall } from './calls.ts'
import { useColumns } from './useColumns.tsx'

const Component = lazy(() => import('./Component.tsx'))
const ComponentForm = lazy(() => import('./ComponentForm.tsx'))

const NO_VIEW = { entity: '', nature: '', kind: '', state: '', search: '', sort: 'order', page: '1', size: '50' }
const AT = { ...NO_VIEW, open: '', add: '' }
const NONE: ComponentRow[] = []

/** What pay is made of in a legal entity: components that are ready made for its country, and its own. */
export default function PayComponents() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const input = {
    ...(at.entity ? { entityId: at.entity } : {}),
    nature: COMPONENT_NATURES.find((one) => one === at.nature) ?? '',
    kind: COMPONENT_KINDS.find((one) => one === at.kind) ?? '',
    state: COMPONENT_STATES.find((one) => one === at.state) ?? '',
    search: at.search,
    sort: COMPONENT_SORTS.find((one) => one === at.sort) ?? 'order',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(componentsCall, input, Number(at.page) || 1)
  const { pageSize, ...filter } = input
  const shown = answer.data
  const open = (code: string) => void go({ open: code })
  const columns = useColumns(open)
  const entityId = shown?.entityId ?? null
  if (shown && entityId === null)
    return (
      <Page title={t('title')} subtitle={t('subtitle')}>
        <EmptyState icon={<IconCoin size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      </Page>
    )
  const chips = {
    nature: input.nature && t(`natures.${input.nature}`),
    kind: input.kind && t(`kinds.${input.kind}`),
    state: input.state && t(`states.${input.state}`),
  }
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={shown?.mayChange ? <Button onClick={() => void go({ add: 'yes' })}>{t('add')}</Button> : undefined}
    >
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="pay-components"
        filter={filter}
        chips={filterChips(chips, go)}
        name="pay-components"
        label={t('title')}
        columns={columns}
        rows={shown?.components ?? NONE}
        rowId={(row) => row.code}
        rowName={(row) => row.name}
        search={listSearch(at, go, t('search'))}
        filters={
          <>
            {shown && shown.entities.length > 1 && (
              <NativeSelect
                aria-label={t('entity')}
                value={entityId ?? ''}
                onChange={(event) => void go({ entity: event.currentTarget.value, page: '1' })}
                data={shown.entities.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <NativeSelect
              aria-label={t('nature')}
              value={input.nature}
              onChange={(event) => void go({ nature: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('anyNature') },
                ...(shown?.natures ?? []).map((value) => ({ value, label: t(`natures.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('kind')}
              value={input.kind}
              onChange={(event) => void go({ kind: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('anyKind') },
                ...COMPONENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('state')}
              value={input.state}
              onChange={(event) => void go({ state: event.currentTarget.value, page: '1' })}
              data={[
                { value: '', label: t('anyState') },
                ...COMPONENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              ]}
            />
          </>
        }
        empty={
          <EmptyState icon={<IconCoin size={22} stroke={1.6} />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        }
        onOpen={(row) => open(row.code)}
      />
      <Suspense>
        {at.open && entityId && <Component entityId={entityId} code={at.open} onClose={() => void go({ open: '' })} />}
        {at.add && entityId && shown?.mayChange && (
          <ComponentForm entityId={entityId} whole={null} onClose={() => void go({ add: '' })} />
        )}
      </Suspense>
    </Page>
  )
}
