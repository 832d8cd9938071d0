import { useRouterState } from '@tanstack/react-router'
import { useDeveloperTools } from '../developer.ts'
import { Link } from '../Link.tsx'
import { useMay } from '../may.ts'
import { isOffered, useScreens } from '../screen.ts'
import { useSession } from '../session.ts'
import classes from './SettingsList.module.css'
import { entryAt, pathOfEntry, SETTINGS } from './settings.places.ts'
import { useShellNames, useShellWords } from './words/index.ts'

/** Everything that is set up, beside the part that is open. On a phone it folds. */
export const SettingsList = () => {
  const t = useShellWords()
  const names = useShellNames()
  const { user } = useSession()
  const may = useMay()
  const tools = useDeveloperTools()
  const screens = useScreens()
  const at = useRouterState({
    select: ({ location }) => entryAt(location.pathname, (location.search as { tab?: string }).tab ?? null),
  })
  const isThere = (path: string) =>
    screens.some((screen) => screen.path === path && isOffered(screen, user?.role ?? null, tools))
  const groups = SETTINGS.map(({ name, entries }) => ({
    name,
    entries: entries.filter((entry) => (!entry.may || may(entry.may)) && isThere(pathOfEntry(entry.to))),
  })).filter(({ entries }) => entries.length > 0)
  const list = groups.map(({ name, entries }) => (
    <section key={name} aria-label={names(`settings.${name}`)}>
      <h2 className={classes.group}>{names(`settings.${name}`)}</h2>
      {entries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          exact
          className={classes.entry}
          aria-current={entry.to === at ? 'page' : undefined}
          data-here={entry.to === at || undefined}
        >
          {names(`settings.${entry.name}`)}
        </Link>
      ))}
    </section>
  ))
  return (
    <>
      <nav className={classes.wide} aria-label={t('settings.title')}>
        {list}
      </nav>
      <details className={classes.narrow} key={at}>
        <summary>{t('settings.title')}</summary>
        <nav aria-label={t('settings.title')}>{list}</nav>
      </details>
    </>
  )
}
