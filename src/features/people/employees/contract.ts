import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageSize, sortBy } from '../../../shared/list.ts'
import { EmployeeForm, NewEmployeeForm } from './form.contract.ts'
import { Allowed, EmployeeRecord, EmployeeRow, Withheld } from './record.contract.ts'

export const EMPLOYEE_STATUSES = ['active', 'inactive', 'on_leave', 'terminated', 'pending'] as const
export const SORTS = [
  'name',
  '-name',
  'hireDate',
  '-hireDate',
  'department',
  '-department',
  'createdAt',
  '-createdAt',
] as const

const count = z.int()

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/employees',
  summary: 'The company’s people: one page, searched, filtered and sorted by the database',
  input: z.object({
    search: optionalText('Search', 200),
    department: optionalText('Department', 100),
    status: optionalText('Status', 40),
    country: optionalText('Country', 60),
    completeness: z
      .enum(['compliant', 'warning', 'non-compliant'], {
        error: 'Completeness must be compliant, warning or non-compliant',
      })
      .optional(),
    sort: sortBy(SORTS, 'name'),
    cursor,
    page: z.coerce
      .number({ error: 'Page must be a whole number' })
      .int({ error: 'Page must be a whole number' })
      .min(1, { error: 'Page must be 1 or more' })
      .max(1_000_000, { error: 'Page must be at most 1000000' })
      .default(1),
    pageSize: pageSize(),
    /** `record`: each row whole, as GET /api/employees/{id} gives it (specification 2, 3.3). */
    include: z.enum(['record'], { error: 'Include must be record' }).optional(),
    /** A hint that is never obeyed: the company comes from the session. */
    company_id: z.string().max(200, { error: 'company_id must be at most 200 characters' }).optional(),
  }),
  output: z.object({
    /** Whole records with `include=record`. */
    employees: z.array(EmployeeRow.or(EmployeeRecord)),
    /** Exact; for a search with more than 10,000 hits it stops at 10,000 and `totalIsAtLeast` is true ("10,000+"). */
    ...pageFacts,
    page: count,
    pageSize: count,
    company_name: z.string(),
    allEmployeesHaveCompanyId: z.boolean(),
    /** For every row alike: what the caller may do. */
    allowed: Allowed,
    /** Classes of fields that are not for the caller's role: null in every row. */
    withheld: Withheld,
  }),
})

export const employeeCounters = endpoint({
  method: 'GET',
  path: '/api/employees/counters',
  summary: 'The counters above the directory and the compliance overview',
  input: z.object({}),
  output: z.object({
    total: count,
    active: count,
    onboarding: count,
    activeWorkflows: count,
    compliant: count,
    warning: count,
    nonCompliant: count,
    departments: z.array(z.object({ department: z.string(), count })),
    countries: z.array(z.object({ country: z.string(), count })),
  }),
})

const id = uuid('Employee')

const Saved = z.object({
  employee: EmployeeRecord,
  classification: z.string(),
  confidence: z.number(),
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
})

export const createEmployee = endpoint({
  method: 'POST',
  path: '/api/employees/unified',
  summary: 'Add an employee from the whole form',
  input: NewEmployeeForm,
  output: Saved,
  status: 201,
})

/**
 * Takes three shapes, told apart by what they hold: the whole form (camelCase), the profile edit (snake_case, only the keys
 * sent change), or `{ hours, country }`, which computes pay and changes nothing. `version` (of the record as read) makes a
 * lost update a 409 whose `data` holds the record as it now is.
 */
export const updateEmployee = endpoint({
  method: 'PUT',
  path: '/api/employees/:id',
  summary: 'Change an employee, or compute rates for given hours',
  input: z.looseObject({
    id,
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .optional(),
  }),
  output: z.union([
    Saved,
    z.object({ regularPay: z.number(), overtimePay: z.number(), grossPay: z.number(), hourlyRate: z.number() }),
  ]),
})

export const classifyEmployee = endpoint({
  method: 'POST',
  path: '/api/employees/classify',
  summary: 'Citizen or permanent resident, or foreign worker; and the documents the country asks for',
  input: z.object({
    country: requiredText('Country', 60),
    nationality: optionalText('Nationality', 100),
    employmentStatus: optionalText('Employment status', 40),
    /** A list, or an object by kind: the specification calls what is there "empty" and shows no shape. */
    documents: z
      .union(
        [
          z.array(z.unknown()).max(100, { error: 'Documents must be at most 100' }),
          z.record(z.string().max(100), z.unknown()).refine((all) => Object.keys(all).length <= 100, {
            error: 'Documents must be at most 100',
          }),
        ],
        { error: 'Documents must be a list or an object' },
      )
      .optional(),
  }),
  output: z.object({
    classification: z.string(),
    confidence: z.number(),
    details: z.string(),
    country_specific_info: z.object({
      country: z.string(),
      name: z.string(),
      currency: z.string(),
      standardHours: z.number(),
      guidance: z.array(z.string()),
    }),
    required_documents: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
})

/** A secret in full, for one field, asked for on purpose; each such look is written to the audit log. */
export const revealSecret = endpoint({
  method: 'POST',
  path: '/api/employees/:id/reveal',
  whileReadOnly: true,
  summary: 'Show one identity, passport or bank number in full (logged)',
  input: z.object({ id, field: requiredText('Field', 60) }),
  output: z.object({ field: z.string(), value: z.string() }),
  shownOnce: true,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const welcomeEmail = endpoint({
  method: 'POST',
  path: '/api/employees/:id/welcome-email',
  summary: 'Open the employee portal to an employee (generatePassword), or send a password reset (resetMethod)',
  input: z
    .object({
      id,
      generatePassword: z.boolean({ error: 'generatePassword must be true or false' }).optional(),
      resetMethod: z
        .enum(['email', 'sms', 'whatsapp'], { error: 'Reset method must be email, sms or whatsapp' })
        .optional(),
    })
    .refine((i) => i.generatePassword || i.resetMethod, { path: ['resetMethod'], error: 'Reset method is required' }),
  output: z.object({ message: z.string(), tempPassword: z.string().optional(), channels: z.array(z.string()) }),
  shownOnce: true,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const onboardingStats = endpoint({
  method: 'GET',
  path: '/api/employees/onboarding/stats',
  summary: 'How many were onboarded, are set up, and are still to be',
  input: z.object({}),
  output: z.object({
    stats: z.object({ totalOnboarded: count, completedSetup: count, pendingSetup: count, completionRate: count }),
  }),
})

export const onboardingActivity = endpoint({
  method: 'GET',
  path: '/api/employees/onboarding/activity',
  summary: 'The company’s latest onboardings',
  input: z.object({}),
  output: z.object({
    activity: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.string().nullable(),
        department: z.string().nullable(),
        date: z.string(),
        channels: z.array(z.string()),
        status: z.enum(['setup_complete', 'pending_login', 'active']),
      }),
    ),
  }),
})

/** What the directory is filtered to, as employees.csv; sent as it is read, so 100,000 rows need no memory. */
export const exportEmployees = endpoint({
  method: 'GET',
  path: '/api/employees/export',
  summary: 'The filtered directory as CSV (Employee ID, Full Name, Email, Department, Position, Status)',
  input: listEmployees.input.pick({ search: true, department: true, status: true, country: true, completeness: true }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'session' },
})

/** The onboarding page's own payload (specification 2, section 7). It meets the unified form in one use case. */
export const onboardEmployee = endpoint({
  method: 'POST',
  path: '/api/employees',
  summary: 'Onboard an employee: record, portal account and welcome messages',
  input: EmployeeForm.omit({
    complianceData: true,
    notificationPreferences: true,
    countryCode: true,
    nationality: true,
  }).extend({
    department: requiredText('Department', 100),
    joinDate: day('Hire date'),
    countryCode: requiredText('Country', 60),
    /** Left out, it follows from employee_type: somebody who is not a foreign worker is of the country. */
    nationality: optionalText('Nationality', 100),
    employee_type: optionalText('Employee type', 40),
    compliance_data: EmployeeForm.shape.complianceData,
    notification_preferences: EmployeeForm.shape.notificationPreferences,
  }),
  output: z.object({
    success: z.literal(true),
    employee: z.object({ id: z.string(), employeeId: z.string(), fullName: z.string() }),
    notifications: z.object({ channels: z.array(z.string()) }),
  }),
  status: 201,
})
