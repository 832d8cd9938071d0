import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { useNoise } from './noise.ts'
import { canSayWhere, listen, type Problem, usualWhere, type Where, whereSpeechGoes } from './speech.ts'

const LANGUAGES = ['en-SG', 'en-IN', 'en-CA', 'en-GB', 'fr-CA', 'ar-AE', 'hi-IN', 'ta-IN', 'zh-CN'] as const
type Spoken = (typeof LANGUAGES)[number]

/** The language of the page, until another one is chosen. */
const usual = (): Spoken =>
  LANGUAGES.find((one) => one.slice(0, 2) === document.documentElement.lang.slice(0, 2)) ?? 'en-SG'

/** How speech is heard in this session: where it goes, whether its person agreed, and in which language. */
export const useSpeech = () => {
  const [language, setLanguage] = useState<Spoken>(usual)
  const [where, setWhere] = useState<Where>(usualWhere)
  const [agrees, setAgrees] = useState(false)
  const change = (next: Spoken) => {
    setLanguage(next)
    setWhere(usualWhere())
  }
  const lookCloser = () => void whereSpeechGoes(language).then(setWhere)
  const maySpeak = where === 'device' || (where === 'service' && agrees)
  return { language, change, where, lookCloser, agrees, setAgrees, maySpeak }
}
export type Speech = ReturnType<typeof useSpeech>

/** Says where speech is processed before a word is spoken. */
export const WhereSpeechGoes = ({ speech }: { speech: Speech }) => {
  const t = useWords()
  const { where, language, change, lookCloser, agrees, setAgrees } = speech
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' })
  return (
    <section className={panel.card} aria-labelledby="speech">
      <h2 id="speech">{t('speech.title')}</h2>
      <p>{t(`speech.${where}`)}</p>
      <p className={panel.quiet}>{t('speech.ours')}</p>
      {where !== 'none' && (
        <NativeSelect
          label={t('speech.language')}
          value={language}
          onChange={(event) => change(LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en-SG')}
          data={LANGUAGES.map((one) => ({ value: one, label: names.of(one) ?? one }))}
          style={{ maxInlineSize: 320 }}
        />
      )}
      {!language.startsWith('en') && <p className={panel.quiet}>{t('speech.otherLanguage')}</p>}
      {where === 'service' && canSayWhere() && (
        <div className={panel.row}>
          <Button variant="default" onClick={lookCloser}>
            {t('speech.ask')}
          </Button>
        </div>
      )}
      {where === 'service' && (
        <Checkbox
          label={t('speech.agree')}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
      )}
    </section>
  )
}

/** Begins and ends listening; what is heard is given phrase by phrase. */
export const SpeakButton = ({ speech, onHeard }: { speech: Speech; onHeard: (text: string) => void }) => {
  const t = useWords()
  const [listening, setListening] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<{ stop: () => void } | null>(null)
  const isLoud = useNoise(listening)
  useEffect(() => () => running.current?.stop(), [])
  if (!speech.maySpeak) return null
  const begin = () => {
    setProblem(null)
    setListening(true)
    running.current = listen({
      language: speech.language,
      where: speech.where,
      onHeard,
      onEnd: (why) => {
        setListening(false)
        setProblem(why)
      },
    })
  }
  return (
    <>
      <Button variant={listening ? 'filled' : 'default'} onClick={listening ? () => running.current?.stop() : begin}>
        {t(listening ? 'stop' : 'speak')}
      </Button>
      <span role="status">
        {listening && t('listening')}
        {isLoud && <span className={panel.wrong}> {t('loud')}</span>}
        {problem && <span className={panel.wrong}>{t(`problems.${problem}`)}</span>}
      </span>
    </>
  )
}
