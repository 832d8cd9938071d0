import type { CvSkill, Span } from '../../matching/cv-reading/parsed.rules.ts'
import { findSkill, foldSkill } from '../../matching/cv-reading/skill-names.rules.ts'
import { cleanerOf, isOrder } from '../../matching/matching/clean.rules.ts'
import { type Fact, type Facts, levelIn, skillKey, type WorkFact } from '../../matching/matching/facts.rules.ts'
import type { CardView } from '../../matching/profile/card.rules.ts'

/** What is read of a card. Name, employers and schools are here to be taken out of the text, and for nothing else. */
export type CardText = {
  name: string | null
  shown: CardView
  years: number | null
  languages: readonly { code: string; label: string }[]
}

const LONGEST = 600
const MOST_TASKS = 80

/** The allow-list, taken from the card of somebody who agreed to be found: what they have done and learnt, and nothing of who they are. */
export const factsOfCard = (card: CardText, skills: ReadonlyMap<string, CvSkill>): Facts => {
  const { shown } = card
  const clean = cleanerOf(
    {
      work: shown.work.map((w) => ({ employer: { value: w.employer ?? '' } })),
      education: shown.education.map((e) => ({ institution: { value: e.institution ?? '' } })),
    },
    card.name ? [card.name] : [],
    (word) => skills.has(foldSkill(word)),
  )
  let orders = 0
  let next = 0
  // Each line has a place of its own, so that a skill can point to the line that shows it.
  const place = (text: string): Span => {
    const start = next
    next += text.length + 1
    return { page: 1, start, end: start + text.length }
  }
  const statedFacts = (text: string): Fact[] => {
    if (isOrder(text)) {
      orders++
      return []
    }
    const stored = clean(text).slice(0, LONGEST)
    return /\p{L}{2}/u.test(stored) ? [{ text: stored, at: place(stored) }] : []
  }
  const ofWork = (text: string, work: number, months: number | null): WorkFact[] =>
    statedFacts(text).map((f) => ({ ...f, months, work }))
  const titles = shown.work.flatMap((w, i) => ofWork(w.title, i, w.months))
  const tasks = shown.work.flatMap((w, i) => w.lines.flatMap((l) => ofWork(l, i, w.months))).slice(0, MOST_TASKS)
  const lines = [...titles, ...tasks]
  return {
    titles,
    tasks,
    skills: shown.skills.flatMap(({ label, years, evidence }) => {
      const [fact] = statedFacts(label)
      if (!fact) return []
      const known = findSkill(label, skills)
      const shownIn = evidence === null ? undefined : lines.find((l) => l.text === clean(evidence).slice(0, LONGEST))
      return [
        {
          text: fact.text,
          at: shownIn?.at ?? fact.at,
          label: known?.label ?? fact.text,
          key: known ? skillKey(known) : foldSkill(label),
          months: years === null ? (shownIn?.months ?? null) : years * 12,
          shown: shownIn !== undefined,
        },
      ]
    }),
    certificates: shown.certificates.flatMap(statedFacts),
    education: shown.education.flatMap((e) =>
      statedFacts(e.qualification).map((f) => ({ ...f, level: levelIn(f.text) })),
    ),
    languages: card.languages.map(({ code, label }) => ({ code, label, text: label, at: place(label) })),
    months: card.years === null ? null : card.years * 12,
    orders,
  }
}

const MOST_WORDS = 60
/** What somebody does in a few words, for the model. */
export const gistOf = (facts: Facts): string =>
  [...facts.titles.map((t) => t.text), ...facts.skills.map((s) => s.label), ...facts.tasks.map((t) => t.text)]
    .join('. ')
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .join(' ')
