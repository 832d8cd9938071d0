import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { List } from './List.tsx'

const Editor = lazy(() => import('./Editor.tsx'))

const AT = { job: '' }

/** The company's jobs, or one of them. */
export default function JobsScreen() {
  const t = useWords()
  const [at] = useAddress(AT)
  if (!at.job) return <List />
  return (
    <Suspense
      fallback={
        <Page title={t('title')}>
          <LoadingTable rows={8} columns={3} />
        </Page>
      }
    >
      <Editor key={at.job} id={at.job} />
    </Suspense>
  )
}
