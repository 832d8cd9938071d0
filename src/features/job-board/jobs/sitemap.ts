import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { openIn } from './sitemap.queries.ts'

/** Where the list of lists stands. */
export const JOB_SITEMAP = '/sitemap-jobs.xml'
/** A list may hold 50,000 addresses: identifiers are spread evenly over this many. */
const PARTS = 32
const MOST = 50_000

const xml = (kind: 'sitemapindex' | 'urlset', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>\n`,
  ].join('\n')

/** The first identifier of a part: its five highest bits. */
const first = (part: number) =>
  `${(part * (256 / PARTS)).toString(16).padStart(2, '0')}000000-0000-0000-0000-000000000000`

/** The addresses of all open jobs, for search engines; a closed one is gone from them at once. */
export const serveJobSitemaps = (app: FastifyInstance, { database }: Services, publicUrl: string): void => {
  app.get(JOB_SITEMAP, (_request, reply) => {
    const parts = Array.from(
      { length: PARTS },
      (_, i) => `<sitemap><loc>${publicUrl}/sitemap-jobs-${i + 1}.xml</loc></sitemap>`,
    )
    return reply.type('application/xml; charset=utf-8').send(xml('sitemapindex', parts))
  })
  for (let part = 0; part < PARTS; part++)
    app.get(`/sitemap-jobs-${part + 1}.xml`, async (_request, reply) => {
      const until = part + 1 < PARTS ? first(part + 1) : null
      const open = await database.forPublic((db) => openIn(db, first(part), until, MOST), { reading: true })
      const entries = open.map(
        (job) =>
          `<url><loc>${publicUrl}${paths.job(job.id)}</loc><lastmod>${new Date(job.updated_at).toISOString()}</lastmod></url>`,
      )
      return reply
        .header('cache-control', 'no-cache')
        .type('application/xml; charset=utf-8')
        .send(xml('urlset', entries))
    })
}
