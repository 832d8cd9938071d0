import encodeQR from 'qr'
import type { CardData } from '../contract.ts'
import { qrText } from '../rules.ts'

/** Pixels of the picture: a business card of 85 × 48.5 mm at 314 dots an inch. */
export const PICTURE = { width: 1050, height: 600 }
const EDGE = 64
/** The code with the four light modules around it that a reader looks for. */
const QUIET = 4
const CODE = 420
const TEXT_WIDTH = PICTURE.width - EDGE - CODE - 32
const FONTS = "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif"

type Line = { text: string; size: number; weight: number; colour: string; gap: number }

/** Whether a text begins in a script written from right to left. */
const startsRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** A picture is looked at on paper and in other programs, so it is light, whatever the screen is. */
const coloursOf = () => {
  const theme = getComputedStyle(document.documentElement)
  const colour = (name: string) => theme.getPropertyValue(`--mantine-color-${name}`).trim()
  return { paper: colour('white'), ink: colour('gray-9'), quiet: colour('gray-6'), accent: colour('teal-7') }
}

const fontOf = (size: number, weight: number) => `${weight} ${size}px ${FONTS}`

/** Draws a text no wider than the space: smaller first, and then cut. */
const drawLine = (pen: CanvasRenderingContext2D, { text, size, weight, colour }: Line, x: number, y: number) => {
  pen.fillStyle = colour
  pen.direction = startsRightToLeft(text) ? 'rtl' : 'ltr'
  pen.textAlign = 'left'
  const wide = (shown: string) => pen.measureText(shown).width > TEXT_WIDTH
  let fitting = size
  pen.font = fontOf(fitting, weight)
  while (wide(text) && fitting > size * 0.6) {
    fitting -= 1
    pen.font = fontOf(fitting, weight)
  }
  const characters = [...text]
  let shown = text
  while (wide(shown) && characters.length > 1) {
    characters.pop()
    shown = `${characters.join('')}…`
  }
  pen.fillText(shown, x, y)
}

const drawCode = (pen: CanvasRenderingContext2D, text: string, ink: string) => {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: QUIET })
  // Whole pixels a module, or a telephone sees seams.
  const size = Math.max(1, Math.floor(CODE / modules.length))
  const x = PICTURE.width - 16 - Math.round((CODE + size * modules.length) / 2)
  const y = Math.round((PICTURE.height - size * modules.length) / 2)
  pen.fillStyle = ink
  for (const [row, line] of modules.entries())
    for (const [column, dark] of line.entries()) if (dark) pen.fillRect(x + column * size, y + row * size, size, size)
}

/** Draws the card with its code. `departmentLine` is in the language of whoever shares it. */
export const drawCard = async (canvas: HTMLCanvasElement, card: CardData, departmentLine: string | null) => {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  const { paper, ink, quiet, accent } = coloursOf()
  const lines: Line[] = [
    { text: card.company, size: 28, weight: 550, colour: accent, gap: 74 },
    { text: card.employeeName, size: 52, weight: 640, colour: ink, gap: 46 },
    ...(card.position ? [{ text: card.position, size: 30, weight: 500, colour: ink, gap: 38 }] : []),
    ...(departmentLine ? [{ text: departmentLine, size: 26, weight: 400, colour: quiet, gap: 34 }] : []),
  ]
  const reach: Line[] = [card.email, card.phone, card.location, card.website.replace(/^https?:\/\//, '')].flatMap(
    (text) => (text ? [{ text, size: 25, weight: 400, colour: ink, gap: 38 }] : []),
  )
  // A face is fetched for the characters it is asked for; one that is not there is left to the system.
  await Promise.allSettled([...lines, ...reach].map((l) => document.fonts.load(fontOf(l.size, l.weight), l.text)))
  pen.fillStyle = paper
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  pen.fillStyle = accent
  pen.fillRect(0, 0, 16, PICTURE.height)
  pen.textBaseline = 'alphabetic'
  let y = EDGE + 32
  for (const line of lines) {
    drawLine(pen, line, EDGE, y)
    y += line.gap
  }
  y = PICTURE.height - EDGE - (reach.length - 1) * 38
  for (const line of reach) {
    drawLine(pen, line, EDGE, y)
    y += line.gap
  }
  drawCode(pen, qrText(card), ink)
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('This browser cannot save the picture.'))),
      'image/png',
    ),
  )
