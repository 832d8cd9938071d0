import { useRouterState } from '@tanstack/react-router'
import classes from './LoadingBar.module.css'

/** A line along the top edge while the next screen is on its way. It waits a moment, so that a quick change shows none. */
export const LoadingBar = () => {
  const busy = useRouterState({ select: (s) => s.isLoading })
  return <div className={classes.bar} data-busy={busy || undefined} aria-hidden />
}
