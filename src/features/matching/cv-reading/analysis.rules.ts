import { MOST_PAGES_ADVISED } from './limits.rules.ts'
import type { ParsedCv } from './parsed.rules.ts'
import { foldSkill } from './skill-names.rules.ts'

/** How much a point matters: `wrong` keeps the CV from being read, `careful` may, `ok` is well. Never added up to one figure. */
export type Severity = 'wrong' | 'careful' | 'ok'
export type Check = { key: string; severity: Severity; quote: string | null; count: number | null }

/** Verbs that say a person was there, not what they did. */
const WEAK =
  /^(?:was |were )?(?:responsible for|worked on|helped|assisted (?:with|in)|involved in|duties included|participated in|tasked with|handled)\b/i
const RESULT = /\d/

const points = (cv: ParsedCv) => cv.work.flatMap((w) => w.lines)

const documentChecks = ({ source }: ParsedCv): Check[] => {
  const { layout } = source
  const check = (key: string, severity: Severity, quote: string | null = null, count: number | null = null): Check => ({
    key,
    severity,
    quote,
    count,
  })
  const hidden = source.hidden[0]
  const contactInMargin = layout.margins.find((m) => /@|\+?\d[\d ()-]{7,}/.test(m))
  return [
    source.ocrPages.length > 0
      ? check('picture', 'wrong', null, source.ocrPages.length)
      : check('textLayer', 'ok', null, source.text.length),
    hidden ? check('hidden', 'wrong', hidden.text.slice(0, 160), source.hidden.length) : check('noHidden', 'ok'),
    layout.columns > 1 ? check('columns', 'careful', null, layout.columns) : check('oneColumn', 'ok'),
    ...(layout.tables > 0 ? [check('tables', 'careful', null, layout.tables)] : []),
    ...(contactInMargin ? [check('contactInMargin', 'careful', contactInMargin)] : []),
    source.pages > MOST_PAGES_ADVISED
      ? check('long', 'careful', null, source.pages)
      : check('length', 'ok', null, source.pages),
    ...(layout.fonts.length > 4
      ? [check('fonts', 'careful', layout.fonts.join(', ').slice(0, 160), layout.fonts.length)]
      : []),
  ]
}

const contentChecks = (cv: ParsedCv): Check[] => {
  const checks: Check[] = []
  const add = (key: string, severity: Severity, quote: string | null = null, count: number | null = null) => {
    checks.push({ key, severity, quote, count })
  }
  add(cv.name ? 'name' : 'noName', cv.name ? 'ok' : 'wrong', cv.name?.value ?? null)
  add(cv.emails.length > 0 ? 'email' : 'noEmail', cv.emails.length > 0 ? 'ok' : 'wrong', cv.emails[0]?.value ?? null)
  add(
    cv.phones.length > 0 ? 'phone' : 'noPhone',
    cv.phones.length > 0 ? 'ok' : 'careful',
    cv.phones[0]?.value.e164 ?? null,
  )
  add(cv.work.length > 0 ? 'work' : 'noWork', cv.work.length > 0 ? 'ok' : 'wrong', null, cv.work.length)
  const undated = cv.work.find((w) => !w.from || !w.to)
  if (undated) add('undated', 'careful', undated.title?.value ?? undated.employer?.value ?? null)
  const nameless = cv.work.find((w) => !w.title || !w.employer)
  if (nameless) add('unclearPost', 'careful', nameless.title?.value ?? nameless.employer?.value ?? null)
  const starts = cv.work.flatMap((w) => (w.from ? [w.from.value] : []))
  if (starts.some((s, i) => i > 0 && s > (starts[i - 1] as string))) add('order', 'careful')
  const said = points(cv)
  const weak = said.filter((p) => WEAK.test(p.value))
  if (weak[0]) add('weak', 'careful', weak[0].value.slice(0, 160), weak.length)
  const counted = said.filter((p) => RESULT.test(p.value))
  const bare = said.find((p) => !RESULT.test(p.value))
  if (said.length > 0 && counted.length < said.length / 3)
    add('numbers', 'careful', bare?.value.slice(0, 160) ?? null, counted.length)
  else if (said.length > 0) add('hasNumbers', 'ok', counted[0]?.value.slice(0, 160) ?? null, counted.length)
  const longest = said.find((p) => p.value.length > 280)
  if (longest) add('longPoint', 'careful', longest.value.slice(0, 160))
  add(cv.skills.length >= 5 ? 'skills' : 'fewSkills', cv.skills.length >= 5 ? 'ok' : 'careful', null, cv.skills.length)
  return checks
}

export type Verdict = 'met' | 'partly' | 'not_found'
/** A must-have of a job against the CV: what was found stands there in the CV's own words. */
export type Requirement = { requirement: string; verdict: Verdict; quote: string | null }

const COMMON_WORDS = new Set(
  'a an and or of in with the to for at on as by years year experience knowledge good strong ability able skills skill excellent must have minimum least relevant working proficiency proficient similar related'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '')
const wordsOf = (text: string) =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}+#.]{2,}/gu)]
    .map((m) => m[0].replace(/\.$/, ''))
    .filter((w) => !COMMON_WORDS.has(w))

/** Words against words, with the line that says them. Where the matching has a verdict of its own, it stands in its place. */
export const requirementIn = (cv: ParsedCv, requirement: string): Requirement => {
  const input = wordsOf(requirement)
  const skill = cv.skills.find(
    (s) => foldSkill(requirement).includes(foldSkill(s.value.label)) && s.value.label.length > 2,
  )
  const at = skill?.at[0]
  const lineAt = at ? cv.source.lines.find((l) => l.start <= at.start && at.start < l.end) : undefined
  let best = { share: 0, quote: null as string | null }
  for (const line of cv.source.lines) {
    const there = new Set(wordsOf(line.text).map(stem))
    const share = input.length === 0 ? 0 : input.filter((w) => there.has(stem(w))).length / input.length
    if (share > best.share) best = { share, quote: line.text.replace(/\t/g, ' ').slice(0, 200) }
  }
  const isLong = input.length > 4
  if (best.share >= 0.99 || (isLong && best.share >= 0.75)) return { requirement, verdict: 'met', quote: best.quote }
  if (skill && input.length <= wordsOf(skill.value.label).length)
    return { requirement, verdict: 'met', quote: lineAt?.text.replace(/\t/g, ' ').slice(0, 200) ?? skill.value.label }
  if (skill)
    return {
      requirement,
      verdict: 'partly',
      quote: lineAt?.text.replace(/\t/g, ' ').slice(0, 200) ?? skill.value.label,
    }
  if (best.share >= 0.5) return { requirement, verdict: 'partly', quote: best.quote }
  return { requirement, verdict: 'not_found', quote: null }
}

export type Analysis = { document: Check[]; content: Check[]; job: Requirement[] | null }

export const analyseParsedCv = (cv: ParsedCv, mustHave: readonly string[] | null): Analysis => ({
  document: documentChecks(cv),
  content: contentChecks(cv),
  job: mustHave ? mustHave.map((requirement) => requirementIn(cv, requirement)) : null,
})
