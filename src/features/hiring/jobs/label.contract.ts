import { z } from 'zod'

/** What `jobLabel` makes a name of. */
export const JobName = z.object({ id: z.string(), title: z.string(), place: z.string().nullable(), number: z.int() })
