import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../../web/download.ts'
import { useMediaStream } from '../../../../web/ui/camera.ts'
import panel from '../../../../web/ui/panel.module.css'
import { MOST_SECONDS } from '../video.rules.ts'
import { useWords } from '../words/index.ts'
import { DictationChoice, Heard, useDictation } from './Dictation.tsx'
import { pictureOf } from './picture.ts'
import type { Beside } from './useUpload.ts'
import classes from './video.module.css'

const KINDS = ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm']
const FILM: MediaStreamConstraints = { video: { width: 640, height: 480 }, audio: true }
const COUNTDOWN = 3
/** Small enough that 90 seconds stay far below 60 MB. bits a second */
const RATE = 1_500_000

type State = 'opening' | 'ready' | 'counting' | 'running' | 'done' | 'denied' | 'none' | 'unsupported'
type Props = { onUse: (recording: Blob, beside: Beside) => void; onCancel: () => void; isBusy: boolean }

const kindHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))

/** Records with a countdown, once more as often as wanted; nothing leaves the device before it is used. */
export const Recorder = ({ onUse, onCancel, isBusy }: Props) => {
  const t = useWords()
  const [isAble] = useState(() => kindHere() !== undefined)
  const { stream, problem: hindrance } = useMediaStream(isAble ? FILM : null)
  const problem = isAble ? hindrance : 'unsupported'
  const [state, setState] = useState<State>('opening')
  const [count, setCount] = useState(COUNTDOWN)
  const [recording, setRecording] = useState<{ blob: Blob; address: string } | null>(null)
  const live = useRef<HTMLVideoElement>(null)
  const preview = useRef<HTMLVideoElement>(null)
  const dictation = useDictation()
  const recorder = useRef<MediaRecorder | null>(null)
  const now: State = problem ?? (stream && state === 'opening' ? 'ready' : state)
  useEffect(() => {
    if (live.current && stream) live.current.srcObject = stream
  }, [stream])
  useEffect(
    () => () => {
      if (recording) URL.revokeObjectURL(recording.address)
    },
    [recording],
  )
  const record = () => {
    if (!stream) return
    const pieces: Blob[] = []
    const made = new MediaRecorder(stream, { mimeType: kindHere() ?? '', videoBitsPerSecond: RATE })
    made.ondataavailable = ({ data }) => void (data.size > 0 && pieces.push(data))
    made.onstop = () => {
      const blob = new Blob(pieces, { type: made.mimeType })
      setRecording({ blob, address: URL.createObjectURL(blob) })
      dictation.stop()
      setState('done')
    }
    recorder.current = made
    made.start(1000)
    dictation.start()
    setCount(0)
    setState('running')
  }
  const step = useRef(record)
  step.current = record
  // One tick a second: down to the beginning, then up to the end.
  useEffect(() => {
    if (now !== 'counting' && now !== 'running') return
    const tick = setTimeout(() => {
      if (now === 'counting' && count <= 1) step.current()
      else if (now === 'counting') setCount(count - 1)
      else if (count + 1 >= MOST_SECONDS) recorder.current?.stop()
      else setCount(count + 1)
    }, 1000)
    return () => clearTimeout(tick)
  }, [now, count])
  useEffect(() => () => void (recorder.current?.state === 'recording' && recorder.current.stop()), [])
  const begin = () => {
    setRecording(null)
    setCount(COUNTDOWN)
    setState('counting')
  }
  const use = async (blob: Blob) => {
    const picture = preview.current ? await pictureOf(preview.current) : null
    onUse(blob, { picture, heard: dictation.heard })
  }
  const name = recording?.blob.type.startsWith('video/mp4') ? 'introduction.mp4' : 'introduction.webm'
  return (
    <section className={panel.card} aria-labelledby="record">
      <h3 id="record">{t('record.title')}</h3>
      {(now === 'denied' || now === 'none' || now === 'unsupported') && <p role="alert">{t(`record.${now}`)}</p>}
      {now !== 'done' && problem === null && (
        <video ref={live} className={classes.video} muted autoPlay playsInline aria-label={t('record.camera')} />
      )}
      {now === 'done' && recording && (
        // biome-ignore lint/a11y/useMediaCaption: a recording of a moment ago has none; they come before anybody else may watch
        <video
          ref={preview}
          className={classes.video}
          controls
          playsInline
          src={recording.address}
          aria-label={t('record.preview')}
        />
      )}
      {now === 'done' && <p className={panel.quiet}>{t('picture.ofPreview')}</p>}
      {(now === 'ready' || now === 'opening') && <DictationChoice dictation={dictation} />}
      {now === 'done' && dictation.isOn && <Heard dictation={dictation} />}
      <p role="status" className={panel.quiet}>
        {now === 'counting' && t('record.ready', { count })}
        {now === 'running' && t('record.running', { seconds: count })}
      </p>
      <div className={panel.row}>
        {now === 'ready' && <Button onClick={begin}>{t('record.start')}</Button>}
        {now === 'running' && (
          <Button color="red" onClick={() => recorder.current?.stop()}>
            {t('record.stop')}
          </Button>
        )}
        {now === 'done' && recording && (
          <>
            <Button loading={isBusy} onClick={() => void use(recording.blob)}>
              {t('record.use')}
            </Button>
            <Button variant="default" onClick={begin}>
              {t('record.again')}
            </Button>
            <Button variant="default" onClick={() => saveFile(name, recording.blob)}>
              {t('record.save')}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onCancel}>
          {t('record.cancel')}
        </Button>
      </div>
    </section>
  )
}
