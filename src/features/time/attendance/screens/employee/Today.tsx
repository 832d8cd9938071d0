import { Button, Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { myAttendance } from '../../my.contract.ts'
import classes from './mine.module.css'
import { type Punching, placeNow, usePunch } from './usePunch.ts'
import { useTimes } from './useTimes.ts'

type Props = { mine: Output<typeof myAttendance>; code: string | null; onChange: () => void }

/** Whether one is in, today's shift, and the one button. */
export const Today = ({ mine, code, onChange }: Props) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const { items, add } = usePunch(onChange)
  const [shares, setShares] = useState(true)
  const [isBusy, setBusy] = useState(false)
  // What this device showed when our clock was told: taken once for each answer.
  const anchor = useRef<Punching['anchor']>(null)
  if (anchor.current?.at !== mine.anchor.at) anchor.current = { ...mine.anchor, shown: new Date().toISOString() }
  const last = items.at(-1)
  const isIn = last ? last.what.direction === 'in' : mine.inSince !== null
  const { today, zone } = mine
  const punch = async () => {
    if (isBusy) return
    setBusy(true)
    const place = mine.askPlace && shares ? await placeNow() : null
    add({ direction: isIn ? 'out' : 'in', zone, anchor: anchor.current, code }, { place })
    setBusy(false)
  }
  const mayPunch = mine.mayPunch || (code !== null && mine.isEmployed)
  return (
    <section className={classes.card} aria-label={t('today.title')} data-in={isIn || undefined}>
      <div className={classes.row}>
        <div>
          <h2 className={classes.state}>
            {isIn && mine.inSince && !last ? t('today.in', { time: clock(mine.inSince, zone) }) : null}
            {!isIn && !last ? t('today.out') : null}
            {last && t(isIn ? 'today.keptIn' : 'today.keptOut', { time: clock(last.at, zone) })}
          </h2>
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
      {mayPunch && mine.askPlace && (
        <Checkbox
          mt="sm"
          checked={shares}
          onChange={(event) => setShares(event.currentTarget.checked)}
          label={t('today.sharePlace')}
          description={t('today.placeWhy')}
        />
      )}
      {!mayPunch && <p className={classes.note}>{t(mine.isEmployed ? 'today.kioskOnly' : 'today.notEmployed')}</p>}
    </section>
  )
}
