import type { ReadCv } from '../../matching/cv-reading/read.contract.ts'
import type { ProfileInput } from '../../matching/profile/profile.contract.ts'
import { SECTIONS } from './kinds.rules.ts'
import type { Resume } from './resume.contract.ts'

export type Person = { name: string; email: string }

const sections = SECTIONS.map((key) => ({ key, shown: true }))
/** What goes on has no end. */
const ended = (to: string | null) => (to === null || to === 'present' ? '' : to)

/** A CV with nothing in it but who it is of. */
export const emptyResume = ({ name, email }: Person): Resume => ({
  basics: {
    name,
    label: '',
    email,
    phone: '',
    summary: '',
    location: { city: '', countryCode: '' },
    profiles: [],
  },
  work: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  sections,
  language: 'en',
})

type ProfileWithPlace = ProfileInput & { placeName: string; country: string | null }

/** A CV of what the profile says, word for word. */
export const resumeOfProfile = (profile: ProfileWithPlace, person: Person): Resume => ({
  ...emptyResume(person),
  basics: {
    ...emptyResume(person).basics,
    label: profile.headline,
    phone: profile.phone ?? '',
    summary: profile.summary,
    location: { city: profile.placeName, countryCode: profile.country ?? '' },
    profiles: profile.links.map((url) => ({ url })),
  },
  work: profile.work.map(({ title, employer, place, from, to, lines }) => ({
    name: employer,
    position: title,
    location: place,
    startDate: from ?? '',
    endDate: ended(to),
    highlights: lines.filter(Boolean),
    newPage: false,
  })),
  education: profile.education.map(({ qualification, institution, from, to }) => ({
    institution,
    studyType: qualification,
    startDate: from ?? '',
    endDate: ended(to),
    newPage: false,
  })),
  skills: profile.skills.map(({ label }) => ({ name: label })),
  languages: profile.languages.map(({ label, level }) => ({ language: label, fluency: level ?? '' })),
  certificates: profile.certificates.map(({ name, issued }) => ({ name, date: issued ?? '' })),
})

const cut = (text: string | undefined, most: number) => (text ?? '').slice(0, most)

/** A CV of what was read from an uploaded one; name and address of the account stand where nothing was read. */
export const resumeOfReading = (cv: ReadCv, person: Person): Resume => ({
  ...emptyResume(person),
  basics: {
    name: cut(cv.name?.value ?? person.name, 160),
    label: cut(cv.headline?.value, 160),
    email: cut(cv.emails[0]?.value ?? person.email, 254),
    phone: cv.phones[0]?.value.e164 ?? '',
    summary: cut(cv.summary?.value, 2_000),
    location: { city: cut(cv.place?.value.name, 120), countryCode: cv.place?.value.country ?? '' },
    profiles: cv.links
      .filter(({ value }) => value.length <= 500)
      .slice(0, 10)
      .map(({ value }) => ({ url: value })),
  },
  work: cv.work.slice(0, 40).map(({ title, employer, place, from, to, lines }) => ({
    name: cut(employer?.value, 160),
    position: cut(title?.value, 160),
    location: cut(place?.value, 120),
    startDate: from?.value ?? '',
    endDate: ended(to?.value ?? null),
    highlights: lines.slice(0, 40).map(({ value }) => cut(value, 1_000)),
    newPage: false,
  })),
  education: cv.education.slice(0, 20).map(({ qualification, institution, from, to }) => ({
    institution: cut(institution?.value, 200),
    studyType: cut(qualification?.value, 200),
    startDate: from?.value ?? '',
    endDate: ended(to?.value ?? null),
    newPage: false,
  })),
  skills: cv.skills.slice(0, 150).map(({ value }) => ({ name: cut(value.label, 120) })),
  languages: cv.languages.slice(0, 20).map(({ value }) => ({
    language: cut(value.label, 40),
    fluency: cut(value.level ?? '', 40),
  })),
  certificates: cv.certificates.slice(0, 30).map(({ value }) => ({
    name: cut(value.name, 200),
    date: value.issued ?? '',
  })),
})
