/** A part of a video, bytes: each but the last is so long. */
export const PART_BYTES = 512 * 1024
export const MOST_BYTES = 60 * 1024 * 1024
export const MOST_SECONDS = 90
/** What a recorder adds at its end is let through. s */
export const GRACE_SECONDS = 0.5
export const MOST_VIDEOS = 3
export const LONGEST_TITLE = 80
export const LONGEST_SCRIPT = 3000
export const LONGEST_CAPTIONS = 20_000
/** How long an address that plays a video holds. */
export const PLAY_MINUTES = 15

export const TYPES = ['video/mp4', 'video/webm'] as const
export type VideoType = (typeof TYPES)[number]

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES)
export const bytesOfPart = (bytes: number, number: number): number => Math.min(PART_BYTES, bytes - number * PART_BYTES)

/** What a file is by how it begins; null: no video of ours. */
export const typeOf = (head: Uint8Array): VideoType | null => {
  const text = String.fromCharCode(...head.slice(4, 8))
  if (text === 'ftyp') return 'video/mp4'
  return head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3 ? 'video/webm' : null
}

/** Which bytes a player asks for (RFC 9110, 14.1.2), both included, never more than two parts of a time; null: none such. Without a range: the whole. */
export const rangeIn = (input: string | null, total: number): { from: number; to: number } | null => {
  if (input === null) return { from: 0, to: total - 1 }
  const [, first = '', last = ''] = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(input.trim()) ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, total - Number(last)) : Number(first)
  const wished = first === '' || last === '' ? total - 1 : Number(last)
  if (from >= total || wished < from || (first === '' && Number(last) === 0)) return null
  return { from, to: Math.min(wished, total - 1, from + 2 * PART_BYTES - 1) }
}

/** From where to where it is played; the whole where nothing was left out. */
export const isTrimRight = ({ start, end, seconds }: { start: number; end: number | null; seconds: number }): boolean =>
  start >= 0 && (end === null ? start < seconds : end > start && end <= seconds) && (end ?? seconds) - start >= 1

/** Stages after the screening: before them nobody sees how somebody looks or speaks. */
export const isAfterScreening = (stage: string): boolean => stage !== 'applied' && stage !== 'review'
