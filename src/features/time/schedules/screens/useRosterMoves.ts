import { useCallback, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import type { RosterCell } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { addShiftCall, changeShiftCall, clearDayCall, coverageCall, rosterCall } from './calls.ts'

/** A shift that was picked up to be put down elsewhere. `personId` null: it was open. */
export type Picked = { cell: RosterCell; personId: string | null; copy: boolean; siteId: string | null }
export type Target = { personId: string | null; day: string }

const refreshes = [rosterCall, coverageCall]

/** Moves and copies shifts from cell to cell: by dragging and by keys. What a rule forbids is refused with the rule. */
export const useRosterMoves = () => {
  const t = useWords()
  const add = useCommand(addShiftCall, { refreshes })
  const change = useCommand(changeShiftCall, { refreshes })
  const clear = useCommand(clearDayCall, { refreshes })
  const [picked, setPicked] = useState<Picked | null>(null)

  const place = useCallback(
    async ({ cell, personId, copy, siteId }: Picked, target: Target): Promise<void> => {
      const same = personId === target.personId && cell.day === target.day
      if (same && !copy) return
      const { start, end, note, shiftTypeId, skillId } = cell
      try {
        if (cell.id !== null && !copy) {
          const moved = { start, end, note, employmentId: target.personId, workDate: target.day }
          const told = cell.state === 'published' || cell.state === 'confirmed'
          await change.mutateAsync({ id: cell.id, version: cell.version, ...moved })
          const back = { start, end, note, employmentId: personId, workDate: cell.day }
          const undo = () =>
            void change
              .mutateAsync({ id: cell.id ?? '', version: cell.version + 1, ...back })
              .catch((failure: unknown) => notify.failure((failure as Error).message))
          notify.success(t(told ? 'movedTold' : 'moved'), { label: t('undo'), onClick: undo })
          return
        }
        await add.mutateAsync({
          employmentId: target.personId,
          workDate: target.day,
          shiftTypeId,
          start,
          end,
          skillId,
          note,
          siteId,
        })
        if (!copy && personId !== null)
          await clear.mutateAsync({ employmentId: personId, day: cell.day, cleared: true })
        notify.success(t(copy ? 'added' : 'moved'))
      } catch (failure) {
        notify.failure((failure as Error).message)
      }
    },
    [add, change, clear, t],
  )
  return { picked, setPicked, place }
}
