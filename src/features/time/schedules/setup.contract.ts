import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { ASSIGNMENT_REFUSALS } from './assignments.rules.ts'
import { COLOURS, Named, optionalId, optionalTime, time, version, weekdays, whole } from './shared.contract.ts'

/** What a roster is made with: kinds of shifts, patterns, who follows which, skills, and the people that sites need. */

const Break = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), from: z.string(), until: z.string(), paid: z.boolean() }),
  z.object({ kind: z.literal('anytime'), minutes: z.int(), after: z.int(), paid: z.boolean() }),
])

export const ShiftTimes = z.object({
  effectiveFrom: z.string(),
  start: z.string(),
  end: z.string(),
  minutes: z.int(),
  breaks: z.array(Break),
  graceIn: z.int(),
  graceOut: z.int(),
  windowBefore: z.int(),
  windowAfter: z.int(),
  countsBefore: z.boolean(),
  countsAfter: z.boolean(),
})

export const ShiftType = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  colour: z.enum(COLOURS),
  skill: Named.nullable(),
  archived: z.boolean(),
  version: z.int(),
  /** By the day they hold from, the newest first. */
  versions: z.array(ShiftTimes),
})
export type ShiftType = z.output<typeof ShiftType>

const PatternDay = z.object({
  shifts: z.array(z.object({ shiftTypeId: z.string(), part: z.enum(['whole', 'am', 'pm']) })),
  rest: z.boolean(),
})
export const Pattern = z.object({
  id: z.string(),
  name: z.string(),
  anchor: z.string(),
  days: z.array(PatternDay),
  onHolidays: z.enum(['off', 'work']),
  archived: z.boolean(),
  people: z.int(),
  version: z.int(),
})
export type Pattern = z.output<typeof Pattern>

export const Demand = z.object({
  id: z.string(),
  site: Named,
  weekdays: z.array(z.int()),
  from: z.string(),
  until: z.string(),
  skill: Named.nullable(),
  people: z.int(),
  fromDay: z.string(),
  untilDay: z.string().nullable(),
})
export type Demand = z.output<typeof Demand>

export const readScheduleSetup = endpoint({
  method: 'GET',
  path: '/api/schedules/setup',
  summary: 'Kinds of shifts with their times by day, patterns, skills, sites, and the people that sites need',
  input: z.object({}),
  output: z.object({
    shiftTypes: z.array(ShiftType),
    patterns: z.array(Pattern),
    skills: z.array(Named.extend({ people: z.int() })),
    sites: z.array(Named.extend({ zone: z.string() })),
    departments: z.array(z.string()),
    demands: z.array(Demand),
    mayChange: z.boolean(),
  }),
})

const times = {
  effectiveFrom: day('From'),
  start: time('Start'),
  end: time('End'),
  /** Minutes of an unpaid break; nought: none. With a time it is taken then, else whenever. */
  breakMinutes: whole('Break', 0, 240).default(60),
  breakAt: optionalTime('Break at'),
  breakPaid: z.boolean({ error: 'Paid must be yes or no' }).default(false),
  graceIn: whole('Grace at the start', 0, 120).default(5),
  graceOut: whole('Grace at the end', 0, 120).default(5),
  windowBefore: whole('Window before', 0, 720).default(120),
  windowAfter: whole('Window after', 0, 720).default(240),
  countsBefore: z.boolean({ error: 'Time before the start must be yes or no' }).default(false),
  countsAfter: z.boolean({ error: 'Time after the end must be yes or no' }).default(true),
}
const code = requiredText('Code', 6)
const colour = z.enum(COLOURS, { error: `Colour must be one of ${COLOURS.join(', ')}` }).default('blue')
const Id = z.object({ id: z.string() })

export const addShiftType = endpoint({
  method: 'POST',
  path: '/api/schedules/shift-types',
  summary: 'Add a kind of shift with its times from a day on',
  input: z.object({ name: requiredText('Name', 80), code, colour, skillId: optionalId('Skill'), ...times }),
  output: Id,
  status: 201,
})

export const addShiftTimes = endpoint({
  method: 'POST',
  path: '/api/schedules/shift-types/:id/times',
  summary: 'Change the times of a kind of shift from a day on; days before keep what they had',
  input: z.object({ id: uuid('Shift'), ...times }),
  output: Id,
  status: 201,
})

export const changeShiftType = endpoint({
  method: 'PUT',
  path: '/api/schedules/shift-types/:id',
  summary: 'Rename a kind of shift, give it another colour or skill, or archive it',
  input: z.object({
    id: uuid('Shift'),
    version,
    name: requiredText('Name', 80),
    code,
    colour,
    skillId: optionalId('Skill'),
    archived: z.boolean({ error: 'Archived must be yes or no' }).default(false),
  }),
  output: Id,
})

const patternDay = z.object(
  {
    shifts: z
      .array(
        z.object(
          {
            shiftTypeId: uuid('Shift'),
            part: z.enum(['whole', 'am', 'pm'], { error: 'Part must be one of whole, am, pm' }).default('whole'),
          },
          { error: 'A shift of a day names the shift' },
        ),
        { error: 'Shifts must be a list' },
      )
      .max(4, { error: 'A day has at most 4 shifts' }),
    rest: z.boolean({ error: 'Rest must be yes or no' }).default(false),
  },
  { error: 'A day names its shifts' },
)
const patternDays = z
  .array(patternDay, { error: 'Days must be a list' })
  .min(1, { error: 'A pattern has 1 to 366 days' })
  .max(366, { error: 'A pattern has 1 to 366 days' })
const onHolidays = z.enum(['off', 'work'], { error: 'Holidays must be one of off, work' }).default('off')

export const addPattern = endpoint({
  method: 'POST',
  path: '/api/schedules/patterns',
  summary: 'Add a pattern of days that repeats: a week, a rotation of several, split days',
  input: z.object({ name: requiredText('Name', 80), anchor: day('First day'), days: patternDays, onHolidays }),
  output: Id,
  status: 201,
})

export const replacePattern = endpoint({
  method: 'POST',
  path: '/api/schedules/patterns/:id/replace',
  summary:
    'Put another pattern in its place from a day on, for everybody who follows it; days before stay as they were',
  input: z.object({ id: uuid('Pattern'), version, effectiveFrom: day('From'), days: patternDays, onHolidays }),
  output: Id.extend({ people: z.int() }),
})

export const archivePattern = endpoint({
  method: 'POST',
  path: '/api/schedules/patterns/:id/archive',
  summary: 'Archive a pattern that nobody follows',
  input: z.object({ id: uuid('Pattern'), version }),
  output: Id,
})

export const assignPattern = endpoint({
  method: 'POST',
  path: '/api/schedules/assignments',
  summary:
    'Have people follow a pattern from a day on, or none; with weekly rest days of their own where they have them',
  input: z.object({
    employmentIds: z
      .array(uuid('Person'), { error: 'People must be a list' })
      .min(1, { error: 'Choose at least one person' })
      .max(2000, { error: '2,000 people at a time' }),
    scheduleId: optionalId('Pattern'),
    effectiveFrom: day('From'),
    restWeekdays: weekdays('Rest days').nullish(),
    reason: requiredText('Reason', 300),
    /** Says what would become of each, and writes nothing. */
    dryRun: z.boolean({ error: 'Dry run must be true or false' }).default(false),
  }),
  output: z.object({
    people: z.int(),
    daysChanged: z.int(),
    results: z.array(
      z.object({
        employmentId: z.string(),
        /** What they follow on that day so far. */
        before: z.string().nullable(),
        /** ended: employed no more on that day; same: nothing would be other. Null: it is given to them. */
        why: z.enum(ASSIGNMENT_REFUSALS).nullable(),
        /** The day is in a locked month: what was worked in it stays, and the difference is an adjustment. */
        isLocked: z.boolean(),
      }),
    ),
  }),
  status: 201,
})

const HeldSkill = Named.extend({
  expiresOn: z.string().nullable(),
  number: z.string().nullable(),
  documentId: z.string().nullable(),
  document: z.string().nullable(),
  /** `soon`: within 60 days. */
  state: z.enum(['valid', 'soon', 'over']),
})
export type HeldSkill = z.output<typeof HeldSkill>

export const addSkill = endpoint({
  method: 'POST',
  path: '/api/schedules/skills',
  summary: 'Add a skill that shifts may ask for',
  input: z.object({ name: requiredText('Name', 80) }),
  output: Named,
  status: 201,
})

export const saveSkillsOfPerson = endpoint({
  method: 'PUT',
  path: '/api/schedules/people/:id/skills',
  summary: 'Say which skills and licences an employee has, until when each holds, and which paper shows it',
  input: z.object({
    id: uuid('Employee'),
    skills: z
      .array(
        z.object(
          {
            skillId: uuid('Skill'),
            expiresOn: optionalDay('Valid until'),
            number: optionalText('Number', 60),
            /** One of the documents of the employee. */
            documentId: uuid('Document').nullish(),
          },
          { error: 'A skill names itself' },
        ),
        {
          error: 'Skills must be a list',
        },
      )
      .max(50, { error: '50 skills at most' }),
  }),
  output: z.object({ skills: z.array(HeldSkill) }),
})

export const listSkillsOfPeople = endpoint({
  method: 'GET',
  path: '/api/schedules/people-skills',
  summary: 'People with the skills and licences they hold; at most 100 at a time',
  input: z.object({
    search: optionalText('Search', 100),
    skillId: optionalId('Skill'),
    /** Only who holds something that has run out or does within 60 days. */
    ending: z
      .enum(['yes', ''], { error: 'Ending must be yes or empty' })
      .nullish()
      .transform((s) => s === 'yes'),
  }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.string().nullable(),
        department: z.string().nullable(),
        skills: z.array(HeldSkill),
        /** Documents of the person that can show a skill. */
        papers: z.array(z.object({ id: z.string(), title: z.string(), expiresOn: z.string().nullable() })),
      }),
    ),
    more: z.boolean(),
    skills: z.array(Named),
    mayChange: z.boolean(),
  }),
})

export const addDemand = endpoint({
  method: 'POST',
  path: '/api/schedules/demands',
  summary: 'Say how many people a site needs at which hours, with a skill or without',
  input: z.object({
    siteId: uuid('Site'),
    weekdays: weekdays('Days'),
    from: time('From'),
    until: time('Until'),
    skillId: optionalId('Skill'),
    people: whole('People', 1, 500),
    fromDay: day('From day'),
    untilDay: optionalDay('Until day'),
  }),
  output: Id,
  status: 201,
})

export const removeDemand = endpoint({
  method: 'DELETE',
  path: '/api/schedules/demands/:id',
  summary: 'Remove a need of people',
  input: z.object({ id: uuid('Need') }),
  output: z.object({}),
})
