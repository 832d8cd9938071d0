import { expect, test } from 'vitest'
import * as contract from './contract.ts'
import * as form from './form.contract.ts'
import * as rules from './rules.ts'

test.each([
  ['employer', 'a@b.co', true],
  ['employer_admin', 'a@b.co', true],
  ['hr_admin', 'a@b.co', true],
  ['system_admin', 'a@b.co', true],
  ['employee', 'a@b.co', false],
  ['employee', 'hr@b.co', true],
  ['job_seeker', 'admin@b.co', true],
])('%s with %s sees the HR tabs: %s', (role, email, sees) => expect(rules.seesHrTabs({ role, email })).toBe(sees))

test('a missing or unknown status is active', () =>
  expect([rules.statusOf(null), rules.statusOf('x'), rules.statusOf('on_leave')]).toEqual([
    'active',
    'active',
    'on_leave',
  ]))

test.each([
  ['Tan Mei Ling', 'TL'],
  ['Cher', 'C'],
  ['', ''],
  [' 李 小龙 ', '李小'],
])('%j has the initials %s', (name, initials) => expect(rules.initialsOf(name)).toBe(initials))

test('the lists are the contract’s', () => {
  expect(rules.EMPLOYEE_STATUSES).toEqual(contract.EMPLOYEE_STATUSES)
  expect(rules.OVERTIME_RATE_TYPES).toEqual(form.OVERTIME_RATE_TYPES)
})
