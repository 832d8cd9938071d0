import { describe, expect, it } from 'vitest'
import { namesIn } from './rules.ts'

describe('an address', () => {
  it('of a contract gives what its names stand for', () => {
    expect(namesIn('/api/a/:id/watch', '/api/a/7%20b/watch')).toEqual({ id: '7 b' })
    expect(namesIn('/api/a/watch', '/api/a/watch')).toEqual({})
  })
  it('of another one gives nothing', () => {
    expect(namesIn('/api/a/:id/watch', '/api/b/7/watch')).toBeNull()
    expect(namesIn('/api/a/:id/watch', '/api/a/7/8/watch')).toBeNull()
    expect(namesIn('/api/a/:id/watch', '/api/a/%E0%A4%A/watch')).toBeNull()
  })
})
