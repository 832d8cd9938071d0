import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { TEMPLATES } from './kinds.rules.ts'
import { LINK_DAYS } from './links.rules.ts'
import { Resume } from './resume.contract.ts'

const id = uuid('CV')

const Links = z.object({
  /** The newest first. `link` is a whole address; instants are ISO in UTC. */
  links: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      link: z.string(),
      withContact: z.boolean(),
      createdAt: z.string(),
      endsAt: z.string(),
      isOver: z.boolean(),
      opened: z.int(),
      lastOpenedAt: z.string().nullable(),
    }),
  ),
  most: z.int(),
})
export type ResumeLinks = z.output<typeof Links>

export const listResumeLinks = endpoint({
  method: 'GET',
  path: '/api/seeker/resumes/:id/links',
  summary: 'The links by which others read a CV, and how often each was opened',
  input: z.object({ id }),
  output: Links,
})

export const makeResumeLink = endpoint({
  method: 'POST',
  path: '/api/seeker/resumes/:id/links',
  summary: 'Make a link by which whoever has it reads a CV as it stands then, for 7, 30 or 90 days',
  input: z.object({
    id,
    label: requiredText('For whom', 80),
    days: z.literal(LINK_DAYS, { error: `Days must be one of ${LINK_DAYS.join(', ')}` }),
    withContact: z.boolean({ error: 'Contact details must be yes or no' }),
  }),
  output: Links,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const endResumeLink = endpoint({
  method: 'DELETE',
  path: '/api/seeker/resume-links/:id',
  summary: 'End a link to a CV: it opens no more',
  input: z.object({ id: uuid('Link') }),
  output: z.object({ ended: z.boolean() }),
})

const token = requiredText('Link', 60, 'The link is not whole. Copy it again from the message.')

/** Not by GET: the link stands in no log of addresses, and the opening is counted. */
export const openSharedResume = endpoint({
  method: 'POST',
  path: '/api/shared-resumes',
  summary: 'Read a CV by a link its owner gave away; its owner is told how often, not by whom',
  unlogged: 'whoever reads is nobody we know; the link counts how often',
  input: z.object({ token }),
  output: z.object({ name: z.string(), template: z.enum(TEMPLATES), document: Resume, endsAt: z.string() }),
  limit: { max: 120, minutes: 60, per: 'address' },
})

export const downloadSharedResume = endpoint({
  method: 'POST',
  path: '/api/shared-resumes/file',
  summary: 'A CV that was shared by a link, as PDF or Word document',
  unlogged: 'whoever reads is nobody we know; nothing changes',
  input: z.object({
    token,
    format: z.enum(['pdf', 'docx'], { error: 'Format must be one of pdf, docx' }).default('pdf'),
  }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'address' },
})
