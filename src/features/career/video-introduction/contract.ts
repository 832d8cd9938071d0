import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, text, uuid } from '../../../shared/fields.ts'
import {
  LONGEST_CAPTIONS,
  LONGEST_SCRIPT,
  LONGEST_TITLE,
  MOST_BYTES,
  MOST_SECONDS,
  MOST_VIDEOS,
  PART_BYTES,
  TYPES,
} from './video.rules.ts'

const id = uuid('Video')

const Video = z.object({
  id: z.string(),
  title: z.string(),
  contentType: z.enum(TYPES),
  bytes: z.int(),
  /** Parts there are to be, those that are here, and how long one is. */
  parts: z.int(),
  here: z.array(z.int()),
  partBytes: z.int(),
  /** Null while parts are missing. */
  seconds: z.number().nullable(),
  script: z.string(),
  captions: z.string().nullable(),
  /** When its still picture was made; null: it has none. */
  pictureAt: z.string().nullable(),
  trimStart: z.number(),
  trimEnd: z.number().nullable(),
  createdAt: z.string(),
  shares: z.array(
    z.object({
      id: z.string(),
      application: z.string(),
      job: z.string(),
      company: z.string(),
      sharedAt: z.string(),
      /** People of the company who watched it. */
      views: z.int(),
    }),
  ),
})
export type IntroVideo = z.output<typeof Video>

const All = z.object({
  videos: z.array(Video),
  most: z.int(),
  isPaid: z.boolean(),
  /** Applications one may be added to. */
  applications: z.array(z.object({ id: z.string(), job: z.string(), company: z.string() })),
  /** What was deleted, with the proof that its bytes are gone. */
  removals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      bytes: z.int(),
      parts: z.int(),
      sha256: z.string(),
      removedAt: z.string(),
      goneAt: z.string().nullable(),
    }),
  ),
})
export type IntroVideos = z.output<typeof All>

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/seeker/videos',
  summary: 'One’s video introductions, who may watch them and who did, and what was deleted',
  input: z.object({}),
  output: All,
})

export const addVideo = endpoint({
  method: 'POST',
  path: '/api/seeker/videos',
  summary: `Announce a video of at most ${MOST_BYTES / 1024 / 1024} MB and ${MOST_SECONDS} seconds, ${MOST_VIDEOS} at most; its parts follow`,
  input: z.object({
    title: requiredText('Title', LONGEST_TITLE),
    bytes: z
      .int({ error: 'Size must be a whole number' })
      .min(1, { error: 'The video is empty' })
      .max(MOST_BYTES, { error: `A video has at most ${MOST_BYTES / 1024 / 1024} MB` }),
    contentType: z.enum(TYPES, { error: 'The video must be MP4 or WebM' }),
  }),
  output: Video,
  status: 201,
  limit: { max: 40, minutes: 60, per: 'session' },
})

export const putPart = endpoint({
  method: 'PUT',
  path: '/api/seeker/videos/:id/parts',
  summary: 'Hand in one part of an announced video; the same part again is the same again',
  input: z.object({
    id,
    number: z.coerce
      .number({ error: 'Part must be a number' })
      .int({ error: 'Part must be a whole number' })
      .min(0, { error: 'Part must be at least 0' })
      .max(10_000, { error: 'Part must be at most 10,000' }),
  }),
  output: z.object({ here: z.array(z.int()) }),
  upload: true,
  bodyLimit: PART_BYTES,
  limit: { max: 1200, minutes: 60, per: 'session' },
})

export const finishVideo = endpoint({
  method: 'POST',
  path: '/api/seeker/videos/:id/finish',
  summary: 'Say that all parts are there: what it is and how long is read from the file',
  input: z.object({ id }),
  output: Video,
})

const seconds = (name: string) =>
  z
    .number({ error: `${name} must be a number of seconds` })
    .min(0, { error: `${name} must be at least 0` })
    .max(MOST_SECONDS + 1, { error: `${name} must be at most ${MOST_SECONDS}` })

export const changeVideo = endpoint({
  method: 'PUT',
  path: '/api/seeker/videos/:id',
  summary: 'Title, script, captions (WebVTT) and what is left out at both ends',
  input: z.object({
    id,
    title: requiredText('Title', LONGEST_TITLE),
    script: text('Script', LONGEST_SCRIPT),
    captions: text('Captions', LONGEST_CAPTIONS).nullable(),
    trimStart: seconds('Start'),
    trimEnd: seconds('End').nullable(),
  }),
  output: Video,
})

export const deleteVideo = endpoint({
  method: 'DELETE',
  path: '/api/seeker/videos/:id',
  summary: 'Delete a video with all that was made of it; the proof follows within 24 hours',
  input: z.object({ id }),
  output: All,
})

export const shareVideo = endpoint({
  method: 'PUT',
  path: '/api/seeker/videos/:id/applications/:application',
  summary: 'Let the company of one application watch a captioned video, after its first screening',
  input: z.object({ id, application: uuid('Application') }),
  output: Video,
})

export const withdrawVideo = endpoint({
  method: 'DELETE',
  path: '/api/seeker/videos/:id/applications/:application',
  summary: 'Let the company of an application watch it no more',
  input: z.object({ id, application: uuid('Application') }),
  output: Video,
})

const Play = z.object({ address: z.string(), until: z.string() })

export const playMyVideo = endpoint({
  method: 'POST',
  path: '/api/seeker/videos/:id/play',
  summary: 'An address that plays one’s video for a quarter of an hour',
  input: z.object({ id }),
  output: Play,
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const readApplicationVideo = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/video',
  summary: 'The video introduction somebody added to their application, hidden until it is past the first screening',
  input: z.object({ application: uuid('Application') }),
  output: z.object({
    state: z.enum(['none', 'hidden', 'shown']),
    video: z
      .object({
        id: z.string(),
        title: z.string(),
        seconds: z.number(),
        captions: z.string(),
        trimStart: z.number(),
        trimEnd: z.number().nullable(),
        pictureAt: z.string().nullable(),
        sharedAt: z.string(),
      })
      .nullable(),
  }),
})

export const playApplicationVideo = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/video/play',
  summary:
    'An address that plays the video of an application for a quarter of an hour; the person sees that it was watched',
  input: z.object({ application: uuid('Application') }),
  output: Play,
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const playVideo = endpoint({
  method: 'GET',
  path: '/api/video-plays/:ticket',
  summary: 'The bytes of a video, in the parts a player asks for, for whoever was given its address',
  input: z.object({
    ticket: z.string().min(20, { error: 'Ticket is too short' }).max(300, { error: 'Ticket is too long' }),
    range: z.string().max(100, { error: 'Range is too long' }).nullable().default(null),
  }),
  output: z.string(),
  ranged: true,
  limit: { max: 3000, minutes: 60, per: 'address' },
})
