import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { FORMS, type Form, feedOf, TYPES } from './feeds.rules.ts'
import { openOf } from './service.ts'

/** The open jobs of a company for other sites and readers: the same ones as on its page, gone from here the moment they close. */
export const serveJobFeeds = (app: FastifyInstance, services: Services, publicUrl: string): void => {
  app.get<{ Params: { slug: string; form: string } }>('/feeds/:slug/jobs.:form', async (request, reply) => {
    const { slug, form: input } = request.params
    const form = FORMS.find((f) => f === input)
    const found = form && slug.length <= 60 ? await openOf(services, slug) : null
    if (!form || !found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const told = {
      ...found,
      publicUrl,
      at: services.now().toISOString(),
      home: `${publicUrl}${paths.companyLogin(slug)}`,
      self: `${publicUrl}/feeds/${slug}/jobs.${form}`,
    }
    return reply
      .header('cache-control', 'no-cache')
      .type(TYPES[form as Form])
      .send(feedOf(form, told))
  })
}
