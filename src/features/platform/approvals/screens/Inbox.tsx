import { Button, Checkbox, Group, Kbd, Text } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Verdict } from '../../../../shared/approvals.ts'
import { useAddress } from '../../../../web/address.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { isTyping } from '../../../../web/typing.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { ApprovalItem } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { listCall, setAsideCall } from './calls.ts'
import { LessDialog } from './LessDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { RequestCard } from './RequestCard.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { AskDialog, PassDialog, ReturnDialog, type Talk } from './TalkDialogs.tsx'
import { useApprovals } from './useApprovals.ts'
import { useDecisions } from './useDecisions.ts'
import { useShown } from './useShown.ts'

const AT = { tab: 'mine', open: '' }
const NOTHING: readonly ApprovalItem[] = []
const REFRESH_MS = 60_000

/** What waits for one’s own word, or that part of it which is in somebody else’s place. */
export const Inbox = ({ tab = 'mine' }: { tab?: 'mine' | 'delegated' }) => {
  const t = useWords()
  const shown = useShown()
  const [at, go] = useAddress(AT)
  const client = useQueryClient()
  const { data, error, isPending, refetch, isFetching } = useApprovals(tab, {
    refetchInterval: REFRESH_MS,
  })
  const { given, refused, decide, undo } = useDecisions(() => void client.invalidateQueries())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refusing, setRefusing] = useState<readonly ApprovalItem[]>(NOTHING)
  const [talking, setTalking] = useState<{ talk: Talk; item: ApprovalItem } | null>(null)
  const [lessening, setLessening] = useState<ApprovalItem | null>(null)
  const all = data?.items ?? NOTHING
  const items = all.filter(({ asideUntil }) => asideUntil === null)
  const aside = all.filter(({ asideUntil }) => asideUntil !== null)
  const setAside = useCommand(setAsideCall, { refreshes: [listCall] })
  const putAside = (id: string, until: string | null) =>
    void setAside.mutateAsync({ id, until }).catch((failure: unknown) => notify.failure((failure as Error).message))
  const selected = items.filter((i) => chosen.includes(i.id) && !given[i.id])
  const say = (list: readonly ApprovalItem[], verdict: Verdict) => {
    if (verdict === 'refuse') return setRefusing(list)
    decide(list, verdict)
    setChosen([])
  }
  const list = useKeys(items, say, at.open !== '' || refusing.length > 0 || talking !== null || lessening !== null)
  if (isPending) return <LoadingTable rows={4} columns={3} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (all.length === 0) return <Nothing tab={tab} average={data?.averageHours ?? null} />
  const cardOf = (item: ApprovalItem) => (
    <RequestCard
      key={item.id}
      item={item}
      selected={chosen.includes(item.id)}
      onSelect={(on) => setChosen(on ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))}
      given={given[item.id]}
      refused={refused[item.id]}
      onDecide={(verdict) => say([item], verdict)}
      onUndo={() => undo(item.id)}
      onOpen={() => go({ open: item.id })}
      onTalk={(talk) => setTalking({ talk, item })}
      onLess={() => setLessening(item)}
      onAside={(until) => putAside(item.id, until)}
    />
  )
  const titleOf = (item: ApprovalItem | undefined) => (item ? shown.title(item) : '')
  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <Checkbox
          label={t('selectAll', { count: items.length })}
          checked={selected.length > 0 && selected.length === items.filter((i) => !given[i.id]).length}
          indeterminate={selected.length > 0 && selected.length < items.filter((i) => !given[i.id]).length}
          onChange={(e) => setChosen(e.currentTarget.checked ? items.map((i) => i.id) : [])}
        />
        <Text size="sm" c="dimmed" visibleFrom="sm">
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.move')} <Kbd>A</Kbd> {t('keys.approve')} <Kbd>R</Kbd> {t('keys.refuse')}
        </Text>
      </Group>
      {selected.length > 0 && (
        <Group className={classes.batch} role="region" aria-label={t('batch')} justify="space-between">
          <span>{t('selected', { count: selected.length })}</span>
          <Group gap="xs">
            <Button onClick={() => say(selected, 'approve')}>{t('approveSelected')}</Button>
            <Button variant="default" onClick={() => say(selected, 'refuse')}>
              {t('refuseSelected')}
            </Button>
          </Group>
        </Group>
      )}
      <ul className={classes.list} ref={list} aria-label={t(`tabs.${tab}`)}>
        {items.map(cardOf)}
      </ul>
      {items.length === 0 && <Nothing tab={tab} average={data?.averageHours ?? null} />}
      {aside.length > 0 && (
        <details>
          <summary>{t('aside.title', { count: aside.length })}</summary>
          <ul className={classes.list} aria-label={t('aside.title', { count: aside.length })}>
            {aside.map(cardOf)}
          </ul>
        </details>
      )}
      {refusing.length > 0 && (
        <RefuseDialog
          count={refusing.length}
          title={titleOf(refusing[0])}
          onClose={() => setRefusing(NOTHING)}
          onRefuse={(reason) => {
            decide(refusing, 'refuse', reason)
            setRefusing(NOTHING)
            setChosen([])
          }}
        />
      )}
      {lessening && (
        <LessDialog
          most={lessening.grantable ?? 0}
          title={titleOf(lessening)}
          onClose={() => setLessening(null)}
          onApprove={(minutes, reason) => {
            decide([lessening], 'approve', reason, minutes)
            setLessening(null)
          }}
        />
      )}
      {talking && (
        <TalkDialog
          talk={talking.talk}
          item={talking.item}
          title={titleOf(talking.item)}
          onClose={() => setTalking(null)}
        />
      )}
      {at.open !== '' && <RequestDialog id={at.open} onClose={() => go({ open: '' })} />}
    </>
  )
}

const DIALOGS = { ask: AskDialog, return: ReturnDialog, pass: PassDialog } as const
const TalkDialog = ({ talk, ...props }: { talk: Talk; item: ApprovalItem; title: string; onClose: () => void }) => {
  const Chosen = DIALOGS[talk]
  return <Chosen {...props} />
}

const Nothing = ({ tab, average }: { tab: 'mine' | 'delegated'; average: number | null }) => {
  const t = useWords()
  const { number } = useFormat()
  if (tab === 'delegated')
    return (
      <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t('none.delegatedTitle')}>
        {t('none.delegated')}
      </EmptyState>
    )
  return (
    <EmptyState icon={<IconInbox size={22} stroke={1.6} />} title={t('emptyTitle')}>
      {average === null ? t('empty') : t('emptyAverage', { hours: number(average) })}
    </EmptyState>
  )
}

/** J and K go from one to the next, A approves and R refuses the one that has the focus. */
const useKeys = (
  items: readonly ApprovalItem[],
  say: (list: readonly ApprovalItem[], verdict: Verdict) => void,
  off: boolean,
) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (off) return
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-request]') ?? [])]
      const here = cards.findIndex((card) => card.contains(document.activeElement))
      const key = e.key.toLowerCase()
      if (key === 'j' || key === 'k') {
        const next = cards[Math.min(cards.length - 1, Math.max(0, here + (key === 'j' ? 1 : -1)))]
        next?.focus()
        next?.scrollIntoView({ block: 'nearest' })
        e.preventDefault()
      }
      const item = items.find((i) => i.id === cards[here]?.dataset.request)
      if (item && (key === 'a' || key === 'r')) {
        say([item], key === 'a' ? 'approve' : 'refuse')
        e.preventDefault()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return list
}
