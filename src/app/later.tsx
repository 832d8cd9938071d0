import { lazy, Suspense } from 'react'
import { loadHelp } from '../web/help/index.ts'
import { useSession } from '../web/session.ts'

const Help = lazy(loadHelp)
const Bell = lazy(async () => (await import('./bell.ts')).loadBell())

/** What comes when the page stands and has nothing else to do. */
export default function Later() {
  const { user } = useSession()
  return (
    <>
      <Suspense>
        <Help />
      </Suspense>
      <Suspense>{user && <Bell />}</Suspense>
    </>
  )
}
