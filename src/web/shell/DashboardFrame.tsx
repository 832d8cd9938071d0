import '@mantine/core/styles.layer.css'
import '../global.css'
import { ActionIcon, Drawer, Kbd, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { Queries } from '../queries.tsx'
import { LoadingTable } from '../ui/states.tsx'
import { useUiWords } from '../ui/words/index.ts'
import { useWebWords } from '../words/index.ts'
import classes from './frames.module.css'
import { openPalette } from './palette.ts'
import { SideNav } from './SideNav.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopNav } from './TopNav.tsx'

/** The working area: top bar, sidebar (a drawer on a phone), content. */
const DashboardFrame = () => {
  const t = useWebWords()
  const sayUi = useUiWords()
  const [open, setOpen] = useState(false)
  const pathname = useRouterState({ select: (s) => s.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the drawer
  useEffect(() => setOpen(false), [pathname])

  const burger = (
    <ActionIcon
      className={classes.burger}
      size={36}
      aria-label={t('nav.openMenu')}
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <IconMenu2 size={20} />
    </ActionIcon>
  )
  const search = (
    <UnstyledButton className={classes.search} onClick={openPalette} aria-label={sayUi('palette.label')}>
      <IconSearch size={15} aria-hidden />
      <span className={classes.searchWord}>{sayUi('palette.label')}</span>
      <Kbd size="xs" className={classes.searchKey}>
        Ctrl K
      </Kbd>
    </UnstyledButton>
  )
  return (
    <div className={classes.dashboard}>
      <SkipLink />
      <TopNav burger={burger} tools={search} />
      <div className={classes.body}>
        <aside className={classes.sidebar} data-help-dock>
          <div className={classes.list}>
            <SideNav />
          </div>
        </aside>
        <main id="content" className={classes.content} tabIndex={-1}>
          <Queries>
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </Queries>
        </main>
      </div>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        size={280}
        title="Fourshore"
        closeButtonProps={{ 'aria-label': t('nav.closeMenu') }}
      >
        <div className={classes.drawer}>
          <SideNav withTopLinks />
        </div>
      </Drawer>
    </div>
  )
}
export default DashboardFrame

const Waiting = () => (
  <div className={classes.waiting}>
    <LoadingTable />
  </div>
)
