import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { LONGEST_SIDE, MOST_PICTURE_BYTES } from './picture.rules.ts'

export const putVideoPicture = endpoint({
  method: 'PUT',
  path: '/api/seeker/videos/:id/picture',
  summary: `Keep the still picture of a video, drawn from a moment of it: a JPEG of at most ${MOST_PICTURE_BYTES / 1000} kB and ${LONGEST_SIDE} pixels a side, in the place of the one before`,
  input: z.object({ id: uuid('Video') }),
  output: z.object({ madeAt: z.string() }),
  upload: true,
  bodyLimit: MOST_PICTURE_BYTES,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const readVideoPicture = endpoint({
  method: 'GET',
  path: '/api/seeker/videos/:id/picture',
  summary: 'The still picture of one’s video',
  input: z.object({ id: uuid('Video') }),
  output: z.unknown(),
})

export const readApplicationVideoPicture = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/video/picture',
  summary:
    'The still picture of the video of an application, as long as the video may be watched; looking at it is no view',
  input: z.object({ application: uuid('Application') }),
  output: z.unknown(),
})
