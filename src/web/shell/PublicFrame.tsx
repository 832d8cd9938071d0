import { Outlet } from '@tanstack/react-router'
import { Footer } from './Footer.tsx'
import classes from './frames.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopNav } from './TopNav.tsx'

/** Everything outside the dashboard. */
export const PublicFrame = () => (
  <div className={classes.public}>
    <SkipLink />
    <TopNav />
    <main id="content" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
  </div>
)
