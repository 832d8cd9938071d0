import { LONGEST_CAPTIONS } from './video.rules.ts'

export type Cue = { from: number; to: number; words: string }

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const LINE = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

const secondsOf = (parts: readonly (string | undefined)[]): number =>
  Number(parts[0] ?? 0) * 3600 + Number(parts[1]) * 60 + Number(parts[2]) + Number(parts[3]) / 1000

export type ReadCaptions = { cues: Cue[]; problem: null } | { cues: null; problem: string }
const wrong = (problem: string): ReadCaptions => ({ cues: null, problem })

/** Reads WebVTT (W3C, WebVTT: The Web Video Text Tracks Format, 2019-04-04): cues with their times in seconds, or what is wrong. Notes, styles and regions are left out. */
export const readCaptions = (text: string, seconds: number): ReadCaptions => {
  if (text.length > LONGEST_CAPTIONS) return wrong(`Captions must be at most ${LONGEST_CAPTIONS} characters`)
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?$/m.test(head.split('\n')[0] ?? '')) return wrong('Captions must begin with WEBVTT')
  const cues: Cue[] = []
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0 || /^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue
    const at = lines.findIndex((line) => line.includes('-->'))
    const found = LINE.exec(lines[at] ?? '')
    if (!found || at > 1)
      return wrong(`Captions: “${(lines[0] ?? '').slice(0, 40)}” has no time such as 00:01.000 --> 00:04.000`)
    const cue = {
      from: secondsOf(found.slice(1, 5)),
      to: secondsOf(found.slice(5, 9)),
      words: lines
        .slice(at + 1)
        .join('\n')
        .replace(/<[^>]*>/g, '')
        .trim(),
    }
    if (cue.to <= cue.from) return wrong(`Captions: the line at ${found[0].split(' ')[0]} ends before it begins`)
    if (cue.from >= seconds) return wrong(`Captions: the line at ${found[0].split(' ')[0]} begins after the video ends`)
    if (cue.words === '') return wrong(`Captions: the line at ${found[0].split(' ')[0]} has no words`)
    if ((cues.at(-1)?.from ?? 0) > cue.from) return wrong('Captions must stand in the order of their times')
    cues.push(cue)
  }
  return cues.length === 0 ? wrong('Captions must have at least one line with its time') : { cues, problem: null }
}

const two = (n: number) => String(n).padStart(2, '0')
const written = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const thousandths = Math.round((seconds - whole) * 1000)
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}.${String(Math.min(999, thousandths)).padStart(3, '0')}`
}

/** Cues as WebVTT. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, words }) => `${written(from)} --> ${written(to)}\n${words}`).join('\n\n')}\n`

const LONGEST_LINE = 84

/**
 * The person's own script, line by line over the length of the video by how long each is: a beginning, whose times they put right. Nothing is heard and
 * nothing is added.
 */
export const spreadScript = (script: string, seconds: number): Cue[] => {
  const lines = script
    .split(/(?<=[.!?؟。！？।])\s+|\n+/)
    .flatMap(
      (sentence) =>
        sentence.trim().match(new RegExp(`.{1,${LONGEST_LINE}}(?:\\s|$)|\\S{1,${LONGEST_LINE}}`, 'g')) ?? [],
    )
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const all = lines.reduce((sum, line) => sum + line.length, 0)
  let before = 0
  return lines.map((words) => {
    const from = (before / all) * seconds
    before += words.length
    return { from, to: (before / all) * seconds, words }
  })
}
