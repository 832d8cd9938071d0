import type { Resume, ResumeWork } from './resume.contract.ts'

/** Months since the year 0. Of a year alone the least that can be meant is taken: begun at its end, ended at its beginning. */
const monthOf = (date: string, ofYear: 1 | 12): number => {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month ? Number(month) : ofYear) - 1
}

/** Whole years of work, time that overlaps counted once: never more than the dates say. */
const yearsOf = (work: readonly ResumeWork[], thisMonth: string): number => {
  const spans = work
    .filter(({ startDate }) => startDate)
    .map(({ startDate, endDate }) => ({ from: monthOf(startDate, 12), to: monthOf(endDate || thisMonth, 1) }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from)
  let months = 0
  let until = 0
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return Math.floor(months / 12)
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const MOST_SKILLS = 5

/** A summary in which nothing stands but what the CV says elsewhere; empty where it says too little. `thisMonth`: YYYY-MM. */
export const summaryFrom = ({ work, skills, languages }: Resume, thisMonth: string): string => {
  const newest = [...work]
    .filter(({ position }) => position)
    .sort((a, b) => (b.endDate || '9999').localeCompare(a.endDate || '9999'))[0]
  if (!newest) return ''
  const years = yearsOf(work, thisMonth)
  const worked = years > 0 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of work` : ''
  const where = newest.name ? `, most recently at ${newest.name}` : ''
  const known = skills
    .map(({ name }) => name)
    .filter(Boolean)
    .slice(0, MOST_SKILLS)
  const spoken = languages.map(({ language }) => language).filter(Boolean)
  const sentences = [
    `${newest.position}${worked}${where}`,
    known.length > 0 ? `Skills: ${listed(known)}` : '',
    spoken.length > 0 ? `Languages: ${listed(spoken)}` : '',
  ]
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence.replace(/\.$/, '')}.`)
    .join(' ')
    .slice(0, 2_000)
}
