import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, isEmail, optionalDay, optionalText, requiredText, text } from '../../../shared/fields.ts'

export const addStarter = endpoint({
  method: 'POST',
  path: '/api/employees/starters',
  summary: 'Add somebody with the least: name, country and start date; with invite they are asked to complete the rest',
  input: z.object({
    fullName: requiredText('Full name', 200),
    countryCode: requiredText('Work country', 60),
    joinDate: day('Start date'),
    /** Empty: not known yet. An invitation needs one. */
    email: text('Email', 254)
      .nullish()
      .transform((typed) => (typed ?? '').toLowerCase())
      .refine((typed) => typed === '' || isEmail(typed), { error: 'Invalid email format' }),
    designation: optionalText('Position', 200),
    department: optionalText('Department', 100),
    /** Writes to them: their portal opens, and with it what they are to fill in. Left out: nobody is written to. */
    invite: z.boolean({ error: 'Invite must be true or false' }).default(false),
    dueOn: optionalDay('Due date'),
  }),
  output: z.object({
    employee: z.object({ id: z.string(), employee_id: z.string(), full_name: z.string() }),
    /** Labels of what the country asks for and nobody knows yet. */
    missing: z.array(z.string()),
    invited: z.boolean(),
  }),
  status: 201,
})

const Own = {
  phone: optionalText('Phone number', 40),
  nationality: optionalText('Nationality', 100),
  employmentStatus: optionalText('Employment status', 40),
  birthDate: optionalDay('Birth date'),
  gender: optionalText('Gender', 40),
  maritalStatus: optionalText('Marital status', 40),
  address: optionalText('Address', 500),
  addressLine2: optionalText('Address line 2', 500),
  postalCode: optionalText('Postal code', 20),
  emergencyContactName: optionalText('Emergency contact name', 200),
  emergencyContactPhone: optionalText('Emergency contact phone', 40),
}

const Request = z.object({
  /** Null: nobody has asked, or it is done. */
  request: z
    .object({
      dueOn: z.string().nullable(),
      country: z.string(),
      /** What the record holds, by field; numbers masked under their country key. */
      values: z.record(z.string(), z.string()),
      /** Labels of what is still missing. */
      missing: z.array(z.string()),
    })
    .nullable(),
})

export const myRecordRequest = endpoint({
  method: 'GET',
  path: '/api/my/record-request',
  summary: 'What I am asked to fill in about myself, and by when',
  input: z.object({}),
  output: Request,
})

export const completeMyRecord = endpoint({
  method: 'PUT',
  path: '/api/my/record-request',
  summary: 'Fill in my own record as I was asked to; what is missing still is named',
  input: z.object({
    ...Own,
    complianceData: z
      .record(z.string(), z.string().max(200, { error: 'A document number must be at most 200 characters' }), {
        error: 'Compliance data must be an object',
      })
      .default({}),
  }),
  output: Request,
})
