import { Button, NativeSelect } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useListPage } from '../../../../web/list.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState } from '../../../../web/ui/states.tsx'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame, listSearch } from '../../../platform/lists/screens/listFrame.ts'
import { DEDUCTION_STATES } from '../choices.rules.ts'
import { DEDUCTION_SORTS, type RecurringDeduction } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deductionsCall } from './calls.ts'
import { useColumns } from './useColumns.tsx'

const Deduction = lazy(() => import('./Deduction.tsx'))
const AddDeduction = lazy(() => import('./AddDeduction.tsx'))

const NO_VIEW = { state: '', search: '', sort: 'name', page: '1', size: '50' }
const AT = { ...NO_VIEW, open: '', add: '' }
const NONE: RecurringDeduction[] = []

/** What is taken from people’s pay again and again. */
export default function PayDeductions() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const input = {
    state: DEDUCTION_STATES.find((one) => one === at.state) ?? '',
    search: at.search,
    sort: DEDUCTION_SORTS.find((one) => one === at.sort) ?? 'name',
    pageSize: Number(at.size) || 50,
  } as const
  const answer = useListPage(deductionsCall, input, Number(at.page) || 1)
  const { pageSize, ...filter } = input
  const shown = answer.data
  const open = (id: string) => void go({ open: id })
  const columns = useColumns(open)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={shown?.mayChange ? <Button onClick={() => void go({ add: 'yes' })}>{t('add')}</Button> : undefined}
    >
      <ListScreen
        {...listFrame({ at, usual: NO_VIEW, go, answer, pageSize, sort: input.sort })}
        list="pay-deductions"
        filter={filter}
        chips={filterChips({ state: input.state && t(`states.${input.state}`) }, go)}
        name="pay-deductions"
        label={t('title')}
        columns={columns}
        rows={shown?.deductions ?? NONE}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        search={listSearch(at, go, t('search'))}
        filters={
          <NativeSelect
            aria-label={t('state')}
            value={input.state}
            onChange={(event) => void go({ state: event.currentTarget.value, page: '1' })}
            data={[
              { value: '', label: t('anyState') },
              ...DEDUCTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
            ]}
          />
        }
        empty={
          <EmptyState icon={<IconCoin size={22} stroke={1.6} />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        }
        onOpen={(row) => open(row.id)}
      />
      <Suspense>
        {at.open && <Deduction id={at.open} onClose={() => void go({ open: '' })} />}
        {at.add && shown?.mayChange && <AddDeduction onClose={() => void go({ add: '' })} />}
      </Suspense>
    </Page>
  )
}
