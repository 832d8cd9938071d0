import { initialsOf } from '../../shared/initials.ts'
import { useSession } from '../session.ts'
import classes from './Brand.module.css'
import { useCompanyLogo } from './ownNavigation.ts'

/** Whose house this is: the company's name with its logo, or with its letters. Nothing for who belongs to no company. */
export const Brand = () => {
  const { user } = useSession()
  const logo = useCompanyLogo()
  if (!user?.company_name) return null
  return (
    <p className={classes.brand}>
      {logo ? (
        <img src={logo} alt="" width={24} height={24} className={classes.logo} />
      ) : (
        <span className={classes.letters} aria-hidden>
          {initialsOf(user.company_name)}
        </span>
      )}
      <span className={classes.name}>{user.company_name}</span>
    </p>
  )
}
