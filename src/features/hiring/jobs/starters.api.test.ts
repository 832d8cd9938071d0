import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays, move, placeIn } from '../../../../test/adverts.ts'
import { startTestServer, type TestServer } from '../../../../test/support.ts'
import type { Starter } from '../../../countries/starters.ts'
import { draftOf, LEFT_OPEN, spokenIn } from '../../adverts/content/starter.rules.ts'

const folder = join(import.meta.dirname, '../../../countries')
const codes = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'starters.ts')))
const all = await Promise.all(
  codes.map(async (code) => {
    const { default: starters }: { default: readonly Starter[] } = await import(join(folder, code, 'starters.ts'))
    return [code.toUpperCase(), starters] as const
  }),
)

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

/** What only the employer knows, said by one who does. */
const PAY: Record<string, [string, string]> = {
  SG: ['3000', '4500'],
  IN: ['400000', '650000'],
  CA: ['48000', '62000'],
  AE: ['5000', '7000'],
}
const TOWN: Record<string, string> = { SG: 'singapore', IN: 'chennai', CA: 'toronto', AE: 'dubai' }

describe('an advert to begin with', () => {
  test('there are three in each country, of three different kinds of work', () => {
    expect(all.map(([code]) => code).sort()).toEqual(['AE', 'CA', 'IN', 'SG'])
    for (const [, starters] of all) {
      expect(starters).toHaveLength(3)
      expect(new Set(starters.map((s) => s.occupation.id)).size).toBe(3)
    }
  })

  const each = all.flatMap(([code, starters]) =>
    starters.flatMap((s) => spokenIn(s, 'en').map((language) => [code, s.id, language, s] as const)),
  )
  test.each(each)(
    '%s, %s in %s: a draft that lacks only what the employer knows, and with it is published',
    async (code, _id, language, starter) => {
      const owner = await app.employer(code, `Starter ${code}`)
      const begun = await app.call('POST', '/api/company/jobs', {
        token: owner.token,
        body: { content: draftOf(starter, code, language) },
      })
      expect(begun.status, begun.text).toBe(201)
      const { job } = begun.body.data
      expect(job).toMatchObject({ status: 'draft', country: code, occupation: starter.occupation })
      expect(job.title).toBe(starter.words[language]?.title)
      const input = job.findings.filter((f: { severity: string }) => f.severity !== 'note')
      const fields = input.map((f: { field: string }) => f.field)
      expect(fields.filter((f: (typeof LEFT_OPEN)[number]) => !LEFT_OPEN.includes(f))).toEqual([])
      expect(fields).toEqual(expect.arrayContaining(['placeId', 'closesOn', 'payMin']))

      const [payMin, payMax] = PAY[code] as [string, string]
      const placeId = (await placeIn(app, code, TOWN[code] as string)).id
      const known = { placeId, payMin, payMax, closesOn: inDays(30), vacancyExists: true, usesAi: false }
      const payPeriod = app.server.services.countries.get(code).posting.payPeriod
      const saved = await app.call('PUT', `/api/company/jobs/${job.id}`, {
        token: owner.token,
        body: { version: job.version, content: { ...job.content, ...known, payPeriod } },
      })
      expect(saved.status, saved.text).toBe(200)
      const left = saved.body.data.job.findings.filter((f: { severity: string }) => f.severity !== 'note')
      expect(left).toEqual([])
      expect((await move(app, owner, job.id, { action: 'publish' })).status).toBe(200)
    },
  )
})
