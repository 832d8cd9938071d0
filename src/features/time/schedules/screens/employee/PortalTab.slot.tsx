import { lazy, Suspense } from 'react'
import { awaited } from '../../../../../web/leisure.ts'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'

const PortalToday = lazy(() => awaited(import('./PortalToday.tsx')))
const MySchedule = lazy(() => import('./MySchedule.tsx').then((file) => ({ default: file.MySchedule })))

/** The shifts of whoever reads, in the employee portal. */
export default function ScheduleTab(props: Slots['portal.tab']) {
  const t = useWords()
  if (props.part === 'tab') return props.tab(t('tab'), 'route')
  return <Suspense>{'row' in props ? <PortalToday part={props.part} row={props.row} /> : <MySchedule />}</Suspense>
}
