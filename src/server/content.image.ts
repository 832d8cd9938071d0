/** What the header of a picture says before anything is decoded. */

const BROKEN = 'The picture is damaged or not complete.'
const TWO_THINGS = 'The file is a picture and something else at the same time.'
/** Decoded, each point takes four bytes, twice. */
export const MOST_PIXELS = 50_000_000
export const TOO_MANY = 'The picture is too large: at most 50 million points.'

const problemInPng = (bytes: Buffer): string | null => {
  let at = 8
  for (let chunk = 0; at + 12 <= bytes.length; chunk++) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 0) {
      if (name !== 'IHDR' || length !== 13 || at + 25 > bytes.length) return BROKEN
      if (bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12) > MOST_PIXELS) return TOO_MANY
    }
    at += 12 + length
    if (name === 'IEND') return at === bytes.length ? null : TWO_THINGS
  }
  return BROKEN
}

/** Start of frame: the marker that says how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers that stand alone: nothing follows that belongs to them. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Every frame that is told of before the first picture begins, and every one after it. */
const problemInJpeg = (bytes: Buffer): string | null => {
  let at = 2
  let frames = 0
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) {
      // Within a picture's own bytes: on to the next marker.
      if (frames === 0) return BROKEN
      at = bytes.indexOf(0xff, at)
      if (at < 0) return null
      continue
    }
    const marker = bytes[at + 1] as number
    if (marker === 0xff || (frames > 0 && marker === 0)) {
      at += marker === 0 ? 2 : 1
      continue
    }
    // What stands behind the end of the picture is not taken over.
    if (marker === 0xd9) return frames > 0 ? null : BROKEN
    if (isBare(marker)) {
      at += 2
      continue
    }
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return BROKEN
      if (bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) > MOST_PIXELS) return TOO_MANY
      if (frames++ === 0 && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) return BROKEN
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return frames > 0 ? null : BROKEN
}

/** Width and height of a WebP; null: it does not say. */
const webpSize = (bytes: Buffer): [number, number] | null => {
  if (bytes.length < 30) return null
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (kind === 'VP8L') {
    const said = bytes.readUInt32LE(21)
    return [(said & 0x3fff) + 1, ((said >> 14) & 0x3fff) + 1]
  }
  return kind === 'VP8 ' ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff] : null
}

const problemInWebp = (bytes: Buffer): string | null => {
  if (Math.abs(bytes.readUInt32LE(4) + 8 - bytes.length) > 1) return TWO_THINGS
  const size = webpSize(bytes)
  if (!size) return BROKEN
  return size[0] * size[1] > MOST_PIXELS ? TOO_MANY : null
}

export const problemInImage = (bytes: Buffer, kind: 'png' | 'jpeg' | 'webp'): string | null => {
  if (kind === 'png') return problemInPng(bytes)
  return kind === 'jpeg' ? problemInJpeg(bytes) : problemInWebp(bytes)
}
