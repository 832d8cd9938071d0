import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

const WorkCountry = z.object({
  code: z.string(),
  name: z.string(),
  flag: z.string(),
  currency: z.string(),
  symbol: z.string(),
})

export const workCountries = endpoint({
  method: 'GET',
  path: '/api/work-countries',
  summary: 'The countries Fourshore employs people in',
  input: z.object({}),
  output: z.array(WorkCountry),
  cache: 'a-day',
})

const WorldCountry = z.object({
  code: z.string(),
  name: z.string(),
  flag: z.string(),
  demonym: z.string(),
  /** False for a territory, whose people may share a demonym with the country it belongs to. */
  independent: z.boolean(),
  /** Other usual names of the country and its people, in lower case: "uae", "uk". */
  names: z.array(z.string()),
  employmentTypes: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
})

export const worldCountries = endpoint({
  method: 'GET',
  path: '/api/world-countries',
  summary: 'Every country of the world with flag and demonym, for the nationality',
  input: z.object({
    includeEmploymentTypes: z
      .enum(['true', 'false'], { error: 'includeEmploymentTypes must be true or false' })
      .optional(),
  }),
  output: z.array(WorldCountry),
  cache: 'a-day',
})

/** `country_code` is one of ours or DEFAULT when unsure; at the top level and in data, since both specifications read it. */
export const detectCountry = endpoint({
  method: 'GET',
  path: '/api/geo/detect',
  summary: 'The country the caller seems to be in, or DEFAULT',
  input: z.object({}),
  output: z.object({ country_code: z.string(), data: z.object({ country_code: z.string() }) }),
  envelope: false,
  limit: { max: 60, minutes: 1, per: 'address' },
})
