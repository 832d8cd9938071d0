import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import panel from '../../../../web/ui/panel.module.css'
import type { Fact } from '../answers.rules.ts'
import { type Correction, correctionIn } from '../corrections.rules.ts'
import { useWords } from '../words/index.ts'
import { saidOf } from './Card.tsx'
import { SpeakButton, type Speech } from './Speak.tsx'

type CorrectProps = { facts: readonly Fact[]; speech: Speech; onTake: (correction: Correction) => void }

/** Corrects by a sentence that is spoken or typed. What would change is shown, and taken by a press. */
export const Correct = ({ facts, speech, onTake }: CorrectProps) => {
  const t = useWords()
  const [said, setSaid] = useState('')
  const [found, setFound] = useState<{ correction: Correction | null } | null>(null)
  const look = (words: string) => {
    setSaid(words)
    setFound({ correction: correctionIn(words, speech.language, facts) })
  }
  const close = () => {
    setFound(null)
    setSaid('')
  }
  const correction = found?.correction ?? null
  const fact = correction && facts[correction.at]
  const shown = () => {
    if (!correction || !fact) return t('correct.none')
    if (correction.action === 'remove') return t('correct.remove', { fact: saidOf(fact) })
    return t('correct.change', { fact: saidOf(fact), before: correction.before || '–', after: correction.value })
  }
  return (
    <section className={panel.card} aria-labelledby="correct">
      <h2 id="correct">{t('correct.title')}</h2>
      <form
        className={panel.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (said.trim()) look(said)
        }}
      >
        <TextInput
          label={t('correct.say')}
          description={t('correct.such')}
          value={said}
          maxLength={300}
          dir="auto"
          onChange={(event) => {
            setSaid(event.currentTarget.value)
            setFound(null)
          }}
        />
        <div className={panel.row}>
          <SpeakButton speech={speech} onHeard={look} />
          <Button type="submit" variant="default" disabled={said.trim() === ''}>
            {t('correct.look')}
          </Button>
        </div>
      </form>
      {found && (
        <div className={panel.note} role="status">
          <p dir="auto">{shown()}</p>
          {correction && (
            <div className={panel.row}>
              <Button
                onClick={() => {
                  onTake(correction)
                  close()
                }}
              >
                {t('correct.take')}
              </Button>
              <Button variant="default" onClick={close}>
                {t('correct.leave')}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
