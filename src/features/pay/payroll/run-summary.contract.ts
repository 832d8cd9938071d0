import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

/** Amounts are minor units of the run’s currency. */

const Moved = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  /** Of whoever came the first day of their employment, of whoever left the last; null: they left for another reason. */
  day: z.string().nullable(),
})
/** By name, the first of them; `total`: how many they are. */
const Movement = z.object({ people: z.array(Moved), total: z.int() })

export const readRunSummary = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/summary',
  summary: 'What a run takes for each scheme of the law, and who came and who left since the last one',
  input: z.object({ id: uuid('Pay run') }),
  output: z.object({
    schemes: z.array(
      z.object({ key: z.string(), label: z.string(), employee: z.int(), employer: z.int(), people: z.int() }),
    ),
    /** Against the last regular run of the group; null: there is none, or this one is not of everybody. */
    headcount: z
      .object({ payDay: z.string(), before: z.int(), now: z.int(), came: Movement, left: Movement })
      .nullable(),
  }),
})
export type RunSummary = z.output<(typeof readRunSummary)['output']>

export const listDuePay = endpoint({
  method: 'GET',
  path: '/api/payroll/due',
  summary: 'Which regular run of each pay group is due, its cut-off and pay day, and how many days are left',
  input: z.object({}),
  output: z.object({
    due: z.array(
      z.object({
        groupId: z.string(),
        group: z.string(),
        from: z.string(),
        until: z.string(),
        payDay: z.string(),
        cutOff: z.string(),
        /** From today at the place of the entity; below nought: it is over. */
        daysToCutOff: z.int(),
        daysToPay: z.int(),
        /** The run that was begun for it; null: none yet. */
        runId: z.string().nullable(),
      }),
    ),
  }),
})
export type DuePay = z.output<(typeof listDuePay)['output']>['due'][number]

const LineNote = z.object({ id: z.string(), key: z.string(), note: z.string(), at: z.string(), by: z.string() })

export const listPayLineNotes = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/people/:employmentId/notes',
  summary: 'What payroll noted on lines of somebody’s pay in a run, the latest first; the person does not see it',
  input: z.object({ id: uuid('Pay run'), employmentId: uuid('Employment') }),
  output: z.object({ notes: z.array(LineNote) }),
})

export const addPayLineNote = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/:id/people/:employmentId/notes',
  summary: 'Note something on a line of somebody’s pay: it is kept as it was written',
  status: 201,
  input: z.object({
    id: uuid('Pay run'),
    employmentId: uuid('Employment'),
    key: requiredText('Line', 200),
    note: requiredText('Note', 500),
  }),
  output: z.object({ notes: z.array(LineNote) }),
})
