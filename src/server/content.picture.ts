/** Decodes a picture and writes it anew. Run in a process of its own (`content.ts`): the decoders are not ours. */

import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { MOST_PIXELS } from './content.image.ts'
import { looksDrawn, plainJpeg, plainPng } from './content.plain.ts'

export type PictureKind = 'png' | 'jpeg' | 'webp'
export type PictureInput = { bytes: Uint8Array; kind: PictureKind }

/** Hardly anybody sees the difference, and what is written again and again hardly loses. Percent. */
const QUALITY = 92

type Size = Pick<Image, 'width' | 'height'>
const isShown = ({ width, height }: Size) => width > 0 && height > 0 && width * height <= MOST_PIXELS

/** Where the decoder would take a JPEG for a drawing: another, slower one. */
const decodedSlowly = async (bytes: Buffer): Promise<Canvas> => {
  const { decode } = (await import('jpeg-js')).default
  const { width, height, data } = decode(bytes, {
    maxResolutionInMP: MOST_PIXELS / 1e6,
    maxMemoryUsageInMB: 500,
    tolerantDecoding: true,
  })
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const points = pen.createImageData(width, height)
  points.data.set(data)
  pen.putImageData(points, 0, 0)
  return canvas
}

/** Turned as the camera was held: EXIF's eight ways. */
const turned = (image: Image | Canvas, orientation: number): Canvas => {
  const { width, height } = image
  const isAside = orientation > 4
  const canvas = createCanvas(isAside ? height : width, isAside ? width : height)
  const pen = canvas.getContext('2d')
  const ways: Record<number, [number, number, number, number, number, number]> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  }
  const way = ways[orientation]
  if (way) pen.transform(...way)
  pen.drawImage(image, 0, 0)
  return canvas
}

/** The picture alone, turned as its camera held it: no place, no camera, no second picture, nothing before or behind it. Null: it cannot be decoded. */
export const pictureAnew = async ({ bytes, kind }: PictureInput): Promise<Uint8Array | null> => {
  const sent = Buffer.from(bytes)
  const { bytes: plain, orientation } =
    kind === 'jpeg' ? plainJpeg(sent) : { bytes: kind === 'png' ? plainPng(sent) : sent, orientation: 1 }
  const isDrawn = looksDrawn(plain)
  // Of the three only a WebP cannot be parted or read otherwise.
  if (isDrawn && kind !== 'jpeg') return null
  try {
    const image = isDrawn ? await decodedSlowly(plain) : await loadImage(plain)
    if (!isShown(image)) return null
    const canvas = turned(image, orientation)
    if (kind === 'png') return await canvas.encode('png')
    return await (kind === 'jpeg' ? canvas.encode('jpeg', QUALITY) : canvas.encode('webp', QUALITY))
  } catch {
    return null
  }
}
