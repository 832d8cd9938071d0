import { Page } from '../../../../web/ui/Page.tsx'
import { useWords } from '../words/index.ts'
import { Reports } from './Reports.tsx'

/** Who reports to somebody of the dashboard who is employed as well. */
export default function MyTeam() {
  const t = useWords()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Reports />
    </Page>
  )
}
