import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob, move, publishJob } from '../../../../test/adverts.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { feedOf } from './feeds.rules.ts'
import { openOf } from './service.ts'

let app: TestServer
let mei: Person
let id: string
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour & Works')
  const job = await publishJob(app, mei, { title: 'Chef <de> partie & more' })
  id = job.id
  await beginJob(app, mei)
})
afterAll(() => app.close())

const feed = async (form: 'xml' | 'rss' | 'json') => {
  const found = await openOf(app.server.services, mei.slug)
  if (!found) throw new Error('no company')
  const told = {
    ...found,
    publicUrl: 'https://hr.test',
    home: 'https://hr.test/c/x',
    self: 'https://hr.test/feeds/x',
    at: '2026-11-22T00:00:00Z',
  }
  return feedOf(form, told)
}

describe('the open jobs of a company for other sites', () => {
  test('are there as XML, RSS and JSON, with nothing that breaks the form', async () => {
    for (const form of ['xml', 'rss'] as const) {
      const text = await feed(form)
      expect(text).toContain('Chef &lt;de&gt; partie &amp; more')
      expect(text).toContain(`https://hr.test/jobs/${id}`)
      expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
      expect(text.match(/<job>|<item>/g)).toHaveLength(1)
    }
    const json = JSON.parse(await feed('json'))
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Harbour & Works',
      items: [{ id, title: 'Chef <de> partie & more', _job: { country: 'SG', pay: { currency: 'SGD' } } }],
    })
  })

  test('are gone the moment they close, and drafts were never there', async () => {
    await move(app, mei, id, { action: 'close', reason: 'cancelled' })
    expect(JSON.parse(await feed('json')).items).toEqual([])
  })

  test('of nobody are none', async () => {
    expect(await openOf(app.server.services, 'no-such-company')).toBeNull()
  })
})
