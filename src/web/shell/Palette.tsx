import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useDeveloperTools } from '../developer.ts'
import { useGo } from '../Link.tsx'
import { isOffered, type Screen, useScreens } from '../screen.ts'
import { useSession } from '../session.ts'
import { useUiWords } from '../ui/words/index.ts'
import { useTitles } from '../words/index.ts'
import { icons } from './icons.ts'
import classes from './Palette.module.css'

/** A signed-in person is not sent to pages for somebody signed out. */
const FOR_SIGNED_OUT = ['login', 'signup', 'forgotPassword', 'resetPassword']

const isDestination = (s: Screen, signedIn: boolean) =>
  !s.path.includes('$') && !(signedIn && typeof s.title === 'string' && FOR_SIGNED_OUT.includes(s.title))

/** What is critical stands first, then what the sidebar lists. */
const weightOf = ({ sidebar }: Screen) => (sidebar?.critical ? 2 : sidebar ? 1 : 0)

/** Ctrl+K: every screen one may open, by name. */
const Palette = ({ asked: input }: { asked: number }) => {
  const sayUi = useUiWords()
  const title = useTitles()
  const go = useGo()
  const { user } = useSession()
  const tools = useDeveloperTools()
  const screens = useScreens()
    .filter((s) => isDestination(s, user !== null) && isOffered(s, user?.role ?? null, tools))
    .sort((a, b) => weightOf(b) - weightOf(a))

  useEffect(() => {
    if (input > 0) spotlight.open()
  }, [input])

  const actions = screens.map((s): SpotlightActionData => {
    const Icon = s.sidebar ? icons[s.sidebar.icon] : undefined
    return {
      id: s.path,
      label: title(s.title),
      ...(s.sidebar ? { description: sayUi(`category.${s.sidebar.category}`) } : {}),
      leftSection: Icon && <Icon size={18} stroke={1.7} />,
      onClick: () => void go(s.path),
    }
  })
  return (
    <Spotlight
      actions={actions}
      shortcut={null}
      attributes={{ content: { 'aria-label': sayUi('palette.label') } }}
      nothingFound={sayUi('palette.nothing')}
      highlightQuery
      scrollable
      maxHeight={400}
      centered={false}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{
        search: classes.search ?? '',
        action: classes.action ?? '',
        actionDescription: classes.description ?? '',
      }}
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: sayUi('palette.placeholder'),
        'aria-label': sayUi('palette.label'),
      }}
    />
  )
}
export default Palette
