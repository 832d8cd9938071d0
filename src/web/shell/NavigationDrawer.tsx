import { Drawer } from '@mantine/core'
import { useWebWords } from '../words/index.ts'
import { Brand } from './Brand.tsx'
import classes from './frames.module.css'
import { SideNav } from './SideNav.tsx'

/** The navigation on a phone, from its side. Fetched when the page stands: nobody needs it to draw one. */
export default function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useWebWords()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('nav.closeMenu') }}
    >
      <div className={classes.drawer}>
        <SideNav />
      </div>
    </Drawer>
  )
}
