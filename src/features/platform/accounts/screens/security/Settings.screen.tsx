import { useMay } from '../../../../../web/may.ts'
import { Page } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../security/words/index.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

/** One's account and, for who may, who administers the company. */
export default function Settings() {
  const t = useWords()
  const may = useMay()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <SettingsTabs administrators={may('administrators.manage')} />
    </Page>
  )
}
