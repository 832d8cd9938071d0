import type { ReactNode } from 'react'
import classes from './frames.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopNav } from './TopNav.tsx'

/** The public pages, and those of signing in. The footer is handed in: the application fetches it apart. */
export const PublicFrame = ({ footer, children }: { footer: ReactNode; children: ReactNode }) => (
  <div className={classes.public}>
    <SkipLink />
    <TopNav />
    <main id="content" className={classes.main} tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
)
