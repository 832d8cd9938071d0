// The typefaces, as their packages bring them, with what would be fetched in vain taken out.
import type { Plugin } from 'vite'

const SCRIPTS = ['arabic', 'devanagari', 'tamil']
/** Signs that Latin text uses as well: the first typeface has them. */
const SHARED = ['U+20B9', 'U+20A8', 'U+2010-2011', 'U+204F']

/**
 * The typeface of a script draws that script alone. While the first typeface is on its way a browser asks the next ones for the same letters, so
 * that a page in English fetched the Latin letters of four.
 */
const ownScript = (css: string, script: string): string =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes(`-${script}-${script}-`))
    .map((face) =>
      face.replace(/(unicode-range:\s*)([^;]+)/, (_all, name: string, ranges: string) => {
        const own = ranges.split(',').filter((range) => !SHARED.includes(range.trim()))
        return name + own.join(',')
      }),
    )
    .join('\n')

/** `late`: what becomes of a typeface that is not there when a page is drawn. */
export const fontSheets = (late: 'swap' | 'optional'): Plugin => ({
  name: 'fourshore-fonts',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.includes('@fontsource') || !id.includes('.css')) return
    const script = SCRIPTS.find((name) => id.includes(`noto-sans-${name}/`))
    const sheet = script ? ownScript(code, script) : code
    if (script && sheet === '') throw new Error(`${id} holds no face of its own script any more.`)
    return sheet.replaceAll('font-display: swap', `font-display: ${late}`)
  },
})
