import type { Actor, May, Role } from './actor.ts'

/** Roles of people who work for a company on its dashboard. An employee of the portal has relations instead: their own record, their reports. */
export type CompanyRole = Extract<Role, 'employer' | 'employer_admin' | 'hr_admin'>

const ALL: readonly CompanyRole[] = ['employer', 'employer_admin', 'hr_admin']
/** Who answers for the company itself. */
const RUN: readonly CompanyRole[] = ['employer', 'employer_admin']

/** What may be done in a company, and the roles that may. Every policy reads from here; a role more is a name more in these rows. */
export const PERMISSIONS = {
  'employees.read': ALL,
  'employees.write': ALL,
  'departments.read': ALL,
  'settings.write': RUN,
  'company.export': RUN,
  /** Identity, passport and bank numbers in clear, in an export. */
  'company.export-secrets': ['employer'],
  'company.verify': RUN,
  'administrators.manage': RUN,
  'administrators.set-rule': ['employer'],
  'audit-log.read': RUN,
  'outbox.read': ALL,
  'memos.send': ALL,
  /** Warnings and letters are between HR, the owner and the person. */
  'memos.personal': ['employer', 'hr_admin'],
  'jobs.read': ALL,
  'jobs.write': RUN,
  'applications.work': ALL,
  'hiring.settings': RUN,
  'hiring.plan': RUN,
  'hiring.costs': RUN,
  'hiring.fairness': RUN,
  'hiring.reports': RUN,
  'talent.search': RUN,
  /** What waits for one’s own word, and what one has asked for oneself. */
  'approvals.use': ALL,
  'approvals.policies': RUN,
  'jobs.approve': RUN,
  'offers.approve': RUN,
} as const satisfies Record<string, readonly CompanyRole[]>

export type Permission = keyof typeof PERMISSIONS

/** Whether a role, as an account has it, is named for a permission. */
export const roleHas = (role: string, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly string[]).includes(role)

/** Whether somebody’s role in their company grants a permission. */
export const hasPermission = (actor: Pick<Actor, 'companyId' | 'role'>, permission: Permission): boolean =>
  actor.companyId !== null && roleHas(actor.role, permission)

/** The same as a question about whoever calls. */
export const permits =
  (permission: Permission): May =>
  (actor) =>
    hasPermission(actor, permission)

/** The same, or an employee, who may of their own record: of whom it is, the service asks with `hasPermissionAbout`. */
export const permitsOrSelf =
  (permission: Permission): May =>
  (actor) =>
    hasPermission(actor, permission) || (actor.role === 'employee' && actor.employeeId !== null)

/** Whether somebody may do it with what belongs to this employee: by their role, or because it is their own. */
export const hasPermissionAbout = (actor: Actor, permission: Permission, employeeId: string): boolean =>
  hasPermission(actor, permission) || actor.employeeId === employeeId
