import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../../web/ui/TimeRange.tsx'
import { useWords } from '../../employee/words/index.ts'
import { groupOpenShifts } from '../../open-shifts.rules.ts'
import { shiftColour } from '../shiftColour.ts'
import { useLawWords } from '../useLawWords.ts'
import { claimCall, mineCall, openCall } from './calls.ts'
import classes from './mine.module.css'
import { useDayName } from './useDayName.ts'

/** Shifts that nobody has and whoever reads may work. */
export const OpenShifts = () => {
  const t = useWords()
  const say = useLawWords()
  const dayName = useDayName()
  const { data, error, isFetching, refetch } = useApiState(openCall, {})
  const claim = useCommand(claimCall, { refreshes: [openCall, mineCall] })
  const take = async (id: string) => {
    try {
      const { state } = await claim.mutateAsync({ id })
      notify.success(t(state === 'given' ? 'taken' : 'asked'))
    } catch (failure) {
      notify.failure((failure as Error).message)
      void refetch()
    }
  }
  return (
    <section className={classes.card} aria-label={t('open')}>
      <h2 className={classes.title}>{t('open')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={2} columns={2} />}
      {data?.shifts.length === 0 && <p className={classes.quiet}>{t('openNone')}</p>}
      <ul className={classes.list}>
        {groupOpenShifts(data?.shifts ?? []).map(({ count, ...shift }) => (
          <li key={shift.id} className={classes.row} style={shiftColour(shift.colour)}>
            <span className={classes.day}>{dayName(shift.day)}</span>
            <span className={classes.times}>
              <strong>
                <TimeRange from={shift.start} until={shift.end} />
              </strong>
              {count > 1 && <span>{t('openCount', { count })}</span>}
              <bdi>{[shift.name, shift.site, shift.skill, shift.note].filter(Boolean).join(' · ')}</bdi>
              {shift.warnings[0] && <span className={classes.quiet}>{say(shift.warnings[0].message)}</span>}
            </span>
            <span className={classes.actions}>
              <Button size="xs" disabled={shift.asked || claim.isPending} onClick={() => void take(shift.id)}>
                {shift.asked ? t('asked') : t(data?.decidedBy === 'first' ? 'take' : 'ask')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
