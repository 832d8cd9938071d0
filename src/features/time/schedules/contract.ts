import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { Named, note, optionalId, optionalTime, siteFilter, Verdict, version, whole } from './shared.contract.ts'

/** The roster of a company: who works when, what is open, what is a draft. Times are those on the wall of the site. */

export const ROSTER_STATES = ['draft', 'published', 'confirmed', 'worked', 'swapped', 'dropped', 'cancelled'] as const

/** A shift in the roster. `id` null: it comes from the person's pattern, and has no row of its own yet. */
export const RosterCell = z.object({
  id: z.string().nullable(),
  day: z.string(),
  start: z.string(),
  end: z.string(),
  shiftTypeId: z.string(),
  minutes: z.int(),
  state: z.enum([...ROSTER_STATES, 'pattern']),
  beside: z.boolean(),
  skillId: z.string().nullable(),
  note: z.string().nullable(),
  /** Changed after it was published, and the person has not said that they saw it. */
  unseen: z.boolean(),
  /** Whose shift it is called in sick: it covers nothing. */
  calledOff: z.boolean(),
  version: z.int(),
})
export type RosterCell = z.output<typeof RosterCell>

const Mark = z.object({
  day: z.string(),
  kind: z.enum(['holiday', 'rest', 'leave', 'asked', 'cannot']),
  label: z.string().nullable(),
})
export type RosterMark = z.output<typeof Mark>

export const RosterPerson = z.object({
  id: z.string(),
  employeeId: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  siteId: z.string().nullable(),
  /** Whose holidays they have. */
  country: z.string(),
  zone: z.string(),
  minutes: z.int(),
  cells: z.array(RosterCell),
  marks: z.array(Mark),
})
export type RosterPerson = z.output<typeof RosterPerson>

const range = { from: day('From'), until: day('Until') }

export const readRoster = endpoint({
  method: 'GET',
  path: '/api/schedules/roster',
  summary: 'The roster of some days: people with their shifts, days away and holidays, and shifts that nobody has yet',
  input: z.object({
    ...range,
    siteId: siteFilter,
    department: optionalText('Department', 200),
    search: optionalText('Search', 100),
  }),
  output: z.object({
    from: z.string(),
    until: z.string(),
    people: z.array(RosterPerson),
    /** More people than are shown. */
    more: z.boolean(),
    open: z.array(
      RosterCell.extend({
        id: z.string(),
        siteId: z.string().nullable(),
        claims: z.int(),
        /** Who called in sick, in whose place somebody is looked for; null: the shift was open from the start. */
        instead: z.string().nullable(),
      }),
    ),
    drafts: z.int(),
    /** Days of those shown that are locked: their shifts stay as they are until the month is reopened. */
    locked: z.array(z.object({ from: z.string(), until: z.string() })),
    may: z.object({ change: z.boolean(), cost: z.boolean() }),
  }),
})

const Amount = z.object({ minor: z.int(), currency: z.string(), decimals: z.int() })

export const readCoverage = endpoint({
  method: 'GET',
  path: '/api/schedules/coverage',
  summary:
    'People needed and people there, quarter of an hour by quarter, with hours of each day, and their cost for whoever may see pay',
  input: z.object({ ...range, siteId: siteFilter }),
  output: z.object({
    quarters: z.array(z.object({ from: z.string(), skill: z.string().nullable(), needed: z.int(), there: z.int() })),
    gaps: z.array(
      z.object({
        day: z.string(),
        start: z.string(),
        end: z.string(),
        site: z.string(),
        skill: z.string().nullable(),
        missing: z.int(),
      }),
    ),
    days: z.array(
      z.object({
        day: z.string(),
        minutes: z.int(),
        openMinutes: z.int(),
        missingQuarters: z.int(),
        costs: z.array(Amount).nullable(),
      }),
    ),
    minutes: z.int(),
    openMinutes: z.int(),
    /** Null: whoever asks may not see pay. */
    costs: z.array(Amount).nullable(),
    peopleWithoutRate: z.int(),
  }),
})

const shift = {
  workDate: day('Day'),
  shiftTypeId: uuid('Shift'),
  /** Left out: the times of the shift on that day. */
  start: optionalTime('Start'),
  end: optionalTime('End'),
}

export const checkShift = endpoint({
  method: 'GET',
  path: '/api/schedules/check',
  summary: 'What speaks against giving a shift to a person, before it is given: the rule, its words and its source',
  input: z.object({ ...shift, employmentId: uuid('Person'), shiftId: optionalId('Shift of the roster') }),
  output: z.object({ allowed: z.boolean(), verdicts: z.array(Verdict) }),
})

const Changed = z.object({ ids: z.array(z.string()), verdicts: z.array(Verdict) })

export const addShift = endpoint({
  method: 'POST',
  path: '/api/schedules/shifts',
  summary: 'Put a shift on the roster as a draft: of a person, or open for somebody',
  input: z.object({
    ...shift,
    employmentId: optionalId('Person'),
    siteId: siteFilter,
    skillId: optionalId('Skill'),
    beside: z.boolean({ error: 'Beside must be yes or no' }).default(false),
    note,
    /** How many alike: of open shifts. */
    count: whole('Number', 1, 50).default(1),
  }),
  output: Changed,
  status: 201,
})

export const changeShift = endpoint({
  method: 'PUT',
  path: '/api/schedules/shifts/:id',
  summary: 'Move a shift to another person, day or time; who it was published to is told',
  input: z.object({
    id: uuid('Shift'),
    version,
    employmentId: optionalId('Person'),
    workDate: day('Day'),
    start: optionalTime('Start'),
    end: optionalTime('End'),
    note,
  }),
  output: Changed,
})

export const cancelShift = endpoint({
  method: 'POST',
  path: '/api/schedules/shifts/:id/cancel',
  summary: 'Take a shift off the roster; the pattern of the day does not come back',
  input: z.object({ id: uuid('Shift'), version }),
  output: Changed,
})

export const clearDay = endpoint({
  method: 'POST',
  path: '/api/schedules/days/clear',
  summary: 'Take the pattern’s shifts of a day off a person’s roster, or let them be again',
  input: z.object({
    employmentId: uuid('Person'),
    day: day('Day'),
    cleared: z.boolean({ error: 'Cleared must be yes or no' }),
  }),
  output: z.object({ cleared: z.boolean() }),
})

export const publishRoster = endpoint({
  method: 'POST',
  path: '/api/schedules/publish',
  summary:
    'Publish the drafts of some days and tell each person; a shift that a rule blocks stays a draft, with the rule',
  input: z.object({
    ...range,
    siteId: siteFilter,
    preview: z.boolean({ error: 'Preview must be yes or no' }).default(false),
  }),
  output: z.object({
    published: z.int(),
    told: z.int(),
    held: z.array(z.object({ id: z.string(), name: z.string(), day: z.string(), start: z.string(), why: z.string() })),
  }),
})

export const unpublishRoster = endpoint({
  method: 'POST',
  path: '/api/schedules/unpublish',
  summary: 'Make published shifts that are still to come drafts again',
  input: z.object({ ...range, siteId: siteFilter }),
  output: z.object({ shifts: z.int() }),
})

export const copyRosterWeek = endpoint({
  method: 'POST',
  path: '/api/schedules/copy-week',
  summary: 'Copy a week of the roster onto another as drafts; what is there already is not there twice',
  input: z.object({ from: day('Week'), to: day('Onto'), siteId: siteFilter }),
  output: z.object({ copied: z.int(), leftOpen: z.int() }),
})

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/schedules/templates',
  summary: 'Weeks kept as templates',
  input: z.object({}),
  output: z.object({ templates: z.array(Named.extend({ shifts: z.int(), hasPeople: z.boolean() })) }),
})

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/schedules/templates',
  summary: 'Keep a week of the roster as a template, with its people or without',
  input: z.object({
    name: requiredText('Name', 80),
    week: day('Week'),
    siteId: siteFilter,
    keepPeople: z.boolean({ error: 'Keep people must be yes or no' }).default(false),
  }),
  output: Named,
  status: 201,
})

export const applyTemplate = endpoint({
  method: 'POST',
  path: '/api/schedules/templates/:id/apply',
  summary: 'Lay a template on a week as drafts',
  input: z.object({ id: uuid('Template'), week: day('Week') }),
  output: z.object({ copied: z.int(), leftOpen: z.int() }),
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/schedules/templates/:id',
  summary: 'Remove a template',
  input: z.object({ id: uuid('Template') }),
  output: z.object({}),
})

export const suggestPeople = endpoint({
  method: 'GET',
  path: '/api/schedules/shifts/:id/suggestions',
  summary:
    'Who could take a shift: those whom no rule keeps from it, the fewest hours that week first; and why others cannot',
  input: z.object({ id: uuid('Shift') }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        minutesThatWeek: z.int(),
        prefers: z.boolean(),
        warning: z.string().nullable(),
      }),
    ),
    kept: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
  }),
})

export const rosterFile = endpoint({
  method: 'GET',
  path: '/api/schedules/roster/file',
  summary: 'The roster of some days as a spreadsheet, or as a page to print',
  input: z.object({
    ...range,
    siteId: siteFilter,
    format: z.enum(['xlsx', 'pdf'], { error: 'Format must be one of xlsx, pdf' }),
  }),
  output: z.unknown(),
})
