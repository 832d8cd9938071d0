import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/support.ts'

let behindProxy: TestServer
beforeAll(async () => {
  behindProxy = await startTestServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => behindProxy.close())

const from = async (headers: Record<string, string>) => {
  const { status, body } = await behindProxy.call('GET', '/api/geo/detect', { headers })
  expect(status).toBe(200)
  expect(body.data).toEqual({ country_code: body.country_code })
  return body.country_code as string
}

describe('where a caller seems to be', () => {
  // Addresses of the national carriers, held for decades.
  test.each([
    ['165.21.83.88', 'SG'],
    ['202.56.215.54', 'IN'],
    ['206.47.199.1', 'CA'],
    ['213.42.20.20', 'AE'],
    ['::ffff:86.96.226.1', 'AE'],
  ])('%s: %s', async (address, code) => {
    expect(await from({ 'x-forwarded-for': address })).toBe(code)
  })

  test.each([
    ['a private address', '10.0.0.7'],
    ['another private address', '192.168.1.20'],
    ['this machine', '127.0.0.1'],
    ['a country without us', '8.8.8.8'],
    ['an IPv6 address', '2001:db8::1'],
    ['no address at all', 'unknown'],
  ])('%s: DEFAULT', async (_, address) => {
    expect(await from({ 'x-forwarded-for': address })).toBe('DEFAULT')
  })

  test('is what the proxy says, before the address is asked', async () => {
    expect(await from({ 'cf-ipcountry': 'in', 'x-forwarded-for': '165.21.83.88' })).toBe('IN')
    expect(await from({ 'cf-ipcountry': 'FR', 'x-forwarded-for': '165.21.83.88' })).toBe('DEFAULT')
  })
})
