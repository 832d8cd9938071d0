import type { ProfileInput } from '../../matching/profile/profile.contract.ts'
import { visibleSections } from './lines.rules.ts'
import type { Resume } from './resume.contract.ts'

type Written = Pick<ProfileInput, 'work' | 'education' | 'skills' | 'languages' | 'certificates'>

/** What is shown of a CV in the words of a profile, so that it is compared with a job by the engine that compares applications. */
export const writtenIn = (resume: Resume, codeOf: (language: string) => string | null): Written => {
  const shown = new Set(visibleSections(resume))
  return {
    work: shown.has('work')
      ? resume.work.map(({ name, position, location, startDate, endDate, highlights }) => ({
          title: position,
          employer: name,
          place: location,
          from: startDate || null,
          to: endDate || (startDate ? ('present' as const) : null),
          lines: [...highlights],
        }))
      : [],
    education: shown.has('education')
      ? resume.education.map(({ institution, studyType, startDate, endDate }) => ({
          qualification: studyType,
          institution,
          from: startDate || null,
          to: endDate || null,
        }))
      : [],
    skills: shown.has('skills') ? resume.skills.map(({ name }) => ({ label: name, skillId: null, years: null })) : [],
    languages: shown.has('languages')
      ? resume.languages.flatMap(({ language, fluency }) => {
          const code = codeOf(language)
          return code ? [{ code, label: language, level: fluency || null }] : []
        })
      : [],
    certificates: shown.has('certificates')
      ? resume.certificates.map(({ name, date }) => ({ name, issued: date || null }))
      : [],
  }
}

export const AIM_PLACES = ['cv', 'profile', 'nowhere'] as const
/** Where a must-have of a job is met: in the CV, only in the profile of its person (who may put it in), or nowhere. */
export const placeOfNeed = (inCv: string, inProfile: string): (typeof AIM_PLACES)[number] => {
  if (inCv === 'met') return 'cv'
  return inProfile === 'met' ? 'profile' : 'nowhere'
}
