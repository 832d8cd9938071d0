import { Button } from '@mantine/core'
import { useApiState } from '../../../../../web/api.ts'
import { paths } from '../../../../../web/paths.ts'
import type { DrawRow } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'
import { mineCall } from './calls.ts'
import classes from './mine.module.css'
import { PunchChoices } from './PunchChoices.tsx'
import { type MyDay, usePunching } from './usePunching.ts'
import { useTimes } from './useTimes.ts'

/** In or out on the first page of the portal, with the button where one may press it, and the days that need something of whoever reads. */
export default function AttendanceToday({ part, row }: { part: 'now' | 'todo'; row: DrawRow }) {
  const t = useWords()
  const { data, refetch } = useApiState(mineCall, {}, { refetchInterval: 60_000 })
  if (!data?.isEmployed) return null
  if (part === 'now') return <Punching mine={data} row={row} onChange={() => void refetch()} />
  if (data.problems.length === 0) return null
  return row({
    icon: 'clock',
    children: t('fix.note', { count: data.problems.length }),
    link: { to: paths.employeePortal({ tab: 'attendance' }), name: t('fix.open') },
  })
}

type Props = { mine: MyDay; row: DrawRow; onChange: () => void }

const Punching = ({ mine, row, onChange }: Props) => {
  const t = useWords()
  const { duration } = useTimes()
  const { isIn, said, punch, isBusy, ...choices } = usePunching({ mine, code: null, onChange })
  return row({
    icon: 'clock',
    children: (
      <>
        <strong>{said}</strong>
        <span className={classes.line}>
          {mine.mayPunch ? t('today.week', { time: duration(mine.weekMinutes) }) : t('today.kioskOnly')}
          {mine.isRemote && ` · ${t('place.remote')}`}
        </span>
        {mine.mayPunch && <PunchChoices {...choices} />}
      </>
    ),
    button: mine.mayPunch && (
      <Button variant={isIn ? 'default' : 'filled'} loading={isBusy} onClick={() => void punch()}>
        {t(isIn ? 'today.punchOut' : 'today.punchIn')}
      </Button>
    ),
  })
}
