import { stillOf } from '../../../../web/ui/camera.ts'
import { LONGEST_SIDE, MOST_PICTURE_BYTES } from '../picture.rules.ts'

/** The picture of a video: what it shows at this moment; null where nothing is to be seen yet, or the browser cannot. */
export const pictureOf = (video: HTMLVideoElement): Promise<Blob | null> =>
  stillOf(video, { side: LONGEST_SIDE, bytes: MOST_PICTURE_BYTES })

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
