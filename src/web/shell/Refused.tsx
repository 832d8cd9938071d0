import { Button, Group } from '@mantine/core'
import { isCompanyRole } from '../../shared/actor.ts'
import { Link } from '../Link.tsx'
import { paths } from '../paths.ts'
import { type User, useSession } from '../session.ts'
import { Page } from '../ui/Page.tsx'
import { useTitles } from '../words/index.ts'
import { signOut, useAfterSignOut } from './leave.ts'
import { homeOf } from './navigation.ts'
import classes from './Refused.module.css'
import type { RefusedPage } from './refused.ts'
import { useShellNames, useShellWords } from './words/index.ts'

/** In place of a page that the role of whoever is here does not include: which page, which role, and who can change that. */
export const Refused = ({ page }: { page: RefusedPage }) => {
  const { user } = useSession()
  return user ? <RefusedTo page={page} user={user} /> : null
}

const RefusedTo = ({ page, user }: { page: RefusedPage; user: User }) => {
  const t = useShellWords()
  const names = useShellNames()
  const titles = useTitles()
  const after = useAfterSignOut(paths.login())
  const grants = () => {
    if (!isCompanyRole(user.role)) return t('refused.other')
    return user.role === 'employer_admin' || user.role === 'employer' ? t('refused.other') : t('refused.company')
  }
  return (
    <Page title={t('refused.title', { page: titles(page.title) })}>
      <div className={classes.card}>
        <p>{t('refused.text', { role: names(`role.${user.role}`) })}</p>
        <p>{grants()}</p>
        <Group gap="xs">
          <Button component={Link} to={homeOf(user.role)}>
            {t('refused.home')}
          </Button>
          <Button variant="default" onClick={() => void signOut().then(after)}>
            {t('refused.switch')}
          </Button>
        </Group>
        <p className={classes.address} dir="ltr">
          {page.path}
        </p>
      </div>
    </Page>
  )
}
