import { randomUUIDv7 } from 'node:crypto'
import type { Country } from '../../countries/country.ts'
import type { Context } from '../../server/context.ts'
import { KEY_VERSION, mask } from '../../server/crypto.ts'
import { raced, uniqueViolation } from '../../server/sql.ts'
import { dayIn } from '../../shared/dates.ts'
import type { Output, Parsed } from '../../shared/endpoint.ts'
import { numberOf, numbersInUse, takeNumbers } from '../employees/numbers.ts'
import { identifying } from '../employees/save.ts'
import type { bulkUpload } from './contract.ts'
import * as query from './queries.ts'
import { type CleanRow, checkRow } from './rules.ts'

type Errors = Output<typeof bulkUpload>['errors']
type Sealed = { field: string; ciphertext: Buffer; blind: Buffer; identifies: boolean }

/** A row that is right so far, with its numbers already encrypted. */
type Placed = { row: number; clean: CleanRow; id: string; sealed: Sealed[]; masked: Record<string, string> }

/** Adds the rows that are right and says of each other row what is wrong with it. Every row stands or falls alone. */
export const upload = async (
  ctx: Context,
  { employees, firstRow }: Parsed<typeof bulkUpload>,
): Promise<Output<typeof bulkUpload>> => {
  const errors: Errors = []
  const placed: Placed[] = []
  const todays = new Map<string, string>()
  const utc = dayIn('UTC', ctx.now())
  for (const country of ctx.countries.all) todays.set(country.code, dayIn(country.zone, ctx.now()))
  const unique = new Map(ctx.countries.all.map((country) => [country.code, identifying(country)]))
  for (let i = 0; i < employees.length; i++) {
    const row = firstRow + i
    const given = employees[i] as Record<string, string>
    const today = todays.get(ctx.countries.find(String(given.country ?? ''))?.code ?? '') ?? utc
    const checked = checkRow(given, { countries: ctx.countries, today })
    if (checked.ok) placed.push(sealedRow(ctx, row, checked.value, unique))
    else for (const { field, message } of checked.errors) errors.push({ row, field, message })
  }
  const fresh = await withoutDuplicates(ctx, placed, errors)
  // Somebody added one of these people between our look and our write: look again.
  if (fresh.length > 0)
    await write(ctx, fresh).catch((error) => {
      throw uniqueViolation(error) === null ? error : raced()
    })
  ctx.audit({
    action: 'employee.bulk-upload',
    detail: { rows: employees.length, successful: fresh.length, failed: employees.length - fresh.length },
  })
  errors.sort((a, b) => a.row - b.row)
  return { successful: fresh.length, failed: employees.length - fresh.length, errors }
}

const sealedRow = (
  { fields, actor }: Context,
  row: number,
  clean: CleanRow,
  unique: Map<string, ReadonlyMap<string, string>>,
): Placed => {
  // In order of time: rows of one upload lie beside each other in every index, which saves a quarter of the database's work.
  const id = randomUUIDv7()
  const masked: Record<string, string> = {}
  const sealed = Object.entries(clean.secrets).map(([field, value]) => {
    masked[field] = mask(value)
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
    held: (p: Placed) => string | null,
    stored: (values: string[]) => Promise<Set<string>>,
  ) => {
    const first = new Map<string, number>()
    for (const p of placed) {
      const value = held(p)
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
    (values) => query.taken(db, actor.companyId, 'email', values),
  )
  await check(
    'employee_id',
    'Employee ID',
    (p) => p.clean.employeeId,
    (values) => query.taken(db, actor.companyId, 'employee_number', values),
  )
  for (const country of ctx.countries.all)
    for (const field of country.fields)
      if (field.secret && field.identifies) {
        const blind = new Map<string, Buffer>()
        const held = (p: Placed) => {
          const value = p.clean.countryCode === country.code ? p.clean.secrets[field.key] : undefined
          if (!value) return null
          const index = p.sealed.find((s) => s.field === field.key)?.blind as Buffer
          const key = index.toString('base64')
          blind.set(key, index)
          return key
        }
        await check(field.record, field.label, held, (keys) =>
          query.takenNumbers(
            db,
            actor.companyId,
            keys.map((key) => blind.get(key) as Buffer),
          ),
        )
      }
  return refused.size === 0 ? placed : placed.filter((p) => !refused.has(p.row))
}

const write = async (ctx: Context, rows: Placed[]) => {
  const { db, actor, caller, countries } = ctx
  const byCode = new Map(countries.all.map((c) => [c.code, c]))
  const numbers = await numberRows(ctx, rows, byCode)
  const columns = query.emptyColumns()
  const secrets: query.Secrets = { employee_id: [], field: [], ciphertext: [], blind_index: [], identifies: [] }
  for (const { clean, id, sealed, masked } of rows) {
    const country = byCode.get(clean.countryCode) as Country
    for (const { field, ciphertext, blind, identifies } of sealed) {
      secrets.employee_id.push(id)
      secrets.field.push(field)
      secrets.ciphertext.push(ciphertext)
      secrets.blind_index.push(blind)
      secrets.identifies.push(identifies)
    }
    push(columns, clean, id, country, numbers.get(id) as string, masked)
  }
  const hours = Object.fromEntries(countries.all.map((c) => [c.code, c.hours.standard]))
  await query.insertAll(db, { ...actor, address: caller.address, requestId: caller.requestId }, columns, hours)
  if (secrets.field.length > 0) await query.insertSecrets(db, actor.companyId, KEY_VERSION, secrets)
}

const push = (
  to: query.Columns,
  clean: CleanRow,
  id: string,
  country: Country,
  number: string,
  masked: Record<string, string>,
) => {
  const space = clean.fullName.indexOf(' ')
  const found = clean.nationality ? country.classify(clean.nationality, clean.employmentStatus ?? undefined) : null
  to.id.push(id)
  to.employee_number.push(number)
  to.full_name.push(clean.fullName)
  to.first_name.push(space < 0 ? clean.fullName : clean.fullName.slice(0, space))
  to.last_name.push(space < 0 ? '' : clean.fullName.slice(space + 1).trim())
  to.email.push(clean.email)
  to.phone.push(clean.phone)
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
      const last = await takeNumbers(ctx.db, ctx.actor.companyId, country.employeeNumberPrefix, waiting.length)
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
