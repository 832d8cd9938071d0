import { createPublicKey, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyringOf } from '../../../server/crypto.ts'
import { isPushKey, pushAuthorization, pushKeysOf, sealPush } from './push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const keys = pushKeysOf({ keys: { keyring: keyringOf(Buffer.alloc(32, 7)), jwtSecret: '', databasePassword: '' } })

describe('a pushed message', () => {
  it('is sealed as in the example of RFC 8291, appendix A', () => {
    const sealed = sealPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
        auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      {
        salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
        privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      },
    )
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('longer than a record is refused', () => {
    const target = { p256dh: keys.publicKey, auth: randomBytes(16) }
    expect(sealPush(Buffer.alloc(3993), target).length).toBe(86 + 3993 + 17)
    expect(() => sealPush(Buffer.alloc(3994), target)).toThrow(RangeError)
  })
})

describe('the keys of the server', () => {
  it('are the same whenever they are made from the same secret', () => {
    const again = pushKeysOf({
      keys: { keyring: keyringOf(Buffer.alloc(32, 7)), jwtSecret: 'x', databasePassword: '' },
    })
    const other = pushKeysOf({ keys: { keyring: keyringOf(Buffer.alloc(32, 8)), jwtSecret: '', databasePassword: '' } })
    expect(again.publicKey).toEqual(keys.publicKey)
    expect(other.publicKey).not.toEqual(keys.publicKey)
  })

  it('sign for one push service, for half a day', async () => {
    const now = new Date()
    const header = await pushAuthorization('https://push.example/abc?d', { keys, contact: 'mailto:a@b.example', now })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
    expect(bytes(key)).toEqual(keys.publicKey)
    const { payload } = await jwtVerify(token, createPublicKey(keys.signing), { audience: 'https://push.example' })
    expect(payload).toMatchObject({ sub: 'mailto:a@b.example' })
    expect((payload.exp ?? 0) - Math.floor(now.getTime() / 1000)).toBe(12 * 3600)
  })

  it('of a browser are points of the curve', () => {
    expect(isPushKey(keys.publicKey)).toBe(true)
    expect(isPushKey(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]))).toBe(false)
    expect(isPushKey(Buffer.alloc(65))).toBe(false)
    expect(isPushKey(randomBytes(20))).toBe(false)
  })
})
