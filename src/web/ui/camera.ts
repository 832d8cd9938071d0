import { useEffect, useState } from 'react'

/** Why nothing is seen or heard: the person said no, there is no such device or somebody else has it, or the browser cannot. */
export type MediaProblem = 'denied' | 'none' | 'unsupported'

/**
 * Camera and microphone as they are wanted, opened while the part that asks is shown and let go of afterwards.
 * @param wanted one object for as long as the same is wanted; null: nothing is opened
 */
export const useMediaStream = (
  wanted: MediaStreamConstraints | null,
): { stream: MediaStream | null; problem: MediaProblem | null } => {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<MediaProblem | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    let opened: MediaStream | null = null
    const letGo = () => {
      for (const track of opened?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setProblem('unsupported')
      try {
        opened = await navigator.mediaDevices.getUserMedia(wanted)
        if (isHere) setStream(opened)
        else letGo()
      } catch (error) {
        if (isHere) setProblem((error as Error).name === 'NotAllowedError' ? 'denied' : 'none')
      }
    }
    void open()
    return () => {
      isHere = false
      letGo()
      setStream(null)
      setProblem(null)
    }
  }, [wanted])
  return { stream, problem }
}

/** Tried one after the other until the picture is small enough. Parts of 1. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2] as const

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((done) => {
    canvas.toBlob(done, 'image/jpeg', quality)
  })

/** Width and height of a frame drawn smaller: its longer side at most `longest`, whole pixels, never larger than the frame. */
export const smallerSize = (width: number, height: number, longest: number): { width: number; height: number } => {
  const share = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/**
 * Draws what a video or a camera shows at this moment, on the device, as a JPEG; null where nothing is to be seen yet, or the browser cannot.
 * @param most the longer side in pixels, and bytes
 */
export const stillOf = async (video: HTMLVideoElement, most: { side: number; bytes: number }): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, smallerSize(videoWidth, videoHeight, most.side))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const made = await jpegOf(canvas, quality)
    if (made && made.size <= most.bytes) return made
  }
  return null
}
