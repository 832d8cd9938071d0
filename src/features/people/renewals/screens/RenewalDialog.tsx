import { Button, FileButton, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { WholeRenewal } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { assignCall, confirmCall, documentCall, dropCall, offersCall, renewalCall, STALE, stepCall } from './calls.ts'
import classes from './renewals.module.css'
import { TONES, useSay } from './shown.ts'

/** One renewal: how far it is, who sees to it, what was done, and closing it with the new validity. */
export default function RenewalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const answer = useApiState(renewalCall, { id })
  return (
    <Dialog onClose={onClose} size="lg" title={t('one')}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={4} columns={2} />} title={t('failed')}>
        {({ renewal }) => <Shown key={renewal.version} renewal={renewal} />}
      </WhenLoaded>
    </Dialog>
  )
}

const isClosed = ({ state }: WholeRenewal): boolean => state === 'confirmed' || state === 'dropped'

const Shown = ({ renewal }: { renewal: WholeRenewal }) => {
  const t = useWords()
  const { day, moment } = useFormat()
  const say = useSay()
  const { data } = useApiState(offersCall, { employeeId: renewal.employeeId })
  return (
    <Stack gap="md">
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{say(renewal.country, renewal.what)}</bdi> · <bdi>{renewal.name}</bdi>
        </h2>
        <p className={classes.quiet}>{t(renewal.isOver ? 'ranOut' : 'runsOut', { day: day(renewal.expiresOn) })}</p>
        <StatusBadge tone={TONES[renewal.state]}>{t(`states.${renewal.state}`)}</StatusBadge>
        {renewal.validUntil !== null && (
          <p className={classes.quiet}>{t('validUntilDay', { day: day(renewal.validUntil) })}</p>
        )}
      </div>
      {!isClosed(renewal) && data?.mayWrite && <Work renewal={renewal} owners={data.owners} />}
      <section aria-label={t('history')}>
        <h3 className={classes.title}>{t('history')}</h3>
        <ul className={classes.list}>
          {renewal.history.map((step) => (
            <li key={`${step.at} ${step.step}`}>
              <span className={classes.grow}>
                {t(`steps.${step.step}`)}
                {step.note && <p className={classes.quiet}>{step.note}</p>}
              </span>
              <span className={classes.quiet}>
                <bdi>{step.by}</bdi> · {moment(step.at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}

type WorkProps = { renewal: WholeRenewal; owners: readonly { id: string; name: string }[] }

const Work = ({ renewal, owners }: WorkProps) => {
  const t = useWords()
  const client = useQueryClient()
  const { id, version } = renewal
  const step = useCommand(stepCall, { refreshes: STALE })
  const assign = useCommand(assignCall, { refreshes: STALE })
  const confirm = useCommand(confirmCall, { refreshes: STALE })
  const drop = useCommand(dropCall, { refreshes: STALE })
  const [note, setNote] = useState('')
  const [ownerId, setOwner] = useState(renewal.ownerId ?? '')
  const [dueOn, setDue] = useState(renewal.dueOn)
  const [validUntil, setUntil] = useState('')
  const [documentNumber, setNumber] = useState('')
  const failed = (problem: Error) => notify.failure(problem.message)
  const told = { onSuccess: () => notify.success(t('saved')), onError: failed }
  const busy = step.isPending || assign.isPending || confirm.isPending || drop.isPending
  const send = (file: File | null) => {
    if (!file) return
    call(documentCall, { id, version, validUntil, name: file.name, note }, { file }).then(() => {
      notify.success(t('saved'))
      return Promise.all(STALE.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
    }, failed)
  }
  return (
    <Stack gap="sm">
      <Textarea
        label={t('note')}
        value={note}
        maxLength={1000}
        autosize
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        {renewal.next.map((next) => (
          <Button
            key={next}
            size="sm"
            variant="default"
            disabled={busy}
            onClick={() => step.mutate({ id, version, step: next, note }, told)}
          >
            {t(`take.${next}`)}
          </Button>
        ))}
      </div>
      <div className={classes.actions}>
        <NativeSelect
          label={t('owner')}
          value={ownerId}
          onChange={(event) => setOwner(event.currentTarget.value)}
          data={[{ value: '', label: t('nobody') }, ...owners.map((one) => ({ value: one.id, label: one.name }))]}
        />
        <TextInput
          type="date"
          label={t('dueDay')}
          value={dueOn}
          onChange={(event) => setDue(event.currentTarget.value)}
        />
        <Button
          size="sm"
          variant="default"
          disabled={busy || dueOn === ''}
          onClick={() => assign.mutate({ id, version, ownerId: ownerId || null, dueOn, note }, told)}
        >
          {t('save')}
        </Button>
      </div>
      <p className={classes.quiet}>{t(`closes.${renewal.thing}`)}</p>
      <div className={classes.actions}>
        <TextInput
          type="date"
          label={t('validUntil')}
          value={validUntil}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        {renewal.thing === 'authorization' && (
          <TextInput
            label={t('number')}
            value={documentNumber}
            maxLength={60}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        )}
        {renewal.thing === 'document' ? (
          <FileButton onChange={send} accept="application/pdf,image/*,.docx">
            {(props) => (
              <Button size="sm" disabled={validUntil === ''} {...props}>
                {t('confirmFile')}
              </Button>
            )}
          </FileButton>
        ) : (
          <Button
            size="sm"
            disabled={busy || validUntil === ''}
            onClick={() => confirm.mutate({ id, version, validUntil, documentNumber, note }, told)}
          >
            {t('confirm')}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          disabled={busy || note.trim() === ''}
          onClick={() => drop.mutate({ id, version, note }, told)}
        >
          {t('drop')}
        </Button>
      </div>
    </Stack>
  )
}
