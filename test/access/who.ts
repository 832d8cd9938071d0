import { foundLines } from './found.ts'
import { COMPANY } from './who.company.ts'
import { PEOPLE } from './who.people.ts'
import type { Kind } from './world.ts'

const SIGNED_IN: readonly Kind[] = [
  'seeker',
  'otherSeeker',
  'employee',
  'colleague',
  'hr',
  'admin',
  'owner',
  'rival',
  'recruiter',
  'payrollOfficer',
  'finance',
  'readOnly',
  'platformAdmin',
  'platformOwner',
]
const IN_HR: readonly Kind[] = ['hr', 'admin', 'owner', 'rival']
/** Those who do one part of a company’s work. */
const PARTS: readonly Kind[] = ['recruiter', 'payrollOfficer', 'finance', 'readOnly']
const RUN: readonly Kind[] = ['admin', 'owner', 'rival']
const EMPLOYEES: readonly Kind[] = ['employee', 'colleague']
const SEEKERS: readonly Kind[] = ['seeker', 'otherSeeker']
const PLATFORM: readonly Kind[] = ['platformAdmin', 'platformOwner']

/** Which people each heading of the lists means. */
const MAY: Readonly<Record<keyof typeof COMPANY | keyof typeof PEOPLE | 'premiumSeeker', readonly Kind[]>> = {
  company: [...EMPLOYEES, ...IN_HR, ...PARTS],
  record: [...EMPLOYEES, ...IN_HR, ...PARTS],
  dashboard: [...IN_HR, ...PARTS],
  compliance: [...IN_HR, 'readOnly'],
  payroll: [...IN_HR, 'payrollOfficer'],
  timeRead: [...IN_HR, 'payrollOfficer', 'readOnly'],
  budgetRead: [...IN_HR, 'payrollOfficer', 'finance', 'readOnly'],
  pay: [...IN_HR, 'payrollOfficer', 'finance'],
  working: [...IN_HR, 'recruiter', 'payrollOfficer', 'finance'],
  portalAndWorking: [...EMPLOYEES, ...IN_HR, 'recruiter', 'payrollOfficer', 'finance'],
  hiringRead: [...IN_HR, 'recruiter', 'readOnly'],
  hiring: [...IN_HR, 'recruiter'],
  recruits: [...RUN, 'recruiter'],
  planRead: [...RUN, 'recruiter', 'finance', 'readOnly'],
  costsRead: [...RUN, 'finance', 'readOnly'],
  reportsRead: [...RUN, 'recruiter', 'readOnly'],
  hrAndEmployee: [...EMPLOYEES, ...IN_HR],
  hr: IN_HR,
  runs: RUN,
  owner: ['owner', 'rival'],
  employee: EMPLOYEES,
  anyone: ['guest', 'ended', ...SIGNED_IN],
  // Visitors by the link they were sent: without it they are refused, and so is every other role.
  sender: SEEKERS,
  signedIn: SIGNED_IN,
  allButEmployees: SIGNED_IN.filter((kind) => !EMPLOYEES.includes(kind)),
  seeker: SEEKERS,
  // Calls of the paid tools: the demonstration’s job seeker has Premium+; whoever has just joined is told which plan it takes.
  premiumSeeker: SEEKERS,
  hrAndPlatform: [...IN_HR, ...PLATFORM],
  platform: PLATFORM,
  platformOwner: ['platformOwner'],
}

const lists = { ...COMPANY, ...PEOPLE }
const entries = Object.entries(lists).flatMap(([heading, list]) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((call) => [call, heading as keyof typeof MAY] as const),
)

const isHeading = (heading: string): heading is keyof typeof MAY => heading in MAY
const found = foundLines.flatMap(({ may }) =>
  Object.entries(may).flatMap(([heading, calls]) => {
    if (!isHeading(heading)) throw new Error(`Nobody is called ${heading}`)
    return calls.map((call) => [call, heading] as const)
  }),
)
const all = [...entries, ...found]

/** Calls that are listed, in order; one that stands twice stands twice here. */
export const listed: readonly string[] = all.map(([call]) => call)
const headingOf = new Map(all)

export const mayCall = (call: string, kind: Kind): boolean => MAY[headingOf.get(call) ?? 'owner'].includes(kind)
export const isOf = (call: string, heading: keyof typeof MAY): boolean => headingOf.get(call) === heading
/** A call of a paid tool, made by the job seeker who has no plan. */
export const isUnpaid = (call: string, kind: Kind): boolean => isOf(call, 'premiumSeeker') && kind === 'otherSeeker'
