import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isRecord } from '../../../shared/record.ts'
import { foldPlace } from './contacts.rules.ts'
import { maskIdentityNumbers } from './parse.rules.ts'
import {
  type CvCertificate,
  type CvDate,
  type CvLanguage,
  type CvLine,
  type CvPhone,
  type CvPlace,
  type CvSkill,
  type CvText,
  ENGINE,
  type Found,
  type Lexicon,
  type ParsedCv,
  type PrivateFact,
} from './parsed.rules.ts'
import { isPrivate, privateIn } from './private.rules.ts'
import { findSkill, foldSkill } from './skill-names.rules.ts'
import { MOST_LINES } from './text.rules.ts'
import { LANGUAGES } from './words.rules.ts'

type Json = { readonly [key: string]: unknown }
const objectsIn = (value: unknown, most: number): Json[] =>
  Array.isArray(value) ? value.filter(isRecord).slice(0, most) : []
const texts = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.filter((v) => typeof v === 'string').slice(0, most) : []

/** What of the format a profile has a place for. */
const TAKEN = new Set(['basics', 'work', 'education', 'skills', 'languages', 'certificates', '$schema', 'meta'])
const PARTS = ['basics', 'work', 'education', 'skills'] as const
const LONGEST = 2_000

/** A whole CV in the words of JSON Resume: it has at least one of the parts that make one. */
export const isJsonResume = (value: unknown): value is Json => isRecord(value) && PARTS.some((part) => part in value)

/** 2021, 2021-03 or 2021-03-15, as precisely as a profile keeps it: a year or a month. */
const dateOf = (text: string): CvDate | null =>
  /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d(?:T.*)?)?)?$/.test(text) ? text.slice(0, 7) : null

/** The file as lines that say where each stands in it, so that everything taken can be looked at beside its source. */
const writer = () => {
  const lines: CvLine[] = []
  let at = 0
  /** A value with its line; null for what is empty or no text. */
  const put = (where: string, value: unknown): Found<string> | null => {
    if (typeof value !== 'string' || lines.length >= MOST_LINES) return null
    const said = value
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST)
    if (!said) return null
    const text = `${where}: ${said}`
    const start = at + where.length + 2
    lines.push({ page: 1, start: at, end: at + text.length, text, box: null, size: 1, bold: false })
    at += text.length + 1
    return { value: said, confidence: 1, at: [{ page: 1, start, end: start + said.length }] }
  }
  const source = (photo: boolean): CvText => ({
    kind: 'text',
    text: lines.map((l) => l.text).join('\n'),
    lines,
    pages: 1,
    ocrPages: [],
    ocrConfidence: null,
    hidden: [],
    layout: { columns: 1, tables: 0, pictures: 0, photo, margins: [], fonts: [] },
  })
  return { put, source }
}

const as = <T>(found: Found<unknown>, value: T, confidence = found.confidence): Found<T> => ({
  value,
  confidence,
  at: found.at,
})

const placeOf = (city: Found<string>, region: string, country: string, { places }: Lexicon): Found<CvPlace> | null => {
  const called = (places.get(foldPlace(city.value)) ?? []).filter((p) => !country || p.country === country)
  const there = called.find((p) => foldPlace(p.region) === foldPlace(region)) ?? called[0]
  if (!there) return null
  const { population: _, ...place } = there
  return as(city, place, called.length > 1 && foldPlace(there.region) !== foldPlace(region) ? 0.6 : 0.95)
}

/**
 * Reads a JSON Resume (the open format of jsonresume.org, schema 1.0.0) into what a CV comes to: each field with where it stands in the
 * file. What a profile has no place for, and what could not be understood, is named in `leftOut` by its path; what no employer needs is
 * pointed out and becomes no field, as in any CV.
 */
export const readJsonResume = (resume: Json, lexicon: Lexicon): { cv: ParsedCv; leftOut: string[] } => {
  const { put, source: written } = writer()
  const leftOut: string[] = []
  const dated = (where: string, value: unknown): Found<CvDate> | null => {
    const found = put(where, value)
    const date = found && dateOf(found.value)
    if (found && !date) leftOut.push(where)
    return found && date ? as(found, date) : null
  }
  const basics = isRecord(resume.basics) ? resume.basics : {}
  const name = put('basics.name', basics.name)
  const headline = put('basics.label', basics.label)
  const email = put('basics.email', basics.email)
  const location = isRecord(basics.location) ? basics.location : {}
  const country = typeof location.countryCode === 'string' ? location.countryCode.toUpperCase() : ''
  const phone = put('basics.phone', basics.phone)
  const local = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const number = phone ? parsePhoneNumberFromString(phone.value, local) : undefined
  const phones: Found<CvPhone>[] =
    phone && number?.isValid() ? [as(phone, { e164: number.number, country: number.country ?? null })] : []
  if (phone && phones.length === 0) leftOut.push('basics.phone')
  const city = put('basics.location.city', location.city)
  const place = city && placeOf(city, String(location.region ?? ''), country, lexicon)
  if (city && !place) leftOut.push('basics.location.city')
  const summary = put('basics.summary', basics.summary)
  const links = [
    put('basics.url', basics.url),
    ...objectsIn(basics.profiles, 20).map((p, i) => put(`basics.profiles[${i}].url`, p.url)),
  ].filter((l) => l !== null)
  const work = objectsIn(resume.work, 40).map((w, i) => {
    const of = `work[${i}]`
    const title = put(`${of}.position`, w.position)
    const employer = put(`${of}.name`, w.name ?? w.company)
    const where = put(`${of}.location`, w.location)
    const from = dated(`${of}.startDate`, w.startDate)
    const until = dated(`${of}.endDate`, w.endDate)
    const said = [
      put(`${of}.summary`, w.summary),
      ...texts(w.highlights, 40).map((text, n) => put(`${of}.highlights[${n}]`, text)),
    ].filter((l) => l !== null)
    // The format says it so: begun, and no end.
    const to = until ?? (from && !w.endDate ? as(from, 'present') : null)
    return { title, employer, place: where, from, to, lines: said }
  })
  const education = objectsIn(resume.education, 20).map((e, i) => {
    const of = `education[${i}]`
    const type = put(`${of}.studyType`, e.studyType)
    const area = put(`${of}.area`, e.area)
    const qualification =
      type && area ? { ...type, value: `${type.value}, ${area.value}`, at: [...type.at, ...area.at] } : (type ?? area)
    return {
      qualification,
      institution: put(`${of}.institution`, e.institution),
      from: dated(`${of}.startDate`, e.startDate),
      to: dated(`${of}.endDate`, e.endDate),
      lines: [],
    }
  })
  const skills = objectsIn(resume.skills, 150).flatMap((s, i): Found<CvSkill>[] => {
    const keywords = texts(s.keywords, 40).map((k, n) => put(`skills[${i}].keywords[${n}]`, k))
    const group = put(`skills[${i}].name`, s.name)
    // What groups others is a skill itself only where the list of skills has it.
    const named = group && (keywords.length === 0 || lexicon.skills.has(foldSkill(group.value))) ? [group] : []
    return [...named, ...keywords.filter((k) => k !== null)].map((found) =>
      as(found, findSkill(found.value, lexicon.skills) ?? { label: found.value.slice(0, 80), skillId: null }),
    )
  })
  const languages = objectsIn(resume.languages, 20).flatMap((l, i): Found<CvLanguage>[] => {
    const found = put(`languages[${i}].language`, l.language)
    const level = put(`languages[${i}].fluency`, l.fluency)
    if (!found) return []
    const code = LANGUAGES[found.value.toLowerCase()]
    if (!code) leftOut.push(`languages[${i}].language`)
    return code ? [as(found, { code, label: found.value.slice(0, 40), level: level?.value.slice(0, 40) ?? null })] : []
  })
  const certificates = objectsIn(resume.certificates, 30).flatMap((c, i): Found<CvCertificate>[] => {
    const found = put(`certificates[${i}].name`, c.name)
    const issued = dated(`certificates[${i}].date`, c.date)
    return found ? [as(found, { name: found.value.slice(0, 200), issued: issued?.value ?? null })] : []
  })
  for (const [key, value] of Object.entries(resume))
    if (!TAKEN.has(key) && !(Array.isArray(value) && value.length === 0)) leftOut.push(key.slice(0, 60))
  if (location.address || location.postalCode) leftOut.push('basics.location.address')

  const given = written(typeof basics.image === 'string' && basics.image.trim() !== '')
  const facts: PrivateFact[] = privateIn(given)
  const source = maskIdentityNumbers(given, facts)
  const open = <T>(found: Found<T> | null): Found<T> | null =>
    found?.at.some((at) => isPrivate(facts, at.start, at.end)) ? null : found
  const allOpen = <T>(found: readonly Found<T>[]) => found.filter((f) => open(f) !== null)
  const cv: ParsedCv = {
    engine: ENGINE,
    name: open(name),
    headline: open(headline),
    emails: email ? [email] : [],
    phones,
    place,
    links: allOpen(links).filter((l) => URL.canParse(l.value) && /^https?:/.test(l.value)),
    summary: open(summary),
    work: work.map((w) => ({ ...w, title: open(w.title), employer: open(w.employer), lines: allOpen(w.lines) })),
    education: education.map((e) => ({ ...e, qualification: open(e.qualification), institution: open(e.institution) })),
    skills: allOpen(skills).slice(0, 150),
    languages,
    certificates: allOpen(certificates),
    private: facts,
    sections: [],
    source,
  }
  return { cv, leftOut: [...new Set(leftOut)].slice(0, 50) }
}
