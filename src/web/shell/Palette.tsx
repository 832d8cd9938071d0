import { Spotlight, spotlight } from '@mantine/spotlight'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/spotlight/styles.layer.css'
import { IconBolt, IconFile, IconHistory, IconSearch } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useActions } from '../actions.ts'
import { useDeveloperTools } from '../developer.ts'
import { askForHelp } from '../help/ask.ts'
import { useGo } from '../Link.tsx'
import { chooseScheme } from '../scheme.ts'
import { isOffered, type Screen, useScreens } from '../screen.ts'
import { useSession } from '../session.ts'
import { useTitles } from '../words/index.ts'
import { keepRecent, readRecent, useFound } from './goTo.ts'
import { icons } from './icons.ts'
import { signOut, useAfterSignOut } from './leave.ts'
import classes from './Palette.module.css'
import { useActionNames, useLineNames, useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** Pages that are reached by a letter, or are for somebody signed out: nobody looks for them here. */
const BY_OTHER_WAYS = [
  'login',
  'signup',
  'forgotPassword',
  'resetPassword',
  'choosePassword',
  'acceptInvitation',
  'dataProtection',
]

type Entry = {
  id: string
  title: string
  detail: string | null
  icon: ComponentType<{ size?: number; stroke?: number }>
  run: () => void
}
type Group = { id: string; label: string; entries: readonly Entry[] }

/** With fewer characters than these the middle of a word is chance. */
const IN_A_WORD = 4

/** How well a name fits what was typed: 0 begins with it, 1 a word of it does, 2 holds it; null: not at all. */
const fitOf = (name: string, text: string): number | null => {
  const lower = name.toLowerCase()
  if (lower.startsWith(text)) return 0
  if (lower.includes(` ${text}`)) return 1
  return text.length >= IN_A_WORD && lower.includes(text) ? 2 : null
}

const best = (entries: readonly Entry[], text: string, most: number): { entries: Entry[]; place: number } => {
  const fitting = entries
    .flatMap((entry) => {
      const fits = [fitOf(entry.title, text), fitOf(entry.detail ?? '', text)].filter((one) => one !== null)
      return fits.length > 0 ? [{ entry, place: Math.min(...fits) }] : []
    })
    .sort((a, b) => a.place - b.place)
  return { entries: fitting.slice(0, most).map(({ entry }) => entry), place: fitting[0]?.place ?? 0 }
}

const isDestination = (screen: Screen, signedIn: boolean) =>
  !screen.path.includes('$') &&
  !(typeof screen.title === 'string' && BY_OTHER_WAYS.includes(screen.title)) &&
  // Somebody signed in finds the public pages at the foot of the public pages.
  !(signedIn && screen.access === 'public' && !screen.path.startsWith('/jobs'))

/** The pages that whoever is here may open, each once: by its line and tab where it has them, else by its title. */
const usePages = (leave: (title: string, to: string) => void): Entry[] => {
  const { user } = useSession()
  const tools = useDeveloperTools()
  const title = useTitles()
  const { lines } = useLines()
  const { nameOfLine, nameOfTab } = useLineNames()
  const all = useScreens().filter((s) => isDestination(s, user !== null) && isOffered(s, user?.role ?? null, tools))
  const entries = all.map((screen): Entry => {
    const line = lines.find(({ tabs }) => tabs.some(({ path }) => path === screen.path))
    const tab = line?.tabs.find(({ path }) => path === screen.path)
    const own = title(screen.title)
    const placed =
      line && tab && line.tabs.length > 1 ? `${nameOfLine(line)} · ${nameOfTab(tab)}` : line && nameOfLine(line)
    return {
      id: screen.path,
      title: own,
      detail: placed && placed !== own ? placed : null,
      icon: screen.sidebar ? icons[screen.sidebar.icon] : IconFile,
      run: () => leave(own, screen.path),
    }
  })
  // Two addresses of one page are one place to go.
  return entries.filter((entry, at) => entries.findIndex(({ title: named }) => named === entry.title) === at)
}

/** What may be done from anywhere: what features offer, and what the frame itself does. */
const useDoings = (leave: (title: string, to: string) => void): Entry[] => {
  const t = useShellWords()
  const nameOf = useActionNames()
  const { user } = useSession()
  const after = useAfterSignOut()
  const offered = useActions().map((action): Entry => {
    const name = nameOf(action)
    return { id: action.to, title: name, detail: null, icon: icons[action.icon], run: () => leave(name, action.to) }
  })
  const own: readonly { id: 'dark' | 'light' | 'help' | 'keys' | 'signOut'; run: () => void }[] = [
    { id: 'dark', run: () => chooseScheme('dark') },
    { id: 'light', run: () => chooseScheme('light') },
    { id: 'help', run: () => askForHelp('menu') },
    { id: 'keys', run: () => askForHelp('keys') },
    ...(user ? [{ id: 'signOut' as const, run: () => void signOut().then(after) }] : []),
  ]
  return [
    ...offered,
    ...own.map(({ id, run }): Entry => ({ id, title: t(`action.${id}`), detail: null, icon: IconBolt, run })),
  ]
}

/** Pictures of the kinds of things the server finds; a kind without one has a lens. */
const KIND_ICONS: Readonly<Record<string, Entry['icon']>> = {
  person: icons.user,
  job: icons.briefcase,
  candidate: icons.inbox,
  memo: icons.message,
}

/** Given to the part of the list that scrolls; the types of the list do not know of it. */
const SCROLLED_BY_KEYS: object = { viewportProps: { tabIndex: 0 } }

const MOST_PAGES = 8
const MOST_ACTIONS = 5

/** Ctrl+K: people, jobs, candidates, memos, pages and actions, while one types; where one was last when nothing is typed. */
const Palette = ({ asked }: { asked: number }) => {
  const t = useShellWords()
  const go = useGo()
  const [query, setQuery] = useState('')
  const leave = (title: string, to: string) => {
    keepRecent({ title, to })
    void go(to)
  }
  const pages = usePages(leave)
  const doings = useDoings(leave)
  const found = useFound(query)
  const text = query.trim().toLowerCase()

  useEffect(() => {
    if (asked > 0) spotlight.open()
  }, [asked])

  const typed = (): Group[] => {
    // Pages before actions, unless an action fits better.
    const own = [
      { id: 'pages', label: t('goTo.pages'), ...best(pages, text, MOST_PAGES) },
      { id: 'actions', label: t('goTo.actions'), ...best(doings, text, MOST_ACTIONS) },
    ].sort((a, b) => a.place - b.place)
    const things = found.groups.map(({ kind, label, hits }) => ({
      id: kind,
      label,
      entries: hits.map(({ id, title, detail, to }) => ({
        id: `${kind} ${id}`,
        title,
        detail,
        icon: KIND_ICONS[kind] ?? IconSearch,
        run: () => leave(title, to),
      })),
    }))
    return [...own, ...things]
  }
  const untyped = (): Group[] => [
    {
      id: 'recent',
      label: t('goTo.recent'),
      entries: readRecent().map(({ title, to }) => ({
        id: `recent ${to}`,
        title,
        detail: null,
        icon: IconHistory,
        run: () => leave(title, to),
      })),
    },
    { id: 'pages', label: t('goTo.pages'), entries: pages.filter(({ detail, id }) => detail !== null || id !== '/') },
    { id: 'actions', label: t('goTo.actions'), entries: doings },
  ]
  const groups = (text ? typed() : untyped()).filter(({ entries }) => entries.length > 0)
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('goTo.label') } }}
      scrollable
      maxHeight={440}
      centered={false}
      yOffset="12vh"
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{
        search: classes.search ?? '',
        action: classes.action ?? '',
        actionDescription: classes.description ?? '',
      }}
    >
      <Spotlight.Search
        leftSection={<IconSearch size={18} />}
        placeholder={t('goTo.placeholder')}
        aria-label={t('goTo.label')}
      />
      <Spotlight.ActionsList {...SCROLLED_BY_KEYS}>
        {groups.map(({ id, label, entries }) => (
          <Spotlight.ActionsGroup key={id} label={label}>
            {entries.map(({ id: entry, title, detail, icon: Icon, run }) => (
              <Spotlight.Action
                key={entry}
                label={title}
                {...(detail && { description: detail })}
                leftSection={<Icon size={18} stroke={1.7} />}
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {found.failed && <Spotlight.Empty>{t('goTo.failed')}</Spotlight.Empty>}
        {groups.length === 0 && !found.failed && (
          <Spotlight.Empty>{t('goTo.nothing', { text: query })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
export default Palette
