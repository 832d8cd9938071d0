import { Alert, Button, Checkbox, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { JobSelect } from '../../jobs/screens/JobSelect.tsx'
import { useWords } from '../words/index.ts'
import { askOtherCall, openCall, otherJobsCall } from './calls.ts'
import classes from './work.module.css'

type Props = { id: string; name: string; onClose: () => void }

/** Asks somebody whether they may be considered for another job. Nothing is handed on before they agree. */
export default function OtherJobDialog({ id, name, onClose }: Props) {
  const t = useWords()
  const { data, error } = useApiState(otherJobsCall, { id })
  const [jobId, setJob] = useState('')
  const [why, setWhy] = useState('')
  const [endsFirst, setEnds] = useState(false)
  const ask = useCommand(askOtherCall, { refreshes: [otherJobsCall, openCall] })
  const none = data?.jobs.length === 0
  const send = () =>
    ask.mutate(
      { id, jobId, why, endsFirst },
      {
        onSuccess: () => {
          notify.success(t('otherJobs.sent', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog onClose={onClose} title={t('otherJobs.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.stack}
        onSubmit={(e) => {
          e.preventDefault()
          send()
        }}
      >
        <p className={classes.quiet}>{t('otherJobs.text', { name })}</p>
        {none && <p>{t('otherJobs.none')}</p>}
        <JobSelect
          label={t('otherJobs.job')}
          placeholder={t('otherJobs.choose')}
          jobs={data?.jobs ?? []}
          value={jobId}
          onChange={setJob}
          error={ask.error?.fields.jobId}
          required
        />
        <Textarea
          label={t('otherJobs.why')}
          value={why}
          onChange={(e) => setWhy(e.currentTarget.value)}
          maxLength={1000}
          rows={3}
          required
        />
        <Checkbox label={t('otherJobs.ends')} checked={endsFirst} onChange={(e) => setEnds(e.currentTarget.checked)} />
        {(error ?? ask.error) && (
          <Alert color="red" role="alert">
            {(error ?? ask.error)?.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={ask.isPending} disabled={jobId === '' || why.trim() === ''}>
            {t('otherJobs.ask')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
