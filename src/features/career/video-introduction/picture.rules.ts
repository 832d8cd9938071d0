/** Largest picture that is taken, bytes, and its longer side, pixels. */
export const MOST_PICTURE_BYTES = 60_000
export const LONGEST_SIDE = 640

/** Start of frame of a JPEG (ITU-T T.81, table B.1): every SOF but the tables and the reserved one. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Width and height that a JPEG says it has; null: it says none. */
export const jpegSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  const at = (index: number): number => bytes[index] ?? 0
  const two = (index: number): number => at(index) * 256 + at(index + 1)
  if (two(0) !== 0xffd8) return null
  for (let index = 2; index + 9 < bytes.length; index += 2 + two(index + 2)) {
    if (at(index) !== 0xff) return null
    if (isFrame(at(index + 1))) return { height: two(index + 5), width: two(index + 7) }
  }
  return null
}
