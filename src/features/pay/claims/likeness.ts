import { createCanvas, loadImage } from '@napi-rs/canvas'

/** How a picture looks, in 64 bits. Run in a process of its own (`receipts.service.ts`): the decoder is not ours. */

const [WIDTH, HEIGHT] = [9, 8]

/** Each bit says whether a spot is brighter than the one to its right, of nine by eight spots in grey. Null: it cannot be decoded. */
export const likenessOf = async ({ bytes }: { bytes: Uint8Array }): Promise<string | null> => {
  try {
    const image = await loadImage(Buffer.from(bytes))
    const canvas = createCanvas(WIDTH, HEIGHT)
    const pen = canvas.getContext('2d')
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, WIDTH, HEIGHT)
    pen.drawImage(image, 0, 0, WIDTH, HEIGHT)
    const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT)
    const grey = (x: number, y: number) => {
      const at = (y * WIDTH + x) * 4
      return 299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0)
    }
    let bits = 0n
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH - 1; x++) bits = (bits << 1n) | (grey(x, y) > grey(x + 1, y) ? 1n : 0n)
    return bits.toString(16).padStart(16, '0')
  } catch {
    return null
  }
}
