import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

const Company = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  country_code: z.string(),
  countries: z.array(z.string()),
  createdAt: z.string(),
})

/** The signed-in person's company. Carries an ETag of company and content; 304 when it still holds. */
export const companyMe = endpoint({
  method: 'GET',
  path: '/api/company/me',
  summary: 'The signed-in person’s company',
  input: z.object({}),
  output: z.object({
    company: Company,
    country: z.string(),
    country_name: z.string(),
    country_code: z.string(),
    detected_via: z.literal('company'),
  }),
  envelope: false,
  cache: 'revalidate',
})
