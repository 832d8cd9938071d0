import * as nodeCrypto from 'node:crypto'
import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { maskValue } from '../../../server/crypto.ts'
import type { CheckedRows, ImportedRow, ImportOf, RowProblem } from '../../../server/imports.ts'
import { dayIn } from '../../../shared/dates.ts'
import { namesOf } from '../../../shared/names.ts'
import { worldNationalities } from '../../platform/geo/nationalities.service.ts'
import { writtenPhone } from '../../platform/messages/phone.rules.ts'
import * as many from '../employees/many.service.ts'
import { allocateEmployeeNumbers, numberOf, numbersInUse } from '../employees/numbers.ts'
import { identifyingFieldsOf } from '../employees/save.ts'
import { placeEmployees } from '../employments/place.service.ts'
import * as query from './queries.ts'
import { type CleanRow, checkRow } from './rules.ts'

/** Why their first terms and pay are as they are, in their history. */
const CAUSE = 'Bulk upload'

/** In order of time where this Node knows how: rows of one upload then lie beside each other in every index. */
const newId: () => string = nodeCrypto.randomUUIDv7 ?? nodeCrypto.randomUUID

type Errors = RowProblem[]
type Sealed = { field: string; ciphertext: Buffer; blind: Buffer; identifies: boolean }

/** A row that is right so far, with its numbers already encrypted. */
export type Placed = { row: number; clean: CleanRow; id: string; sealed: Sealed[]; masked: Record<string, string> }

/** Each row by itself, then beside the others and beside everybody in the company. */
export const checkEmployeeRows = async (ctx: Context, rows: readonly ImportedRow[]): Promise<CheckedRows<Placed>> => {
  const problems: Errors = []
  const placed = judged(ctx, rows, problems)
  const twice: Errors = []
  const fresh = await withoutDuplicates(ctx, placed, twice)
  for (const problem of twice) problems.push({ ...problem, duplicate: true })
  return { right: fresh.map((value) => ({ row: value.row, value })), problems }
}

/** The rows that are right in themselves; of each other one the sentences that stop it. */
const judged = (ctx: Context, rows: readonly ImportedRow[], errors: Errors): Placed[] => {
  const placed: Placed[] = []
  const todays = new Map<string, string>()
  const utc = dayIn('UTC', ctx.now())
  for (const country of ctx.countries.all) todays.set(country.code, dayIn(country.zone, ctx.now()))
  const unique = new Map(ctx.countries.all.map((country) => [country.code, identifyingFieldsOf(country)]))
  for (const { row, cells: given } of rows) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      errors.push({ row, message: 'Each row must be an object' })
      continue
    }
    const { country } = given as { country?: unknown }
    const code = typeof country === 'string' ? ctx.countries.find(country)?.code : undefined
    const checked = checkRow(given as Record<string, unknown>, {
      countries: ctx.countries,
      today: todays.get(code ?? '') ?? utc,
      nationalities: worldNationalities(ctx.countries.all),
    })
    if (checked.ok) placed.push(sealedRow(ctx, row, checked.value, unique))
    else for (const { field, message } of checked.errors) errors.push({ row, field, message })
  }
  return placed
}

const sealedRow = (
  { fields, actor }: Context,
  row: number,
  clean: CleanRow,
  unique: Map<string, ReadonlyMap<string, string>>,
): Placed => {
  const id = newId()
  const masked: Record<string, string> = {}
  const sealed = Object.entries(clean.secrets).map(([field, value]) => {
    masked[field] = maskValue(value)
    const ciphertext = fields.seal(actor.companyId, `${id}/${field}`, value)
    const identifies = unique.get(clean.countryCode)?.has(field) ?? false
    return { field, ciphertext, blind: fields.blindIndex(actor.companyId, field, value), identifies }
  })
  return { row, clean, id, sealed, masked }
}

/** An e-mail, employee ID or identity number that is already there, in the file or in the company, stops its row. */
const withoutDuplicates = async (ctx: Context, placed: Placed[], errors: Errors): Promise<Placed[]> => {
  const { db, actor } = ctx
  const refused = new Set<number>()
  const refuse = (row: number, field: string, message: string) => {
    refused.add(row)
    errors.push({ row, field, message })
  }
  const check = async (
    field: string,
    label: string,
    current: (p: Placed) => string | null,
    stored: (values: string[]) => Promise<Set<string>>,
  ) => {
    const first = new Map<string, number>()
    for (const p of placed) {
      const value = current(p)
      if (value === null) continue
      const before = first.get(value)
      if (before === undefined) first.set(value, p.row)
      else refuse(p.row, field, `${label} is already in row ${before} of this file`)
    }
    if (first.size === 0) return
    const known = await stored([...first.keys()])
    if (known.size > 0)
      for (const [value, row] of first)
        if (known.has(value)) refuse(row, field, `${label} already belongs to an employee of your company`)
  }

  await check(
    'email',
    'Email',
    (p) => p.clean.email,
    (values) => query.findTakenValues(db, actor.companyId, 'email', values),
  )
  await check(
    'employee_id',
    'Employee ID',
    (p) => p.clean.employeeId,
    (values) => query.findTakenValues(db, actor.companyId, 'employee_number', values),
  )
  for (const country of ctx.countries.all)
    for (const field of country.fields)
      if (field.secret && field.identifies) {
        const blind = new Map<string, Buffer[]>()
        const current = (p: Placed) => {
          const value = p.clean.countryCode === country.code ? p.clean.secrets[field.key] : undefined
          if (!value) return null
          const indexes = ctx.fields.blindIndexes(actor.companyId, field.key, value)
          const key = (indexes[0] as Buffer).toString('base64')
          blind.set(key, indexes)
          return key
        }
        // By each key that is given: somebody's number may still be sealed with an older one.
        await check(field.record, field.label, current, async (keys) => {
          const asked = keys.flatMap((key) => blind.get(key) ?? [])
          const found = await query.findTakenNumbers(db, actor.companyId, asked)
          return new Set(keys.filter((key) => blind.get(key)?.some((index) => found.has(index.toString('base64')))))
        })
      }
  return refused.size === 0 ? placed : placed.filter((p) => !refused.has(p.row))
}

/** Adds people who were checked in the same transaction: their record, terms, pay and numbers. */
export const writeEmployeeRows = async (
  ctx: Context,
  checked: readonly { value: Placed }[],
  { importId }: ImportOf,
): Promise<string[]> => {
  const { db, actor, caller, countries } = ctx
  const rows = checked.map(({ value }) => value)
  const byCode = new Map(countries.all.map((c) => [c.code, c]))
  const numbers = await numberRows(ctx, rows, byCode)
  const columns = many.emptyEmployeeColumns()
  const secrets: many.EmployeeSecrets = { employee_id: [], field: [], ciphertext: [], blind_index: [], identifies: [] }
  for (const { clean, id, sealed, masked } of rows) {
    const country = byCode.get(clean.countryCode) as Country
    for (const { field, ciphertext, blind, identifies } of sealed) {
      secrets.employee_id.push(id)
      secrets.field.push(field)
      secrets.ciphertext.push(ciphertext)
      secrets.blind_index.push(blind)
      secrets.identifies.push(identifies)
    }
    push(columns, clean, { id, country, number: numbers.get(id) as string, masked })
  }
  const hours = Object.fromEntries(countries.all.map((c) => [c.code, c.hours.standard]))
  const by = {
    ...actor,
    address: caller.address,
    requestId: caller.requestId,
    importId,
    cause: CAUSE,
  }
  await many.insertEmployees(db, by, columns)
  await placeEmployees(ctx, columns.id as string[], { reason: CAUSE, isNew: true })
  await many.insertCompensations(db, by, columns, hours)
  if (secrets.field.length > 0) await many.insertEmployeeSecrets(db, actor.companyId, ctx.fields.version, secrets)
  return rows.map(({ id }) => id)
}

const push = (
  to: many.EmployeeColumns,
  clean: CleanRow,
  { id, country, number, masked }: { id: string; country: Country; number: string; masked: Record<string, string> },
) => {
  const names = namesOf(clean.fullName, clean.nationality)
  const found = clean.nationality ? country.classify(clean.nationality, clean.employmentStatus ?? undefined) : null
  to.id.push(id)
  to.employee_number.push(number)
  to.full_name.push(clean.fullName)
  to.first_name.push(names.given)
  to.last_name.push(names.family)
  to.email.push(clean.email)
  to.phone.push(clean.phone && writtenPhone(clean.phone, clean.countryCode))
  to.department.push(clean.department)
  to.position.push(clean.position)
  to.nationality.push(clean.nationality)
  to.country.push(clean.countryCode)
  to.employment_status.push(clean.employmentStatus)
  to.employee_type.push(found?.status ?? 'unknown')
  to.classification_confidence.push(found ? String(found.confidence) : null)
  to.citizenship_status.push(found?.status ?? null)
  to.document_validation_status.push(found ? 'completed' : 'pending')
  to.hire_date.push(clean.hireDate)
  to.bank_name.push(clean.bankName)
  to.manager.push(clean.manager)
  to.location.push(clean.location)
  to.notes.push(clean.notes)
  to.facts.push(JSON.stringify(clean.facts))
  to.masked.push(JSON.stringify(masked))
  to.salary.push(String(clean.salaryMinor))
  to.currency.push(country.currency.code)
}

/** Rows without an employee ID get the next ones of their country, all taken at once. */
const numberRows = async (ctx: Context, rows: Placed[], byCode: Map<string, Country>): Promise<Map<string, string>> => {
  const numbers = new Map<string, string>()
  const own = new Set(rows.flatMap((r) => (r.clean.employeeId ? [r.clean.employeeId] : [])))
  for (const r of rows) if (r.clean.employeeId) numbers.set(r.id, r.clean.employeeId)
  for (const [code, country] of byCode) {
    let waiting = rows.filter((r) => r.clean.countryCode === code && !r.clean.employeeId)
    while (waiting.length > 0) {
      const last = await allocateEmployeeNumbers(
        ctx.db,
        ctx.actor.companyId,
        country.employeeNumberPrefix,
        waiting.length,
      )
      const offered = waiting.map((r, i) => ({ r, number: numberOf(country, last - waiting.length + 1 + i) }))
      const used = await numbersInUse(
        ctx.db,
        ctx.actor.companyId,
        offered.map((o) => o.number),
      )
      for (const { r, number } of offered) if (!used.has(number) && !own.has(number)) numbers.set(r.id, number)
      waiting = waiting.filter((r) => !numbers.has(r.id))
    }
  }
  return numbers
}
