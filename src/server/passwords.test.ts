import { describe, expect, test } from 'vitest'
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords.ts'

const ABOUT = ['mei.tan@harbour.example', 'Mei', 'Tan', 'Harbour Works Pte Ltd']
const judged = (password: string) => {
  try {
    refuseCommonPassword(password, ABOUT)
    return 'taken'
  } catch {
    return 'refused'
  }
}

test('is hashed by Argon2id with 19 MiB and two passes, and known again', async () => {
  const kept = await hashPassword('a quiet morning by the sea')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(kept, 'a quiet morning by the sea')).toBe(true)
  expect(await passwordMatches(kept, 'a quiet evening by the sea')).toBe(false)
})

describe('a password', () => {
  test.each([
    'passwordpassword',
    'P@ssw0rdP@ssw0rd',
    'trustno1trustno1',
    'starwarsstarwars1977',
    'liverpoolchelsea',
    'jordan23chocolate',
    'butterflysunshine!!',
    '!!!!metallica2024!!!!',
    'harbourworks2026!!',
    'fourshorefourshore',
    'qwertyuiopasdfghjkl',
    '1q2w3e4r5t6y7u8i9o0p',
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
  ])('%s is refused', (password) => expect(judged(password)).toBe('refused'))

  test.each([
    'a quiet morning by the sea',
    'another quiet evening by the sea',
    'ferry-lantern-biscuit-orbit',
    'kQ7xv2Lr9TnWz4Bd',
    'उसने कल नाव देखी थी',
    'morning coffee under the old bridge',
  ])('%s is taken', (password) => expect(judged(password)).toBe('taken'))

  test('of 256 bytes is judged in no time', () => {
    const started = performance.now()
    for (const hostile of ['a', 'love', '!', 'a1', 'password'].map((piece) => piece.repeat(256).slice(0, 256)))
      judged(hostile)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
