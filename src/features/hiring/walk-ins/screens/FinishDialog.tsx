import { Alert, Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { Ticket } from '../contract.ts'
import { RESULTS, type Result } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { finishCall, readCall } from './calls.ts'
import classes from './walk-ins.module.css'

const OVERALL = [4, 3, 2, 1] as const

/** What was found, in three fields: there is somebody waiting. */
export const FinishDialog = ({
  eventId,
  ticket,
  onClose,
}: {
  eventId: string
  ticket: Ticket
  onClose: () => void
}) => {
  const t = useWords()
  const finish = useCommand(finishCall, { refreshes: [readCall] })
  const [overall, setOverall] = useState('')
  const [summary, setSummary] = useState('')
  const [result, setResult] = useState<Result>('review')
  const [email, setEmail] = useState('')
  const wrong = finish.error?.fields ?? {}
  const submit = (e: FormEvent) => {
    e.preventDefault()
    finish.mutate(
      { id: eventId, ticket: ticket.id, overall: Number(overall), summary, result, ...(email ? { email } : {}) },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      title={t('finish.title', { name: ticket.name })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate className={classes.stack}>
        <Radio.Group label={t('finish.overall')} value={overall} onChange={setOverall} error={wrong.overall} required>
          <div className={classes.line}>
            {OVERALL.map((n) => (
              <Radio key={n} value={String(n)} label={t(`finish.o${n}`)} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={t('finish.summary')}
          value={summary}
          onChange={(e) => setSummary(e.currentTarget.value)}
          error={wrong.summary}
          autosize
          minRows={2}
          maxLength={4000}
        />
        <NativeSelect
          label={t('finish.result')}
          description={t('finish.resultHelp')}
          data={RESULTS.map((r) => ({ value: r, label: t(`finish.${r}`) }))}
          value={result}
          onChange={(e) => setResult(e.currentTarget.value as Result)}
        />
        {ticket.email === null && (
          <TextInput
            type="email"
            label={t('finish.email')}
            value={email}
            onChange={(e) => setEmail(e.currentTarget.value)}
            error={wrong.email}
            required
          />
        )}
        {finish.error && (
          <Alert color="red" role="alert">
            {Object.values(wrong)[0] ?? finish.error.message}
          </Alert>
        )}
        <div className={classes.end}>
          <Button type="submit" loading={finish.isPending}>
            {t('finish.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
