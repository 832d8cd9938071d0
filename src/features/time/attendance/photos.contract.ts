import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { employee } from './shapes.contract.ts'

/** Photos that kiosks take with punches. */

export const punchPhoto = endpoint({
  method: 'GET',
  path: '/api/employees/:id/punch-photo',
  summary: 'The photo a kiosk took with a punch; each look is logged',
  input: z.object({ id: employee, punch: uuid('Punch') }),
  output: z.string(),
})

export const myPunchPhoto = endpoint({
  method: 'GET',
  path: '/api/my/attendance/photo',
  summary: 'The photo a kiosk took with one’s own punch',
  input: z.object({ punch: uuid('Punch') }),
  output: z.string(),
})
