import { foldText } from '../../adverts/content/advert.rules.ts'
import { monthlyPay } from '../../adverts/content/posting.rules.ts'
import { skillBook } from '../cv-reading/aliases.rules.ts'
import { findSkill, foldSkill } from '../cv-reading/skill-names.rules.ts'
import { cleanerOf, isOrder } from '../matching/clean.rules.ts'
import { isPresent } from './person.rules.ts'
import type { ProfileInput } from './profile.contract.ts'
import { isNotice, NOTICE_DAYS, type PayBand } from './wish.rules.ts'

/** What employers read of somebody who agreed to be found. `cardOf` alone names what leaves the profile. */

export type CardView = {
  /** Jobs they look for. */
  titles: string[]
  summary: string
  work: { title: string; employer: string | null; months: number | null; present: boolean; lines: string[] }[]
  education: { qualification: string; institution: string | null }[]
  /** With the line of their work that speaks of it, where there is one. */
  skills: { label: string; years: number | null; evidence: string | null; where: string | null }[]
  certificates: string[]
}
type Weighted = { text: string; weight: 'A' | 'B' | 'D' }

export type Card = {
  name: string | null
  headline: string
  shown: CardView
  years: number | null
  modes: string[]
  /** In small letters, as they are filtered by. */
  skills: string[]
  authorisations: ProfileInput['authorisations']
  languages: { code: string; label: string }[]
  /** Only where they agreed to show it; a month of it beside it, by which it can be asked for. */
  pay: { band: PayBand; month: { from: number; to: number | null } } | null
  notice: { said: string; days: number | null; free: string | null } | null
  searched: Weighted[]
  lexemes: string[]
}

type Place = { name: string; region: string; country: string; countryName: string }
type Known = {
  name: string
  place: Place | null
  /** Occupations that are called as one of their posts is. */
  occupations: readonly number[]
  /** The present one (YYYY-MM). */
  month: string
}

/** Other spellings of a skill lead to one; the table of skills is not needed for that. */
const aliases = skillBook([])
export const skillLabelOf = (text: string): string | null => findSkill(text, aliases)?.label ?? null

const monthsAt = (text: string | null, month: string, end: boolean): number | null => {
  if (text === null) return null
  const [year = '', m = end ? '12' : '01'] = (text === 'present' ? month : text).split('-')
  return Number(year) * 12 + Number(m)
}

const stretchOf = (w: { from: string | null; to: string | null }, month: string): [number, number] | null => {
  const from = monthsAt(w.from, month, false)
  const to = monthsAt(isPresent(w) ? 'present' : w.to, month, true)
  return from === null || to === null || to < from ? null : [from, to + 1]
}

/** Whole years worked, counted once where two posts overlap; null where no dates are told. */
export const yearsWorked = (work: ProfileInput['work'], month: string): number | null => {
  const stretches = work.flatMap((w) => {
    const one = stretchOf(w, month)
    return one ? [one] : []
  })
  if (stretches.length === 0) return null
  let months = 0
  let until = -1
  for (const [start, end] of stretches.toSorted((a, b) => a[0] - b[0])) {
    months += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return Math.min(60, Math.floor(months / 12))
}

const CONTACT = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|\bwww\.\S+|\+?\d[\d ()-]{7,}\d/giu
/** A page of somebody's own, written without https. */
const PAGE = /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|me|co|bio|link|sg|in|ca|ae)\/\S+/giu
const withoutContact = (text: string) => text.replace(CONTACT, ' ').replace(PAGE, ' ').replace(/\s+/g, ' ').trim()

const cleaner = (profile: ProfileInput, name: string) =>
  cleanerOf(
    {
      work: profile.work.map((w) => ({ employer: { value: w.employer } })),
      education: profile.education.map((e) => ({ institution: { value: e.institution } })),
    },
    name.trim() ? [name] : [],
    () => false,
  )

const mentions = (line: string, skill: string): boolean => {
  const at = line.indexOf(skill)
  const isWord = (c: string | undefined) => c !== undefined && /[\p{L}\p{N}]/u.test(c)
  return at >= 0 && !isWord(line[at - 1]) && !isWord(line[at + skill.length])
}

const payShown = ({ pay }: ProfileInput['desired']): Card['pay'] => {
  if (!pay?.shown) return null
  const { shown: _, ...band } = pay
  const month = (minor: number) => monthlyPay(minor, band.period)
  return { band, month: { from: month(band.from), to: band.to === null ? null : month(band.to) } }
}

const noticeTold = ({ notice }: ProfileInput['desired']): Card['notice'] => {
  if (notice === null) return null
  if (isNotice(notice)) return { said: notice, days: NOTICE_DAYS[notice], free: null }
  return { said: notice, days: null, free: notice }
}

/** What leaves the house for this visibility; null: nothing. */
export const cardOf = (
  profile: ProfileInput,
  known: Known,
  visibility: 'anonymous' | 'open' | 'private' = profile.visibility,
): Card | null => {
  if (visibility === 'private') return null
  const isOpen = visibility === 'open'
  const cleaned = cleaner(profile, known.name)
  const clean = (text: string) => cleaned(text.replace(PAGE, ' '))
  // What is shown of whoever shows their name is what they wrote, without ways to reach them.
  const told = isOpen ? withoutContact : clean
  const said = (lines: readonly string[]) => lines.filter((l) => !isOrder(l)).flatMap((l) => told(l) || [])
  const work = profile.work.map((w) => {
    const stretch = stretchOf(w, known.month)
    return {
      title: told(w.title),
      employer: isOpen ? w.employer || null : null,
      months: stretch ? stretch[1] - stretch[0] : null,
      present: isPresent(w),
      lines: said(w.lines),
    }
  })
  const lines = work.flatMap((w) =>
    [w.title, ...w.lines].map((line) => ({ line, where: w.title, low: foldText(line) })),
  )
  // What is in the book of skills tells nobody's name; any other text may be an address, an employer or a name, and is read like one.
  const skillIn = (label: string, read: (text: string) => string) =>
    skillLabelOf(label) === null ? read(label) : label
  const skills = profile.skills.flatMap(({ label, years }) => {
    const shownAs = skillIn(label, told)
    if (!shownAs) return []
    const found = lines.find((l) => mentions(l.low, foldText(label)))
    return [{ label: shownAs, years, evidence: found?.line ?? null, where: found?.where ?? null }]
  })
  const canonical = profile.skills.flatMap(({ label }) => skillLabelOf(label) ?? [])
  const titles = profile.desired.titles.map(told).filter(Boolean)
  const headline = told(profile.headline)
  const shown: CardView = {
    titles,
    summary: isOrder(profile.summary) ? '' : told(profile.summary),
    work,
    education: profile.education.map((e) => ({
      qualification: told(e.qualification),
      institution: isOpen ? e.institution || null : null,
    })),
    skills,
    certificates: profile.certificates.map((c) => told(c.name)).filter(Boolean),
  }
  const { place } = known
  const at = place
    ? [place.name, place.region, place.country, place.countryName].flatMap(
        (p) => foldText(p).match(/[\p{L}\d]+/gu) ?? [],
      )
    : []
  // Nothing is found by who somebody is, whatever they show.
  const searched = (weight: Weighted['weight'], ...texts: string[]): Weighted => ({
    text: texts.map(clean).filter(Boolean).join(' . '),
    weight,
  })
  return {
    name: isOpen ? known.name : null,
    headline,
    shown,
    years: yearsWorked(profile.work, known.month),
    modes: [...new Set(profile.desired.modes)],
    skills: [
      ...new Set([...profile.skills.map((s) => skillIn(s.label, clean)), ...canonical].filter(Boolean).map(foldSkill)),
    ],
    authorisations: profile.authorisations,
    languages: profile.languages.map(({ code, label }) => ({ code, label: told(label) || code })),
    pay: payShown(profile.desired),
    notice: noticeTold(profile.desired),
    searched: [
      searched('A', profile.headline, ...profile.desired.titles, ...profile.work.map((w) => w.title)),
      searched('B', ...profile.skills.map((s) => s.label), ...canonical),
      searched(
        'D',
        shown.summary,
        ...work.flatMap((w) => w.lines),
        ...shown.certificates,
        ...shown.education.map((e) => e.qualification),
      ),
    ],
    lexemes: [...known.occupations.map((id) => `occ:${id}`), ...new Set(at.map((word) => `at:${word}`))],
  }
}
