import { MOST_PICTURE_BYTES, pictureSize } from '../picture.rules.ts'

/** Tried one after the other until the picture is small enough. Parts of 1. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2] as const

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((done) => {
    canvas.toBlob(done, 'image/jpeg', quality)
  })

/** Draws what a video shows at this moment, on the device; null where nothing is to be seen yet, or the browser cannot. */
export const pictureOf = async (video: HTMLVideoElement): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize(videoWidth, videoHeight))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const made = await jpegOf(canvas, quality)
    if (made && made.size <= MOST_PICTURE_BYTES) return made
  }
  return null
}

/** How long a file may take to show its first picture. ms */
const LONGEST_WAIT = 8000
/** The moment a picture is drawn from until its person chooses another. Seconds. */
const USUAL_MOMENT = 1

/** Draws the picture of a file that was chosen, from its first second; null where the browser cannot show it. */
export const pictureOfFile = async (file: Blob): Promise<Blob | null> => {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  const shows = new Promise<boolean>((done) => {
    video.onseeked = () => done(true)
    video.onerror = () => done(false)
    video.onloadeddata = () => {
      video.currentTime = Math.min(USUAL_MOMENT, Number.isFinite(video.duration) ? video.duration / 2 : USUAL_MOMENT)
    }
    setTimeout(() => done(false), LONGEST_WAIT)
  })
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = address
  try {
    return (await shows) ? await pictureOf(video) : null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
