/** How long a video is, read from the file itself: ISO/IEC 14496-12 (MP4) and RFC 9559 (Matroska, of which WebM is a part). Seconds; null: it does not say. */

type Box = { type: string; from: number; to: number }

/** Boxes side by side; none past the end, and never more than there can be. */
const boxesIn = (file: DataView, from: number, to: number): Box[] => {
  const found: Box[] = []
  let at = from
  while (at + 8 <= to && found.length < 20_000) {
    let size = file.getUint32(at)
    let head = 8
    if (size === 1 && at + 16 <= to) {
      size = Number(file.getBigUint64(at + 8))
      head = 16
    } else if (size === 0) size = to - at
    if (size < head || at + size > to) break
    const type = String.fromCharCode(...[4, 5, 6, 7].map((n) => file.getUint8(at + n)))
    found.push({ type, from: at + head, to: at + size })
    at += size
  }
  return found
}

const childrenOf = (file: DataView, boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type).flatMap(({ from, to }) => boxesIn(file, from, to))

/** Time scale and duration of mvhd, mdhd: of two versions. */
const clockOf = (file: DataView, { from }: Box): { scale: number; length: number } =>
  file.getUint8(from) === 1
    ? { scale: file.getUint32(from + 20), length: Number(file.getBigUint64(from + 24)) }
    : { scale: file.getUint32(from + 12), length: file.getUint32(from + 16) }

/** Where a fragment of a track ends, in its own time. */
const endOfFragment = (file: DataView, boxes: readonly Box[]): { track: number; end: number } | null => {
  const header = boxes.find(({ type }) => type === 'tfhd')
  const start = boxes.find(({ type }) => type === 'tfdt')
  if (!header || !start) return null
  const flags = file.getUint32(header.from) & 0xffffff
  const skipped = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  const usual = flags & 8 ? file.getUint32(header.from + 8 + skipped) : 0
  let end = file.getUint8(start.from) === 1 ? Number(file.getBigUint64(start.from + 4)) : file.getUint32(start.from + 4)
  for (const run of boxes.filter(({ type }) => type === 'trun')) {
    const has = file.getUint32(run.from) & 0xffffff
    const claimed = file.getUint32(run.from + 4)
    const each = [0x100, 0x200, 0x400, 0x800].filter((bit) => has & bit).length * 4
    const first = run.from + 8 + (has & 1 ? 4 : 0) + (has & 4 ? 4 : 0)
    // As many as it says, and never more than stand in it: reading takes no longer than the file is.
    if (has & 0x100) {
      const count = Math.min(claimed, Math.floor((run.to - first) / each))
      for (let n = 0; n < count; n++) end += file.getUint32(first + n * each)
    } else end += claimed * usual
  }
  return { track: file.getUint32(header.from + 4), end }
}

const lengthOfMp4 = (file: DataView): number | null => {
  const top = boxesIn(file, 0, file.byteLength)
  const movie = childrenOf(file, top, 'moov')
  const header = movie.find(({ type }) => type === 'mvhd')
  if (!header) return null
  const whole = clockOf(file, header)
  if (whole.scale > 0 && whole.length > 0 && whole.length < 0xffffffff) return whole.length / whole.scale
  // Recorded piece by piece: the last piece of each track says where it ends.
  const scales = new Map<number, number>()
  for (const { from, to } of movie.filter(({ type }) => type === 'trak')) {
    const track = boxesIn(file, from, to)
    const id = track.find(({ type }) => type === 'tkhd')
    const media = childrenOf(file, track, 'mdia').find(({ type }) => type === 'mdhd')
    if (id && media)
      scales.set(file.getUint32(id.from + (file.getUint8(id.from) === 1 ? 20 : 12)), clockOf(file, media).scale)
  }
  let longest = 0
  for (const { from, to } of top.filter(({ type }) => type === 'moof'))
    for (const piece of boxesIn(file, from, to).filter(({ type }) => type === 'traf')) {
      const ended = endOfFragment(file, boxesIn(file, piece.from, piece.to))
      const scale = ended && scales.get(ended.track)
      if (ended && scale) longest = Math.max(longest, ended.end / scale)
    }
  return longest > 0 ? longest : null
}

const EBML = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
  group: 0xa0,
  inGroup: 0xa1,
}

/** A number of Matroska: as many bytes as its first says, with the mark of length or without. */
const numberAt = (
  file: DataView,
  at: number,
  marked: boolean,
): { value: number; bytes: number; unknown: boolean } | null => {
  if (at >= file.byteLength) return null
  const bytes = Math.clz32(file.getUint8(at)) - 23
  if (bytes > 8 || at + bytes > file.byteLength) return null
  let value = marked ? file.getUint8(at) : file.getUint8(at) & (0xff >> bytes)
  let full = (file.getUint8(at) & (0xff >> bytes)) === 0xff >> bytes
  for (let n = 1; n < bytes; n++) {
    const byte = file.getUint8(at + n)
    value = value * 256 + byte
    full &&= byte === 0xff
  }
  return { value, bytes, unknown: !marked && full }
}

const wholeAt = (file: DataView, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at++) value = value * 256 + file.getUint8(at)
  return value
}

const lengthOfWebm = (file: DataView): number | null => {
  let scale = 1_000_000
  let said = 0
  let cluster = 0
  let last = 0
  let at = 0
  for (let elements = 0; at < file.byteLength && elements < 500_000; elements++) {
    const id = numberAt(file, at, true)
    const size = id && numberAt(file, at + id.bytes, false)
    if (!id || !size) break
    const from = at + id.bytes + size.bytes
    // These are entered; the length of one that is still being written is not known.
    if (id.value === EBML.segment || id.value === EBML.info || id.value === EBML.cluster || id.value === EBML.group) {
      at = from
      continue
    }
    const to = from + size.value
    if (size.unknown || to > file.byteLength) break
    if (id.value === EBML.scale) scale = wholeAt(file, from, to)
    if (id.value === EBML.duration) said = size.value === 4 ? file.getFloat32(from) : file.getFloat64(from)
    if (id.value === EBML.time) cluster = wholeAt(file, from, to)
    if (id.value === EBML.block || id.value === EBML.inGroup) {
      const track = numberAt(file, from, false)
      if (track && from + track.bytes + 2 <= to) last = Math.max(last, cluster + file.getInt16(from + track.bytes))
    }
    at = to
  }
  const seconds = (Math.max(said, last) * scale) / 1_000_000_000
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null
}

/** A damaged file is one that does not say. */
export const lengthOf = (bytes: Uint8Array, type: string): number | null => {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return type === 'video/mp4' ? lengthOfMp4(file) : lengthOfWebm(file)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
