import { foldPlace, piecesOf, spanIn } from './contacts.rules.ts'
import { type DateRange, dateIn, rangeIn } from './dates.rules.ts'
import { FOREIGN_LABELS } from './languages.rules.ts'
import type { CvEducation, CvLine, CvWork, Found, Lexicon } from './parsed.rules.ts'
import { EMPLOYER, INSTITUTION, QUALIFICATION, TITLE } from './words.rules.ts'

/** Signs and figures before the points of a list. */
const MARK = /^(?:• |[-*–—»>→➤o]\s+|\(?\d{1,2}[.)]\s+|\(?[a-h][.)]\s+)/u
/** A job that is itself a point of a list: a time, and a title or an employer. */
const isHeadPoint = (line: CvLine) => {
  if (!MARK.test(line.text) || line.text.length > 110 || /[.;]$/.test(line.text)) return false
  const range = rangeIn(line.text)
  if (!range) return false
  const rest = line.text.slice(0, range.start) + line.text.slice(range.end)
  return TITLE.test(rest) || EMPLOYER.test(rest)
}
const isBullet = (line: CvLine) => MARK.test(line.text) && !isHeadPoint(line)
/** The full stop of a firm's form or a short word: no sentence ends with it. */
const SHORT_FORM = /\b(?:ltd|inc|co|corp|pvt|pte|llc|l\.l\.c|est|bhd|jr|sr|no)\.$/i
/** Reads like a sentence of what was done, not like the head of an entry. */
const isProse = (line: CvLine) =>
  isBullet(line) ||
  line.text.length > 110 ||
  (/[.;]$/.test(line.text) && line.text.length > 45 && !SHORT_FORM.test(line.text))

/**
 * Lines without those in which a point goes on: beneath its words, further in than its sign. Where a file says where its lines stand, such a
 * line is no head of an entry, whatever years it names; it is joined to its point.
 */
const withWholePoints = (lines: readonly CvLine[]): CvLine[] => {
  const whole: CvLine[] = []
  let point: CvLine | null = null
  for (const line of lines) {
    const isFurtherIn = point?.box && line.box && !MARK.test(line.text) && line.box.x > point.box.x + LEAST_INSET
    if (isFurtherIn && point?.end === line.start - 1) {
      const joined: CvLine = { ...point, text: `${point.text} ${line.text}`, end: line.end }
      whole[whole.length - 1] = joined
      point = joined
      continue
    }
    // Whether a point is the head of a job is asked of the whole of it.
    point = MARK.test(line.text) ? line : null
    whole.push(line)
  }
  return whole
}
/** In parts of the page's width. */
const LEAST_INSET = 0.008

const rangeOf = (line: CvLine): DateRange | null => {
  const range = rangeIn(line.text)
  if (!range || isBullet(line)) return null
  // A sentence that happens to name two years is none.
  const rest = line.text.slice(0, range.start) + line.text.slice(range.end)
  return rest.length > 110 || (/[.]$/.test(rest) && rest.length > 60) ? null : range
}

const LABELS: readonly ['title' | 'employer' | 'place' | 'dates', RegExp][] = [
  ['title', /^(?:• )?(?:job )?(?:title|designation|position|role|post)(?: held)?\s*[:–\t-]\s*:?\s*/i],
  [
    'employer',
    /^(?:• )?(?:company|employer|organi[sz]ation|client|firm|name of (?:the )?(?:company|employer|organi[sz]ation))(?: name)?\s*[:–\t-]\s*:?\s*/i,
  ],
  ['place', /^(?:• )?(?:location|place|city)\s*[:–\t-]\s*:?\s*/i],
  ['dates', /^(?:• )?(?:duration|period|tenure|dates?)\s*[:–\t-]\s*:?\s*/i],
  ...FOREIGN_LABELS,
]

type Piece = { text: string; line: CvLine; start: number; end: number }
const found = (piece: Piece, confidence: number): Found<string> => ({
  value: piece.text.replace(/^[\s,;:|(–—-]+|[\s,;:|(–—-]+$/g, ''),
  confidence,
  at: [spanIn(piece.line, piece.start, piece.end)],
})

/** The pieces of a head's line without its dates. */
const headPieces = (line: CvLine, range: { start: number; end: number } | null): Piece[] => {
  const spaced = range
    ? line.text.slice(0, range.start) + '\t'.repeat(range.end - range.start) + line.text.slice(range.end)
    : line.text
  const marked = MARK.exec(spaced)?.[0] ?? ''
  // Signs and words of other languages that part, as tabs: everything stays where it stands.
  const bare = (' '.repeat(marked.length) + spaced.slice(marked.length)).replace(
    /[،，、]| لدى | في شركة /g,
    (between) => '\t'.repeat(between.length),
  )
  return piecesOf(bare, /\s*[\t|•·]\s*|\s+[–—-]\s+|\s*,\s+|\s+(?:at|@|with|chez)\s+|\s*\((?=\t)|(?<=\t)\)/g)
    .filter((p) => /\p{L}{2}/u.test(p.text))
    .map((p) => ({ ...p, line }))
}

const EMPTY: CvWork = { title: null, employer: null, place: null, from: null, to: null, lines: [] }

/** Sorts the head of an entry into title, employer and place: by the words in them, then by where they stand. */
const readHead = (lines: readonly CvLine[], lexicon: Lexicon): Omit<CvWork, 'lines'> => {
  const entry: CvWork = { ...EMPTY }
  const open: Piece[] = []
  for (const line of lines) {
    const range = rangeIn(line.text)
    if (range) {
      const at = [spanIn(line, range.start, range.end)]
      entry.from ??= range.from ? { value: range.from, confidence: 0.95, at } : null
      entry.to ??= range.to ? { value: range.to, confidence: 0.95, at } : null
    }
    const label = LABELS.find(([, says]) => says.test(line.text))
    if (label && label[0] !== 'dates') {
      const start = label[1].exec(line.text)?.[0].length ?? 0
      entry[label[0]] ??= found({ text: line.text.slice(start), line, start, end: line.text.length }, 0.95)
    } else if (!label) open.push(...headPieces(line, range))
  }
  const left: Piece[] = []
  for (const piece of open) {
    const isPlace = lexicon.places.has(foldPlace(piece.text))
    const isEmployer = EMPLOYER.test(piece.text)
    const isTitle = TITLE.test(piece.text)
    if (isTitle && !entry.title && (!isEmployer || !/\b(pte|ltd|inc|llc|pvt|limited|corp)\b/i.test(piece.text)))
      entry.title = found(piece, 0.9)
    else if (isPlace && !entry.place && (open.length > 1 || isEmployer === false)) entry.place = found(piece, 0.9)
    else if (isEmployer && !entry.employer) entry.employer = found(piece, 0.9)
    else left.push(piece)
  }
  for (const piece of left) {
    // What belongs to a title or a name after a comma: "Manager, Operations", "Foods, Inc".
    if (!entry.title && (entry.employer || left.length > 1)) entry.title = found(piece, entry.employer ? 0.7 : 0.5)
    else if (!entry.employer) entry.employer = found(piece, entry.title ? 0.75 : 0.5)
    else if (!entry.place && piece.text.length < 30 && /^\p{Lu}/u.test(piece.text)) entry.place = found(piece, 0.4)
  }
  return entry
}

/** How many lines of a head stand before its dates: one CV does it one way. */
const linesBefore = (lines: readonly CvLine[], anchors: readonly number[]): number => {
  const first = anchors[0] ?? 0
  const gaps = anchors.slice(1).map((at, i) => {
    let n = 0
    while (n < 3 && at - n - 1 > (anchors[i] as number) && !isProse(lines[at - n - 1] as CvLine)) n++
    return n
  })
  return Math.min(first, 3, ...(gaps.length > 0 ? [Math.max(...gaps)] : []))
}

const ANNOUNCES =
  /^(?:• )?(?:key |main |major |core )?(?:roles?(?: (?:and|&) )?)?(?:responsibilit(?:y|ies)|duties|job (?:description|profile|duties)|achievements?|accomplishments?)(?: (?:and|&) (?:responsibilities|duties|achievements))?\s*[:–-]*$/i

const pointsOf = (lines: readonly CvLine[]): Found<string>[] => {
  const points: Found<string>[] = []
  for (const line of lines) {
    if (ANNOUNCES.test(line.text)) continue
    const last = points.at(-1)
    const text = line.text.replace(MARK, '').replace(/\t/g, ' ')
    // A point that goes on in the next line begins in small letters there, or was not ended.
    const goesOn =
      last && !isBullet(line) && (/^[\p{Ll}\d(]/u.test(text) || !/[.;:!?]$/.test(last.value)) && last.value.length > 40
    if (goesOn) {
      last.value = `${last.value} ${text}`
      last.at.push(spanIn(line, 0, line.text.length))
    } else
      points.push({
        value: text,
        confidence: 0.95,
        at: [spanIn(line, line.text.length - text.length, line.text.length)],
      })
  }
  return points.map((p) => ({ ...p, value: p.value.slice(0, 1_000) })).slice(0, 40)
}

export const workIn = (given: readonly CvLine[], lexicon: Lexicon): CvWork[] => {
  const lines = withWholePoints(given)
  const anchors = lines.flatMap((line, i) => (rangeOf(line) ? [i] : []))
  const before = linesBefore(lines, anchors)
  const starts = anchors.map((at, i) => {
    let start = at
    const stop = i === 0 ? 0 : (anchors[i - 1] as number) + 1
    while (start > stop && at - start < before && !isProse(lines[start - 1] as CvLine)) start--
    return start
  })
  return anchors
    .map((at, i): CvWork => {
      const start = starts[i] as number
      const end = starts[i + 1] ?? lines.length
      let body = at + 1
      // Dates first: the head goes on beneath them. Otherwise a line or two may complete it.
      const most = before === 0 ? 3 : 2
      const alone = headPieces(lines[at] as CvLine, rangeOf(lines[at] as CvLine)).length + (at - start)
      while (
        body < end &&
        body - at <= most &&
        !isProse(lines[body] as CvLine) &&
        (alone < 2 || LABELS.some(([, l]) => l.test((lines[body] as CvLine).text)))
      ) {
        body++
        if (alone + (body - at - 1) >= 2) break
      }
      const head = readHead(lines.slice(start, body), lexicon)
      return { ...head, lines: pointsOf(lines.slice(body, end)) }
    })
    .map((entry, i, all) => {
      // A further post at the employer above: only the title and the dates stand there again.
      const above = all[i - 1]?.employer
      return !entry.employer && entry.title && above ? { ...entry, employer: { ...above, confidence: 0.5 } } : entry
    })
    .slice(0, 40)
}

const NO_STUDY: CvEducation = { qualification: null, institution: null, from: null, to: null, lines: [] }
const TABLE_WORD =
  /^(?:s\.?no|s\.?|no|degree|course|qualification|examination|institut\w*|university|board|year|percentage|marks|%|cgpa|school|passing|college|of|name|&)$/i
/** The head of a table: nothing but the names of its columns. Word by word: one expression over all of them tries every way to part them. */
const isTableHead = (text: string): boolean => {
  const words = text.replace(/^•\s/, '').split(/[\s/]/).filter(Boolean)
  return words.length > 0 && words.every((word) => TABLE_WORD.test(word))
}

/** "Bachelor of Commerce from the University of Delhi in 2019" says what and where in one piece. */
const studyPieces = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const said = /\s+(?:from the|from|de l['’]|à l['’]|من)\s*/iu.exec(piece.text)
    const cut = (text: string) => text.replace(/(?<!\s)\s+(?:in|en|عام|सन)$/iu, '')
    if (!said || !QUALIFICATION.test(piece.text) || !INSTITUTION.test(piece.text)) {
      const text = cut(piece.text)
      return [{ ...piece, text, end: piece.start + text.length }]
    }
    const end = said.index + said[0].length
    const [what, where] = [piece.text.slice(0, said.index), cut(piece.text.slice(end))]
    return [
      { ...piece, text: what, end: piece.start + what.length },
      { ...piece, text: where, start: piece.start + end, end: piece.start + end + where.length },
    ]
  })

export const educationIn = (lines: readonly CvLine[]): CvEducation[] => {
  const entries: CvEducation[] = []
  let now: CvEducation = { ...NO_STUDY, lines: [] }
  const isFilled = (e: CvEducation) => Boolean(e.qualification || e.institution)
  const next = () => {
    if (isFilled(now)) entries.push(now)
    now = { ...NO_STUDY, lines: [] }
  }
  const dated = lines.findIndex((l) => rangeIn(l.text) ?? dateIn(l.text))
  const named = lines.findIndex((l) => QUALIFICATION.test(l.text) || INSTITUTION.test(l.text))
  const datesFirst =
    dated >= 0 && (dated < named || (dated === named && /^(?:• )?\(?\d/.test(lines[dated]?.text ?? '')))
  for (const line of lines) {
    if (isTableHead(line.text)) continue
    const range = rangeIn(line.text)
    const single = range ? null : dateIn(line.text)
    const when = range ?? single
    if (
      when &&
      (datesFirst
        ? isFilled(now)
        : now.to && isFilled(now) && (QUALIFICATION.test(line.text) || INSTITUTION.test(line.text)))
    )
      next()
    const pieces = studyPieces(headPieces({ ...line, text: line.text.replace(/^• /, '  ') }, when))
    let used = false
    for (const piece of pieces) {
      const school = INSTITUTION.test(piece.text)
      const degree =
        QUALIFICATION.test(piece.text) && !(school && /universit|school|college|institute/i.test(piece.text))
      if (!school && !degree) continue
      if (degree && now.qualification && (now.institution || now.to)) next()
      if (school && !degree && now.institution && (now.qualification || now.to)) next()
      if (degree && !now.qualification) now.qualification = found(piece, 0.9)
      else if (!degree && !now.institution) now.institution = found(piece, 0.9)
      else continue
      used = true
    }
    if (when) {
      const at = [spanIn(line, when.start, when.end)]
      now.from ??= range?.from ? { value: range.from, confidence: 0.95, at } : null
      const to = range ? range.to : single?.date
      now.to ??= to ? { value: to, confidence: 0.9, at } : null
    } else if (!used && isFilled(now))
      now.lines.push({ value: line.text.replace(/^• /, ''), confidence: 0.8, at: [spanIn(line, 0, line.text.length)] })
    else if (!used && !isFilled(now) && !isProse(line) && pieces[0]) now.qualification = found(pieces[0], 0.5)
  }
  next()
  return entries.slice(0, 20)
}
