/** What is taken out of every text before it is compared: who somebody is, as opposed to what they have done. */

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordsOf = (text: string) => text.split(/[\s,]+/).filter((w) => /\p{L}{2}/u.test(w))

const CONTACT = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|\bwww\.\S+|\+?\d[\d ()-]{7,}\d/giu
const YEAR = /\b(?:19|20)\d\d\b/g
const PRONOUN = /\b(?:she|he|her|him|his|hers|herself|himself|they\/them|mr|mrs|ms|miss|mdm|sir|madam)\b\.?/giu
const NATIONAL =
  /\b(?:an?|as)?\s*\p{Lu}[\p{Ll}-]+\s+(?:citizens?|nationals?|passport holders?|by birth|permanent residents?)\b/giu

/** Names of posts that say who holds them; the same post otherwise. */
const NEUTRAL: readonly (readonly [RegExp, string])[] = [
  [/\bwaitress(es)?\b/gi, 'waiter'],
  [/\b(?:air ?)?(?:stewardess(es)?|hostess(es)?)\b/gi, 'steward'],
  [/\bactress(es)?\b/gi, 'actor'],
  [
    /\b(sales|business|crafts|fore|chair|spokes|handy|trades|draughts|drafts|repair|fire|police|post)(?:man|woman|men|women|lady)\b/gi,
    '$1person',
  ],
  [/\b(?:male|female|lady)\s+(?=nurse|teacher|driver|doctor|guard|warden|attendant)/gi, ''],
]

/** Reads like words to a machine, not of work. It has no effect on anything; it is not even compared. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|criteri|requirement)|\b(?:rate|rank|score|select|hire|recommend)\b.{0,30}\b(?:this|me|the) (?:candidate|applicant|cv|resume)\b|\bsystem prompt\b|\byou are (?:an?|the) (?:ai|assistant|model|recruiter|language)/i

export const isOrder = (text: string): boolean => ORDERS.test(text)

export type Cleaner = (text: string) => string

/** Takes out of a text what tells who wrote it. `isSkill`: a word that is one stays, though somebody may be called so. */
/** The names that are to go: of employers and of schools. What is read of a CV, and whatever else names them so. */
type Named = {
  work: readonly { employer: { value: string } | null }[]
  education: readonly { institution: { value: string } | null }[]
}

export const cleanerOf = (cv: Named, names: readonly string[], isSkill: (word: string) => boolean): Cleaner => {
  const parts = names.flatMap(wordsOf)
  const whole = [
    ...names,
    ...cv.work.map((w) => w.employer?.value ?? ''),
    ...cv.education.map((e) => e.institution?.value ?? ''),
  ].filter((text) => text.trim().length > 2)
  const patterns = [
    ...whole.map(
      (text) => new RegExp(`(?<!\\p{L})${escaped(text.trim()).replace(/\s+/g, '\\s+')}(?!\\p{L})(?:['’]s)?`, 'giu'),
    ),
    // As a name is written: "Rose led", not "sales rose".
    ...parts
      .filter((word) => word.length > 1 && /^\p{Lu}/u.test(word) && !isSkill(word))
      .map((word) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})(?:['’]s)?`, 'gu')),
  ]
  return (given) => {
    let text = given.normalize('NFKC').replace(CONTACT, ' ')
    for (const pattern of patterns) text = text.replace(pattern, ' ')
    text = text.replace(NATIONAL, ' ').replace(PRONOUN, ' ').replace(YEAR, ' ')
    for (const [said, neutral] of NEUTRAL) text = text.replace(said, neutral)
    return text
      .replace(/\(\s*\)/g, ' ')
      .replace(/(?<!\s)\s+([,.;:])/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/^[\s•*,.;:|–—-]+|[\s•*,;:|–—-]+$/g, '')
      .replace(/\s+(?:of|in|at|by|from|with|for)$/, '')
  }
}
