import { Button } from '@mantine/core'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import { useWords } from '../../employee/words/index.ts'
import type { MySwap } from '../../mine.contract.ts'
import { useLawWords } from '../useLawWords.ts'
import { acceptCall, mineCall, openCall, refuseCall, withdrawCall } from './calls.ts'
import classes from './mine.module.css'
import { useDayName } from './useDayName.ts'

const refreshes = [mineCall, openCall]

/** Offers of and to whoever reads, those that wait and those of the last two weeks. */
export const Swaps = ({ swaps }: { swaps: readonly MySwap[] }) => {
  const t = useWords()
  const say = useLawWords()
  const dayName = useDayName()
  const accept = useCommand(acceptCall, { refreshes })
  const refuse = useHeldCommand(refuseCall, { refreshes })
  const withdraw = useHeldCommand(withdrawCall, { refreshes })
  const names = { accept: t('accept'), refuse: t('refuse'), withdraw: t('withdraw') }
  if (swaps.length === 0) return null
  const act = async (id: string, action: MySwap['actions'][number]) => {
    if (action === 'refuse') return refuse.hold(`swap ${id}`, { id }, t('state.refused'))
    if (action === 'withdraw') return withdraw.hold(`swap ${id}`, { id }, t('state.withdrawn'))
    try {
      const { state, why } = await accept.mutateAsync({ id })
      notify.success(why ? say(why) : t(`state.${state}`))
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  const said = ({ day, start, end }: MySwap['given']) => `${dayName(day)} ${start}–${end}`
  const heading = ({ kind, isMine, other }: MySwap) => {
    if (kind === 'drop') return t('youDrop')
    return t(isMine ? 'offeredTo' : 'offeredBy', { name: other ?? '' })
  }
  return (
    <section className={classes.card} aria-label={t('swaps')}>
      <h2 className={classes.title}>{t('swaps')}</h2>
      <ul className={classes.list}>
        {swaps.map((swap) => (
          <li key={swap.id} className={classes.row} data-undated>
            <span className={classes.times}>
              <StatusBadge tone={swap.actions.length > 0 ? 'careful' : 'idle'}>{t(`state.${swap.state}`)}</StatusBadge>
              <span>{heading(swap)}</span>
              <strong>{said(swap.given)}</strong>
              {swap.inReturn && <span>{t('inReturn', { shift: said(swap.inReturn) })}</span>}
              {(swap.why ?? swap.note) && <bdi className={classes.quiet}>{swap.why ? say(swap.why) : swap.note}</bdi>}
            </span>
            <span className={classes.actions}>
              {(refuse.isHeld(`swap ${swap.id}`) ? [] : swap.actions).map((action) => (
                <Button
                  key={action}
                  size="xs"
                  variant={action === 'accept' ? 'filled' : 'default'}
                  disabled={accept.isPending}
                  onClick={() => void act(swap.id, action)}
                >
                  {names[action]}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
