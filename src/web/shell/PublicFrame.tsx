import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type User, useSession } from '../session.ts'
import classes from './frames.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopNav } from './TopNav.tsx'

type Props = {
  footer: ReactNode
  /** The menu of whoever is signed in: the application fetches it apart, as whoever signs in has no use for it yet. */
  Account: ComponentType<{ user: User }>
  children: ReactNode
}

/** The public pages, and those of signing in. The footer is handed in: the application fetches it apart. */
export const PublicFrame = ({ footer, Account, children }: Props) => {
  const { user } = useSession()
  const account = user && (
    <Suspense fallback={<span className={classes.account} />}>
      <Account user={user} />
    </Suspense>
  )
  return (
    <div className={classes.public}>
      <SkipLink />
      <TopNav account={account} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
