import { emailsIn, headlineIn, linksIn, nameIn, phonesIn, placeIn, spanIn } from './contacts.rules.ts'
import {
  type CvLine,
  type CvText,
  ENGINE,
  type Found,
  type Lexicon,
  type ParsedCv,
  type PrivateFact,
} from './parsed.rules.ts'
import { privateIn } from './private.rules.ts'
import { type Part, partsOf } from './sections.rules.ts'
import { certificatesIn, languagesIn, skillsIn } from './skills.rules.ts'
import { typedText } from './text.rules.ts'
import { educationIn, workIn } from './work.rules.ts'

export const NO_LEXICON: Lexicon = { skills: new Map(), places: new Map() }

const summaryIn = (parts: readonly Part[]): Found<string> | null => {
  const said = parts.find((p) => p.kind === 'summary')?.lines ?? []
  const head = parts.filter((p) => p.kind === 'head').flatMap((p) => p.lines)
  const long = (line: CvLine) => line.text.length > 70 && !/@/.test(line.text)
  const from = head.findIndex(long)
  const fromHead = from < 0 ? [] : head.slice(from).filter((l) => !/@|:\s/.test(l.text))
  const lines = said.length > 0 ? said : fromHead
  const text = lines
    .map((l) => l.text.replace(/\t/g, ' '))
    .join(' ')
    .slice(0, 2_000)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || text.length < 25) return null
  return { value: text, confidence: said.length > 0 ? 0.95 : 0.6, at: lines.map((l) => spanIn(l, 0, l.text.length)) }
}

/** Numbers of identity are kept nowhere in clear: each of their letters becomes a dot, and every other stays where it stands. */
export const maskIdentityNumbers = (source: CvText, facts: readonly PrivateFact[]): CvText => {
  const spans = facts.flatMap((f) => (f.kind === 'identity_number' && f.at ? [f.at] : []))
  if (spans.length === 0) return source
  const hide = (text: string, start: number) =>
    spans.reduce((said, at) => {
      const [from, to] = [Math.max(0, at.start - start), Math.min(said.length, at.end - start)]
      return from < to ? said.slice(0, from) + said.slice(from, to).replace(/\d/g, '•') + said.slice(to) : said
    }, text)
  return {
    ...source,
    text: hide(source.text, 0),
    lines: source.lines.map((l) => ({ ...l, text: hide(l.text, l.start) })),
  }
}

/**
 * Lines without what nobody has to tell, each piece of it as blanks, so that everything else stays where it stands: a line that also says how
 * to reach the person is still read. What is left of a line without letters of its own is dropped.
 */
const withoutPrivate = (lines: readonly CvLine[], facts: readonly PrivateFact[]): CvLine[] =>
  lines.flatMap((line) => {
    const spans = facts.flatMap((f) => (f.at && f.at.start < line.end && line.start < f.at.end ? [f.at] : []))
    if (spans.length === 0) return [line]
    const text = spans.reduce((said, at) => {
      const [from, to] = [Math.max(0, at.start - line.start), Math.min(said.length, at.end - line.start)]
      return said.slice(0, from) + ' '.repeat(to - from) + said.slice(to)
    }, line.text)
    const left = text.replace(/[^\p{L}\p{N}@]/gu, '')
    // Half a fact is none: only a line that is more than the label of one goes on.
    return /@|\d{6}/.test(text.replace(/[\s().-]/g, '')) || left.length > 24 ? [{ ...line, text }] : []
  })

/**
 * Reads a CV's fields from its text. Rules alone: the same text gives the same fields, and nothing that a person does not see, or that
 * nobody has to tell an employer, becomes one.
 */
export const parseCv = (input: CvText | string, lexicon: Lexicon = NO_LEXICON): ParsedCv => {
  const given = typeof input === 'string' ? typedText(input) : input
  const facts = privateIn(given)
  const source = maskIdentityNumbers(given, facts)
  const open = withoutPrivate(source.lines, facts)
  const parts = partsOf(open)
  const seen: CvText = { ...source, lines: open }
  const emails = emailsIn(seen)
  const dialled = phonesIn(seen, parts, null)[0]?.value.country ?? null
  const place = placeIn(parts, lexicon, dialled)
  const name = nameIn(seen, parts, lexicon, emails)
  const under = (kind: Part['kind']) => parts.filter((p) => p.kind === kind).flatMap((p) => p.lines)
  return {
    engine: ENGINE,
    name,
    headline: headlineIn(parts, name, lexicon),
    emails,
    phones: phonesIn(seen, parts, dialled ?? place?.value.country ?? null),
    place,
    links: linksIn(seen),
    summary: summaryIn(parts),
    work: workIn(under('work'), lexicon),
    education: educationIn(under('education')),
    skills: skillsIn(parts, lexicon),
    languages: languagesIn(parts),
    certificates: certificatesIn(parts),
    private: facts,
    sections: parts.map(({ kind, title, start, end }) => ({ kind, title, start, end })),
    source,
  }
}
