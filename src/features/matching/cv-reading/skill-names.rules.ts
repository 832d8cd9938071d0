import type { CvSkill, Lexicon } from './parsed.rules.ts'

/** How a skill is found by the name that somebody gave it. */

/** How a skill is looked up: small letters, single spaces, no sign at either end but those that names end with (C++, C#). */
export const foldSkill = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[“”"'’]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:•–-]+|[\s.,;:•–-]+$/g, '')
    .trim()

/** Behind a name: which version of it, such as 2008, v5, 10g or 3.x. */
const VERSION = /[\s-]*\b(?:v|ver|version|release|r)?\.?\s*\d+(?:\.(?:\d+|x))*\+?\s?(?:[a-z]|r\d|sp\d)?$/
/** Behind a name: words that say no more than that it is a skill. */
const KIND =
  /\s+(?:skills?|tools?|softwares?|languages?|basics?|concepts?|technolog(?:y|ies)|knowledge|experience|certified|page)$/

/** Before a name: how well somebody knows it. */
const PRAISE = /^(?:very )?(?:good|excellent|effective|strong|great|proven|solid|sound|professional|basic|advanced)\s+/

/** Letters and digits alone, as a name is that people part or join as they like: log 4j, team-player, m.s. office. */
const joined = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}+#]/gu, '')
const SHORTEST_JOINED = 4
const joinedNames = new WeakMap<Lexicon['skills'], Map<string, CvSkill>>()
const joinedIn = (skills: Lexicon['skills']): Map<string, CvSkill> => {
  const held = joinedNames.get(skills)
  if (held) return held
  const names = new Map<string, CvSkill>()
  for (const [name, skill] of skills) {
    const key = joined(name)
    if (key.length >= SHORTEST_JOINED && !names.has(key)) names.set(key, skill)
  }
  joinedNames.set(skills, names)
  return names
}

/**
 * The skill that somebody named, however they part it and whichever version they say: Catia V6, M.S. Office, Java (J2EE), presentation skills.
 * Null: the tables do not know it.
 */
export const findSkill = (text: string, skills: Lexicon['skills']): CvSkill | null => {
  let name = foldSkill(text)
  for (const shorten of [/\s*\([^)]*\)?$/, VERSION, PRAISE, KIND, VERSION]) {
    const known = skills.get(name) ?? joinedIn(skills).get(joined(name))
    if (known) return known
    const shorter = name.replace(shorten, '')
    if (/\p{L}/u.test(shorter)) name = shorter
  }
  return skills.get(name) ?? joinedIn(skills).get(joined(name)) ?? null
}

/** Between two skills that stand together: HTML/CSS, Ajax & jQuery, Hadoop and Spark. */
const BETWEEN = /\s*[/&+]\s*|\s+(?:and|or|und|et)\s+/i

/** The skills that were named in one breath; none where one of them is not known. */
export const findSkillsTogether = (text: string, skills: Lexicon['skills']): CvSkill[] => {
  const parts = text.split(BETWEEN).filter((part) => part !== '')
  const named = parts.length > 1 ? parts.map((part) => findSkill(part, skills)) : []
  return named.every((skill) => skill !== null) ? named : []
}
