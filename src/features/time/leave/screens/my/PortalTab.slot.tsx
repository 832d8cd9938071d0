import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { awaited } from '../../../../../web/leisure.ts'
import type { Slots } from '../../../../../web/slots.tsx'
import { LoadingTable } from '../../../../../web/ui/states.tsx'
import { useMyWords } from '../../my/words/index.ts'

const SickDialog = lazy(() => import('./SickDialog.tsx').then((file) => ({ default: file.SickDialog })))
const PortalToday = lazy(() => awaited(import('./PortalToday.tsx')))
const MyLeave = lazy(() => import('./MyLeave.tsx'))

/** The leave of whoever reads, in the employee portal. */
export default function LeaveTab(props: Slots['portal.tab']) {
  const t = useMyWords()
  if (props.part === 'tab') return props.tab(t('tab'), 'calendarOff')
  if (props.part === 'todo') return null
  if (props.part === 'now')
    return (
      <Suspense>
        <PortalToday row={props.row} />
      </Suspense>
    )
  return (
    <Suspense fallback={<LoadingTable rows={6} columns={2} />}>
      <Sick />
      <MyLeave />
    </Suspense>
  )
}

const Sick = () => {
  const t = useMyWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button variant="default" mb="sm" onClick={() => setOpen(true)}>
          {t('sick.title')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <SickDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
