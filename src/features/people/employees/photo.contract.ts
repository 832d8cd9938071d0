import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'

/** Largest photo, bytes. */
export const PHOTO_BYTES = 5 * 1024 * 1024

/** Keeps a photo; it becomes the person's own once the profile is saved with its address. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/employees/:id/photo',
  summary: 'Upload a photo of an employee (PNG, JPEG or WebP, at most 5 MB); answers with its address',
  input: z.object({ id: uuid('Employee'), name: optionalText('File name', 500) }),
  output: z.object({ employee_photo_url: z.string() }),
  status: 201,
  upload: true,
  bodyLimit: PHOTO_BYTES,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/employees/:id/photo',
  summary: 'The photo of an employee',
  input: z.object({ id: uuid('Employee'), file: uuid('Photo') }),
  output: z.string(),
})
