import { Page } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../employee/words/index.ts'
import Inbox from './Inbox.tsx'

export default function MyMemos() {
  const t = useWords()
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Inbox />
    </Page>
  )
}
