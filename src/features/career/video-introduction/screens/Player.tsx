import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'
import panel from '../../../../web/ui/panel.module.css'
import { readCaptions } from '../captions.rules.ts'
import { cueAt } from '../heard.rules.ts'
import { MOST_SECONDS } from '../video.rules.ts'
import { useWords } from '../words/index.ts'
import { pictureOf } from './picture.ts'
import classes from './video.module.css'

type Props = {
  title: string
  address: string
  captions: string | null
  trimStart: number
  trimEnd: number | null
  /** Where its person may draw the picture of it from the moment that is shown. */
  onPicture?: ((drawn: Blob | null) => void) | undefined
}

/** Plays a video from where it begins to where it ends, with its captions, and the same to read. */
export const Player = ({ title, address, captions, trimStart, trimEnd, onPicture }: Props) => {
  const t = useWords()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const [moment, setMoment] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  const [track, setTrack] = useState<string>()
  useEffect(() => {
    if (captions === null) return
    const made = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))
    setTrack(made)
    return () => URL.revokeObjectURL(made)
  }, [captions])
  const lines = useMemo(
    () => (captions === null ? [] : (readCaptions(captions, MOST_SECONDS + 1).cues ?? [])),
    [captions],
  )
  const now = cueAt(lines, moment)
  return (
    <div className={panel.stack}>
      <video
        ref={video}
        className={classes.video}
        controls
        playsInline
        preload="metadata"
        src={address}
        aria-label={t('play.label', { title })}
        onLoadedMetadata={({ currentTarget }) => {
          if (trimStart > 0) currentTarget.currentTime = trimStart
        }}
        onTimeUpdate={({ currentTarget }) => {
          setMoment(currentTarget.currentTime)
          if (trimEnd !== null && currentTarget.currentTime >= trimEnd) currentTarget.pause()
        }}
        onError={() => setFailed(true)}
      >
        <track kind="captions" src={track} srcLang={language} label={t('play.captions')} default />
      </video>
      {failed && <p role="alert">{t('play.failed')}</p>}
      {onPicture && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void (video.current && pictureOf(video.current).then(onPicture))}
          >
            {t('picture.use')}
          </Button>
        </div>
      )}
      {lines.length > 0 && (
        <details>
          <summary>{t('play.transcript')}</summary>
          <ol className={classes.lines}>
            {lines.map(({ from, words }, at) => (
              <li key={from} dir="auto" aria-current={at === now ? 'true' : undefined}>
                {at === now ? <mark>{words}</mark> : words}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
