import { NativeSelect } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMemo } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useListPage } from '../../../../web/list.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { Column } from '../../../../web/ui/table/types.ts'
import { ListScreen } from '../../../platform/lists/screens/ListScreen.tsx'
import { filterChips, listFrame } from '../../../platform/lists/screens/listFrame.ts'
import type { listSubscriptions, Subscription } from '../../newsletter/contract.ts'
import { SUBSCRIPTION_STATES } from '../../newsletter/rules.ts'
import { useWords } from '../words/index.ts'
import type { ListAddress } from './address.ts'

const listCall = wire<typeof listSubscriptions>('GET', '/api/newsletter-subscriptions')
const NOTHING: Subscription[] = []

export const Subscriptions = ({ at, usual, go }: ListAddress) => {
  const t = useWords()
  const pageSize = Number(at.size) || 50
  const state = SUBSCRIPTION_STATES.find((each) => each === at.state) ?? ''
  const answer = useListPage(listCall, { state, pageSize }, Number(at.page) || 1)
  return (
    <ListScreen
      list="newsletter-subscriptions"
      {...listFrame({ at, usual, go, answer, pageSize, sort: '' })}
      filter={{ state }}
      chips={filterChips({ state: state && t(`states.${state}`) }, go)}
      name="newsletter-subscriptions"
      label={t('subscriptions')}
      columns={useColumns()}
      rows={answer.data?.subscriptions ?? NOTHING}
      rowId={(row) => row.email}
      rowName={(row) => row.email}
      filters={
        <NativeSelect
          aria-label={t('state')}
          value={state}
          onChange={(e) => go({ state: e.currentTarget.value, page: '1' })}
          data={[
            { value: '', label: t('allStates') },
            ...SUBSCRIPTION_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
          ]}
        />
      }
      empty={
        <EmptyState icon={<IconMail size={22} stroke={1.6} />} title={t('noSubscriptions')}>
          {t('noSubscriptionsText')}
        </EmptyState>
      }
    />
  )
}

const useColumns = (): Column<Subscription>[] => {
  const t = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'email',
        inFile: ['email'],
        header: t('email'),
        fixed: true,
        width: 240,
        cell: (row) => <span className="ltr">{row.email}</span>,
      },
      { id: 'state', inFile: ['state'], header: t('state'), width: 180, cell: (row) => t(`states.${row.state}`) },
      { id: 'language', inFile: ['language'], header: t('language'), width: 100, cell: (row) => row.language },
      { id: 'asked', inFile: ['askedAt'], header: t('asked'), width: 160, cell: (row) => format.moment(row.askedAt) },
      {
        id: 'confirmed',
        inFile: ['confirmedAt'],
        header: t('confirmed'),
        width: 160,
        cell: (row) => (row.confirmedAt ? format.moment(row.confirmedAt) : t('none')),
      },
      {
        id: 'left',
        inFile: ['leftAt'],
        header: t('left'),
        width: 160,
        cell: (row) => (row.leftAt ? format.moment(row.leftAt) : t('none')),
      },
    ],
    [t, format],
  )
}
