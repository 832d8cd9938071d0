import { Checkbox } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import panel from '../../../../web/ui/panel.module.css'
import { useSpeech, WhereSpeechGoes } from '../../voice-resume/screens/Speak.tsx'
import { listen, type Problem } from '../../voice-resume/screens/speech.ts'
import { useWords as useVoiceWords } from '../../voice-resume/words/index.ts'
import type { HeardPhrase } from '../heard.rules.ts'
import { useWords } from '../words/index.ts'

/** Writes down what is said while a video is recorded, where its person asked for it and the browser can; every phrase with its second. */
export const useDictation = () => {
  const speech = useSpeech()
  const [isWanted, setWanted] = useState(false)
  const [heard, setHeard] = useState<readonly HeardPhrase[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const isOn = isWanted && speech.maySpeak
  const start = () => {
    setHeard([])
    setProblem(null)
    if (!isOn) return
    const began = performance.now()
    running.current = listen({
      language: speech.language,
      where: speech.where,
      onHeard: (words) => setHeard((old) => [...old, { words, at: (performance.now() - began) / 1000 }]),
      onEnd: setProblem,
    })
  }
  const stop = () => {
    running.current?.stop()
    running.current = null
  }
  return { speech, isWanted, setWanted, isOn, heard, problem, start, stop }
}
type Dictation = ReturnType<typeof useDictation>

/** Asks whether what is said is to be written down, and says who may hear it. Nothing where the browser cannot. */
export const DictationChoice = ({ dictation: { speech, isWanted, setWanted } }: { dictation: Dictation }) => {
  const t = useWords()
  if (speech.where === 'none') return null
  return (
    <>
      <Checkbox
        label={t('dictation.ask')}
        description={t('dictation.text')}
        checked={isWanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      {isWanted && <WhereSpeechGoes speech={speech} />}
    </>
  )
}

/** What was heard: it becomes the captions, which are corrected afterwards. */
export const Heard = ({ dictation: { heard, problem } }: { dictation: Dictation }) => {
  const t = useWords()
  const voice = useVoiceWords()
  return (
    <div className={panel.note}>
      <p>{heard.length > 0 ? t('dictation.heard') : t('dictation.nothing')}</p>
      {problem && <p className={panel.wrong}>{voice(`problems.${problem}`)}</p>}
      {heard.length > 0 && <p dir="auto">{heard.map(({ words }) => words).join(' ')}</p>}
    </div>
  )
}
