import { Button } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import type { RosterCell } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { changeShiftCall, claimsCall, coverageCall, giveClaimCall, rosterCall, suggestCall } from './calls.ts'
import classes from './roster.module.css'
import { useLawWords } from './useLawWords.ts'

const refreshes = [rosterCall, coverageCall]
type Props = { id: string; cell: RosterCell & { instead?: string | null }; onDone: () => void }

/** Who asked for an open shift, and who could take it. */
export const OpenShift = ({ id, cell, onDone }: Props) => {
  const t = useWords()
  const say = useLawWords()
  const format = useFormat()
  const [looking, setLooking] = useState(Boolean(cell.instead))
  const claims = useApiState(claimsCall, { id })
  const found = useApiState(suggestCall, { id }, { enabled: looking })
  const give = useCommand(giveClaimCall, { refreshes })
  const change = useCommand(changeShiftCall, { refreshes })
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      notify.success(t('given'))
      onDone()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  const assign = (employmentId: string) => {
    const { start, end, note, day, version } = cell
    return change.mutateAsync({ id, version, employmentId, workDate: day, start, end, note })
  }
  return (
    <div className={classes.list}>
      {claims.data?.claims.map((claim) => (
        <div key={claim.id} className={classes.item}>
          <span>
            <bdi>{claim.name}</bdi>{' '}
            <span className={classes.quiet}>{claim.verdicts[0] ? say(claim.verdicts[0].message) : t('allowed')}</span>
          </span>
          <Button
            size="compact-sm"
            disabled={give.isPending || claim.verdicts[0]?.severity === 'error'}
            onClick={() => void attempt(() => give.mutateAsync({ id: claim.id }))}
          >
            {t('give')}
          </Button>
        </div>
      ))}
      {!looking && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => setLooking(true)}>
            {t('suggest')}
          </Button>
        </div>
      )}
      {looking && found.isPending && <LoadingTable rows={3} columns={2} />}
      {found.data?.people.length === 0 && <p className={classes.quiet}>{t('nobody')}</p>}
      {found.data?.people.slice(0, 8).map((one) => (
        <div key={one.id} className={classes.item}>
          <span>
            <bdi>{one.name}</bdi>{' '}
            <span className={classes.quiet}>
              {format.list([
                t('thatWeek', { hours: format.number(Math.round(one.minutesThatWeek / 6) / 10) }),
                one.prefers ? t('prefers') : null,
                one.warning === null ? null : say(one.warning),
              ])}
            </span>
          </span>
          <Button size="compact-sm" disabled={change.isPending} onClick={() => void attempt(() => assign(one.id))}>
            {t('give')}
          </Button>
        </div>
      ))}
      {found.data && found.data.kept.length > 0 && (
        <details>
          <summary>{t('keptFrom')}</summary>
          <ul className={classes.list}>
            {found.data.kept.map((one) => (
              <li key={one.id} className={classes.quiet}>
                <bdi>{one.name}</bdi>: {say(one.why)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
