import { useRouterState } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useDeveloperTools } from '../developer.ts'
import { Link } from '../Link.tsx'
import { CATEGORIES, isOffered, type Screen, useScreens } from '../screen.ts'
import { useSession } from '../session.ts'
import { useUiWords } from '../ui/words/index.ts'
import { useTitles, useWebWords } from '../words/index.ts'
import { icons } from './icons.ts'
import { navigationOf } from './navigation.ts'
import classes from './SideNav.module.css'

const isListed = (s: Screen): s is Screen & { sidebar: NonNullable<Screen['sidebar']> } => s.sidebar !== undefined

/** One row of the list, as SideNav.module.css draws it. */
const ROW = 'var(--row)'
/** A critical screen stays in sight however far the list is scrolled: `above` of them stand over it then, `below` under it. */
const current = (above: number, below: number): CSSProperties => ({
  insetBlockStart: `calc(var(--held-from, 0px) + ${above} * ${ROW})`,
  insetBlockEnd: `calc(${below} * ${ROW})`,
})

/** The screens somebody may enter, by category. */
export const SideNav = ({ withTopLinks = false }: { withTopLinks?: boolean }) => {
  const t = useWebWords()
  const sayUi = useUiWords()
  const title = useTitles()
  const { user, trial } = useSession()
  const pathname = useRouterState({ select: (s) => s.location.pathname })
  const tools = useDeveloperTools()
  const listed = useScreens()
    .filter(isListed)
    .filter((s) => isOffered(s, user?.role ?? null, tools))
  const inOrder = CATEGORIES.flatMap((category) =>
    listed.filter((s) => s.sidebar.category === category).sort((a, b) => a.sidebar.order - b.sidebar.order),
  )
  const critical = inOrder.filter((s) => s.sidebar.critical)
  const onList = new Set(listed.map((s) => s.path))
  const topLinks = navigationOf(user?.role ?? null, pathname).filter((item) => !onList.has(item.to))
  return (
    <nav className={classes.nav} aria-label={t('nav.dashboard')}>
      {user?.company_name && <p className={classes.company}>{user.company_name}</p>}
      {CATEGORIES.map((category) => {
        const entries = inOrder.filter((s) => s.sidebar.category === category)
        if (entries.length === 0) return null
        return (
          <section key={category} className={classes.section} aria-label={sayUi(`category.${category}`)}>
            <h2 className={classes.category}>{sayUi(`category.${category}`)}</h2>
            {entries.map((s) => {
              const Icon = icons[s.sidebar.icon]
              const place = critical.indexOf(s)
              return (
                <Link
                  key={s.path}
                  to={s.path}
                  exact
                  className={`${classes.entry} ${place < 0 ? '' : classes.critical}`}
                  style={place < 0 ? undefined : current(place, critical.length - 1 - place)}
                  preload="intent"
                >
                  <Icon size={17} stroke={1.7} aria-hidden />
                  {title(s.title)}
                </Link>
              )
            })}
          </section>
        )
      })}
      {withTopLinks && topLinks.length > 0 && (
        <section className={classes.more}>
          {topLinks.map((item) => (
            <Link key={item.name} to={item.to} className={classes.entry}>
              {t(`nav.${item.name}`)}
            </Link>
          ))}
        </section>
      )}
      {trial && (
        <p className={classes.trial}>
          {trial.active ? sayUi('trial.left', { count: trial.daysLeft }) : sayUi('trial.over')}
        </p>
      )}
    </nav>
  )
}
