import { IconLogout, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../Link.tsx'
import type { User } from '../session.ts'
import { useWebWords } from '../words/index.ts'
import { Dropdown, dropdownEntry } from './Dropdown.tsx'
import { signOut, useAfterSignOut } from './leave.ts'
import { accountOf } from './navigation.ts'
import { PreferenceChoices } from './Preferences.tsx'
import classes from './TopNav.module.css'

type Props = {
  user: User
  /** Entries that the frame around it adds. */
  more?: (close: () => void) => ReactNode
}

/** Who is here: their account, how the page looks and speaks, and the way out. */
export const AccountMenu = ({ user, more }: Props) => {
  const t = useWebWords()
  const after = useAfterSignOut()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <Dropdown
      className={classes.account ?? ''}
      label={`${t('nav.menu')}: ${name || user.email}`}
      button={
        <>
          <span className={classes.avatar} aria-hidden>
            {(user.firstName || user.email).charAt(0).toUpperCase()}
          </span>
          <span className={classes.name}>{name || user.email}</span>
        </>
      }
    >
      {(close) => (
        <div className={classes.menu}>
          <p className={classes.who}>
            {name && <strong>{name}</strong>}
            <span className="ltr">{user.email}</span>
            {user.company_name && <span>{user.company_name}</span>}
          </p>
          <Link to={accountOf(user.role)} className={dropdownEntry}>
            <IconUser size={16} aria-hidden />
            <span>{t('nav.account')}</span>
          </Link>
          {more?.(close)}
          <button type="button" className={dropdownEntry} onClick={() => void signOut().then(after)}>
            <IconLogout size={16} className="mirrored" aria-hidden />
            <span>{t('nav.logout')}</span>
          </button>
          <PreferenceChoices close={close} />
        </div>
      )}
    </Dropdown>
  )
}
