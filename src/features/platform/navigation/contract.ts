import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

const names = (what: string) =>
  z
    .array(
      z.string({ error: `${what} must be texts` }).max(80, { error: `${what} must be at most 80 characters each` }),
      {
        error: `${what} must be a list`,
      },
    )
    .max(60, { error: `${what}: at most 60` })

const Own = z.object({
  /** Lines that stand at the top, in this order. */
  pinned: z.array(z.string()),
  /** Groups whose lines are folded away. */
  folded: z.array(z.string()),
  /** Lines in somebody's own order, within their groups. */
  order: z.array(z.string()),
  /** Dates show the day of the Hijri calendar beside them, in Arabic. */
  hijri: z.boolean(),
})

export const readNavigation = endpoint({
  method: 'GET',
  path: '/api/navigation',
  summary: 'How whoever asks has arranged the navigation of the application',
  input: z.object({}),
  output: Own,
})

export const saveNavigation = endpoint({
  method: 'PUT',
  path: '/api/navigation',
  summary: 'Keeps how somebody has arranged the navigation: what is sent stands for all of it',
  input: z.object({
    pinned: names('Pinned lines'),
    folded: names('Folded groups'),
    order: names('The order of lines'),
  }),
  output: Own,
  limit: { max: 600, minutes: 60, per: 'session' },
  unlogged: 'how somebody arranges their own screen is in no log',
})

export const chooseHijri = endpoint({
  method: 'PUT',
  path: '/api/navigation/hijri',
  summary: 'Chooses whether dates show the day of the Hijri calendar beside them, for who reads Arabic',
  input: z.object({ shown: z.boolean({ error: 'Shown must be yes or no' }) }),
  output: z.object({ shown: z.boolean() }),
  limit: { max: 120, minutes: 60, per: 'session' },
  unlogged: 'how somebody reads dates is in no log',
})
