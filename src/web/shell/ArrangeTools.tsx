import { IconArrowDown, IconArrowUp, IconPin, IconPinnedOff } from '@tabler/icons-react'
import classes from './SideNav.module.css'
import { useShellWords } from './words/index.ts'

type ArrangeToolsProps = { name: string; isPinned: boolean; onPin: () => void; onMove: (by: -1 | 1) => void }

/** What a line of the navigation has while it is arranged: its pin, and its place within the group. */
export default function ArrangeTools({ name, isPinned, onPin, onMove }: ArrangeToolsProps) {
  const t = useShellWords()
  return (
    <span className={classes.tools}>
      <button
        type="button"
        className={classes.tool}
        aria-label={t(isPinned ? 'nav.unpin' : 'nav.pin', { line: name })}
        onClick={onPin}
      >
        {isPinned ? <IconPinnedOff size={14} aria-hidden /> : <IconPin size={14} aria-hidden />}
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('nav.up', { line: name })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={14} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('nav.down', { line: name })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={14} aria-hidden />
      </button>
    </span>
  )
}
