import type { ReadCv } from '../../matching/cv-reading/read.contract.ts'
import { isPresent } from '../../matching/profile/person.rules.ts'
import type { ProfileInput } from './contract.ts'

export const EMPTY_PROFILE: ProfileInput = {
  headline: '',
  summary: '',
  phone: null,
  placeId: null,
  work: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  links: [],
  authorisations: [],
  desired: { titles: [], countries: [], modes: [], pay: null, notice: null },
  visibility: 'private',
  blocked: [],
}

/** What a match is made from. Nothing else counts: no photo, no birthday, no number of links makes a profile more complete. */
const HELPS: readonly [string, (p: ProfileInput) => boolean][] = [
  ['headline', (p) => p.headline !== '' || p.desired.titles.length > 0],
  ['place', (p) => p.placeId !== null],
  ['work', (p) => p.work.length > 0],
  ['workDates', (p) => p.work.length > 0 && p.work.every((w) => w.from && w.to)],
  ['education', (p) => p.education.length > 0],
  ['skills', (p) => p.skills.length >= 5],
  ['languages', (p) => p.languages.length > 0],
  ['authorisations', (p) => p.authorisations.length > 0],
]
export const completenessOf = (profile: ProfileInput) => {
  const missing = HELPS.filter(([, has]) => !has(profile)).map(([key]) => key)
  return { done: HELPS.length - missing.length, of: HELPS.length, missing }
}

/** One thing read from a CV that may be taken into the profile: what it is, how sure, and where it stands. */
export type Offer = {
  key: string
  part:
    | 'headline'
    | 'summary'
    | 'phone'
    | 'place'
    | 'work'
    | 'education'
    | 'skills'
    | 'languages'
    | 'certificates'
    | 'links'
  /** How it reads, in lines. */
  shown: string[]
  confidence: number
  at: { start: number; end: number }[]
  /** The profile with it taken in. */
  take: (profile: ProfileInput) => ProfileInput
}

type Found = { confidence: number; at: { start: number; end: number }[] } | null
const least = (...found: Found[]) => Math.min(1, ...found.flatMap((f) => (f ? [f.confidence] : [])))
const places = (...found: Found[]) => found.flatMap((f) => f?.at ?? [])
const span = (from: string | null, to: string | null) => [from, to].filter(Boolean).join(' – ')
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Everything a CV offers, in the order of a profile. Nothing of it is in the profile until somebody takes it. */
export const offersOf = (read: ReadCv): Offer[] => {
  const offers: Offer[] = []
  const add = (offer: Offer) => offers.push(offer)
  const { headline, summary, place } = read
  if (headline)
    add({
      key: 'headline',
      part: 'headline',
      shown: [headline.value],
      confidence: headline.confidence,
      at: headline.at,
      take: (p) => ({ ...p, headline: headline.value.slice(0, 160) }),
    })
  if (summary)
    add({
      key: 'summary',
      part: 'summary',
      shown: [summary.value],
      confidence: summary.confidence,
      at: summary.at,
      take: (p) => ({ ...p, summary: summary.value.slice(0, 2_000) }),
    })
  const [phone] = read.phones
  if (phone)
    add({
      key: 'phone',
      part: 'phone',
      shown: [phone.value.e164],
      confidence: phone.confidence,
      at: phone.at,
      take: (p) => ({ ...p, phone: phone.value.e164 }),
    })
  if (place?.value.id)
    add({
      key: 'place',
      part: 'place',
      shown: [[place.value.name, place.value.region].filter(Boolean).join(', ')],
      confidence: place.confidence,
      at: place.at,
      take: (p) => ({ ...p, placeId: place.value.id }),
    })
  read.work.forEach((w, i) => {
    const title = w.title?.value ?? ''
    if (!title && !w.employer) return
    const entry = {
      title: (title || (w.employer?.value ?? '')).slice(0, 160),
      employer: (w.employer?.value ?? '').slice(0, 160),
      place: (w.place?.value ?? '').slice(0, 120),
      from: w.from?.value ?? null,
      to: w.to?.value ?? null,
      lines: w.lines.map((l) => l.value.slice(0, 1_000)).slice(0, 40),
    }
    add({
      key: `work.${i}`,
      part: 'work',
      shown: [
        [entry.title, entry.employer].filter(Boolean).join(' · '),
        [span(entry.from, entry.to), entry.place].filter(Boolean).join(' · '),
        ...entry.lines,
      ].filter(Boolean),
      confidence: least(w.title, w.employer, w.from),
      at: places(w.title, w.employer, w.from, w.to, ...w.lines),
      take: (p) => ({
        ...p,
        work: p.work.some(
          (h) => same(h.title, entry.title) && same(h.employer, entry.employer) && h.from === entry.from,
        )
          ? p.work
          : [...p.work, entry].slice(0, 40),
      }),
    })
  })
  read.education.forEach((e, i) => {
    const entry = {
      qualification: (e.qualification?.value ?? e.institution?.value ?? '').slice(0, 200),
      institution: (e.institution?.value ?? '').slice(0, 200),
      from: e.from?.value ?? null,
      to: e.to?.value ?? null,
    }
    if (!entry.qualification) return
    add({
      key: `education.${i}`,
      part: 'education',
      shown: [entry.qualification, [entry.institution, span(entry.from, entry.to)].filter(Boolean).join(' · ')].filter(
        Boolean,
      ),
      confidence: least(e.qualification, e.institution),
      at: places(e.qualification, e.institution, e.to),
      take: (p) => ({
        ...p,
        education: p.education.some(
          (h) => same(h.qualification, entry.qualification) && same(h.institution, entry.institution),
        )
          ? p.education
          : [...p.education, entry].slice(0, 20),
      }),
    })
  })
  read.skills.forEach((s, i) => {
    const entry = { label: s.value.label.slice(0, 80), skillId: s.value.skillId, years: null }
    add({
      key: `skills.${i}`,
      part: 'skills',
      shown: [entry.label],
      confidence: s.confidence,
      at: s.at,
      take: (p) => ({
        ...p,
        skills: p.skills.some((h) => same(h.label, entry.label)) ? p.skills : [...p.skills, entry].slice(0, 150),
      }),
    })
  })
  read.languages.forEach((l, i) => {
    add({
      key: `languages.${i}`,
      part: 'languages',
      shown: [[l.value.label, l.value.level].filter(Boolean).join(' · ')],
      confidence: l.confidence,
      at: l.at,
      take: (p) => ({
        ...p,
        languages: p.languages.some((h) => same(h.label, l.value.label))
          ? p.languages
          : [...p.languages, l.value].slice(0, 20),
      }),
    })
  })
  read.certificates.forEach((c, i) => {
    add({
      key: `certificates.${i}`,
      part: 'certificates',
      shown: [[c.value.name, c.value.issued].filter(Boolean).join(' · ')],
      confidence: c.confidence,
      at: c.at,
      take: (p) => ({
        ...p,
        certificates: p.certificates.some((h) => same(h.name, c.value.name))
          ? p.certificates
          : [...p.certificates, c.value].slice(0, 30),
      }),
    })
  })
  read.links.forEach((l, i) => {
    add({
      key: `links.${i}`,
      part: 'links',
      shown: [l.value],
      confidence: l.confidence,
      at: l.at,
      take: (p) => ({ ...p, links: p.links.includes(l.value) ? p.links : [...p.links, l.value].slice(0, 10) }),
    })
  })
  return offers
}

/** Under it a person is asked to look: the reading is a guess. */
export const UNSURE = 0.75

/** Who employs somebody now never finds them, unless they take it out of the list themselves. */
export const blockedAfter = (profile: ProfileInput, before: ProfileInput): string[] => {
  const known = before.work.filter(isPresent).map((w) => w.employer.toLowerCase())
  const fresh = profile.work.filter((w) => isPresent(w) && w.employer && !known.includes(w.employer.toLowerCase()))
  return [...new Set([...fresh.map((w) => w.employer), ...profile.blocked])].slice(0, 50)
}
