import { describe, expect, test } from 'vitest'
import { toDestination } from './Link.tsx'
import { ownAddress } from './wanted.ts'

describe('where somebody goes after signing in', () => {
  test.each(['/jobs/0b9c', '/dashboard/seeker/job-search?search=nurse&keep=1', '/walk-in/x#slots'])(
    '%s is ours',
    (to) => {
      expect(ownAddress(to)).toBe(to)
    },
  )
  test.each([
    null,
    '',
    '/',
    '//evil.example/jobs',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'jobs/1',
    '/%2F/evil.example',
    '/@evil.example',
    '/.evil.example',
  ])('%j is not', (to) => {
    expect(ownAddress(to)).toBeNull()
  })
  test('leads nowhere but to a path, whatever it holds', () => {
    expect(toDestination(ownAddress('/jobs/\n//evil.example') ?? '')).toEqual({
      to: '/jobs///evil.example',
      search: {},
    })
    expect(toDestination(ownAddress('/jobs/..//evil.example') ?? '').to).not.toMatch(/^[^/]/)
  })
})
