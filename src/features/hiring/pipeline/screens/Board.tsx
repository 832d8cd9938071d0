import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useOnline } from '../../../../web/online.ts'
import { paths } from '../../../../web/paths.ts'
import { useScreens } from '../../../../web/screen.ts'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { Page, useInside } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { type BoardCard, columnsOf, endedOf, isLate } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import { BoardMenu, type MenuAt } from './BoardMenu.tsx'
import classes from './board.module.css'
import { CardView } from './CardView.tsx'
import { ColumnView } from './ColumnView.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useBoard } from './useBoard.ts'
import { useFolded, useNow } from './useFolded.ts'
import { useLift, withLift } from './useLift.ts'
import { useMoves } from './useMoves.ts'

const Peek = lazy(() => import('./Peek.tsx'))
const RejectDialog = lazy(() => import('./RejectDialog.tsx'))
const OfferDialog = lazy(() => import('./OfferDialog.tsx'))
const ShareKit = lazy(() => import('../../applications/screens/ShareKit.tsx'))
const Settings = lazy(() => import('./Settings.tsx'))

/** Where those are who were not taken on; no stage is called so. */
const ENDED = 'ended'

type Props = {
  jobId: string
  jobs: {
    id: string
    title: string
    place: string | null
    number: number
    status: string
    active: number
    waiting: number
  }[]
  at: { search: string; show: string; names: string; settings: string; card: string }
  onChange: (change: { job?: string; search?: string; show?: string; names?: string; card?: string }) => void
}

export const Board = ({ jobId, jobs, at, onChange }: Props) => {
  const t = useWords()
  const term = useTerm()
  const hasOneJob = useInside()
  const [said, announce] = useState('')
  const board = useBoard(jobId, at.names === '1', announce)
  const { state, shown, nameOf } = board
  const now = useNow()
  const online = useOnline()
  const [folded, fold] = useFolded()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // The open card stands in the address: a reload or a link opens it again.
  const peeked = at.card || null
  const changed = useRef(onChange)
  changed.current = onChange
  const setPeeked = useCallback((card: string | null) => changed.current({ card: card ?? '' }), [])
  const [menu, setMenu] = useState<MenuAt | null>(null)
  const [settings, setSettings] = useState(Boolean(at.settings))
  const mayOpen = useScreens().some((s) => s.path === paths.ats() && s.load)
  const scroller = useRef<HTMLDivElement>(null)

  const stages = state.data?.stages ?? []
  const byStage = useMemo(
    () => columnsOf(state.data?.stages ?? [], shown, { text: at.search, show: at.show }, now),
    [state.data?.stages, shown, at.search, at.show, now],
  )
  const ended = useMemo(() => endedOf(shown), [shown])
  const cardOf = useCallback((id: string) => shown.find((c) => c.id === id), [shown])
  const moves = useMoves({ board, columns: byStage, announce, clear: () => setSelected(new Set()) })

  const nameFor = (id: string) => {
    const card = cardOf(id)
    return card ? nameOf(card) : ''
  }
  const open = byStage.filter((c) => !folded.has(c.stage.id))
  const placeOf = (l: { column: number; index: number; id: string }) => ({
    name: nameFor(l.id),
    stage: term(open[l.column]?.stage.name ?? ''),
    place: String(l.index + 1),
    of: String((open[l.column]?.cards.filter((c) => c.id !== l.id).length ?? 0) + 1),
  })
  const { lift, onKeyDown, onFocus } = useLift(open, {
    lifted: (l) => announce(t('lift.lifted', placeOf(l))),
    moved: (l) => announce(t('lift.at', placeOf(l))),
    cancelled: (l) => announce(t('lift.cancelled', placeOf({ ...l, ...l.from }))),
    dropped: (l, before) => {
      const to = open[l.column]?.stage
      if (to) moves.move([l.id], to.id, before)
    },
  })
  const columns = withLift(open, lift)
  const columnOf = (id: string) => columns.find((c) => c.stage.id === id)

  const actions = useMemo(
    () => ({
      peek: setPeeked,
      menu: (id: string, from: HTMLElement) => setMenu({ ids: [id], from, ended: false, restorable: false }),
      select: (id: string) =>
        setSelected((before) => {
          const after = new Set(before)
          if (!after.delete(id)) after.add(id)
          return after
        }),
    }),
    [setPeeked],
  )

  const drop = useRef<(card: string, target: Record<string, unknown> | undefined) => void>(() => {})
  drop.current = (card, target) => {
    if (!target) return
    const ids = selected.has(card)
      ? byStage.flatMap((c) => c.cards.filter((s) => selected.has(s.id)).map((s) => s.id))
      : [card]
    const stageId = String(target.stageId)
    if (stageId === ENDED) return moves.askReject(ids)
    let before = typeof target.over === 'string' ? target.over : null
    if (before && target.edge === 'bottom') {
      const cards = (columnOf(stageId)?.cards ?? []).filter((c) => !ids.includes(c.id) || c.id === before)
      before = cards[cards.findIndex((c) => c.id === before) + 1]?.id ?? null
    }
    moves.move(ids, stageId, before)
  }
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.card === 'string',
        onDrop: ({ source, location }) => drop.current(String(source.data.card), location.current.dropTargets[0]?.data),
      }),
    [],
  )
  const ready = state.data !== undefined
  useEffect(() => {
    const element = scroller.current
    return ready && element ? autoScrollForElements({ element }) : undefined
  }, [ready])

  const draw = useCallback(
    (card: BoardCard) => {
      const stage = state.data?.stages.find((s) => s.id === card.stageId)
      return (
        <CardView
          card={card}
          name={nameOf(card)}
          now={now}
          late={stage ? isLate(card, stage, now) : false}
          selected={selected.has(card.id)}
          lifted={lift?.id === card.id}
          offline={!online || state.error !== null}
          actions={actions}
        />
      )
    },
    [state.data?.stages, state.error, nameOf, now, selected, lift?.id, online, actions],
  )

  const peekedCard = peeked ? cardOf(peeked) : undefined
  const menuCards = menu ? menu.ids.flatMap((id) => cardOf(id) ?? []) : []
  const chosen = [...selected].filter((id) => cardOf(id)?.outcome === 'active')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Toolbar
        jobs={jobs.map((j) => (j.id === jobId && state.data ? { ...j, title: state.data.job.title } : j))}
        job={jobId}
        text={at.search}
        show={at.show}
        names={at.names === '1'}
        hasOneJob={hasOneJob}
        mayUndo={board.mayUndo}
        mayKeep={state.data?.mayKeep ?? false}
        onChange={onChange}
        onUndo={board.undo}
        onSettings={() => setSettings(true)}
      />
      {board.waiting > 0 && !online && (
        <Alert color="yellow" icon={<IconWifiOff size={18} />} role="status">
          {t('offline', { count: board.waiting })}
        </Alert>
      )}
      {state.error && !state.data && (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} retrying={state.isFetching} />
      )}
      {!state.error && !state.data && <LoadingTable rows={8} columns={5} />}
      {state.data?.job.status === 'open' && state.data.cards.length === 0 && (
        <Suspense>
          <ShareKit jobId={jobId} title={state.data.job.title} />
        </Suspense>
      )}
      {state.data && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside are heard here
        <div ref={scroller} className={classes.board} onKeyDown={onKeyDown} onFocus={onFocus}>
          {byStage.map(({ stage }) => {
            const column = columnOf(stage.id) ?? byStage.find((c) => c.stage.id === stage.id)
            if (!column) return null
            const full = stage.cardLimit !== null && column.count > stage.cardLimit
            return (
              <ColumnView
                key={stage.id}
                id={stage.id}
                name={term(stage.name)}
                count={column.count}
                full={full}
                figures={moves.figuresOf(column, full)}
                cards={column.cards}
                empty={t(at.search || at.show ? 'emptyFiltered' : `emptyStage.${stage.kind}`)}
                collapsed={folded.has(stage.id)}
                onCollapse={fold}
                inView={lift && columns[lift.column]?.stage.id === stage.id ? lift.id : null}
                draw={draw}
              />
            )
          })}
          <ColumnView
            id={ENDED}
            name={t('endedColumn')}
            count={state.data.ended.rejected + state.data.ended.withdrawn + state.data.ended.closed}
            full={false}
            figures={t('endedFigures', state.data.ended)}
            cards={ended}
            empty={t('endedEmpty')}
            collapsed={folded.has(ENDED)}
            onCollapse={fold}
            inView={null}
            draw={draw}
          />
        </div>
      )}
      {chosen.length > 0 && (
        <section className={classes.chosen} aria-label={t('chosen', { count: chosen.length })}>
          <span>{t('chosen', { count: chosen.length })}</span>
          <Button
            size="compact-sm"
            aria-haspopup="menu"
            onClick={(e) => setMenu({ ids: chosen, from: e.currentTarget, ended: false, restorable: false })}
          >
            {t('moveTo')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => moves.askReject(chosen)}>
            {t('rejectIt')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setSelected(new Set())}>
            {t('clear')}
          </Button>
        </section>
      )}
      <VisuallyHidden id="board-how">{t('how')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      {board.lately && <p className={classes.lately}>{board.lately}</p>}
      {menu && menuCards[0] && (
        <BoardMenu
          at={{ ...menu, ended: menuCards[0].outcome !== 'active', restorable: menuCards[0].outcome === 'rejected' }}
          stages={stages}
          here={menuCards.every((c) => c.stageId === menuCards[0]?.stageId) ? (menuCards[0].stageId ?? null) : null}
          onClose={() => setMenu(null)}
          onMove={(stageId) => moves.move(menu.ids, stageId, null)}
          onReject={() => moves.askReject(menu.ids)}
          onRestore={() => moves.restore(menu.ids)}
          onPeek={menu.ids.length === 1 && peeked === null ? () => setPeeked(menu.ids[0] ?? null) : null}
        />
      )}
      <Suspense>
        {peekedCard && (
          <Peek
            card={peekedCard}
            name={nameOf(peekedCard)}
            stage={stages.find((s) => s.id === peekedCard.stageId)}
            now={now}
            mayOpen={mayOpen}
            onClose={() => setPeeked(null)}
            onMove={(from) => setMenu({ ids: [peekedCard.id], from, ended: false, restorable: false })}
            onReject={() => moves.askReject([peekedCard.id])}
            onRestore={() => moves.restore([peekedCard.id])}
          />
        )}
        {moves.rejecting && (
          <RejectDialog
            applications={moves.rejecting.map((id) => ({ id, version: cardOf(id)?.version }))}
            reasons={state.data?.reasons ?? []}
            onClose={moves.cancelAsked}
            onReject={moves.reject}
          />
        )}
        {moves.offering && (
          <OfferDialog
            names={moves.offering.ids.map(nameFor)}
            stage={stages.find((s) => s.id === moves.offering?.stageId)?.name ?? ''}
            onClose={moves.cancelAsked}
            onMove={moves.offer}
          />
        )}
        {settings && state.data && (
          <Settings
            jobId={jobId}
            pipelineId={state.data.job.pipelineId}
            first={at.settings}
            onClose={() => setSettings(false)}
            onSaved={board.refresh}
          />
        )}
      </Suspense>
    </Page>
  )
}
