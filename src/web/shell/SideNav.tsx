import { useRouterState } from '@tanstack/react-router'
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

/** The screens somebody may enter, by category. */
export const SideNav = ({ withTopLinks = false }: { withTopLinks?: boolean }) => {
  const say = useWebWords()
  const sayUi = useUiWords()
  const title = useTitles()
  const { user, trial } = useSession()
  const pathname = useRouterState({ select: (s) => s.location.pathname })
  const tools = useDeveloperTools()
  const listed = useScreens()
    .filter(isListed)
    .filter((s) => isOffered(s, user?.role ?? null, tools))
  const onList = new Set(listed.map((s) => s.path))
  const topLinks = navigationOf(user?.role ?? null, pathname).filter((item) => !onList.has(item.to))
  return (
    <nav className={classes.nav} aria-label={say('nav.dashboard')}>
      {user?.company_name && <p className={classes.company}>{user.company_name}</p>}
      {CATEGORIES.map((category) => {
        const entries = listed
          .filter((s) => s.sidebar.category === category)
          .sort((a, b) => a.sidebar.order - b.sidebar.order)
        if (entries.length === 0) return null
        return (
          <section key={category} aria-label={sayUi(`category.${category}`)}>
            <h2 className={classes.category}>{sayUi(`category.${category}`)}</h2>
            {entries.map((s) => {
              const Icon = icons[s.sidebar.icon]
              return (
                <Link key={s.path} to={s.path} exact className={classes.entry} preload="intent">
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
              {say(`nav.${item.name}`)}
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
