import { foreignHeading } from './languages.rules.ts'
import type { CvLine, CvSection, SectionKind } from './parsed.rules.ts'
import { LANGUAGES } from './words.rules.ts'

/** What people write above the parts of a CV. Compared in small letters, without signs. */
const HEADINGS: Record<Exclude<SectionKind, 'head' | 'other'>, RegExp> = {
  summary:
    /^((professional|career|executive|personal|work|job|brief|key)? ?(summary|profile|objectives?|overview|statement|synopsis|highlights)( of qualifications)?|about( me)?|who i am|profil|résumé professionnel)$/,
  work: /^((professional|work|working|employment|career|relevant|industry|job|other|previous|current|corporate)? ?(experiences?|history|background|employment|engagements?)( details| summary| history| record)?|work|employment|career|positions? held|internships?( and training)?|organi[sz]ational experience|expériences?( professionnelles?)?)$/,
  education:
    /^((academic|educational?|professional|formal|scholastic)? ?(education|qualifications?|credentials?|background|profile|record|studies)( and (training|qualifications?|certifications?))?|academics?|academia|training and education|formation|études)$/,
  skills:
    /^((technical|key|core|professional|it|computer|soft|hard|functional|language and|software|digital|relevant|other|personal|top|main|general|managerial|clinical)? ?(skills?( set| sets| summary| highlights| profile)?|competenc(y|ies)|proficienc(y|ies)|expertise|strengths?|tools?|technologies|tech stack|software|areas? of (expertise|strength|competence)|knowledge)( and (tools|technologies|competencies|abilities|expertise|interests|strengths|knowledge))?|technical (knowledge|exposure|summary|profile|environment)|compétences)$/,
  languages: /^(languages?|languages? (known|spoken|skills?|proficiency)|linguistic (skills|proficiency)|langues)$/,
  certificates:
    /^((professional)? ?(certifications?|certificates?|licen[sc]es?|accreditations?|courses?|trainings?|memberships?|affiliations?)( and (certifications?|certificates?|licen[sc]es?|courses?|trainings?|memberships?|awards?))?( attended| completed)?|courses? and (certifications?|trainings?)|certifications? and licen[sc]es?)$/,
  projects:
    /^((key|academic|personal|major|selected|notable|research)? ?(projects?|publications?|research|portfolio)( details| undertaken| handled| work)?)$/,
  personal:
    /^(personal( (details?|information|particulars|data|profile|dossier|bio ?data|attributes))?|bio ?data|particulars|contact( (details?|information|me|info))?|contacts?|coordonnées|address|passport details|visa (status|details))$/,
  references: /^(references?|referees?|declaration|references? (available )?(up)?on request)$/,
}
const OTHERS =
  /^(awards?|honou?rs?|achievements?|accomplishments?|awards? and (honou?rs?|achievements?|recognition)|volunteer(ing)?( experience| work)?|(community|leadership)( service| involvement| experience)?|hobbies|interests?|hobbies and interests|activities|extra ?curricular( activities)?|co ?curricular activities|expected salary|notice period|availability|additional information|others?|miscellaneous|distinctions|centres? d.intérêt)$/

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** S K I L L S: letters set apart for looks are one word. */
const joined = (text: string) => (/^(\p{L} ){3,}\p{L}$/u.test(text.trim()) ? text.replace(/ /g, '') : text)

export const headingOf = (given: string): SectionKind | null => {
  const text = joined(
    given
      .replace(/^• |^(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+/i, '')
      .replace(/\s*[:：]\s*$/, '')
      .trim(),
  )
  if (text.length > 48 || /[.,;]$/.test(text)) return null
  const said = folded(text)
  if (!said || said.split(' ').length > 6) return null
  for (const [kind, says] of Object.entries(HEADINGS)) if (says.test(said)) return kind as SectionKind
  return foreignHeading(said) ?? (OTHERS.test(said) ? 'other' : null)
}

/** "Skills: Java, Python": a heading and what follows it on one line. */
const INLINE = /^(?:• )?([\p{L}\p{M}&/ ]{2,32}?)\s*(?:[:–-]\s+|：\s*)(\S.*)$/u
const MAY_BE_INLINE: readonly SectionKind[] = ['skills', 'languages', 'summary', 'certificates']

const SPOKEN = new RegExp(`\\b(${Object.keys(LANGUAGES).join('|')})\\b`, 'i')

export type Part = CvSection & { lines: CvLine[] }

/** Parts the lines by their headings; what stands before the first is the head. */
export const partsOf = (lines: readonly CvLine[]): Part[] => {
  const parts: Part[] = [{ kind: 'head', title: null, start: 0, end: 0, lines: [] }]
  const last = () => parts.at(-1) as Part
  for (const line of lines) {
    const kind = line.text.includes('\t') ? null : headingOf(line.text)
    if (kind) {
      parts.push({ kind, title: line.text, start: line.start, end: line.end, lines: [] })
      continue
    }
    const inline = INLINE.exec(line.text)
    const inlineKind = inline && headingOf(inline[1] as string)
    // Within its own part it is only a label: "Languages: Java, C" under skills stays there.
    const isLabel =
      last().kind === 'skills' &&
      inlineKind !== 'summary' &&
      !(inlineKind === 'languages' && SPOKEN.test(inline?.[2] ?? ''))
    if (inline && inlineKind && MAY_BE_INLINE.includes(inlineKind) && !isLabel) {
      const start = line.start + line.text.length - (inline[2] as string).length
      const rest = { ...line, text: inline[2] as string, start }
      parts.push({ kind: inlineKind, title: inline[1] as string, start: line.start, end: line.end, lines: [rest] })
      continue
    }
    // The name stands large wherever the layout puts it: beneath a column of skills it is none of them.
    if (line.page === 1 && line.size >= 1.6 && last().kind !== 'head')
      parts.push({ kind: 'head', title: null, start: line.start, end: line.end, lines: [] })
    last().lines.push(line)
    last().end = line.end
  }
  return parts.filter((p) => p.kind === 'head' || p.lines.length > 0 || p.title)
}
