import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { at, sql } from '../../../../test/database.setup.ts'

const folder = join(import.meta.dirname, '../../../../database')
const NEW = '071_approvals.sql'

let client: pg.Client
beforeAll(async () => {
  const cluster = new URL(inject('cluster'))
  const name = `${inject('template')}_moved`
  await sql(cluster, `create database ${name}`)
  client = new pg.Client({ connectionString: at(cluster, name) })
  await client.connect()
  const before = readdirSync(folder).filter((file) => /^\d{3}_\w+\.sql$/.test(file) && file < NEW)
  for (const file of before.sort()) await client.query(readFileSync(join(folder, file), 'utf8'))
})
afterAll(() => client.end())

test('what was asked and answered before the engine stands in it as it was', async () => {
  const ids = ['company', 'mei', 'bob', 'approved', 'waits', 'back', 'plan'].map(
    (name) => [name, crypto.randomUUID()] as const,
  )
  const id = Object.fromEntries(ids) as Record<(typeof ids)[number][0], string>
  await client.query(
    `insert into companies (id, name, slug, country, countries, trial_ends_at) values ('${id.company}', 'Harbour', 'harbour-moved', 'SG', '{SG}', now())`,
  )
  const job = (which: 'approved' | 'waits' | 'back', status: string) =>
    client.query(
      `insert into jobs (company_id, id, status, title, department, country, content) values ('${id.company}', '${id[which]}', '${status}', '${which}', '', 'SG', '{}')`,
    )
  await job('approved', 'approved')
  await job('waits', 'pending_approval')
  await job('back', 'draft')
  const step = (which: 'approved' | 'waits' | 'back', name: string, by: 'mei' | 'bob', note: string | null = null) =>
    client.query('insert into job_approvals (company_id, job_id, step, by_user, note) values ($1, $2, $3, $4, $5)', [
      id.company,
      id[which],
      name,
      id[by],
      note,
    ])
  await step('approved', 'asked', 'mei')
  await step('approved', 'sent_back', 'bob', 'Too little.')
  await step('approved', 'asked', 'mei')
  await step('approved', 'approved', 'bob')
  await step('waits', 'asked', 'bob')
  await step('waits', 'approved', 'mei')
  await step('back', 'asked', 'mei')
  await step('back', 'withdrawn', 'mei')
  await client.query(`
    insert into requisitions (company_id, id, number, status, title, department, country, head_count, employment_type, reason, currency, pay_period, wanted_by)
    values ('${id.company}', '${id.plan}', 1, 'cancelled', 'Chef', 'Kitchen', 'SG', 1, 'FULL_TIME', 'new', 'SGD', 'MONTH', '2030-01-01')`)
  for (const name of ['asked', 'approved', 'job', 'cancelled'])
    await client.query(
      'insert into requisition_steps (company_id, requisition_id, step, by_user) values ($1, $2, $3, $4)',
      [id.company, id.plan, name, id.mei],
    )

  await client.query(`begin; ${readFileSync(join(folder, NEW), 'utf8')}; commit`)

  const { rows } = await client.query(`
    select instance.title, instance.state, instance.asked_by = '${id.mei}' as by_mei,
        (select string_agg(word.verdict || coalesce(': ' || word.reason, ''), ', ') from approval_decisions word where word.instance_id = instance.id) as words
      from approval_instances instance order by instance.title, instance.asked_at, instance.state desc`)
  expect(rows).toEqual([
    { title: 'Chef', state: 'approved', by_mei: true, words: 'approve' },
    { title: 'approved', state: 'refused', by_mei: true, words: 'refuse: Too little.' },
    { title: 'approved', state: 'approved', by_mei: true, words: 'approve' },
    { title: 'back', state: 'withdrawn', by_mei: true, words: null },
    { title: 'waits', state: 'pending', by_mei: false, words: 'approve' },
  ])
  const { rows: left } = await client.query('select step from requisition_steps order by id')
  expect(left.map((row) => row.step)).toEqual(['job', 'cancelled'])
})
