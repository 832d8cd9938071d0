import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { invalid } from '../../../shared/refusal.ts'
import { notePayRead } from '../../people/employees/pay-reads.ts'
import { getEmployeeContext, logEmployeeActivity, payOn } from '../../people/employees/people.ts'
import type { Calculation, overtimePolicy, saveOvertimePolicy } from './contract.ts'
import { type DialogInput, dialogCalculation, dialogErrors } from './dialog.ts'
import * as query from './queries.ts'

/** What is kept of a calculation beside its columns: everything that went in, and everything that came out. */
/** The basic salary that holds today where the person works, or the sentence that says why there is none. */
const basicOf = async (ctx: Context, id: string, country: Country, today: string) => {
  const { inForce, latest } = await payOn(ctx, id, today)
  const none = (why: string) => ({ basic: null, why })
  if (!inForce && latest) return none(`No basic salary is in force yet: it starts on ${latest.effective_from}.`)
  if (!inForce || inForce.basic_salary === 0)
    return none('This employee has no basic salary. Enter one in the employee form first.')
  if (inForce.currency !== country.currency.code)
    return none(`The basic salary is in ${inForce.currency}. Enter it in ${country.currency.code} first.`)
  return { basic: inForce.basic_salary, why: null }
}

const inputOf = (input: Parsed<typeof saveOvertimePolicy>): DialogInput => {
  const { mode, period, regularHours, totalHours, customSettings: other } = input
  if (mode === 'automatic') return { mode, period, regularHours, totalHours }
  return {
    mode,
    period,
    regularHours,
    totalHours,
    customThreshold: input.customThreshold ?? other?.threshold ?? null,
    customRate: input.customRate ?? other?.rate ?? null,
    customHourlyRate: input.customHourlyRate ?? other?.hourlyRate ?? null,
  }
}

/** Computes pay for a period from the hours sent and the salary on record, and keeps it. No amount a client sends is used. */
export const saveCalculation = async (
  ctx: Context,
  asked: Parsed<typeof saveOvertimePolicy>,
): Promise<Output<typeof saveOvertimePolicy>> => {
  const { stored, country, today } = await getEmployeeContext(ctx, asked.id)
  if (asked.country && ctx.countries.find(asked.country) !== country)
    throw invalid({
      country: `This employee works in ${country.name}. Open the dialog again to compute under its rules.`,
    })
  const input = inputOf(asked)
  const wrong = dialogErrors(input, country)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { basic, why } = await basicOf(ctx, stored.id, country, today)
  const byHand = input.mode === 'manual' && (input.customHourlyRate ?? '') !== ''
  if (basic === null && !byHand) throw invalid({ basicSalary: why })
  const result = dialogCalculation({ ...input, country, basic: basic ?? 0 })
  const derivation: query.Derivation = {
    input,
    country: country.code,
    asOf: today,
    basic,
    minorUnits: country.currency.minorUnits,
    result,
  }
  const kept = await query.insertCalculation(ctx.db, {
    companyId: ctx.actor.companyId,
    employeeId: stored.id,
    mode: input.mode,
    currency: country.currency.code,
    totalPay: result.totalPay.amount,
    derivation,
    by: ctx.actor.userId,
  })
  const calculation = toView(
    { ...kept, mode: input.mode, currency: country.currency.code, email: ctx.actor.email },
    derivation,
  )
  await logEmployeeActivity(ctx, stored.id, 'overtime_calculated', { mode: input.mode, totalHours: input.totalHours })
  ctx.audit({
    action: 'overtime.calculate',
    targetType: 'employee',
    targetId: stored.id,
    after: {
      calculation: kept.id,
      ...input,
      currency: calculation.currency,
      totalPay: calculation.totalPay,
      legalCompliant: result.legalCompliant,
    },
  })
  return { message: 'Overtime policy saved successfully!', calculation }
}

export const readOvertimePolicy = async (
  ctx: Context,
  { id, cursor, page, pageSize }: Parsed<typeof overtimePolicy>,
): Promise<Output<typeof overtimePolicy>> => {
  const { stored, country, today } = await getEmployeeContext(ctx, id)
  notePayRead(ctx, id)
  const { basic, why } = await basicOf(ctx, id, country, today)
  const part = listWindow(query.CALCULATION_ORDERS, { sort: 'newest', cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listCalculations(ctx.db, ctx.actor.companyId, id, part))
  return {
    employee: {
      id,
      fullName: stored.full_name,
      employeeId: stored.employee_number,
      department: stored.department,
      country: country.code,
    },
    currency: country.currency.code,
    basicSalary: basic === null ? null : Number(fromMinor(basic, country.currency.minorUnits)),
    noSalary: why,
    asOf: today,
    calculations: rows.map((row) => toView(row, row.derivation)),
    totalCount: await query.calculationCount(ctx.db, ctx.actor.companyId, id),
    totalIsAtLeast: false,
    next,
    page,
    pageSize,
  }
}

type Row = { id: string; created_at: string; mode: string; currency: string; email: string | null }

const toView = (row: Row, { input, country, asOf, basic, minorUnits, result }: query.Derivation): Calculation => {
  const major = (minor: Minor) => Number(fromMinor(minor, minorUnits))
  return {
    id: row.id,
    createdAt: row.created_at,
    createdBy: row.email,
    mode: row.mode === 'manual' ? 'manual' : 'automatic',
    country,
    currency: row.currency,
    asOf,
    basicSalary: basic === null ? null : major(basic),
    totalHours: input.totalHours,
    regularHours: result.regularHours,
    overtimeHours: result.overtimeHours,
    hourlyRate: Number(result.hourlyRate.value),
    overtimeRate: Number(result.overtimeRate.value),
    regularPay: major(result.regularPay.amount),
    overtimePay: major(result.overtimePay.amount),
    totalPay: major(result.totalPay.amount),
    result,
  }
}
