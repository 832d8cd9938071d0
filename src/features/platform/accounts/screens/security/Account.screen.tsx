import '../../../../../web/styles.dashboard.ts'
import { Queries } from '../../../../../web/queries.tsx'
import { Page } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../security/words/index.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import classes from './settings.module.css'

/** The same for people who have no dashboard, and for who has to set up a second factor before they may enter it. */
export default function Account() {
  const t = useWords()
  return (
    <Queries>
      <div className={classes.alone}>
        <Page title={t('accountTitle')} subtitle={t('accountSubtitle')}>
          <SettingsTabs />
        </Page>
      </div>
    </Queries>
  )
}
