import { Button } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { Card } from '../../../job-board/jobs/screens/Card.tsx'
import cards from '../../../job-board/jobs/screens/jobs.module.css'
import { useWords } from '../words/index.ts'
import { careerJobsCall } from './calls.ts'

type Props = { path: { occupation: number; title: string }; country: string; onClose: () => void }

/** The jobs behind the figure of a path. */
export const JobsDialog = ({ path, country, onClose }: Props) => {
  const t = useWords()
  const answer = useApiState(careerJobsCall, { occupation: path.occupation, country })
  return (
    <Dialog title={t('jobs.title', { title: path.title })} onClose={onClose} size="lg">
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={3} columns={1} />}>
        {({ jobs, total }) =>
          jobs.length === 0 ? (
            <EmptyState title={t('jobs.none')}>{t('jobs.noneText')}</EmptyState>
          ) : (
            <div className={panel.stack}>
              <p className={panel.quiet}>
                {total > jobs.length
                  ? t('jobs.newest', { total, shown: jobs.length })
                  : t('jobs.all', { count: total })}
              </p>
              <ol className={cards.cards}>
                {jobs.map((job) => (
                  <Card key={job.id} job={job} />
                ))}
              </ol>
              <Button component={Link} to={paths.seekerJobSearch({ search: path.title, country })} variant="default">
                {t('jobs.search')}
              </Button>
            </div>
          )
        }
      </WhenLoaded>
    </Dialog>
  )
}
