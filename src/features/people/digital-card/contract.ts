import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, uuid } from '../../../shared/fields.ts'

const id = uuid('Employee')
/** What the card may show: work facts only. There is no level that shows more. */
const privacyLevel = z.enum(['company'], { error: 'Privacy level must be company' })

const CardData = z.object({
  employeeName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  employeeId: z.string(),
  generatedAt: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  location: z.string(),
  company: z.string(),
  website: z.string(),
})
export type CardData = z.output<typeof CardData>

export const digitalCard = endpoint({
  method: 'POST',
  path: '/api/employees/:id/digital-card',
  summary: 'The digital business card of an employee: work facts only',
  input: z.object({ id, privacyLevel }),
  output: z.object({ cardData: CardData }),
  envelope: false,
  limit: { max: 240, minutes: 60, per: 'session' },
})

export const emailDigitalCard = endpoint({
  method: 'POST',
  path: '/api/employees/:id/digital-card/email',
  summary: 'Send the business card with a contact file, to the employee or to an address given',
  input: z.object({
    id,
    privacyLevel,
    to: z
      .union([z.literal(''), email()], { error: 'Invalid email format' })
      .nullish()
      .transform((s) => s || null),
  }),
  output: z.object({ message: z.string(), recipient: z.string() }),
  limit: { max: 100, minutes: 60, per: 'company' },
})
