import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { Authorization } from '../authorizations/contract.ts'
import { Allowance } from '../compensation/contract.ts'
import { Allowed, EmployeeRecord, Withheld } from '../employees/record.contract.ts'

const Activity = z.object({
  id: z.string(),
  activity_type: z.string(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
})

const Reason = z.object({
  kind: z.enum(['missing', 'format', 'check', 'number', 'expiry']),
  /** Country field, or the permit or document that runs out. */
  key: z.string().optional(),
  thing: z.enum(['pass', 'authorization', 'document']).optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** Of the score's 100, before its rounding. */
  points: z.number(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    source: z.object({
      title: z.string(),
      url: z.string().optional(),
      checkedOn: z.string(),
      confirmed: z.boolean(),
    }),
  }),
})

export const EmployeeDetail = z.object({
  employee: EmployeeRecord,
  /** Country rules (specification 2, 5.6), 0 to 100; not to be confused with record completeness. */
  complianceScore: z.int(),
  status: z.string(),
  missingFields: z.array(z.string()),
  complianceStatus: z.object({
    score: z.int(),
    status: z.string(),
    errors: z.array(z.string()),
    warnings: z.array(z.string()),
    /** Each point lost, with the rule that took it. */
    reasons: z.array(Reason),
    basis: z.object({ fieldCount: z.int(), requirements: z.int(), checks: z.int() }),
  }),
  /** Null: pay is not for the caller. */
  salaryBreakdown: z
    .object({ basicSalary: z.number(), totalAllowances: z.number(), grossSalary: z.number() })
    .nullable(),
  /** Changes of basic pay that are entered and not in force yet, the next first; none where pay is not for the caller. */
  payToCome: z.array(z.object({ effectiveFrom: z.string(), basicSalary: z.number(), reason: z.string().nullable() })),
  classification: z.object({ status: z.string(), confidence: z.number(), details: z.string() }),
  tenureYears: z.number(),
  allowances: z.array(Allowance),
  authorizations: z.array(Authorization),
  activities: z.array(Activity),
  allowed: Allowed,
  withheld: Withheld,
})
export type EmployeeDetail = z.output<typeof EmployeeDetail>

export const getEmployee = endpoint({
  method: 'GET',
  path: '/api/employees/:id',
  afterLeaving: true,
  summary: 'One employee with pay, documents, compliance and recent activity',
  input: z.object({ id: uuid('Employee') }),
  output: EmployeeDetail,
})
