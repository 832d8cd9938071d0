import { type RefObject, useEffect, useRef } from 'react'
import { stillOf, useMediaStream } from '../../../../web/ui/camera.ts'

/** Small enough to be quick, large enough to know somebody by: pixels of the longer side, and bytes (the server takes no more). */
const MOST = { side: 480, bytes: 300 * 1024 }
const FACE: MediaStreamConstraints = { video: { facingMode: 'user', width: 480, height: 360 }, audio: false }

type Camera = {
  video: RefObject<HTMLVideoElement | null>
  /** Null: it is being opened. */
  isOpen: boolean | null
  /** What it sees now; null: it sees nothing. */
  shoot: () => Promise<Blob | null>
}

/** The camera that looks at whoever stands before this device, while `isOn`. Nothing leaves the device but what `shoot` gives. */
export const useCamera = (isOn: boolean): Camera => {
  const video = useRef<HTMLVideoElement | null>(null)
  const { stream, problem } = useMediaStream(isOn ? FACE : null)
  useEffect(() => {
    const screen = video.current
    if (!screen || !stream) return
    screen.srcObject = stream
    // Where it may not play by itself there is nothing to be seen, and no photo.
    screen.play().catch(() => {})
  }, [stream])
  const opening = stream ? true : null
  const shoot = async () => (video.current && stream ? stillOf(video.current, MOST) : null)
  return { video, isOpen: problem ? false : opening, shoot }
}
