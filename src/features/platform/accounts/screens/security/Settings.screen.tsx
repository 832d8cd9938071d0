import { useSession } from '../../../../../web/session.ts'
import { Page } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../security/words/index.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

/** One's account and, for who may, who administers the company. */
export default function Settings() {
  const t = useWords()
  const { user } = useSession()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <SettingsTabs administrators={user?.role === 'employer' || user?.role === 'employer_admin'} />
    </Page>
  )
}
