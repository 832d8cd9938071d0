import type { ReactNode } from 'react'
import { usePathname } from '../Link.tsx'
import { paths } from '../paths.ts'
import classes from './frames.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopNav } from './TopNav.tsx'

const isPlatformPage = (pathname: string) =>
  pathname === paths.ownerAdmin() || pathname.startsWith(`${paths.ownerAdmin()}/`)

/** Everything outside the dashboard. The footer is handed in: the application fetches it apart. */
export const PublicFrame = ({ footer, children }: { footer: ReactNode; children: ReactNode }) => {
  const forPlatform = isPlatformPage(usePathname())
  return (
    <div className={classes.public}>
      <SkipLink />
      <TopNav />
      <main id="content" className={classes.main} data-platform={forPlatform || undefined} tabIndex={-1}>
        {children}
      </main>
      {!forPlatform && footer}
    </div>
  )
}
