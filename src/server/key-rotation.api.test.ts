import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seekerOf } from '../../test/applicants.ts'
import { LIVES, type Life, oneColumn } from '../../test/cvs.ts'
import { formOf, type Person, startTestServer, type TestServer } from '../../test/support.ts'
import { features } from '../app/features.ts'
import { fieldCrypto, keyringOf, readKeyring } from './crypto.ts'
import { readFileOf } from './files.ts'
import { chainLog, checkLog } from './log-chain.ts'

let app: TestServer
let mei: Person
let cv: { user: string; key: string }
const [old, fresh] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64url')) as [string, string]
const PEOPLE = 12

const nricOf = (n: number) => `S${String(7_000_000 + n)}A`
const employ = (n: number) =>
  app.call('POST', '/api/employees/unified', {
    token: mei.token,
    body: formOf({ complianceData: { nric: nricOf(n) }, joinDate: '2024-01-15' }),
  })

beforeAll(async () => {
  app = await startTestServer({ env: { FIELD_KEY: old } })
  mei = await app.employer()
  for (let n = 0; n < PEOPLE; n++) {
    const { status, text } = await employ(n)
    expect(status, text).toBe(201)
  }
  const noor = await seekerOf(app)
  const added = await app.call('POST', '/api/seeker/cvs?name=cv.pdf', {
    token: noor.token,
    file: await oneColumn(LIVES[0] as Life),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(added.status, added.text).toBeLessThan(300)
  const [row] = await app.look<{ storage_key: string }>(
    `select storage_key from seeker_cvs where user_id = '${noor.userId}'`,
  )
  cv = { user: noor.userId, key: row?.storage_key ?? '' }

  await chainLog(app.server.services)
})
afterAll(() => app.close())

const rotate = (env: Record<string, string> = {}) => {
  const { dataDir, databaseUrl } = app.server.services.settings
  return spawn(process.execPath, [join(import.meta.dirname, '../../scripts/rotate-keys.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO: '0',
      FIELD_KEY: `2:${fresh},1:${old}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
const left = async () =>
  Number((await app.look<{ n: string }>('select count(*) n from employee_secrets where key_version = 1'))[0]?.n)

describe('several keys', () => {
  test('open what each sealed, write with the newest, and open nothing without theirs', () => {
    const one = fieldCrypto(keyringOf(Buffer.from(old, 'base64url')))
    const both = fieldCrypto(readKeyring(`1:${old}, 2:${fresh}`))
    const two = fieldCrypto(readKeyring(`2:${fresh},names:${old}`))
    const sealed = one.seal('c', 'p', 'S1234567D')
    expect([one.version, both.version, two.version]).toEqual([1, 2, 2])
    expect(both.open('c', 'p', sealed)).toBe('S1234567D')
    expect(both.isNewest('c', 'p', sealed)).toBe(false)
    expect(() => two.open('c', 'p', sealed)).toThrow()
    expect(() => one.open('c', 'p', both.seal('c', 'p', 'x'))).toThrow()
    expect(both.blindIndexes('c', 'f', 'v')).toEqual([two.blindIndex('c', 'f', 'v'), one.blindIndex('c', 'f', 'v')])
    // What links are derived from stays, so that every letter sent before leads where it did.
    expect(two.nameOf('c', 'application-link', 'id')).toEqual(one.blindIndex('c', 'application-link', 'id'))
  })

  test.each([
    ['a key that is too short', 'abc', /32 bytes/],
    ['one version twice', `1:${old},1:${fresh}`, /twice/],
    ['no key to write with', `names:${old}`, /no key to write with/],
    ['the first key gone', `2:${fresh}`, /must keep the first key/],
  ])('are refused for %s', (_what, text, said) => expect(() => readKeyring(text)).toThrow(said))

  test('every column with a version of its key is sealed anew', async () => {
    const rows = await app.look<{ table_name: string }>(
      `select table_name from information_schema.columns where column_name = 'key_version' and table_schema = 'public'`,
    )
    const named = features.flatMap((feature) => (feature.sealed ?? []).map((column) => column.table))
    expect(rows.map((r) => r.table_name).sort()).toEqual([...named, 'call_keys'].sort())
  })
})

describe('exchanging the key', () => {
  test('goes on where it was when its process was killed, and leaves nothing of the old key', async () => {
    const all = await left()
    expect(all).toBeGreaterThanOrEqual(PEOPLE)
    // Somebody holds a row: the command does all others of the table, again and again, until it is killed.
    await app.look('begin')
    await app.look('select from employee_secrets where key_version = 1 limit 1 for update')
    const killed = rotate({ BATCH: '1' })
    while ((await left()) > all - 3) await new Promise((go) => setTimeout(go, 5))
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const half = await left()
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(all)
    await app.look('rollback')
    const again = rotate()
    expect((await once(again, 'exit'))[0]).toBe(0)

    for (const { table } of [...features.flatMap((f) => f.sealed ?? []), { table: 'call_keys' }])
      expect(await app.look(`select key_version from ${table} where key_version < 2`), table).toEqual([])
    const fields = fieldCrypto(readKeyring(`2:${fresh},names:${old}`))
    const [sealed] = await app.look<{ employee_id: string; ciphertext: Buffer }>(
      `select employee_id, ciphertext from employee_secrets where field = 'nric' order by employee_id limit 1`,
    )
    expect(fields.open(mei.companyId, `${sealed?.employee_id}/nric`, sealed?.ciphertext as Buffer)).toMatch(
      /^S7\d{6}A$/,
    )
    expect((await readFileOf({ ...app.server.services, fields }, cv.user, cv.key)).subarray(0, 5).toString()).toBe(
      '%PDF-',
    )
    expect((await app.server.services.database.forPlatform((db) => checkLog(db, fields))).faults).toEqual([])
    const [told] = await app.look<{ finished_at: string | null }>(
      'select finished_at from key_rotations where version = 2',
    )
    expect(told?.finished_at).not.toBeNull()
  })

  test('leaves one number with one person, while and after', async () => {
    const { settings } = app.server.services
    const later = await startSecond({
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      FIELD_KEY: `2:${fresh},names:${old}`,
    })
    const body = formOf({ complianceData: { nric: nricOf(3) }, joinDate: '2024-01-15' })
    const refused = await later.app.inject({
      method: 'POST',
      url: '/api/employees/unified',
      headers: { authorization: `Bearer ${mei.token}` },
      payload: body,
    })
    expect(refused.statusCode, refused.payload).toBe(422)
    expect(refused.payload).toContain('already belongs')
    await later.close()
  })
})

const startSecond = async (env: Record<string, string>) => {
  const { buildApp } = await import('../app/compose.ts')
  const { readSettings } = await import('./settings.ts')
  return buildApp(readSettings({ DEMO: '0', RATE_LIMIT_FACTOR: '1000', POOL_SIZE: '3', ...env }), { worker: false })
}
