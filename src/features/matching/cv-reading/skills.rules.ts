import { LISTED_ONLY } from './aliases.rules.ts'
import { piecesOf, spanIn } from './contacts.rules.ts'
import { dateIn } from './dates.rules.ts'
import type { CvCertificate, CvLanguage, CvLine, CvSkill, Found, Lexicon } from './parsed.rules.ts'
import type { Part } from './sections.rules.ts'
import { findSkill, findSkillsTogether, foldSkill } from './skill-names.rules.ts'
import { LANGUAGES, PROFICIENCY } from './words.rules.ts'

/** The longest known skill, in words. */
const LONGEST = 6
/** A word so short or so common stands for a skill only in a list of skills. */
const COMMON = new Set(
  `act art arts go r c d e-learning music history design writing reading law sport sports trade work train teach sales press audio hardware
  software business process product products social media english french malay chinese hindi tamil arabic`.split(/\s+/),
)

const FILLERS =
  /^(?:and|etc|others?|knowledge of|good|excellent|strong|basic|advanced|working knowledge of|proficient in|familiar with|experience (?:in|with)|expertise in|ability to|skilled in|hands[- ]on(?: experience)? (?:in|with|on)?)\b[\s:]*/i
const LABEL = /^(?:• )?[\p{L}\p{M}\p{N}&/() -]{2,40}[:：]\s*(?=\S)/u

type Skill = Found<CvSkill>

/** Skills of a list, known or not, and the known ones that the rest of the CV speaks of. */
export const skillsIn = (parts: readonly Part[], lexicon: Lexicon): Skill[] => {
  const found = new Map<string, Skill>()
  const add = (value: CvSkill, confidence: number, at: Skill['at'][number]) => {
    const key = value.skillId === null ? foldSkill(value.label) : `#${value.skillId}`
    const known = found.get(key)
    if (!known) found.set(key, { value, confidence, at: [at] })
    else if (known.at.length < 5) known.at.push(at)
    if (known && confidence > known.confidence) known.confidence = confidence
  }
  for (const part of parts.filter((p) => p.kind === 'skills'))
    for (const line of part.lines) {
      const label = LABEL.exec(line.text)?.[0] ?? ''
      const listed = line.text.slice(label.length)
      for (const piece of piecesOf(listed, BETWEEN_PIECES)) {
        const shift = label.length + piece.start
        const words = piece.text
          .replace(FILLERS, '')
          .replace(/\s*\((?:[^)]*)\)?$/, '')
          .replace(/\.$/, '')
          .trim()
        if (!words) continue
        const known = findSkill(words, lexicon.skills)
        const together = known ? [] : findSkillsTogether(words, lexicon.skills)
        const start = shift + Math.max(0, piece.text.indexOf(words))
        const at = spanIn(line, start, start + words.length)
        if (known) add(known, 0.95, at)
        else if (together.length > 0) for (const skill of together) add(skill, 0.95, at)
        else if (
          words.length <= 48 &&
          words.split(/\s+/).length <= 5 &&
          /\p{L}/u.test(words) &&
          !PROFICIENCY_ALONE.test(words)
        )
          add({ label: words, skillId: null }, 0.7, at)
        if (!known && together.length === 0 && words.split(/\s+/).length > 1)
          spoken(line, lexicon, add, { from: shift, to: shift + piece.text.length })
      }
    }
  for (const part of parts.filter((p) => ['work', 'summary', 'projects', 'certificates', 'head'].includes(p.kind)))
    for (const line of part.lines) spoken(line, lexicon, add)
  return [...found.values()].slice(0, 150)
}

/** Between two entries of a list, and around one in brackets: Mainframe (COBOL, JCL). */
const BETWEEN_PIECES = /[,،，、|•·\t;；●▪]|(?<=\s)[–—/-](?=\s)|\((?=[^()]*,)|(?<=\([^()]*,[^()]*)\)/g

/** How well or for how long, and no skill: also the rest of "(Less than 1 year)" where a line ends within it. */
const PROFICIENCY_ALONE =
  /^(?:basic|intermediate|advanced|expert|beginner|proficient|excellent|good|years?\)?|\d+%?|\(?(?:less )?(?:than )?\d+\+? years?\)?)$/i

/** Skills named within a sentence: the longest first, none within another. */
const spoken = (
  line: CvLine,
  lexicon: Lexicon,
  add: (value: CvSkill, confidence: number, at: Skill['at'][number]) => void,
  { from, to } = { from: 0, to: line.text.length },
) => {
  const words = [...line.text.slice(from, to).matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#./'-]*/gu)]
  for (let i = 0; i < words.length; i++) {
    for (let n = Math.min(LONGEST, words.length - i); n >= 1; n--) {
      const first = words[i] as RegExpExecArray
      const last = words[i + n - 1] as RegExpExecArray
      const end = last.index + last[0].replace(/[./'-]+$/, '').length
      const text = foldSkill(line.text.slice(from + first.index, from + end))
      const known = lexicon.skills.get(text)
      if (!known || (n === 1 && (COMMON.has(text) || LISTED_ONLY.has(text) || text.length < 3))) continue
      add(known, n > 1 ? 0.8 : 0.7, spanIn(line, from + first.index, from + end))
      i += n - 1
      break
    }
  }
}

export const languagesIn = (parts: readonly Part[]): Found<CvLanguage>[] => {
  const found = new Map<string, Found<CvLanguage>>()
  const names = new RegExp(
    `(?<!\\p{L})(${Object.keys(LANGUAGES)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?!\\p{L})`,
    'giu',
  )
  const known = /^(?:• )?languages?(?: known| spoken)?\s*[:–\t-]/i
  for (const part of parts)
    for (const line of part.lines) {
      if (
        part.kind !== 'languages' &&
        !(['personal', 'skills', 'head', 'other'].includes(part.kind) && known.test(line.text))
      )
        continue
      const matches = [...line.text.matchAll(names)]
      matches.forEach((match, i) => {
        const until = matches[i + 1]?.index ?? line.text.length
        const level = PROFICIENCY.exec(line.text.slice(match.index + match[0].length, until))?.[0] ?? null
        const label = match[0][0]?.toUpperCase() + match[0].slice(1).toLowerCase()
        const code = LANGUAGES[match[0].toLowerCase()] as string
        if (found.has(label)) return
        found.set(label, {
          value: { code, label, level },
          confidence: part.kind === 'languages' ? 0.95 : 0.85,
          at: [spanIn(line, match.index, match.index + match[0].length)],
        })
      })
    }
  return [...found.values()].slice(0, 20)
}

export const certificatesIn = (parts: readonly Part[]): Found<CvCertificate>[] =>
  parts
    .filter((p) => p.kind === 'certificates')
    .flatMap((p) => p.lines)
    .flatMap((line): Found<CvCertificate>[] => {
      const date = dateIn(line.text)
      const bare = (date ? line.text.slice(0, date.start) + line.text.slice(date.end) : line.text)
        .replace(/^• /, '')
        .replace(/\(\s*\)/g, '')
        .replace(/\t/g, ', ')
        .replace(/[\s,;:|–—-]+$/, '')
        .trim()
      if (bare.length < 3 || bare.length > 160) return []
      return [
        { value: { name: bare, issued: date?.date ?? null }, confidence: 0.8, at: [spanIn(line, 0, line.text.length)] },
      ]
    })
    .slice(0, 30)
