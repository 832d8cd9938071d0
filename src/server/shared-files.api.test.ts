import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seekerOf } from '../../test/applicants.ts'
import { LIVES, type Life, oneColumn } from '../../test/cvs.ts'
import { startTestServer, type TestServer } from '../../test/support.ts'
import { buildApp } from '../app/compose.ts'
import { readSettings } from './settings.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.close())

const second = (DATA_DIR: string) => {
  const { databaseUrl, keys } = app.server.services.settings
  const FIELD_KEY = (keys.keyring.versions.get(1) as Buffer).toString('base64url')
  const env = {
    DATA_DIR,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: '0',
    POOL_SIZE: '3',
    FIELD_KEY,
    JWT_SECRET: keys.jwtSecret,
  }
  return buildApp(readSettings(env), { worker: false })
}

describe('a second server', () => {
  test('does not start where its files would lie apart from those of the first, and says what to do', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'fourshore-second-'))
    await expect(second(elsewhere)).rejects.toThrow(/keeps its files in another place.*DATA_DIR\/files/)
    rmSync(elsewhere, { recursive: true, force: true })
  })

  test('with the same files answers with what the first took in', async () => {
    const noor = await seekerOf(app)
    const sent = await oneColumn(LIVES[0] as Life)
    const { body, text } = await app.call('POST', '/api/seeker/cvs?name=cv.pdf', { token: noor.token, file: sent })
    expect(body?.data?.cv?.id, text).toBeTruthy()
    const other = await second(app.server.services.settings.dataDir)
    const path = `/api/seeker/cvs/${body.data.cv.id}/file`
    const got = await other.app.inject({ url: path, headers: { authorization: `Bearer ${noor.token}` } })
    expect(got.statusCode, got.payload).toBe(200)
    expect(got.rawPayload.equals((await app.call('GET', path, { token: noor.token })).bytes)).toBe(true)
    await other.close()
    // Gone without a trace: the next one may keep its files where the first does.
    await (await second(app.server.services.settings.dataDir)).close()
  })
})
