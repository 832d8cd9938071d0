import { Alert, Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { jobLabel } from '../../../hiring/jobs/label.rules.ts'
import { useWords } from '../words/index.ts'
import { invitationsCall, inviteCall, searchCall } from './calls.ts'
import { Meter } from './Meter.tsx'
import classes from './talent.module.css'

type Props = { people: { id: string; name: string }[]; job: string; onClose: () => void }

const STILL_MS = 300

/** Asks people to apply for one open job: who can be asked and how it reads stands here before anything is sent. */
export default function InviteDialog({ people, job: first, onClose }: Props) {
  const t = useWords()
  const { data } = useApiState(invitationsCall, {})
  const jobs = data?.jobs ?? []
  const [job, setJob] = useState(first)
  const [words, setWords] = useState('')
  const preview = useCommand(inviteCall)
  const send = useCommand(inviteCall, { refreshes: [invitationsCall, searchCall] })
  const ids = people.map((p) => p.id).join(',')
  const { mutate } = preview
  useEffect(() => {
    if (!job) return
    const timer = setTimeout(() => mutate({ job, people: ids.split(','), words, preview: true }), STILL_MS)
    return () => clearTimeout(timer)
  }, [job, words, ids, mutate])
  const results = preview.data?.results ?? []
  const cannot = results.filter((r) => r.why !== null)
  const nobody = results.length > 0 && cannot.length === results.length
  const nameOf = (id: string) => people.find((p) => p.id === id)?.name ?? ''
  const failure = send.error ?? preview.error
  return (
    <Dialog
      title={people.length === 1 ? t('inviteOf', { name: people[0]?.name ?? '' }) : t('inviting.title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {data && jobs.length === 0 ? (
        <p>
          {t('inviting.noJobs')} <Link to={paths.companyJobs()}>{t('inviting.toJobs')}</Link>
        </p>
      ) : (
        <form
          noValidate
          className={classes.stack}
          onSubmit={(event) => {
            event.preventDefault()
            send.mutate(
              { job, people: ids.split(','), words, preview: false },
              {
                onSuccess: ({ sent }) => {
                  notify.success(t('inviting.sent', { count: sent }))
                  onClose()
                },
              },
            )
          }}
        >
          <NativeSelect
            label={t('inviting.job')}
            required
            value={job}
            error={failure?.fields.job}
            onChange={(e) => setJob(e.currentTarget.value)}
            data={[
              { value: '', label: t('inviting.chooseJob') },
              ...jobs.map((j) => ({ value: j.id, label: jobLabel(j) })),
            ]}
          />
          <Textarea
            label={t('inviting.words')}
            description={t('inviting.wordsHint')}
            autosize
            minRows={2}
            maxLength={600}
            value={words}
            error={failure?.fields.words}
            onChange={(e) => setWords(e.currentTarget.value)}
          />
          {cannot.map((r) => (
            <Alert key={r.id} color="yellow" role="alert" title={t('inviting.cannot')}>
              {people.length > 1 && <strong>{nameOf(r.id)}: </strong>}
              {r.why}
            </Alert>
          ))}
          {job && preview.data && !nobody && (
            <section aria-label={t('inviting.letter')} className={classes.letter}>
              <h3 className={classes.facet}>{t('inviting.letter')}</h3>
              <p dir="ltr">
                <strong>{preview.data.letter.subject}</strong>
              </p>
              <p dir="ltr" className={classes.text}>
                {preview.data.letter.text}
              </p>
            </section>
          )}
          {failure && Object.keys(failure.fields).length === 0 && (
            <Alert color="red" role="alert">
              {failure.message}
            </Alert>
          )}
          <p className={classes.quiet}>{t('inviting.promise')}</p>
          {data && <Meter meter={preview.data?.meter ?? data.meter} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={!job || !preview.data || nobody}>
              {t('inviting.send')}
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  )
}
