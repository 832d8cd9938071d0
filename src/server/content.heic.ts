import { MOST_PIXELS, TOO_MANY } from './content.image.ts'

const BROKEN = 'The picture is damaged or not complete.'
const SEQUENCE = 'The HEIC holds more than one picture or a film. Save it as a JPEG and choose that.'

type Box = { type: string; from: number; to: number }

/** The boxes that fill a stretch of the file to its last byte; null when they do not. */
const boxesIn = (bytes: Buffer, from: number, to: number, most = 5_000): Box[] | null => {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    if (at + 8 > to || boxes.length >= most) return null
    const said = bytes.readUInt32BE(at)
    const isLong = said === 1
    if (isLong && at + 16 > to) return null
    // Nought: to the end of the file.
    const short = said === 0 ? to - at : said
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) return null
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: at + size })
    at += size
  }
  return boxes
}

/** Reads numbers one after the other, of as many bytes as a table says. */
const reading = (bytes: Buffer, { from, to }: Box) => {
  let at = from
  return (size: number): number => {
    if (at + size > to) throw new RangeError('beyond the box')
    const start = at
    at += size
    if (size === 0) return 0
    return size > 6 ? Number(bytes.readBigUInt64BE(start)) : bytes.readUIntBE(start, size)
  }
}

/** Items that tell where and with what the picture was taken. */
const tellingItems = (bytes: Buffer, table: Box): Set<number> => {
  const version = bytes[table.from] ?? 0
  const items = boxesIn(bytes, table.from + (version === 0 ? 6 : 8), table.to)
  if (!items) throw new RangeError('items do not fill their table')
  const telling = new Set<number>()
  for (const item of items) {
    const isWide = bytes[item.from] === 3
    const at = item.from + 4
    const type = bytes.toString('latin1', at + (isWide ? 6 : 4), at + (isWide ? 10 : 8))
    if (type === 'Exif' || type === 'mime' || type === 'uri ') telling.add(bytes.readUIntBE(at, isWide ? 4 : 2))
  }
  return telling
}

type Extent = { item: number; inData: boolean; at: number; length: number }

const extentsOf = (bytes: Buffer, table: Box): Extent[] => {
  const next = reading(bytes, table)
  const version = next(1)
  next(3)
  const sizes = next(2)
  const [offset, length, base, index] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as [
    ...[number, number, number, number],
  ]
  const count = next(version < 2 ? 2 : 4)
  const extents: Extent[] = []
  for (let i = 0; i < count; i++) {
    const item = next(version < 2 ? 2 : 4)
    const method = version > 0 ? next(2) & 15 : 0
    next(2)
    const begin = next(base)
    const pieces = next(2)
    for (let piece = 0; piece < pieces; piece++) {
      if (version > 0) next(index)
      extents.push({ item, inData: method === 1, at: begin + next(offset), length: next(length) })
    }
  }
  return extents
}

/**
 * Looks through the boxes of a HEIC, which cannot be decoded here: they fill the file, it is one picture of a size that can be shown, and what tells of
 * place and camera is overwritten. Changes `bytes`.
 */
export const clearedHeic = (bytes: Buffer): string | null => {
  try {
    const boxes = boxesIn(bytes, 0, bytes.length, 100)
    const meta = boxes?.find((b) => b.type === 'meta')
    if (!boxes || !meta) return BROKEN
    if (boxes.some((b) => b.type === 'moov' || b.type === 'moof')) return SEQUENCE
    const inside = boxesIn(bytes, meta.from + 4, meta.to)
    const of = (type: string) => inside?.find((b) => b.type === type)
    const [items, places, properties, data] = [of('iinf'), of('iloc'), of('iprp'), of('idat')]
    if (!items || !places || !properties) return BROKEN
    const container = boxesIn(bytes, properties.from, properties.to)?.find((b) => b.type === 'ipco')
    const sizes = container && boxesIn(bytes, container.from, container.to)?.filter((b) => b.type === 'ispe')
    if (!sizes || sizes.length === 0) return BROKEN
    for (const { from } of sizes)
      if (bytes.readUInt32BE(from + 4) * bytes.readUInt32BE(from + 8) > MOST_PIXELS) return TOO_MANY
    const telling = tellingItems(bytes, items)
    for (const { item, inData, at, length } of extentsOf(bytes, places)) {
      if (!telling.has(item)) continue
      if (inData && !data) return BROKEN
      const from = inData ? (data as Box).from + at : at
      bytes.fill(0, from, length === 0 ? bytes.length : Math.min(bytes.length, from + length))
    }
    // What stands in boxes that no reader of pictures knows goes as well.
    for (const box of boxes) if (['uuid', 'free', 'skip', 'udta'].includes(box.type)) bytes.fill(0, box.from, box.to)
    return null
  } catch (error) {
    if (error instanceof RangeError) return BROKEN
    throw error
  }
}
