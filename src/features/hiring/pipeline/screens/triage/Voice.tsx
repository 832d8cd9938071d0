import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import classes from './triage.module.css'

/** What browsers that turn speech into text offer; TypeScript does not know it. */
type Recogniser = {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: (() => void) | null
  start: () => void
  stop: () => void
}
type Makes = new () => Recogniser

const recogniser = (): Makes | null => {
  const w = window as unknown as { SpeechRecognition?: Makes; webkitSpeechRecognition?: Makes }
  return w.SpeechRecognition ?? w.webkitSpeechRecognition ?? null
}

/** Agreed to for as long as the page is open, never longer. */
let agreed = false

/**
 * Says a note instead of typing it, where the browser can; nothing is recorded, only its words are kept. The browser may send the voice to its
 * maker: that is said and agreed to before it hears anything. Typing does the same.
 */
export const VoiceNote = ({ onSaid }: { onSaid: (text: string) => void }) => {
  const t = useWords()
  const [hearing, setHearing] = useState(false)
  const [asking, setAsking] = useState(false)
  const heard = useRef<Recogniser | null>(null)
  useEffect(() => () => heard.current?.stop(), [])
  const Made = recogniser()
  if (!Made) return null
  const toggle = () => {
    if (hearing) return heard.current?.stop()
    if (!agreed) return setAsking(true)
    const one = new Made()
    one.lang = document.documentElement.lang
    one.interimResults = false
    one.onresult = ({ results }) =>
      onSaid(
        Array.from(results, (r) => r[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      )
    one.onend = () => setHearing(false)
    one.onerror = () => setHearing(false)
    heard.current = one
    one.start()
    setHearing(true)
  }
  if (asking)
    return (
      <div className={classes.voice}>
        <p className={classes.quiet}>{t('triage.speakWhere')}</p>
        <button
          type="button"
          className={classes.quietButton}
          onClick={() => {
            agreed = true
            setAsking(false)
            toggle()
          }}
        >
          {t('triage.speakAgree')}
        </button>
        <button type="button" className={classes.quietButton} onClick={() => setAsking(false)}>
          {t('triage.speakType')}
        </button>
      </div>
    )
  return (
    <div className={classes.voice}>
      <button type="button" className={classes.quietButton} aria-pressed={hearing} onClick={toggle}>
        {t(hearing ? 'triage.stopSpeaking' : 'triage.speak')}
      </button>
      <span className={classes.quiet}>{t('triage.speakWhere')}</span>
    </div>
  )
}
