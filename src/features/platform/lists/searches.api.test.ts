import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { findDueSearches } from './jobs.ts'
import { listSearches } from './searches.service.ts'

let app: TestServer
let mei: Person
let rival: Person
let asha: { token: string; userId: string }
const now = new Date('2026-12-01T00:00:00Z')
beforeAll(async () => {
  app = await startTestServer({ now: () => now })
  mei = await app.employer('SG', 'Keeps Views')
  rival = await app.employer('IN', 'Keeps None')
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: {
      email: 'asha@searches.example',
      password: PASSWORD,
      role: 'job_seeker',
      firstName: 'Asha',
      lastName: 'Rao',
      country: 'SG',
    },
  })
  asha = { token: body.token, userId: body.user.id }
})
afterAll(() => app.close())

const folder = join(import.meta.dirname, '../../../../database')
const tableOf = (file: string, name: string) =>
  new RegExp(`create table ${name} \\([\\s\\S]*?\\n\\);`).exec(readFileSync(join(folder, file), 'utf8'))?.[0] as string

describe('what was kept before there was one table', () => {
  test('is there under its own id, with its filters and how often it writes', async () => {
    await app.look(`drop table saved_lists;
      ${tableOf('029_applications.sql', 'saved_views')} ${tableOf('022_searches.sql', 'saved_searches')}
      ${tableOf('026_talent.sql', 'talent_searches')} ${tableOf('031_talent_search.sql', 'talent_criteria_searches')}
      ${tableOf('027_smart_search.sql', 'smart_searches')}
      insert into saved_views (company_id, user_id, screen, name, query, shared)
        values ('${mei.companyId}', '${mei.userId}', 'applications', 'Late', '{"needs":"me"}', true);
      insert into saved_searches (user_id, name, query, every_days, told_at)
        values ('${asha.userId}', 'Chefs', '{"search":"chef"}', 7, '2026-11-20T00:00:00Z');
      insert into talent_searches (company_id, user_id, name, query, told_at)
        values ('${mei.companyId}', '${mei.userId}', 'Divers', '{"q":"diver"}', '2026-11-29T00:00:00Z');
      insert into talent_criteria_searches (company_id, user_id, name, criteria, country, every_days)
        values ('${mei.companyId}', '${mei.userId}', 'Welders', '[{"kind":"skill"}]', 'SG', 0);
      insert into smart_searches (user_id, said) values ('${asha.userId}', 'night shifts near Bedok');`)
    const before = await app.look<{ id: string }>(
      'select id from saved_views union select id from saved_searches union select id from talent_searches union select id from talent_criteria_searches union select id from smart_searches',
    )
    await app.look(`${readFileSync(join(folder, '075_saved_lists.sql'), 'utf8')}`)
    await app.look(readFileSync(join(folder, 'after_each_migration.sql'), 'utf8'))
    const after = await app.look<{ id: string }>(
      'select id, company_id is null as own, kind, list, name, query, shared, every_days from saved_lists order by kind, name',
    )
    expect(after.map((row) => row.id).sort()).toEqual(before.map((row) => row.id).sort())
    expect(after).toMatchObject([
      { own: true, kind: 'job-search', name: 'Chefs', query: { search: 'chef' }, every_days: 7 },
      { own: true, kind: 'sentence', name: 'night shifts near Bedok', every_days: 0 },
      { own: false, kind: 'talent', name: 'Divers', query: { q: 'diver' }, every_days: 1 },
      { own: false, kind: 'talent-criteria', query: { criteria: [{ kind: 'skill' }], country: 'SG' }, every_days: 0 },
      { own: false, kind: 'view', list: 'applications', name: 'Late', query: { needs: 'me' }, shared: true },
    ])
  })

  test('is still answered to whoever kept it', async () => {
    const views = await app.call('GET', '/api/company/saved-views?screen=applications', { token: mei.token })
    expect(views.body.data.views).toMatchObject([{ name: 'Late', mine: true, shared: true }])
    const searches = await app.call('GET', '/api/seeker/searches', { token: asha.token })
    expect(searches.body.data.searches).toMatchObject([{ name: 'Chefs', every: 7 }])
    const talent = await app.call('GET', '/api/company/talent/searches', { token: mei.token })
    expect(talent.body.data.searches).toMatchObject([{ name: 'Divers', every: 1 }])
  })
})

describe('a search that is kept', () => {
  test('writes when it is due, by the job of the feature whose search it is', async () => {
    await findDueSearches(app.server.services)
    const jobs = await app.look<{ task: string }>(
      `select task_identifier task from graphile_worker.jobs where key like 'alert %' order by 1`,
    )
    expect(jobs.map((job) => job.task)).toEqual(['alert-search', 'alert-talent'])
  })

  test('is seen by whose it is, and by nobody of another company, of none, or of the platform', async () => {
    const { database } = app.server.services
    const forgotten = { companyId: mei.companyId, userId: mei.userId }
    expect(await database.forCompany(rival.companyId, (db) => listSearches(db, 'talent', forgotten))).toEqual([])
    expect(await database.forSeeker({ userId: asha.userId }, (db) => listSearches(db, 'talent', forgotten))).toEqual([])
    const theirs = { companyId: null, userId: asha.userId }
    expect(await database.forCompany(mei.companyId, (db) => listSearches(db, 'job-search', theirs))).toEqual([])
    expect(
      await database.forSeeker({ userId: asha.userId }, (db) => listSearches(db, 'job-search', theirs)),
    ).toHaveLength(1)
    await expect(database.forPlatform((db) => listSearches(db, 'job-search', theirs))).rejects.toMatchObject({
      code: '42501',
    })
  })
})
