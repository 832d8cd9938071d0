import type { SentenceContext } from './sentence.rules.ts'
import type { Sheet } from './sheet.rules.ts'
import { FILLERS, MODES, SHIFTS, TYPES } from './vocabulary.rules.ts'

/** What is not wanted: "no nights", "not sales", "without driving or travel". */

const NOT =
  /(?:no|not|non|nothing|without|except|excluding|avoid(?:ing)?|(?:i )?refus(?:e|es|ing)|(?:i )?hate|(?:i )?dislike|(?:i(?:'d| would) )?rather not|never|neither|nor|other than|anything but|(?:do not|don't|dont|can't|cannot|cant|won't|not) (?:want|like|do|doing|work|need|willing|available|able|for)(?: to)?)(?: (?:any|the|a|an|in|on|for|to|do|doing|work|working|with|more|please|want|jobs?|involving|like|include|including|willing|be|have|much))*/

/** A phrase at a word: the longest the tables know, else what stands up to the end of the clause when that is short, else the one word. */
const phraseAt = (sheet: Sheet, at: number, { lexicon, home }: SentenceContext): number[] => {
  const run: number[] = []
  for (let i = at; i < sheet.tokens.length && run.length < 5; i++) {
    const word = sheet.tokens[i]?.text ?? ''
    if (
      !sheet.isFree(i) ||
      (run.length > 0 && !sheet.joined(i - 1, i)) ||
      FILLERS.has(word) ||
      /^\p{S}|^\d/u.test(word)
    )
      break
    run.push(i)
  }
  for (let n = run.length; n > 0; n--) {
    const words = run.slice(0, n)
    const name = sheet.lowOf(words).replace(/[-/]+/g, ' ')
    const isShift = SHIFTS.some(({ said }) => new RegExp(`^(?:${said.source})$`, 'u').test(name))
    if (n > 1 && (isShift || lexicon.title(name) || lexicon.skill(name) || lexicon.place(name, home))) return words
  }
  return run.length <= 2 ? run : run.slice(0, 1)
}

const codeOf = (name: string): string => {
  const is = (pattern: RegExp) => new RegExp(`^(?:${pattern.source})$`, 'u').test(name)
  const shift = SHIFTS.find(({ said }) => is(said))
  if (shift) return `shift:${shift.key}`
  const mode = MODES.find(([said]) => is(said))
  if (mode) return `mode:${mode[1]}`
  const type = TYPES.find(([said]) => is(said))
  return type ? `type:${type[1]}` : name
}

/** "9 to 6" and other shifts with a number in them begin with what is no phrase: they are asked first. */
const shiftAt = (sheet: Sheet, at: number): number[] => {
  const from = sheet.tokens[at]?.from ?? 0
  for (const { said } of [...SHIFTS, ...MODES.map(([m]) => ({ said: m })), ...TYPES.map(([t]) => ({ said: t }))]) {
    const m = new RegExp(`(?:${said.source})(?![\\p{L}\\p{N}])`, 'uy')
    m.lastIndex = from
    const hit = m.exec(sheet.low)
    if (hit) return sheet.within(from, from + hit[0].length).filter((i) => sheet.isFree(i))
  }
  return []
}

export const readExcludes = (sheet: Sheet, known: SentenceContext, country: string | null): void => {
  for (const m of sheet.find(NOT)) {
    const before = sheet.within(m.index, m.index + m[0].length)
    let at = (before.at(-1) as number) + 1
    let lead = before
    // What is wanted to be near is not far: that is a place, and read as one.
    if (/^far/.test(sheet.tokens[at]?.text ?? '') || !sheet.joined(at - 1, at)) continue
    for (;;) {
      const shift = shiftAt(sheet, at)
      const words = shift.length > 0 ? shift : phraseAt(sheet, at, known)
      if (words.length === 0) break
      const name = sheet.lowOf(words).replace(/[-/]+/g, ' ')
      const place = known.lexicon.place(name, country ?? known.home)
      // "not in Yishun", "anywhere except Yishun"; "no reading" is the work, whatever town is called so.
      const isPlace =
        place !== null &&
        !known.lexicon.title(name) &&
        (/\b(?:in|to|at)\s*$/.test(sheet.lowOf(before)) ||
          (/^(?:except|excluding|avoid)/.test(sheet.lowOf(before)) &&
            !known.lexicon.isWorkWord(name) &&
            !known.lexicon.skill(name)))
      const value = isPlace ? `place:${place.name}` : codeOf(name)
      sheet.take([...lead, ...words], 'exclude', value, { text: sheet.textOf(words) })
      at = (words.at(-1) as number) + 1
      // "no nights or weekends"; after "and" or a comma only what is again of that kind.
      while (/^(?:jobs?|work|roles?|positions?|shifts?|please)$/.test(sheet.tokens[at]?.text ?? '') && sheet.isFree(at))
        sheet.say(at++)
      const next = sheet.tokens[at]?.text ?? ''
      if (/^(?:or|nor)$/.test(next)) lead = [at++]
      else if (/^(?:and|&)$/.test(next) && shiftAt(sheet, at + 1).length > 0) lead = [at++]
      else break
    }
  }
}
