/** Small files that are videos by their frame: headers and times, with no picture in them. */

const vint = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value) | (1n << 56n))
  return bytes
}
const element = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const name = Buffer.from(id.toString(16).padStart(id > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([name, vint(body.length), body])
}
const whole = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** As a browser records it: no duration, clusters with their times, the last block where the video ends. */
export const webmOf = (seconds: number, bytes = 2_000): Buffer => {
  const block = (at: number, size: number) => {
    const head = Buffer.from([0x81, 0, 0, 0x80])
    head.writeInt16BE(at, 1)
    return element(0xa3, head, Buffer.alloc(size))
  }
  const clusters = Array.from({ length: Math.ceil(seconds / 10) || 1 }, (_, n) => {
    const from = n * 10_000
    const last = Math.min(10_000, seconds * 1000 - from)
    return element(0x1f43b675, element(0xe7, whole(from)), block(0, Math.ceil(bytes / (seconds / 10))), block(last, 4))
  })
  const info = element(0x1549a966, element(0x2ad7b1, whole(1_000_000)))
  return Buffer.concat([
    element(0x1a45dfa3, Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')),
    element(0x18538067, info, ...clusters),
  ])
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([whole(body.length + 8), Buffer.from(type, 'latin1'), body])
}
const numbers = (...values: number[]): Buffer => Buffer.concat(values.map(whole))

/** With its length in the header. */
export const mp4Of = (seconds: number): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom'), whole(0)),
    box('moov', box('mvhd', numbers(0, 0, 0, 1000, Math.round(seconds * 1000)))),
    box('mdat', Buffer.alloc(1000)),
  ])

/** Recorded piece by piece: no length in the header, each piece says where it begins and how long it is. */
export const fragmentedMp4Of = (seconds: number): Buffer => {
  const track = box('trak', box('tkhd', numbers(0, 0, 0, 1)), box('mdia', box('mdhd', numbers(0, 0, 0, 600, 0))))
  const piece = (at: number) =>
    box(
      'moof',
      box('traf', box('tfhd', numbers(0x20008, 1, 60)), box('tfdt', numbers(0, at)), box('trun', numbers(0, 10))),
    )
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), whole(0)),
    box('moov', box('mvhd', numbers(0, 0, 0, 1000, 0)), track),
    ...Array.from({ length: seconds }, (_, n) => piece(n * 600)),
  ])
}
