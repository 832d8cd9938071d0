import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../../employee/words/index.ts'
import type { MyMemoDetail } from '../../my.contract.ts'
import { isSignature } from '../../rules.ts'
import classes from './my-memos.module.css'
import type { Answer } from './useAnswers.ts'

/** Whether the end of the words has been on the screen. */
export const useEnd = (key: string): [RefObject<HTMLDivElement | null>, boolean] => {
  const end = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another memo has another end
  useEffect(() => {
    setReached(false)
    const { current } = end
    if (!current) return
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((e) => e.isIntersecting)) setReached(true)
    })
    seen.observe(current)
    return () => seen.disconnect()
  }, [key])
  return [end, reached]
}

type Props = {
  memo: MyMemoDetail
  language: Answer['language']
  reached: boolean
  openedAt: number
  onAnswer: (answer: Answer) => void
}

/** Answered once the end was reached, or once the reader says so: whoever does not scroll is not kept out. */
export const AnswerForm = ({ memo, language, reached, openedAt, onAnswer }: Props) => {
  const t = useWords()
  const [ticked, setTicked] = useState(false)
  const [signature, setSignature] = useState('')
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const ready = reached || ticked
  const send = (answer: 'acknowledge' | 'decline', more: { signature?: string; reason?: string }) =>
    onAnswer({
      id: memo.id,
      answer,
      hash: memo.hash,
      language,
      ...more,
      at: new Date().toISOString(),
      seconds: Math.min(86_400, Math.round((Date.now() - openedAt) / 1000)),
    })
  const acknowledge = () => {
    if (memo.ack === 'sign' && !isSignature(signature, memo.name))
      return setWrong(t('answer.signatureWrong', { name: memo.name }))
    send('acknowledge', memo.ack === 'sign' ? { signature } : {})
  }
  const decline = () => (reason.trim() ? send('decline', { reason }) : setWrong(t('answer.whyMissing')))
  if (declining)
    return (
      <form
        className={classes.form}
        noValidate
        onSubmit={(e) => {
          e.preventDefault()
          decline()
        }}
      >
        <Textarea
          label={t('answer.why')}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          error={wrong}
          maxLength={1000}
          autosize
          minRows={2}
          autoFocus
        />
        <div className={classes.actions}>
          <Button type="submit">{t('answer.sendDecline')}</Button>
          <Button
            variant="default"
            onClick={() => {
              setDeclining(false)
              setWrong(null)
            }}
          >
            {t('answer.cancel')}
          </Button>
        </div>
      </form>
    )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(e) => {
        e.preventDefault()
        if (ready) acknowledge()
      }}
    >
      <p className={classes.quiet}>{t(ready ? 'answer.means' : 'answer.end')}</p>
      <Checkbox
        label={t('answer.read')}
        checked={ready}
        disabled={reached}
        onChange={(e) => setTicked(e.currentTarget.checked)}
      />
      {memo.ack === 'sign' && (
        <TextInput
          label={t('answer.signature')}
          value={signature}
          onChange={(e) => setSignature(e.currentTarget.value)}
          error={wrong}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" disabled={!ready}>
          {t(memo.ack === 'sign' ? 'answer.sign' : 'answer.acknowledge')}
        </Button>
        <Button
          variant="default"
          disabled={!ready}
          onClick={() => {
            setDeclining(true)
            setWrong(null)
          }}
        >
          {t('answer.decline')}
        </Button>
      </div>
    </form>
  )
}
