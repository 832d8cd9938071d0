import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { List } from '../../jobs/screens/List.tsx'
import { useWords } from '../../jobs/words/index.ts'

const Job = lazy(() => import('./Job.tsx'))

const AT = { job: '' }

/** The company's jobs, or one of them with everything of it. */
export default function JobHub() {
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
      <Job key={at.job} id={at.job} />
    </Suspense>
  )
}
