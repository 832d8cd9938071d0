import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is sent of a photo: small enough to be quick, large enough to know somebody by. */
const SIDE = { width: 480, height: 360 }
const QUALITY = 0.8

type Camera = {
  video: RefObject<HTMLVideoElement | null>
  /** Null: it is being opened. */
  isOpen: boolean | null
  /** What it sees now; null: it sees nothing. */
  shoot: () => Promise<Blob | null>
}

const drawn = (video: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  const scale = Math.min(SIDE.width / video.videoWidth, SIDE.height / video.videoHeight, 1)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The camera that looks at whoever stands before this device, while `isOn`. Nothing leaves the device but what `shoot` gives. */
export const useCamera = (isOn: boolean): Camera => {
  const video = useRef<HTMLVideoElement | null>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | null = null
    let isOver = false
    const open = async () => {
      try {
        const wanted = { video: { facingMode: 'user', width: SIDE.width, height: SIDE.height }, audio: false }
        stream = await navigator.mediaDevices.getUserMedia(wanted)
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setOpen(true)
      } catch {
        setOpen(false)
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void open()
    return () => {
      isOver = true
      stop()
      setOpen(null)
    }
  }, [isOn])
  const shoot = async () => {
    const seen = video.current
    return seen && isOpen === true && seen.videoWidth > 0 ? drawn(seen) : null
  }
  return { video, isOpen, shoot }
}
