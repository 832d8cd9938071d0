import { lazy } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { BudgetEntity, BudgetView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Board } from './Board.tsx'
import { boardCall } from './calls.ts'

const Positions = lazy(() => import('./Positions.tsx'))
const Compare = lazy(() => import('./Compare.tsx'))
const Comments = lazy(() => import('./Comments.tsx'))

const TABS = ['board', 'positions', 'compare', 'comments'] as const
const AT = { tab: 'board' }

type Opened = { entity: BudgetEntity; budget: BudgetView; mayReadPay: boolean }

/** The parts of a budget that is open. */
export default function Parts({ entity, budget, mayReadPay }: Opened) {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const answer = useApiState(boardCall, { id: budget.id })
  const tabs = TABS.filter((tab) => tab !== 'positions' || mayReadPay)
  return (
    <WhenLoaded answer={answer} waiting={<LoadingTable rows={6} />} title={t('failed')}>
      {(board) =>
        board.isHidden ? (
          <EmptyState title={t('hidden')}>{t('hiddenText')}</EmptyState>
        ) : (
          <PageTabs
            tabs={tabs}
            open={tabs.find((tab) => tab === at.tab) ?? 'board'}
            onOpen={(tab) => void go({ tab })}
            label={t('sections')}
            nameOf={(tab) => t(`tabs.${tab}`)}
          >
            {(tab) => {
              if (tab === 'positions') return <Positions board={board} />
              if (tab === 'compare') return <Compare board={board} others={entity.budgets} />
              return tab === 'comments' ? <Comments board={board} /> : <Board board={board} />
            }}
          </PageTabs>
        )
      }
    </WhenLoaded>
  )
}
