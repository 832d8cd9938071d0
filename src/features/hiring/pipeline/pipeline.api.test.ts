import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginJob } from '../../../../test/adverts.ts'
import { type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { ensurePipeline, firstStageOf } from '../stages/queries.ts'

let app: TestServer
let mei: Person
beforeAll(async () => {
  app = await startTestServer()
  mei = await app.employer('SG', 'Harbour Works')
})
afterAll(() => app.close())

const asMei = <T>(work: Parameters<typeof app.server.services.database.forCompany<T>>[1]) =>
  app.server.services.database.forCompany(mei.companyId, work)

describe('a company’s pipeline', () => {
  test('is made once, however many ask for it at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => asMei((db) => ensurePipeline(db, mei.companyId))))
    expect(new Set(ids).size).toBe(1)
    const stages = await app.look(
      `select name, kind, days_limit from pipeline_stages where company_id = '${mei.companyId}' order by position`,
    )
    expect(stages.map((s) => s.kind)).toEqual(['applied', 'review', 'interview', 'assessment', 'offer', 'hired'])
    const [reasons] = await app.look<{ n: number }>(
      `select count(*)::int as n from reject_reasons where company_id = '${mei.companyId}'`,
    )
    expect(reasons?.n).toBe(6)
  })

  // A statement that a connection has run often is planned without its values.
  test('is made for one company after the other', async () => {
    for (let i = 0; i < 12; i++) {
      const { companyId } = await app.employer('SG', `Harbour ${i}`)
      await app.server.services.database.forCompany(companyId, (db) => ensurePipeline(db, companyId))
    }
  })

  test('begins with the stage of those who have applied', async () => {
    const job = await beginJob(app, mei)
    const first = await asMei((db) => firstStageOf(db, mei.companyId, job.id))
    expect(first.kind).toBe('applied')
  })
})
