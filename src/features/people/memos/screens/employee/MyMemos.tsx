import { Page } from '../../../../../web/ui/Page.tsx'
import { useWords } from '../../employee/words/index.ts'
import Inbox from './Inbox.tsx'

export default function MyMemos() {
  const say = useWords()
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      <Inbox />
    </Page>
  )
}
