import { describe, expect, test } from 'vitest'
import { ROLES } from '../shared/actor.ts'
import { callsAhead } from './ahead.rules.ts'
import { screens } from './screens.node.ts'

const LIST = '/api/employees?sort=name&pageSize=50&page=1'

describe('What a page asks for while its code is on the way', () => {
  test('an employer’s list of people begins with the company, the list and what stands around it', () => {
    expect(callsAhead(screens, '/dashboard/employees', false).employer).toEqual([
      '/api/company/me',
      '/api/developer',
      LIST,
      '/api/employees/counters',
      '/api/company/departments',
      '/api/work-countries',
    ])
  })

  test('an address that says more than the path has an answer of its own, and only the frame’s calls go ahead', () => {
    expect(callsAhead(screens, '/dashboard/employees', true).employer).toEqual(['/api/company/me', '/api/developer'])
  })

  test('who may not enter asks for nothing', () => {
    const calls = callsAhead(screens, '/dashboard/employees', false)
    for (const role of ['job_seeker', 'employee'] as const) expect(calls[role]).toBeUndefined()
  })

  test('public pages ask for nothing that knows people', () => {
    for (const role of ROLES) expect(callsAhead(screens, '/jobs', false)[role]).toBeUndefined()
  })
})
