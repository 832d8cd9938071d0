import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState } from '../../../../../web/api.ts'
import { ApiError } from '../../../../../web/call.ts'
import { EmptyState, ErrorState } from '../../../../../web/ui/states.tsx'
import { mineCall } from './calls.ts'
import { DayDialog } from './DayDialog.tsx'
import { MyTime } from './MyTime.tsx'
import classes from './mine.module.css'
import { RemoteCard } from './RemoteCard.tsx'
import { OvertimeCard, Pin, Requests } from './Requests.tsx'
import { Team } from './Team.tsx'
import { Today } from './Today.tsx'
import { ToPutRight } from './ToPutRight.tsx'

/** One's own attendance: in or out, what is to be put right, the month, and what one has asked for. */
export default function Mine() {
  const { data, error, isFetching, refetch } = useApiState(mineCall, {}, { refetchInterval: 60_000 })
  const [{ kiosk }] = useAddress({ kiosk: '' })
  const [day, setDay] = useState<{ day: string; asks: boolean } | null>(null)
  if (!data) {
    // An account of HR without a record of its own: nothing went wrong, and trying again changes nothing.
    if (error instanceof ApiError && error.status === 409) return <EmptyState title={error.message} />
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <Skeleton height={240} />
  }
  return (
    <div className={classes.cards}>
      <Today mine={data} code={kiosk || null} onChange={() => void refetch()} />
      <ToPutRight days={data.problems} waiting={data.waiting} onOpen={(one) => setDay({ day: one, asks: true })} />
      <Team />
      <MyTime today={data.workDate} onOpen={(one) => setDay({ day: one, asks: false })} />
      <OvertimeCard today={data.workDate} />
      {data.mayAskRemote && <RemoteCard today={data.workDate} />}
      <Requests />
      <Pin hasPin={data.hasPin} />
      {day && <DayDialog day={day.day} asks={day.asks} onClose={() => setDay(null)} />}
    </div>
  )
}
