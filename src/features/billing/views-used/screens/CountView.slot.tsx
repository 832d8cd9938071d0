import { useEffect } from 'react'
import { call } from '../../../../web/api.ts'
import { usePathname } from '../../../../web/Link.tsx'
import { useScreens } from '../../../../web/screen.ts'
import { viewAt } from '../views.rules.ts'
import { countViewCall } from './calls.ts'

/** A page that is left sooner was only passed through. ms */
const USED_MS = 4000

/** What this tab has told already: each view once a day. */
const told = new Set<string>()

/** Tells that a view is used in the company, not by whom. What cannot be told is not counted. */
export default function CountView() {
  const screens = useScreens()
  const pathname = usePathname()
  useEffect(() => {
    const listed = screens.filter(({ frame, load }) => frame === 'dashboard' && load)
    const view = viewAt(
      listed.map(({ path }) => path),
      pathname,
    )
    const once = `${new Date().toISOString().slice(0, 10)} ${view}`
    if (view === null || told.has(once)) return
    const timer = setTimeout(() => {
      told.add(once)
      call(countViewCall, { view }).catch(() => told.delete(once))
    }, USED_MS)
    return () => clearTimeout(timer)
  }, [screens, pathname])
  return null
}
