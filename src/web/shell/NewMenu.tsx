import { IconPlus } from '@tabler/icons-react'
import { useActions } from '../actions.ts'
import { Link } from '../Link.tsx'
import { Dropdown, dropdownEntry } from './Dropdown.tsx'
import classes from './frames.module.css'
import { icons } from './icons.ts'
import { useActionNames } from './useLines.ts'
import { useShellWords } from './words/index.ts'

/** What one may make, from any page. Nothing for whoever makes nothing. */
export const NewMenu = () => {
  const t = useShellWords()
  const nameOf = useActionNames()
  const made = useActions().filter(({ isNew }) => isNew)
  if (made.length === 0) return null
  return (
    <Dropdown
      className={classes.new ?? ''}
      label={t('nav.new')}
      button={
        <>
          <IconPlus size={16} aria-hidden />
          <span className={classes.newWord}>{t('nav.new')}</span>
        </>
      }
    >
      {() =>
        made.map((action) => {
          const Icon = icons[action.icon]
          return (
            <Link key={action.to} to={action.to} className={dropdownEntry}>
              <Icon size={16} aria-hidden />
              <span>{nameOf(action)}</span>
            </Link>
          )
        })
      }
    </Dropdown>
  )
}
