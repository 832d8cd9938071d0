import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { addDays } from '../../../../../shared/dates.ts'
import type { Output } from '../../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { DAYS, useLastCopy } from '../../../../../web/copy.ts'
import { notify } from '../../../../../web/notify.ts'
import { Slot } from '../../../../../web/slots.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { PlaceTime } from '../../../../../web/ui/PlaceTime.tsx'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { TimeRange } from '../../../../../web/ui/TimeRange.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyShift, readMySchedule } from '../../mine.contract.ts'
import { shiftColour } from '../shiftColour.ts'
import { Availability } from './Availability.tsx'
import { Calendar } from './Calendar.tsx'
import { confirmCall, mineCall } from './calls.ts'
import classes from './mine.module.css'
import { OpenShifts } from './OpenShifts.tsx'
import { Swaps } from './Swaps.tsx'
import { useDayName } from './useDayName.ts'

const SwapDialog = lazy(() => import('./SwapDialog.tsx').then((file) => ({ default: file.SwapDialog })))
const SickDialog = lazy(() =>
  import('../../../leave/screens/my/SickDialog.tsx').then((file) => ({ default: file.SickDialog })),
)
const DropDialog = lazy(() => import('./SwapDialog.tsx').then((file) => ({ default: file.DropDialog })))

/** The shifts of whoever reads, four weeks of them: as they were last seen, where there is no connection. */
export const MySchedule = () => {
  const t = useWords()
  const format = useFormat()
  const [from, setFrom] = useState<string | null>(null)
  const { data: fresh, error, isFetching, refetch } = useApiState(mineCall, from ? { from } : {})
  const copy = useLastCopy('my-schedule', from ? undefined : fresh, DAYS.own)
  const data = fresh ?? copy?.value
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={6} columns={2} />
  }
  return (
    <div className={classes.whole}>
      {!fresh && copy && <p className={classes.quiet}>{t('offline', { at: format.moment(copy.keptAt) })}</p>}
      <Shifts data={data} onMove={(weeks) => setFrom(addDays(data.from, 7 * weeks))} onToday={() => setFrom(null)} />
      <Swaps swaps={data.swaps} />
      <OpenShifts />
      <Availability said={data.availability} today={data.today} />
      <Calendar feed={data.feed} />
    </div>
  )
}

type Mine = Output<typeof readMySchedule>

const Shifts = ({ data, onMove, onToday }: { data: Mine; onMove: (weeks: number) => void; onToday: () => void }) => {
  const t = useWords()
  const format = useFormat()
  const confirm = useCommand(confirmCall, { refreshes: [mineCall] })
  const [swapping, setSwapping] = useState<MyShift | null>(null)
  const [dropping, setDropping] = useState<MyShift | null>(null)
  const [isSick, setSick] = useState(false)
  const fresh = data.shifts
    .filter(({ state, id }) => state === 'published' && id !== null)
    .map(({ id }) => id as string)
  const next = data.shifts.find(({ endsAt, calledOff }) => !calledOff && endsAt > new Date().toISOString())
  const weeks = [0, 7, 14, 21].map((after) => addDays(data.from, after))
  const confirmAll = async () => {
    try {
      await confirm.mutateAsync({ ids: fresh })
      notify.success(t('confirmed'))
    } catch (error) {
      notify.failure((error as Error).message)
    }
  }
  return (
    <>
      {next && <Next shift={next} onSick={next.day <= addDays(data.today, 1) ? () => setSick(true) : null} />}
      <section className={classes.card} aria-label={t('title')}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('title')}</h2>
          <div className={classes.actions}>
            {fresh.length > 0 && (
              <Button size="xs" disabled={confirm.isPending} onClick={() => void confirmAll()}>
                {t('confirm')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => onMove(-4)}>
              {t('earlier')}
            </Button>
            <Button size="xs" variant="default" onClick={onToday}>
              {t('today')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onMove(4)}>
              {t('later')}
            </Button>
          </div>
        </div>
        {data.shifts.length === 0 && (
          <EmptyState icon={<IconCalendarTime size={22} />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        )}
        {data.shifts.length > 0 &&
          weeks.map((week) => (
            <div key={week}>
              <h3 className={classes.week}>{t('week', { day: format.day(week) })}</h3>
              <ul className={classes.list}>
                {[0, 1, 2, 3, 4, 5, 6].map((after) => {
                  const day = addDays(week, after)
                  return <Day key={day} data={data} day={day} onSwap={setSwapping} onDrop={setDropping} />
                })}
              </ul>
            </div>
          ))}
      </section>
      <Suspense>
        {isSick && <SickDialog onClose={() => setSick(false)} />}
        {swapping && <SwapDialog shift={swapping} onClose={() => setSwapping(null)} />}
        {dropping && <DropDialog shift={dropping} onClose={() => setDropping(null)} />}
      </Suspense>
    </>
  )
}

const Next = ({ shift, onSick }: { shift: MyShift; onSick: (() => void) | null }) => {
  const t = useWords()
  const dayName = useDayName()
  return (
    <section className={classes.card} aria-label={t('next')}>
      <p className={classes.quiet}>{t('next')}</p>
      <p className={classes.next}>
        <PlaceTime from={shift.startsAt} until={shift.endsAt} zone={shift.zone}>
          {dayName(shift.day)}, <TimeRange from={shift.start} until={shift.end} />
        </PlaceTime>
      </p>
      <p className={classes.quiet}>
        <bdi>{[shift.name, shift.site, shift.note].filter(Boolean).join(' · ')}</bdi>
      </p>
      {shift.address && (
        <address className={classes.address}>
          <bdi>{shift.address}</bdi>
        </address>
      )}
      <Slot
        name="next-shift.contact"
        with={{ site: shift.position && { name: shift.site ?? '', position: shift.position } }}
      />
      {onSick && (
        <Button size="xs" variant="default" mt="xs" onClick={onSick}>
          {t('sick')}
        </Button>
      )}
    </section>
  )
}

type DayProps = { data: Mine; day: string; onSwap: (shift: MyShift) => void; onDrop: (shift: MyShift) => void }

const Day = ({ data, day, onSwap, onDrop }: DayProps) => {
  const t = useWords()
  const format = useFormat()
  const dayName = useDayName()
  const own = data.shifts.filter((shift) => shift.day === day)
  const mark = data.days.find((one) => one.day === day)
  const today = day === data.today || undefined
  if (own.length === 0)
    return (
      <li className={classes.row} data-off data-today={today}>
        <span className={classes.day}>{dayName(day)}</span>
        <span>{mark?.label ?? t(mark?.kind === 'rest' ? 'rest' : 'free')}</span>
      </li>
    )
  return own.map((shift) => (
    <li key={`${day} ${shift.start}`} className={classes.row} data-today={today} style={shiftColour(shift.colour)}>
      <span className={classes.day}>{dayName(day)}</span>
      <span className={classes.times}>
        <PlaceTime from={shift.startsAt} until={shift.endsAt} zone={shift.zone}>
          <strong>
            <TimeRange from={shift.start} until={shift.end} />
          </strong>
        </PlaceTime>
        <bdi>{shift.name}</bdi>
        <span className={classes.quiet}>
          {t('hours', { hours: format.number(Math.round(shift.minutes / 6) / 10) })}
        </span>
        {shift.site && <bdi className={classes.quiet}>{shift.site}</bdi>}
        {shift.unseen && <StatusBadge tone="careful">{t('changed')}</StatusBadge>}
        {shift.calledOff && <StatusBadge tone="careful">{t('calledOff')}</StatusBadge>}
        {shift.state === 'confirmed' && !shift.calledOff && <StatusBadge tone="ok">{t('confirmed')}</StatusBadge>}
      </span>
      {!shift.calledOff && shift.startsAt > new Date().toISOString() && (
        <span className={classes.actions}>
          <Button size="compact-sm" variant="subtle" onClick={() => onSwap(shift)}>
            {t('swap')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDrop(shift)}>
            {t('drop')}
          </Button>
        </span>
      )}
    </li>
  ))
}
