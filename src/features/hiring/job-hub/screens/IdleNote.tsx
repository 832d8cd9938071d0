import { Alert, Button, Group } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Job } from '../../jobs/contract.ts'
import { readCall, stillHiringCall } from '../../jobs/screens/calls.ts'
import { useHubWords } from '../words/index.ts'

/** A job in which nothing happens: when it pauses by itself, or that it has. */
export const IdleNote = ({ job }: { job: Job }) => {
  const hub = useHubWords()
  const { day } = useFormat()
  const may = useMay()
  const still = useCommand(stillHiringCall, { refreshes: [readCall] })
  if (job.pausedIdle) return <Alert color="yellow">{hub('idlePaused')}</Alert>
  if (!job.idle) return null
  return (
    <Alert color="yellow">
      <Group justify="space-between">
        {hub('idle', { days: job.idle.days, day: day(job.idle.pausesOn) })}
        {may('jobs.write') && (
          <Button
            size="compact-sm"
            variant="default"
            loading={still.isPending}
            onClick={() =>
              still.mutate(
                { id: job.id },
                {
                  onSuccess: () => notify.success(hub('stillHiringDone')),
                  onError: (error) => notify.failure(error.message),
                },
              )
            }
          >
            {hub('stillHiring')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
