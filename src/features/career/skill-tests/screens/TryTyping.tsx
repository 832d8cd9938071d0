import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { type Typed, typedOf } from '../typing.rules.ts'
import { useWords } from '../words/index.ts'
import { TypeHere } from './TypeHere.tsx'

/** A text to try: timed from the first stroke, counted here and kept nowhere. */
export const TryTyping = ({ text }: { text: string }) => {
  const t = useWords()
  const { number } = useFormat()
  const [typed, setTyped] = useState('')
  const [since, setSince] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Typed | null>(null)
  return (
    <form
      className={panel.stack}
      onSubmit={(e) => {
        e.preventDefault()
        if (since !== null) setOutcome(typedOf(text, { openedAt: since, handedAt: Date.now(), typed }))
      }}
    >
      <TypeHere
        text={text}
        typed={typed}
        onTyped={(next) => {
          setSince((at) => at ?? Date.now())
          setTyped(next)
        }}
      />
      <p role="status">
        {outcome && t('typing.measured', { net: number(Math.round(outcome.net)), errors: number(outcome.errors) })}
      </p>
      <div className={panel.row}>
        <Button type="submit" variant="default">
          {t('practice.check')}
        </Button>
      </div>
    </form>
  )
}
