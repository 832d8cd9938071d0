import { expect, it } from 'vitest'
import { accountOf, homeOf, navigationOf } from './navigation.ts'

/** Section 2, "Top navigation", for each role on a public page and on the dashboard. */
const OUTSIDE = '/about'
const names = (...input: Parameters<typeof navigationOf>) => navigationOf(...input).map((item) => item.name)

it('signed out: Home, Jobs, For Job Seekers, For Employers, HRMS, About', () => {
  expect(navigationOf(null, '/').map((item) => item.to)).toEqual([
    '/',
    '/jobs',
    '/for-job-seekers',
    '/for-employers',
    '/hrms',
    '/about',
  ])
})

it.each([
  ['job_seeker', ['dashboard', 'findJobs', 'profile']],
  ['employer', ['dashboard', 'employees', 'company']],
  ['employer_admin', ['dashboard', 'employees', 'company']],
  ['hr_admin', ['dashboard', 'employees']],
  ['employee', ['dashboard']],
  ['system_admin', ['adminDashboard', 'jobReports', 'verifications', 'outbox', 'backgroundJobs']],
  ['system_owner', ['adminDashboard', 'jobReports', 'verifications', 'outbox', 'backgroundJobs']],
] as const)('%s: %j; no Dashboard on dashboard pages', (role, shown) => {
  expect(names(role, OUTSIDE)).toEqual(shown)
  const without = shown.filter((name) => name !== 'dashboard')
  for (const page of ['/dashboard', '/dashboard/employees', '/dashboard/seeker'])
    expect(names(role, page)).toEqual(without)
})

it('what only begins like the dashboard is none', () => {
  expect(names('employer', '/dashboards')).toContain('dashboard')
})

it.each([
  ['job_seeker', '/dashboard/seeker', '/account'],
  ['employer', '/dashboard', '/dashboard/settings'],
  ['hr_admin', '/dashboard', '/dashboard/settings'],
  ['employee', '/employee-portal', '/account'],
  ['system_owner', '/owner-admin', '/account'],
] as const)('%s is at home on %s and looks after the account on %s', (role, home, account) => {
  expect(homeOf(role)).toBe(home)
  expect(accountOf(role)).toBe(account)
})
