import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Actor, ROLES } from './actor.ts'
import { hasPermission, PERMISSIONS, type Permission, permits } from './permissions.ts'

const all = Object.keys(PERMISSIONS) as Permission[]
const actor = (role: Actor['role'], companyId: string | null = 'c'): Actor => ({
  sessionId: 's',
  userId: 'u',
  role,
  email: 'x@y.example',
  companyId,
  employeeId: null,
})

describe('the table of permissions', () => {
  test('gives the owner everything, a further administrator all but what is the owner’s and between HR and a person, and HR no settings', () => {
    const of = (role: Actor['role']) => all.filter((permission) => hasPermission(actor(role), permission))
    expect(of('employer')).toEqual(all)
    expect(all.filter((permission) => !of('employer_admin').includes(permission))).toEqual([
      'company.export-secrets',
      'administrators.set-rule',
      'memos.personal',
    ])
    expect(of('hr_admin')).toEqual([
      'employees.read',
      'employees.write',
      'departments.read',
      'outbox.read',
      'memos.send',
      'memos.personal',
      'jobs.read',
      'applications.work',
      'approvals.use',
    ])
  })

  test('gives nothing to anybody who does not work for a company, whatever their role is called', () => {
    for (const permission of all) {
      for (const role of ['job_seeker', 'employee', 'system_admin', 'system_owner'] as const)
        expect(permits(permission)(actor(role)), `${role} ${permission}`).toBe(false)
      for (const role of ROLES) expect(permits(permission)(actor(role, null)), `${role} ${permission}`).toBe(false)
    }
  })

  test('is where every policy looks: none names a role of the company itself', () => {
    const features = join(import.meta.dirname, '../features')
    const policies = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('policy.ts'),
    )
    expect(policies.length).toBeGreaterThan(25)
    const naming = /worksInHr|runsCompany|'(employer|employer_admin|hr_admin)'/
    expect(policies.filter((path) => naming.test(readFileSync(join(features, path), 'utf8')))).toEqual([])
  })
})
