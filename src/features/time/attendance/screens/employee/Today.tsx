import { Button } from '@mantine/core'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { useWords } from '../../employee/words/index.ts'
import classes from './mine.module.css'
import { PunchChoices } from './PunchChoices.tsx'
import { type MyDay, usePunching } from './usePunching.ts'
import { useTimes } from './useTimes.ts'

type Props = { mine: MyDay; code: string | null; onChange: () => void }

/** Whether one is in, today's shift, and the one button. */
export const Today = ({ mine, code, onChange }: Props) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const { isIn, said, punch, isBusy, ...choices } = usePunching({ mine, code, onChange })
  const { today, zone } = mine
  const mayPunch = mine.mayPunch || (code !== null && mine.isEmployed)
  return (
    <section className={classes.card} aria-label={t('today.title')} data-in={isIn || undefined}>
      <div className={classes.row}>
        <div>
          <h2 className={classes.state}>{said}</h2>
          <p className={classes.note}>
            {today?.planFrom ? (
              <PlaceTime from={today.planFrom} until={today.planUntil} zone={zone}>
                {t('today.shift', { from: clock(today.planFrom, zone), until: clock(today.planUntil, zone) })}
              </PlaceTime>
            ) : (
              t('today.noShift')
            )}
            {mine.site && (
              <>
                {' · '}
                <bdi>{mine.site}</bdi>
              </>
            )}
            {mine.isRemote && ` · ${t('place.remote')}`}
          </p>
          <p className={classes.note}>{t('today.week', { time: duration(mine.weekMinutes) })}</p>
        </div>
        {mayPunch && (
          <Button
            size="lg"
            className={classes.punch}
            variant={isIn ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => void punch()}
          >
            {t(isIn ? 'today.punchOut' : 'today.punchIn')}
          </Button>
        )}
      </div>
      {mayPunch && <PunchChoices {...choices} />}
      {!mayPunch && <p className={classes.note}>{t(mine.isEmployed ? 'today.kioskOnly' : 'today.notEmployed')}</p>}
    </section>
  )
}
