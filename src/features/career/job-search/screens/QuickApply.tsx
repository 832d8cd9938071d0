import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { JobCard } from '../../../job-board/jobs/contract.ts'
import { useWords } from '../words/index.ts'
import { oneJobCall } from './calls.ts'
import classes from './compare.module.css'

const Apply = lazy(() => import('../../../job-board/apply/screens/Apply.tsx'))

/** The form of one page over the list, with the CVs that are kept to choose from: sent from here, it is an application like any other. */
export const QuickApply = ({ job }: { job: JobCard }) => {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('compare.applyTo', { job: job.title })}
        onClick={() => setOpen(true)}
      >
        {t('compare.apply')}
      </Button>
      {open && (
        <Dialog
          size="lg"
          title={job.company.name}
          closeButtonProps={{ 'aria-label': t('search.close') }}
          onClose={() => setOpen(false)}
        >
          <Form id={job.id} />
        </Dialog>
      )}
    </>
  )
}

const Form = ({ id }: { id: string }) => {
  const t = useWords()
  const { data, error, isPending, refetch } = useApiState(oneJobCall, { id }, { anonymous: true })
  if (isPending) return <LoadingTable rows={5} columns={1} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const { job } = data
  if (job.applyUrl)
    return (
      <div className={classes.form}>
        <p>{t('compare.elsewhere')}</p>
        <div>
          <Button component="a" href={job.applyUrl} target="_blank" rel="nofollow noopener noreferrer">
            {t('compare.theirSite')}
          </Button>
        </div>
      </div>
    )
  return (
    <Suspense fallback={<LoadingTable rows={5} columns={1} />}>
      <Apply job={job} />
    </Suspense>
  )
}
