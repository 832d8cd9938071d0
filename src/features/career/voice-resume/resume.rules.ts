import type { Resume } from '../resume-builder/resume.contract.ts'
import type { Fact, FactKind, QuestionKey } from './answers.rules.ts'

/** What was confirmed of each question. */
export type Confirmed = Partial<Record<QuestionKey, readonly Fact[]>>

const field = (fact: Fact | undefined, name: string): string => fact?.fields[name]?.trim() ?? ''
const ofKind = (facts: readonly Fact[] | undefined, kind: FactKind) =>
  (facts ?? []).filter((fact) => fact.kind === kind)
const month = (said: string): string => (/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(said) ? said : '')

const workOf = (job: readonly Fact[] | undefined, lines: readonly Fact[]): Resume['work'] =>
  ofKind(job, 'work').map((fact, at) => ({
    name: field(fact, 'name'),
    position: field(fact, 'position'),
    location: field(fact, 'location'),
    startDate: month(field(fact, 'startDate')),
    endDate: month(field(fact, 'endDate')),
    // What was told follows the first job that was told with it.
    highlights: at === 0 ? lines.map((line) => field(line, 'text')).filter(Boolean) : [],
    newPage: false,
  }))

/** A CV of what was confirmed, and of nothing else; `begun` has the name and address of the account. */
export const resumeOfFacts = (begun: Resume, said: Confirmed): Resume => ({
  ...begun,
  basics: {
    ...begun.basics,
    label: field(said.headline?.[0], 'text'),
    phone: field(said.phone?.[0], 'text'),
    location: { ...begun.basics.location, city: field(said.place?.[0], 'text') },
  },
  work: [
    ...workOf(said.job, [...ofKind(said.jobLines, 'line'), ...ofKind(said.jobCount, 'line')]),
    ...workOf(said.before, ofKind(said.beforeLines, 'line')),
  ],
  education: ofKind(said.study, 'study').map((fact) => ({
    studyType: field(fact, 'studyType'),
    institution: field(fact, 'institution'),
    startDate: month(field(fact, 'startDate')),
    endDate: month(field(fact, 'endDate')),
    newPage: false,
  })),
  skills: ofKind(said.skills, 'skill').map((fact) => ({ name: field(fact, 'text') })),
  languages: ofKind(said.languages, 'language').map((fact) => ({
    language: field(fact, 'text'),
    fluency: field(fact, 'level'),
  })),
  certificates: ofKind(said.certificates, 'certificate').map((fact) => ({
    name: field(fact, 'text'),
    date: month(field(fact, 'date')),
  })),
})

/** What the job is called whose work a question asks for, as its person confirmed it; null: the question asks for something else. */
export const jobTitleFor = (question: QuestionKey, { job, before, headline }: Confirmed): string | null => {
  const called = (facts: readonly Fact[] | undefined) => field(ofKind(facts, 'work')[0], 'position')
  if (question === 'jobLines') return called(job) || field(headline?.[0], 'text')
  return question === 'beforeLines' ? called(before) : null
}
