import type { JobContent } from '../../features/adverts/content/content.rules.ts'
import type { Planned } from './applicants.ts'
import { dieOf } from './draw.ts'
import type { Work } from './jobs.ts'

const EMPLOYERS = ['Old Mill', 'Northlight', 'Kestrel Services', 'Longbridge', 'Silver Birch'] as const
const SCHOOLS = ['Diploma', 'Certificate', 'Bachelor degree'] as const

/** What somebody has done of what the job asks: some nearly all, some little. */
export const cvOf = (
  { candidate, application: a }: Planned,
  input: JobContent | undefined,
  works: readonly Work[],
): string[] => {
  const die = dieOf(`cv ${a.id}`)
  const w = works.find((one) => one.title === input?.title)
  const year = Number(a.applied_at.slice(0, 4))
  const began = year - die.between(1, 9)
  const has = (input?.mustHave ?? []).filter(() => die.chance(0.55))
  const did = die.shuffled(w?.tasks ?? []).slice(0, die.between(1, 3))
  return [
    candidate.email,
    candidate.phone,
    '',
    a.sent.note,
    '',
    'Experience',
    '',
    `${w && die.chance(0.7) ? w.title : 'Assistant'}, ${die.pick(EMPLOYERS)}`,
    `Jan ${began} - Present`,
    ...did.map((line) => `- ${line}`),
    ...has.slice(0, 2).map((skill) => `- Asked to ${skill} from the first week`),
    '',
    `Assistant, ${die.pick(EMPLOYERS)}`,
    `Mar ${began - 3} - Dec ${began - 1}`,
    '- Helped the team day by day',
    '',
    'Skills',
    [...has, ...(w?.tools ?? []).slice(0, 1)].join(', ') || 'Teamwork',
    '',
    'Education',
    `${die.pick(SCHOOLS)}, ${began - 4}`,
  ]
}
