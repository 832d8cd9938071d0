import { z } from 'zod'

/** What the page of a job says about questions. */
export const questionFields = {
  /** What was asked about it and answered, where the employer shows both; nobody is named. */
  asked: z.array(z.object({ id: z.string(), words: z.string(), answer: z.string() })),
  /** Whether whoever is signed in may ask. */
  mayAsk: z.boolean(),
}
