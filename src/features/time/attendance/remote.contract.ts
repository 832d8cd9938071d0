import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText } from '../../../shared/fields.ts'
import { employee } from './shapes.contract.ts'

/** Days that are agreed as remote. */

const span = { employeeId: employee, from: day('From'), until: day('Until') }

export const listRemoteDays = endpoint({
  method: 'GET',
  path: '/api/attendance/remote-days',
  summary: 'Days agreed as remote from today on, 200 at most, the earliest first',
  input: z.object({}),
  output: z.object({
    days: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        workDate: z.string(),
        reason: z.string(),
        by: z.string().nullable(),
      }),
    ),
  }),
})
export type RemoteDay = z.output<typeof listRemoteDays.output>['days'][number]

export const agreeRemoteDays = endpoint({
  method: 'POST',
  path: '/api/attendance/remote-days',
  summary: 'Agree that somebody works remotely on days, 92 at most',
  input: z.object({ ...span, reason: optionalText('Reason', 500) }),
  output: z.object({ days: z.int() }),
  status: 201,
})

export const endRemoteDays = endpoint({
  method: 'POST',
  path: '/api/attendance/remote-days/end',
  summary: 'Take back that somebody works remotely on days; what was punched as remote stays',
  input: z.object(span),
  output: z.object({ days: z.int() }),
})
