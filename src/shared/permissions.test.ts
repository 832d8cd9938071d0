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
    const settings = all.filter((permission) => !of('hr_admin').includes(permission))
    expect(settings).toEqual([
      'settings.write',
      'company.export',
      'company.export-secrets',
      'company.verify',
      'administrators.manage',
      'administrators.set-rule',
      'view-as',
      'audit-log.read',
      'jobs.write',
      'candidates.read',
      'hiring.settings',
      'hiring.plan.read',
      'hiring.plan',
      'hiring.costs.read',
      'hiring.costs',
      'hiring.fairness',
      'hiring.reports.read',
      'hiring.reports',
      'talent.search',
      'approvals.policies',
      'jobs.approve',
      'offers.approve',
    ])
  })

  test('keeps pay, bank, numbers and health from recruiters, hiring from the payroll officer, numbers from finance', () => {
    const has = (role: Actor['role'], permission: Permission) => hasPermission(actor(role), permission)
    const classes = all.filter((permission) => permission.startsWith('fields.'))
    const fieldsOf = (role: Actor['role']) => classes.filter((permission) => has(role, permission))
    expect(fieldsOf('recruiter')).toEqual([])
    expect(fieldsOf('finance')).toEqual(['fields.pay'])
    expect(fieldsOf('read_only')).toEqual(['fields.personal'])
    expect(fieldsOf('payroll_officer')).toEqual(['fields.personal', 'fields.id-number', 'fields.pay', 'fields.bank'])
    for (const hiring of all.filter((p) => /^(jobs|applications|offers|hiring|talent)\./.test(p)))
      expect(has('payroll_officer', hiring), hiring).toBe(false)
    for (const hiring of ['jobs.write', 'applications.work', 'offers.read', 'talent.search'] as const)
      expect(has('recruiter', hiring), hiring).toBe(true)
    for (const role of ['recruiter', 'finance', 'read_only'] as const) expect(has(role, 'employees.reveal')).toBe(false)
  })

  test('lets who only looks do nothing but read', () => {
    const changing = all.filter(
      (permission) => hasPermission(actor('read_only'), permission) && !/\.read$|^fields\./.test(permission),
    )
    expect(changing).toEqual(['dashboard.open'])
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
    const naming = /'(employer|employer_admin|hr_admin|recruiter|payroll_officer|finance|read_only)'/
    expect(policies.filter((path) => naming.test(readFileSync(join(features, path), 'utf8')))).toEqual([])
  })
})
