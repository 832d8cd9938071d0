import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { PayRun, setPayPerson } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { personCall, runCall, runsCall } from './calls.ts'
import { DownloadButton } from './Download.tsx'
import { LineNotes } from './LineNotes.tsx'
import { Cause } from './Notes.tsx'
import { Profile } from './Profile.tsx'
import classes from './payroll.module.css'
import { Reopen } from './Reopen.tsx'
import { SlipView } from './SlipView.tsx'

const setCall = wire<typeof setPayPerson>('POST', '/api/payroll/runs/:id/people/:employmentId')

type Props = {
  run: PayRun
  person: { employmentId: string; name: string; state: 'ok' | 'blocked' | 'excluded' | 'held' | 'locked' }
  mayChange: boolean
  mayRun: boolean
  onRun: (id: string) => void
  onClose: () => void
}

/** The pay of one person in a run: each line with how it came about, why it changed, and what may be done. */
export const PersonDialog = ({ run, person, mayChange, mayRun, onRun, onClose }: Props) => {
  const t = useWords()
  const say = useSentences()
  const asked = { id: run.id, employmentId: person.employmentId }
  const { data, error, isPending, refetch } = useApiState(personCall, asked)
  const set = useCommand(setCall, { refreshes: [personCall, runCall, runsCall] })
  const isPaid = run.state === 'locked' && person.state !== 'excluded'
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (state: 'ok' | 'excluded' | 'held') => {
    if (state !== 'ok' && !reason.trim()) return setWrong(t('person.reasonRequired'))
    setWrong(null)
    set.mutate(
      { ...asked, state, reason: reason.trim() || null },
      { onSuccess: () => notify.success(t('person.changed')), onError: (e) => notify.failure(e.message) },
    )
  }
  return (
    <Dialog title={<bdi>{person.name}</bdi>} onClose={onClose} size="lg">
      <div className={classes.stack}>
        {error && <ErrorState title={t('run.failed')} error={error} onRetry={() => void refetch()} />}
        {isPending && <LoadingTable rows={4} columns={2} />}
        {data && (
          <>
            {data.person.gates.length > 0 && (
              <Alert color={person.state === 'blocked' ? 'red' : 'yellow'} variant="light" title={t('run.gates')}>
                <ul className={classes.list}>
                  {data.person.gates.map(({ key, message }) => (
                    <li key={key}>
                      {say(message)} <Cause gate={key} name={person.name} employeeId={data.person.employeeId} />
                    </li>
                  ))}
                </ul>
              </Alert>
            )}
            <SlipView slip={data.slip} withEmployer />
            <LineNotes asked={asked} lines={data.slip.lines} mayNote={mayRun} />
          </>
        )}
        {isPaid && (
          <div className={classes.actions}>
            <DownloadButton
              address={`/api/payroll/runs/${run.id}/people/${person.employmentId}/payslip.pdf`}
              name={`payslip-${run.payDay}.pdf`}
            >
              {t('after.download')}
            </DownloadButton>
            <DownloadButton
              variant="subtle"
              address={`/api/payroll/people/${person.employmentId}/statement.pdf?year=${run.payDay.slice(0, 4)}`}
              name={`statement-${run.payDay.slice(0, 4)}.pdf`}
            >
              {t('after.statement', { year: run.payDay.slice(0, 4) })}
            </DownloadButton>
          </div>
        )}
        {isPaid && run.kind !== 'correction' && (
          <Reopen runId={run.id} employmentId={person.employmentId} mayRun={mayRun} onRun={onRun} />
        )}
        <Profile employmentId={person.employmentId} mayChange={mayChange} />
        {mayChange && (
          <section className={classes.card} aria-label={t('person.title')}>
            <TextInput
              label={t('person.reason')}
              value={reason}
              onChange={(e) => setReason(e.currentTarget.value)}
              error={wrong}
              maxLength={300}
            />
            <div className={classes.actions}>
              {person.state !== 'excluded' && (
                <Button variant="default" loading={set.isPending} onClick={() => change('excluded')}>
                  {t('person.exclude')}
                </Button>
              )}
              {person.state === 'ok' && (
                <Button variant="default" loading={set.isPending} onClick={() => change('held')}>
                  {t('person.hold')}
                </Button>
              )}
              {(person.state === 'excluded' || person.state === 'held') && (
                <Button variant="default" loading={set.isPending} onClick={() => change('ok')}>
                  {t('person.include')}
                </Button>
              )}
            </div>
          </section>
        )}
      </div>
    </Dialog>
  )
}
