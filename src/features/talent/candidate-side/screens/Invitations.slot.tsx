import { Alert, Button, Checkbox, Group, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { MyInvitation } from '../person.contract.ts'
import { useWords } from '../words/index.ts'
import { answerCall, foundCall, invitationsCall, reportCall } from './calls.ts'
import classes from './found.module.css'

const refreshes = [invitationsCall, foundCall]
const SHOWN = 10

/** Jobs somebody was invited to apply for, and their answers. */
export default function Invitations() {
  const t = useWords()
  const { data, error, isPending, refetch } = useApiState(invitationsCall, {})
  return (
    <section className={classes.card} aria-labelledby="invitations">
      <h2 id="invitations" className={classes.heading}>
        {t('invitations')}
      </h2>
      {isPending && <LoadingTable rows={2} columns={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.invitations.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
      {data && data.invitations.length > 0 && (
        <ul className={classes.rows}>
          {data.invitations.slice(0, SHOWN).map((i) => (
            <One key={i.id} invitation={i} />
          ))}
        </ul>
      )}
    </section>
  )
}

const One = ({ invitation: i }: { invitation: MyInvitation }) => {
  const t = useWords()
  const go = useGo()
  const { day } = useFormat()
  const [doing, setDoing] = useState<'no' | 'report' | null>(null)
  const answer = useCommand(answerCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const job = i.job.title
  const open = i.status === 'sent' || i.status === 'later'
  const toneOfOther = open ? 'calm' : 'idle'
  return (
    <li className={classes.invitation}>
      <div className={classes.line}>
        <Link to={paths.job(i.job.id)}>
          <bdi>{job}</bdi>
        </Link>
        <StatusBadge tone={i.status === 'accepted' ? 'ok' : toneOfOther}>{t(`status.${i.status}`)}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {t('from', { company: i.company })} · {i.job.place}
      </p>
      {i.words && <p className={classes.words}>{t('words', { words: i.words })}</p>}
      {!i.job.open && <p className={classes.quiet}>{t('closed')}</p>}
      {open && i.job.open && (
        <p className={classes.quiet}>
          {t('promise')} {t('until', { day: day(i.expiresAt) })}
        </p>
      )}
      <div className={classes.buttons}>
        {open && i.job.open && (
          <Button
            size="compact-md"
            loading={answer.isPending}
            aria-label={t('acceptOf', { job })}
            onClick={() =>
              answer.mutate(
                { id: i.id, answer: 'accepted' },
                { onSuccess: () => void go(paths.job(i.job.id)), ...failed },
              )
            }
          >
            {t('accept')}
          </Button>
        )}
        {i.status === 'sent' && (
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('laterOf', { job })}
            onClick={() => answer.mutate({ id: i.id, answer: 'later' }, failed)}
          >
            {t('later')}
          </Button>
        )}
        {open && (
          <Button size="compact-md" variant="default" aria-label={t('noOf', { job })} onClick={() => setDoing('no')}>
            {t('no')}
          </Button>
        )}
        {i.status === 'accepted' &&
          (i.applicationId ? (
            <Link to={paths.seekerMyApplications({ application: i.applicationId })}>{t('seeApplication')}</Link>
          ) : (
            i.job.open && (
              <Button size="compact-md" component={Link} to={paths.job(i.job.id)}>
                {t('apply')}
              </Button>
            )
          ))}
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={t('reportOf', { job })}
          onClick={() => setDoing('report')}
        >
          {t('report')}
        </Button>
      </div>
      {doing === 'no' && <NoDialog invitation={i} onClose={() => setDoing(null)} />}
      {doing === 'report' && <ReportDialog id={i.id} onClose={() => setDoing(null)} />}
    </li>
  )
}

const NoDialog = ({ invitation: i, onClose }: { invitation: MyInvitation; onClose: () => void }) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [block, setBlock] = useState(false)
  const answer = useCommand(answerCall, { refreshes })
  return (
    <Dialog
      title={t('noTitle', { company: i.company })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          answer.mutate(
            { id: i.id, answer: 'declined', reason, block },
            {
              onSuccess: () => {
                notify.success(t('saidNo'))
                onClose()
              },
            },
          )
        }}
      >
        <p className={classes.quiet}>{t('noText')}</p>
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={300}
          value={reason}
          error={answer.error?.fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        <Checkbox
          label={t('block', { company: i.company })}
          checked={block}
          onChange={(e) => setBlock(e.currentTarget.checked)}
        />
        <Ends failure={answer.error} busy={answer.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const REPORTS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const

const ReportDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const [reason, setReason] = useState<(typeof REPORTS)[number]>('asks_for_money')
  const [words, setWords] = useState('')
  const report = useCommand(reportCall)
  return (
    <Dialog title={t('reportTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          report.mutate(
            { id, reason, words },
            {
              onSuccess: () => {
                notify.success(t('reported'))
                onClose()
              },
            },
          )
        }}
      >
        <p className={classes.quiet}>{t('reportText')}</p>
        <NativeSelect
          label={t('reportWhat')}
          value={reason}
          onChange={(e) => setReason(REPORTS.find((r) => r === e.currentTarget.value) ?? 'other')}
          data={REPORTS.map((value) => ({ value, label: t(`reports.${value}`) }))}
        />
        <Textarea
          label={t('reportWords')}
          maxLength={1000}
          value={words}
          onChange={(e) => setWords(e.currentTarget.value)}
        />
        <Ends failure={report.error} busy={report.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const Ends = ({ failure, busy, onClose }: { failure: Error | null; busy: boolean; onClose: () => void }) => {
  const t = useWords()
  return (
    <>
      {failure && (
        <Alert color="red" role="alert">
          {failure.message}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('send')}
        </Button>
      </Group>
    </>
  )
}
