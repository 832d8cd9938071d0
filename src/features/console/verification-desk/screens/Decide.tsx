import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { decideCall, listCall, readCall, takeBackCall } from '../../../company/verification/screens/calls.ts'
import classes from '../../../company/verification/screens/verification.module.css'
import { useWords } from '../../../company/verification/words/index.ts'

type Props = { id: string; onDone: () => void }
type Wrong = 'decision' | 'day' | 'found' | 'why' | null

/** The day it is where whoever decides sits. */
const today = () => new Date().toLocaleDateString('en-CA')

export const Decide = ({ id, onDone }: Props) => {
  const t = useWords()
  const [decision, setDecision] = useState<'verified' | 'refused' | null>(null)
  const [day, setDay] = useState(today)
  const [found, setFound] = useState('')
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState<Wrong>(null)
  const { mutateAsync, isPending, error } = useCommand(decideCall, { refreshes: [listCall, readCall] })
  const missing = (): Wrong => {
    if (decision === null) return 'decision'
    if (day === '') return 'day'
    if (decision === 'verified') return found.trim() === '' ? 'found' : null
    return why.trim() === '' ? 'why' : null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const first = missing()
    setWrong(first)
    if (first || decision === null) return
    const told = { id, decision, checkedOn: day, evidence: found, reason: decision === 'refused' ? why : null }
    await mutateAsync(told).then(
      () => {
        notify.success(t('done'))
        onDone()
      },
      () => {},
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.part}>
      <h3 className={classes.heading}>{t('decide')}</h3>
      <p className={classes.small}>{t('decideText')}</p>
      <Radio.Group
        aria-label={t('decide')}
        value={decision}
        onChange={(value) => setDecision(value as 'verified')}
        error={wrong === 'decision' ? t('chooseOne') : undefined}
      >
        <div className={classes.choices}>
          <Radio value="verified" label={t('verify')} description={t('verifyText')} />
          <Radio value="refused" label={t('refuse')} description={t('refuseText')} />
        </div>
      </Radio.Group>
      <TextInput
        type="date"
        label={t('day')}
        required
        max={today()}
        value={day}
        error={wrong === 'day' ? t('dayMissing') : undefined}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Textarea
        label={t('found')}
        description={t('foundHelp')}
        required={decision === 'verified'}
        autosize
        minRows={2}
        maxLength={2000}
        value={found}
        error={wrong === 'found' ? t('foundMissing') : undefined}
        onChange={(event) => setFound(event.currentTarget.value)}
      />
      {decision === 'refused' && (
        <Textarea
          label={t('why')}
          description={t('whyHelp')}
          required
          autosize
          minRows={2}
          maxLength={1000}
          value={why}
          error={wrong === 'why' ? t('whyMissing') : undefined}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
      )}
      {error && (
        <p role="alert" className={classes.failure}>
          {t('failed', { message: sentenceOfFailure(error) })}
        </p>
      )}
      <Button type="submit" loading={isPending} className={classes.send}>
        {t('send')}
      </Button>
    </form>
  )
}

/** What holds no more: struck off, or verified by mistake. */
export const RevokeVerification = ({ id, onDone }: Props) => {
  const t = useWords()
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState(false)
  const { mutateAsync, isPending, error } = useCommand(takeBackCall, { refreshes: [listCall, readCall] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(why.trim() === '')
    if (why.trim() === '') return
    await mutateAsync({ id, reason: why }).then(
      () => {
        notify.success(t('takenBack'))
        onDone()
      },
      () => {},
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.part}>
      <h3 className={classes.heading}>{t('takeBack')}</h3>
      <p className={classes.small}>{t('takeBackText')}</p>
      <Textarea
        label={t('why')}
        description={t('whyHelp')}
        required
        autosize
        minRows={2}
        maxLength={1000}
        value={why}
        error={wrong ? t('takeBackMissing') : undefined}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      {error && (
        <p role="alert" className={classes.failure}>
          {t('failed', { message: sentenceOfFailure(error) })}
        </p>
      )}
      <Button type="submit" color="red" variant="outline" loading={isPending} className={classes.send}>
        {t('takeBack')}
      </Button>
    </form>
  )
}
