import { lazy, type ReactNode, Suspense } from 'react'
import { loadHelp } from '../web/help/index.ts'
import { useSession } from '../web/session.ts'
import { loadBell, loadProof, loadTray } from './later.parts.ts'

const Help = lazy(loadHelp)
const Bell = lazy(loadBell)
const Tray = lazy(loadTray)
const Proof = lazy(loadProof)

/** What comes when the page stands and has nothing else to do. */
export default function Later(): ReactNode {
  const { user } = useSession()
  return (
    <>
      <Suspense>
        <Help />
      </Suspense>
      <Suspense>
        {user && (
          <>
            <Bell />
            <Proof />
            <Tray key={user.id} />
          </>
        )}
      </Suspense>
    </>
  )
}
