import { lazy, Suspense } from 'react'
import { awaited } from '../../../../../web/leisure.ts'
import type { Slots } from '../../../../../web/slots.tsx'
import { useWords } from '../../employee/words/index.ts'

const PortalToday = lazy(() => awaited(import('./PortalToday.tsx')))
const Mine = lazy(() => import('./Mine.tsx'))

/** The time of whoever reads, in the employee portal. */
export default function AttendanceTab(props: Slots['portal.tab']) {
  const t = useWords()
  if (props.part === 'tab') return props.tab(t('tab'), 'clock')
  return <Suspense>{'row' in props ? <PortalToday part={props.part} row={props.row} /> : <Mine />}</Suspense>
}
