import { useEffect, useRef, useState } from 'react'
import { useMediaStream } from '../../../../web/ui/camera.ts'
import { useWords } from '../words/index.ts'
import classes from './walk-ins.module.css'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorOf = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads codes by itself. */
export const canScan = (): boolean => detectorOf() !== undefined && Boolean(navigator.mediaDevices)

const BACK: MediaStreamConstraints = { video: { facingMode: 'environment' } }
const LOOK_EVERY = 300
/** The same code is not sent again while it is still held before the camera, ms. */
const SAME_FOR = 5_000

/** What the camera sees stays on the device; only the text of a code is sent. */
export const Scanner = ({ onCode }: { onCode: (text: string) => void }) => {
  const t = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  tell.current = onCode
  const [failed, setFailed] = useState(false)
  const { stream, problem } = useMediaStream(BACK)
  useEffect(() => {
    const Reader = detectorOf()
    const screen = video.current
    if (!stream || !screen || !Reader) return
    let over = false
    let last = { text: '', at: 0 }
    const run = async () => {
      screen.srcObject = stream
      await screen.play()
      const reader = new Reader({ formats: ['qr_code'] })
      while (!over) {
        const [found] = await reader.detect(screen).catch(() => [])
        const text = found?.rawValue ?? ''
        if (text && (text !== last.text || Date.now() - last.at > SAME_FOR)) {
          last = { text, at: Date.now() }
          tell.current(text)
        }
        await new Promise((go) => setTimeout(go, LOOK_EVERY))
      }
    }
    run().catch(() => !over && setFailed(true))
    return () => {
      over = true
    }
  }, [stream])
  return failed || problem !== null || !canScan() ? (
    <p role="alert">{t('queue.noCamera')}</p>
  ) : (
    <video ref={video} className={classes.video} muted playsInline aria-label={t('queue.camera')} />
  )
}
