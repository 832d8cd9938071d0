import { type Actor, COMPANY_ROLES, type CompanyRole, type May } from './actor.ts'

export type { CompanyRole } from './actor.ts'

/** Who answers for the company itself. */
const RUN: readonly CompanyRole[] = ['employer', 'employer_admin']
/** Who works on people and on hiring. */
const HR: readonly CompanyRole[] = [...RUN, 'hr_admin']
/** Who fills jobs. */
const HIRE: readonly CompanyRole[] = [...HR, 'recruiter']
/** Who works on pay, and who pays. */
const RUNS_PAY: readonly CompanyRole[] = [...HR, 'payroll_officer']
const PAYING: readonly CompanyRole[] = [...RUNS_PAY, 'finance']
/** Everybody who works on something. */
const WORKING: readonly CompanyRole[] = [...HIRE, 'payroll_officer', 'finance']
/** With who only reads. */
const HR_READ: readonly CompanyRole[] = [...HR, 'read_only']
const HIRE_READ: readonly CompanyRole[] = [...HIRE, 'read_only']
const ALL: readonly CompanyRole[] = COMPANY_ROLES

/**
 * What may be done in a company, and the roles that may: the one table of both. Every policy reads from here, the browser as well; a role more is
 * a name more in these rows. What ends in `.read` changes nothing: `read_only` stands in no other row but those of fields.
 */
export const PERMISSIONS = {
  /** The directory and the record, each without the fields of the classes below that a role does not have. */
  'employees.read': ALL,
  'employees.write': HR,
  'employees.import': HR,
  /** Files of anything; of what, each kind of import says. */
  'imports.use': HR,
  /** Papers, scans of passes and certificates: they show what the fields hide. */
  'employees.documents': HR,
  'employees.compliance.read': HR_READ,
  /** An identity, passport or bank number in full: one at a time, written down. */
  'employees.reveal': RUNS_PAY,
  'pay.read': PAYING,
  /** Allowances and the overtime of somebody. */
  'pay.write': RUNS_PAY,
  /** Claims of one’s own. */
  'expenses.own': WORKING,
  /** Claims of everybody with their receipts; rules and rates. */
  'expenses.read': PAYING,
  'expenses.write': PAYING,
  'expenses.approve': WORKING,
  /** Pay runs, what is paid once, and what the law asks of people. */
  'payroll.read': PAYING,
  'payroll.run': RUNS_PAY,
  /** To confirm what was paid and filed: never by who made the file. */
  'payroll.pay': PAYING,
  /** What people are planned to cost, and what they do; single places are for who sees pay, and small groups are not told apart. */
  'budget.read': [...HR, 'payroll_officer', 'finance', 'read_only'],
  'budget.write': PAYING,
  /* Classes of fields (shared/field-classes.ts). `public` is for everybody of the company. */
  'fields.personal': [...HR, 'payroll_officer', 'read_only'],
  'fields.id-number': RUNS_PAY,
  'fields.pay': PAYING,
  'fields.bank': RUNS_PAY,
  'fields.health': HR,
  'fields.location': HR,
  /** Who is here, and what everybody worked: minutes, never amounts. */
  'attendance.read': [...HR, 'payroll_officer', 'read_only'],
  /** Punches of others put right, devices, days computed again. */
  'attendance.write': HR,
  /** Corrections and overtime of those who ask for them. */
  'attendance.approve': WORKING,
  /** Periods of time: looked through, locked, opened again. */
  'attendance.lock': RUNS_PAY,
  'departments.read': ALL,
  'calendar.read': ALL,
  /** Who works when: the roster, its coverage, who is away. */
  'schedules.read': HR_READ,
  'schedules.write': HR,
  'settings.write': RUN,
  'company.export': RUN,
  /** Identity, passport and bank numbers in clear, in an export. */
  'company.export-secrets': ['employer'],
  'company.verify': RUN,
  'administrators.manage': RUN,
  'administrators.set-rule': ['employer'],
  'view-as': RUN,
  'audit-log.read': RUN,
  'outbox.read': HR,
  'memos.send': HR,
  /** Warnings and letters are between HR, the owner and the person. */
  'memos.personal': ['employer', 'hr_admin'],
  'jobs.read': HIRE_READ,
  'jobs.write': [...RUN, 'recruiter'],
  'applications.read': HIRE_READ,
  /** The pages of candidates: HR meets them as people, and has no list of them. */
  'candidates.read': HIRE_READ.filter((role) => role !== 'hr_admin'),
  'applications.work': HIRE,
  /** What is offered to somebody is their pay to be. */
  'offers.read': HIRE,
  'hiring.settings': RUN,
  'hiring.plan.read': [...RUN, 'recruiter', 'finance', 'read_only'],
  'hiring.plan': [...RUN, 'recruiter'],
  'hiring.costs.read': [...RUN, 'finance', 'read_only'],
  'hiring.costs': RUN,
  'hiring.fairness': RUN,
  'hiring.reports.read': [...RUN, 'recruiter', 'read_only'],
  'hiring.reports': RUN,
  'talent.search': [...RUN, 'recruiter'],
  /** What waits for one’s own word, and what one has asked for oneself. */
  'approvals.use': WORKING,
  'approvals.policies': RUN,
  /** Who is away and what is left, of everybody. */
  'leave.read': HR_READ,
  /** To enter leave for somebody, correct a balance, say what the company grants. */
  'leave.write': HR,
  /** What employees ask HR, with answers and notes: it may be about anything of theirs. */
  'hr-questions.answer': HR,
  /** A word on leave of those who report to them. */
  'leave.approve': WORKING,
  'jobs.approve': RUN,
  'offers.approve': RUN,
  /** The dashboard itself: one’s account, what one is told. */
  'dashboard.open': ALL,
  /** Lists as one has kept them for oneself, and files of what one sees. */
  'lists.read': ALL,
  'lists.keep': WORKING,
} as const satisfies Record<string, readonly CompanyRole[]>

export type Permission = keyof typeof PERMISSIONS

/** The roles that a permission is given to, for a question to the database. */
export const rolesWith = (permission: Permission): readonly CompanyRole[] => PERMISSIONS[permission]

/** Whether a role, as an account has it, is named for a permission. */
export const roleHas = (role: string, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly string[]).includes(role)

/** Whether somebody’s role in their company grants a permission. Of who views as another, theirs has to grant it as well. */
export const hasPermission = (actor: Pick<Actor, 'companyId' | 'role' | 'viewedBy'>, permission: Permission): boolean =>
  actor.companyId !== null &&
  roleHas(actor.role, permission) &&
  (!actor.viewedBy || roleHas(actor.viewedBy.role, permission))

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
