import { describe, expect, it } from 'vitest'
import { isPublicAddress, NotPublic, sendOutgoing } from './outgoing.ts'

describe('an address of the open internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:80b::200e'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a request to an address that somebody else chose', () => {
  const ask = (url: string) => sendOutgoing({ method: 'POST', url, headers: {}, body: Buffer.from('x') })
  it.each([
    'http://1.1.1.1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/x',
    'https://a@1.1.1.1/',
  ])('is not made to %s', (url) => expect(ask(url)).rejects.toBeInstanceOf(NotPublic))
  it('is not made to a name that leads inside', () =>
    expect(ask('https://localhost/')).rejects.toBeInstanceOf(NotPublic))
  it('is not made to a number written in another way', () =>
    expect(ask('https://2130706433/')).rejects.toBeInstanceOf(NotPublic))
})
