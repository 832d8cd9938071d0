import { type Chip, type ChipKind, MUST, type Segment } from './chips.rules.ts'
import { normaliseText, type Token, tokensOf } from './text.rules.ts'

// Chinese is written without blanks: beside one of its letters a word may begin and end anywhere.
export const EDGE = '(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Script=Han})|(?=\\p{Script=Han}))'
export const END = '(?:(?![\\p{L}\\p{N}])|(?=\\p{Script=Han})|(?<=\\p{Script=Han}))'

/** A sentence in which pieces are taken, each by one reading alone. What nobody took was not understood. */
export class Sheet {
  readonly said: string
  readonly low: string
  readonly tokens: readonly Token[]
  readonly chips: Chip[] = []
  private readonly owner: (string | null)[]

  constructor(said: string) {
    this.said = said
    this.low = normaliseText(said)
    this.tokens = tokensOf(this.low)
    this.owner = this.tokens.map(() => null)
  }

  isFree(i: number): boolean {
    return this.owner[i] === null
  }

  ownerOf(i: number): string | null {
    return this.owner[i] ?? null
  }

  /** Words that lie between two places of the text. */
  within(from: number, to: number): number[] {
    return this.tokens.flatMap((t, i) => (t.from < to && t.to > from ? [i] : []))
  }

  /** Every place the pattern stands whose words are free; `open` where it ends before a word. */
  find(pattern: RegExp, open = false): RegExpExecArray[] {
    const whole = new RegExp(`${EDGE}(?:${pattern.source})${open ? '' : END}`, 'gu')
    return [...this.low.matchAll(whole)].filter((m) => {
      const words = this.within(m.index, m.index + m[0].length)
      return words.length > 0 && words.every((i) => this.isFree(i))
    })
  }

  /** The words as one takes them up: from the first to the last of them. */
  textOf(words: readonly number[]): string {
    const [first, last] = [this.tokens[words[0] as number], this.tokens[words.at(-1) as number]]
    return first && last ? this.said.slice(first.from, last.to) : ''
  }

  lowOf(words: readonly number[]): string {
    const [first, last] = [this.tokens[words[0] as number], this.tokens[words.at(-1) as number]]
    return first && last ? this.low.slice(first.from, last.to) : ''
  }

  take(words: readonly number[], kind: ChipKind, value: string, more: Partial<Chip> = {}): Chip {
    const same = this.chips.find((c) => c.kind === kind && c.value === value && kind !== 'pay')
    const chip = same ?? {
      id: `c${this.chips.length + 1}`,
      kind,
      must: MUST.has(kind),
      text: this.textOf(words),
      value,
      n: null,
      place: null,
      pay: null,
      occupations: [],
      ...more,
    }
    if (!same) this.chips.push(chip)
    for (const i of words) this.owner[i] = chip.id
    return chip
  }

  say(i: number): void {
    if (this.isFree(i)) this.owner[i] = 'said'
  }

  /** Understood, and nothing can be done with it: shown as not understood. */
  leave(words: readonly number[]): void {
    for (const i of words) if (this.isFree(i)) this.owner[i] = 'unread'
  }

  /** Further words of a chip. */
  extend(chip: Chip, words: readonly number[]): void {
    for (const i of words) if (this.isFree(i)) this.owner[i] = chip.id
  }

  /** Words next to each other without a comma or another sign between them. */
  joined(i: number, j: number): boolean {
    const [a, b] = [this.tokens[i], this.tokens[j]]
    return a !== undefined && b !== undefined && /^[\s\-/]*$/.test(this.low.slice(a.to, b.from))
  }

  /** The sentence again, in pieces. */
  segments(): Segment[] {
    const pieces: Segment[] = []
    let at = 0
    this.tokens.forEach((token, i) => {
      const as = this.owner[i] ?? 'unread'
      const last = pieces.at(-1)
      const between = this.said.slice(at, token.from)
      if (last && last.as === as && (as !== 'unread' || (between === '' && /^\p{Script=Han}/u.test(token.text))))
        last.text += between + this.said.slice(token.from, token.to)
      else {
        if (between) pieces.push({ text: between, as: 'said' })
        pieces.push({ text: this.said.slice(token.from, token.to), as })
      }
      at = token.to
    })
    if (at < this.said.length) pieces.push({ text: this.said.slice(at), as: 'said' })
    return pieces
  }
}
