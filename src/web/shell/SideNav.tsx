import { IconChevronDown, IconHelp } from '@tabler/icons-react'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { askForHelp } from '../help/ask.ts'
import { Link } from '../Link.tsx'
import { notify } from '../notify.ts'
import { useSession } from '../session.ts'
import { Slot } from '../slots.tsx'
import { useUiWords } from '../ui/words/index.ts'
import { useWebWords } from '../words/index.ts'
import { icons } from './icons.ts'
import { type Line, movedLine } from './lines.ts'
import { keepNavigation, useCounts, useOwnNavigation } from './ownNavigation.ts'
import { GROUPS, type Group } from './places.ts'
import classes from './SideNav.module.css'
import { useLineNames, useLines } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** Seldom wanted, and never at first. */
const ArrangeTools = lazy(() => import('./ArrangeTools.tsx'))

/** One row of the list, as SideNav.module.css draws it. */
const ROW = 'var(--row)'
/** A critical line stays in sight however far the list is scrolled: `above` of them stand over it then, `below` under it. */
const held = (above: number, below: number): CSSProperties => ({
  insetBlockStart: `calc(var(--held-from, 0px) + ${above} * ${ROW})`,
  insetBlockEnd: `calc(${below} * ${ROW})`,
})

const HEADED = ['people', 'time', 'pay', 'hiring', 'insight'] as const
const isHeaded = (group: Group): group is (typeof HEADED)[number] => (HEADED as readonly string[]).includes(group)

/** How many things wait behind a line: behind all of its tabs together. */
const waitingOf = ({ tabs }: Line, counts: Readonly<Record<string, number>>) =>
  tabs.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0)

/** What of the navigation is one's own can be changed: pins, the order within a group, folded groups. */
const useArranging = (lines: readonly Line[]) => {
  const t = useShellWords()
  const own = useOwnNavigation()
  const keep = async (next: typeof own) => {
    if (!(await keepNavigation(next))) notify.failure(t('nav.notKept'))
  }
  const without = (list: readonly string[], id: string) => list.filter((one) => one !== id)
  return {
    own,
    togglePin: (id: string) =>
      keep({ ...own, pinned: own.pinned.includes(id) ? without(own.pinned, id) : [...own.pinned, id] }),
    toggleFold: (group: string) =>
      keep({ ...own, folded: own.folded.includes(group) ? without(own.folded, group) : [...own.folded, group] }),
    move: (id: string, by: -1 | 1) => keep({ ...own, order: movedLine(lines, id, by) }),
  }
}

/** The lines of whoever is here, by group; at the foot settings, help and the trial. */
export const SideNav = () => {
  const t = useShellWords()
  const sayWeb = useWebWords()
  const { user } = useSession()
  const { lines, here } = useLines()
  const [arranges, setArranges] = useState(false)
  const arranging = useArranging(lines)
  const { own, toggleFold } = arranging
  const critical = lines.filter((line) => line.critical)
  const drawLine = (line: Line, isPin = false) => {
    const place = isPin ? -1 : critical.indexOf(line)
    return (
      <LineLink
        key={line.id}
        line={line}
        isHere={line === here}
        style={place < 0 ? undefined : held(place, critical.length - 1 - place)}
        arranging={arranges ? arranging : null}
      />
    )
  }
  const pinned = own.pinned.flatMap((id) => lines.find((line) => line.id === id) ?? [])
  const sections = GROUPS.filter((group) => group !== 'foot').map((group) => {
    const ofGroup = lines.filter((line) => line.group === group)
    if (ofGroup.length === 0) return null
    if (!isHeaded(group)) return ofGroup.map((line) => drawLine(line))
    const isFolded = own.folded.includes(group) && !arranges
    // What somebody is on, and what always stays in sight, is not folded away.
    const shown = ofGroup.filter((line) => !isFolded || line === here || line.critical)
    return (
      <section key={group} className={classes.section} aria-label={t(`group.${group}`)}>
        <h2 className={classes.category}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            onClick={() => void toggleFold(group)}
          >
            {t(`group.${group}`)}
            <IconChevronDown size={12} className={classes.chevron} aria-hidden />
          </button>
        </h2>
        {shown.map((line) => drawLine(line))}
      </section>
    )
  })
  return (
    <nav className={classes.nav} aria-label={sayWeb('nav.dashboard')}>
      {/* Lines of the portal: nobody else fetches them. */}
      {user?.role === 'employee' && <Slot name="frame.lines" with={{ lineClass: classes.entry ?? '' }} />}
      {pinned.length > 0 && (
        <section className={classes.section} aria-label={t('group.pinned')}>
          <h2 className={classes.category}>{t('group.pinned')}</h2>
          {pinned.map((line) => drawLine(line, true))}
        </section>
      )}
      {sections}
      {user && lines.length > 4 && (
        <button type="button" className={classes.arrange} onClick={() => setArranges(!arranges)}>
          {t(arranges ? 'nav.done' : 'nav.arrange')}
        </button>
      )}
      <div className={classes.foot}>
        {lines.filter((line) => line.group === 'foot').map((line) => drawLine(line))}
        <button type="button" className={classes.entry} onClick={() => askForHelp('menu')}>
          <IconHelp size={17} stroke={1.7} aria-hidden />
          {t('nav.help')}
        </button>
        <Trial />
      </div>
    </nav>
  )
}

const Trial = () => {
  const sayUi = useUiWords()
  const { trial } = useSession()
  if (!trial) return null
  return (
    <p className={classes.trial}>
      {trial.active ? sayUi('trial.left', { count: trial.daysLeft }) : sayUi('trial.over')}
    </p>
  )
}

type LineProps = {
  line: Line
  isHere: boolean
  style: CSSProperties | undefined
  arranging: ReturnType<typeof useArranging> | null
}

const LineLink = ({ line, isHere, style, arranging }: LineProps) => {
  const t = useShellWords()
  const { nameOfLine } = useLineNames()
  const waiting = waitingOf(line, useCounts())
  const Icon = icons[line.icon]
  const name = nameOfLine(line)
  return (
    <div className={`${classes.line} ${style ? classes.critical : ''}`} style={style}>
      <Link
        to={line.tabs[0]?.path ?? ''}
        exact
        className={classes.entry}
        aria-current={isHere ? 'page' : undefined}
        data-here={isHere || undefined}
        preload="intent"
      >
        <Icon size={17} stroke={1.7} aria-hidden />
        <span className={classes.name}>{name}</span>
        {waiting > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{waiting}</span>
            <span className={classes.said}>{t('nav.waiting', { count: waiting })}</span>
          </span>
        )}
      </Link>
      {arranging && line.group !== 'foot' && (
        <Suspense>
          <ArrangeTools
            name={name}
            isPinned={arranging.own.pinned.includes(line.id)}
            onPin={() => void arranging.togglePin(line.id)}
            onMove={(by) => void arranging.move(line.id, by)}
          />
        </Suspense>
      )}
    </div>
  )
}
