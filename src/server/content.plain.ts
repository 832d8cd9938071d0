/** Takes out of a picture what is no part of it, before anything decodes it. */

import { crc32 } from 'node:zlib'

/** The decoder takes any file for a drawing in which these letters stand: among ten million bytes they do by chance. */
const DRAWING = Buffer.from('<svg')
export const looksDrawn = (bytes: Buffer): boolean => bytes.includes(DRAWING)

const CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'IEND'])

const chunkOf = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** The chunks that make the picture alone; its points parted where they would say what they are not. */
export const plainPng = (bytes: Buffer): Buffer => {
  const stored: Buffer[] = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    let body = bytes.subarray(at + 8, at + 8 + length)
    at += 12 + length
    if (!CHUNKS.has(name)) continue
    for (let drawn = body.indexOf(DRAWING); name === 'IDAT' && drawn >= 0; drawn = body.indexOf(DRAWING)) {
      stored.push(chunkOf(name, body.subarray(0, drawn + 2)))
      body = body.subarray(drawn + 2)
    }
    stored.push(chunkOf(name, body))
  }
  return Buffer.concat(stored)
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')

/** Which way the camera was held, 1 to 8, from what it wrote of itself. */
const orientationIn = (exif: Buffer): number => {
  const tiff = exif.subarray(EXIF.length)
  if (tiff.length < 14) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number) => {
    if (at + 2 > tiff.length) return 0
    if (isLittle) return tiff.readUInt16LE(at)
    return tiff.readUInt16BE(at)
  }
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let i = 0; i < Math.min(two(first), 200); i++) {
    const entry = first + 2 + i * 12
    if (two(entry) === 0x0112) return Math.min(8, Math.max(1, two(entry + 8)))
  }
  return 1
}

/** The segments of a JPEG that its points need, and which way up it is. */
export const plainJpeg = (bytes: Buffer): { bytes: Buffer; orientation: number } => {
  const stored: Buffer[] = [bytes.subarray(0, 2)]
  let orientation = 1
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda) break
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, next)
    if (marker === 0xe1 && body.subarray(0, 6).equals(EXIF) && orientation === 1) orientation = orientationIn(body)
    // Of what programs add only the two that say how its colours are meant.
    const isAdded = (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker)) || marker === 0xfe
    if (!isAdded) stored.push(bytes.subarray(at, next))
    at = next
  }
  return { bytes: Buffer.concat([...stored, bytes.subarray(at)]), orientation }
}
