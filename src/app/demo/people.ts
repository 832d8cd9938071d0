import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as imports from '../../features/people/employee-import/service.ts'
import { EmployeeForm } from '../../features/people/employees/form.contract.ts'
import { createEmployeeRecord } from '../../features/people/employees/save.ts'
import type { Context, Services } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'
import { demoContext, type Owner } from './context.ts'
import { backDate } from './history.ts'
import type { Planned } from './plan.ts'

/** Adds the people of one company through the use cases the calls use, in one transaction. Does nothing when there are people. */
export const addPeople = (services: Services, owner: Owner, people: () => readonly Planned[]): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    // Two starts at once, on one database: the second waits here and then finds the people of the first.
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${owner.companyId}, 0))`)
    if (await db.maybe(k.selectFrom('employees').select('id').where('company_id', '=', owner.companyId).limit(1)))
      return
    const demo = demoContext(services, db, owner)
    const ctx = demo.as()
    const planned = people()
    for (const { form, source } of planned)
      if (source === 'form') await createEmployeeRecord(ctx, EmployeeForm.parse(form))
    await uploadRest(
      ctx,
      planned.filter((p) => p.source !== 'form'),
    )
    await backDate(ctx, planned, await idsByEmail(db, owner.companyId))
    await demo.log(ctx)
  })

/** Records nobody has completed yet: what a spreadsheet of names gives. */
const uploadRest = async (ctx: Context, people: readonly Planned[]) => {
  if (people.length === 0) return
  const employees = people.map(({ form, country }, i) => ({
    full_name: form.fullName,
    email: form.email,
    department: form.department ?? '',
    position: form.designation,
    country: country.slug,
    hire_date: form.joinDate,
    ...(i % 3 === 0 ? {} : { salary: String(form.compensation?.basicSalary ?? '') }),
    ...(i % 2 === 0 ? { phone: form.phone ?? '' } : {}),
  }))
  const columns = ['full_name', 'email', 'department', 'position', 'country', 'hire_date', 'salary', 'phone']
  const { import: opened } = await imports.openOrResumeImport(ctx, {
    fileName: 'people-from-before.csv',
    fileHash: createHash('sha256').update(JSON.stringify(employees)).digest('hex'),
    rows: employees.length,
    headers: columns,
    mapping: columns,
  })
  const { errors } = await imports.uploadEmployees(ctx, { employees, firstRow: 1, importId: opened.id })
  await imports.closeImport(ctx, { id: opened.id })
  const [wrong] = errors
  if (wrong) throw new Error(`Row ${wrong.row} of the demonstration: ${wrong.message}`)
}

export const idsByEmail = async (db: Db, companyId: string): Promise<Map<string, string>> => {
  const rows = await db.many(k.selectFrom('employees').select(['id', 'email']).where('company_id', '=', companyId))
  return new Map(rows.map((row) => [row.email, row.id]))
}
