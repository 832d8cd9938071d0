import { z } from 'zod'

/**
 * How its advert is read, since that is counted: people who opened it, each once a day, without robots and the company’s own; those who
 * applied on their own since; their share, once there are enough to tell. null: nobody was counted yet.
 */
export const AdvertViews = z
  .object({ views: z.int(), since: z.string(), applied: z.int(), rate: z.number().nullable(), at: z.string() })
  .nullable()
export type AdvertViews = z.output<typeof AdvertViews>
