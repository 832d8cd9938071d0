import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../../../test/support.ts'
import { type App, buildApp } from '../../../app/compose.ts'

let app: TestServer
let replica: App
beforeAll(async () => {
  app = await startTestServer()
  replica = await buildApp(app.server.services.settings, { worker: false })
})
afterAll(async () => {
  await replica.close()
  await app.close()
})

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

const signIn = async (email: string, agent: string): Promise<string> =>
  (
    await app.call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD, role: 'employer' },
      headers: { 'user-agent': agent },
    })
  ).body.token
const list = async (token: string) => (await app.call('GET', '/api/account/sessions', { token })).body.data.sessions
const lives = async (token: string) => (await app.call('GET', '/api/company/me', { token })).status === 200
const onReplica = async (token: string) =>
  (await replica.app.inject({ method: 'GET', url: '/api/company/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode === 200
const refresh = (token: string, agent = CHROME) =>
  app.call('POST', '/api/auth/refresh', { token, body: {}, headers: { 'user-agent': agent } })
const sidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string

describe('the list of one’s sessions', () => {
  test('says in words where, since when and which is this one; refreshed it stays one line', async () => {
    const { email, token } = await app.employer()
    const phone = await signIn(email, SAFARI)
    const fresh = (await refresh(phone, SAFARI)).body.token
    const [first, ...others] = await list(fresh)
    expect(first).toMatchObject({ current: true, system: 'iPhone', mobile: true, address: '127.0.0.1' })
    expect(others).toHaveLength(1)
    expect(others[0].current).toBe(false)
    expect((await list(token)).find((s: { current: boolean }) => s.current).id).toBe(others[0].id)
    expect(Date.parse(first.endsAt)).toBeGreaterThan(Date.now() + 11 * 3600_000)
  })

  test('says when each was last used, without a write in the call itself', async () => {
    const { email } = await app.employer()
    const token = await signIn(email, CHROME)
    const sid = sidOf(token)
    await app.look(`update sessions set used_at = now() - interval '1 hour' where id = '${sid}'`)
    await lives(token)
    await expect
      .poll(
        async () =>
          (
            await app.look<{ fresh: boolean }>(
              `select used_at > now() - interval '1 minute' fresh from sessions where id = '${sid}'`,
            )
          )[0]?.fresh,
        { timeout: 5_000 },
      )
      .toBe(true)
    // Not again within five minutes.
    await app.look(`update sessions set used_at = now() - interval '2 hours' where id = '${sid}'`)
    await lives(token)
    await new Promise((go) => setTimeout(go, 1_500))
    const [row] = await app.look<{ fresh: boolean }>(
      `select used_at > now() - interval '1 minute' fresh from sessions where id = '${sid}'`,
    )
    expect(row?.fresh).toBe(false)
  })
})

describe('a session', () => {
  test('is ended from another device, at once and on every replica', async () => {
    const { email } = await app.employer()
    const [laptop, phone] = [await signIn(email, CHROME), await signIn(email, SAFARI)]
    const fresh = (await refresh(phone, SAFARI)).body.token
    expect([await onReplica(phone), await onReplica(fresh)]).toEqual([true, true])
    const other = (await list(laptop)).find((s: { system: string }) => s.system === 'iPhone')
    const end = () => app.call('POST', `/api/account/sessions/${other.id}/end`, { token: laptop, body: {} })
    expect((await end()).status).toBe(200)
    expect([await onReplica(phone), await onReplica(fresh), await lives(fresh)]).toEqual([false, false, false])
    expect(await onReplica(laptop)).toBe(true)
    expect((await end()).status).toBe(404)
  })

  test('of somebody else is nobody’s to end', async () => {
    const [mei, ravi] = [await app.employer(), await app.employer()]
    const [theirs] = await list(ravi.token)
    const answer = await app.call('POST', `/api/account/sessions/${theirs.id}/end`, { token: mei.token, body: {} })
    expect(answer.status).toBe(404)
    expect(await lives(ravi.token)).toBe(true)
  })

  test('ends all the others, on every replica, and stays', async () => {
    const { email, token } = await app.employer()
    const others = [await signIn(email, CHROME), await signIn(email, SAFARI)]
    const answer = await app.call('POST', '/api/account/sessions/end-others', { token, body: {} })
    expect(answer.body.data).toEqual({ ended: 2 })
    for (const other of others) expect([await lives(other), await onReplica(other)]).toEqual([false, false])
    expect([await lives(token), await onReplica(token)]).toEqual([true, true])
    expect(await list(token)).toHaveLength(1)
  })

  test('lives thirty days in all, however often it is refreshed', async () => {
    const { token } = await app.employer()
    const sid = sidOf(token)
    const begun = (interval: string) =>
      app.look(`update sessions set family_started_at = now() - interval '${interval}' where id = '${sid}'`)
    await begun('29 days 20 hours')
    const capped = await refresh(token)
    expect(capped.status).toBe(200)
    const { exp } = JSON.parse(Buffer.from(capped.body.token.split('.')[1], 'base64url').toString())
    expect(exp - Date.now() / 1000).toBeGreaterThan(3.9 * 3600)
    expect(exp - Date.now() / 1000).toBeLessThan(4.1 * 3600)
    await begun('29 days 23 hours 55 minutes')
    const over = await refresh(token)
    expect(over.status).toBe(401)
    expect(over.body.code).toBe('TOKEN_EXPIRED')
    // The refused refresh has changed nothing.
    expect(await lives(capped.body.token)).toBe(true)
  })

  test('that was refreshed and comes back after the overlap ends its whole family, once, and the log says so', async () => {
    const { email, userId } = await app.employer()
    const [old, elsewhere] = [await signIn(email, CHROME), await signIn(email, SAFARI)]
    const fresh = (await refresh(old)).body.token
    expect(await lives(old)).toBe(true)
    await app.look(`update sessions set expires_at = now() - interval '1 second' where id = '${sidOf(old)}'`)
    expect(await onReplica(fresh)).toBe(true)
    const reused = await app.call('GET', '/api/company/me', { token: old })
    expect(reused.body.code).toBe('TOKEN_INVALID')
    expect([await lives(fresh), await onReplica(fresh)]).toEqual([false, false])
    expect(await lives(elsewhere)).toBe(true)
    await refresh(old)
    const log = await app.look(
      `select outcome from audit_log where action = 'session.reuse' and actor_id = '${userId}'`,
    )
    expect(log).toEqual([{ outcome: 'denied' }])
  })

  test('that comes back while its successor is being refreshed ends that one too', async () => {
    const { email } = await app.employer()
    const old = await signIn(email, CHROME)
    const fresh = (await refresh(old)).body.token
    await app.look(`update sessions set expires_at = now() - interval '1 second' where id = '${sidOf(old)}'`)
    // The refresh dawdles between the new session and its end.
    await app.look(
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$`,
    )
    await app.look('create trigger dawdle after insert on sessions for each row execute function dawdle()')
    const refreshing = refresh(fresh)
    try {
      await new Promise((go) => setTimeout(go, 400))
      expect((await app.call('GET', '/api/company/me', { token: old })).body.code).toBe('TOKEN_INVALID')
    } finally {
      await refreshing
      await app.look('drop function dawdle cascade')
    }
    expect(await lives((await refreshing).body.token)).toBe(false)
  })

  test('that merely ran out, or was signed out, ends nothing else', async () => {
    const { email } = await app.employer()
    const [one, two] = [await signIn(email, CHROME), await signIn(email, SAFARI)]
    await app.look(`update sessions set expires_at = now() - interval '1 second' where id = '${sidOf(one)}'`)
    expect(await lives(one)).toBe(false)
    expect(await lives(two)).toBe(true)
  })
})

describe('one’s own name', () => {
  test('is changed by its owner', async () => {
    const { token } = await app.employer()
    const body = { firstName: 'Mei Ling', lastName: 'Tan-Koh' }
    const answer = await app.call('PUT', '/api/account', { token, body })
    expect(answer.body.data.user).toMatchObject(body)
    expect((await app.call('GET', '/api/auth/me', { token })).body.data.user).toMatchObject(body)
    const empty = await app.call('PUT', '/api/account', { token, body: { firstName: ' ', lastName: 'Tan' } })
    expect(empty.body.fields).toEqual({ firstName: 'First name is required' })
  })
})

test('a failed sign-in takes the same time for nobody, for one account and for five of one address', async () => {
  const email = 'everywhere@harbour.example'
  for (let i = 0; i < 5; i++)
    await app.call('POST', '/api/auth/signup', {
      body: {
        email,
        password: PASSWORD,
        role: 'employer',
        firstName: 'A',
        lastName: 'B',
        companyName: `C${i}`,
        country: 'SG',
      },
    })
  const one = await app.employer()
  const timed = async (who: string) => {
    const started = performance.now()
    const body = { email: who, password: 'not the right password', role: 'employer' }
    expect((await app.call('POST', '/api/auth/login', { body })).status).toBe(401)
    return performance.now() - started
  }
  for (const who of ['nobody@harbour.example', one.email, email]) expect(await timed(who)).toBeGreaterThanOrEqual(245)
})
