import { sql } from 'kysely'
import * as documents from '../../features/people/documents/service.ts'
import { saveOvertimePolicy } from '../../features/time/overtime/contract.ts'
import { saveCalculation } from '../../features/time/overtime/service.ts'
import type { Context } from '../../server/context.ts'
import { addDays } from '../../shared/dates.ts'
import { momentOf, type RecordedPerson } from './moment.ts'
import { makePdf } from './paper.ts'

const FIRST = 4

/** Who is opened first: those on top of the directory, which begins with the letter A. */
export const firstInDirectory = (known: readonly RecordedPerson[]): RecordedPerson[] =>
  known
    .filter(({ person }) => person.source === 'form' && person.form.joinDate < person.today)
    .sort((a, b) => (a.person.form.fullName.toLowerCase() < b.person.form.fullName.toLowerCase() ? -1 : 1))
    .slice(0, FIRST)

/** So that no tab of the first profiles is empty: a contract in two versions, a certificate that runs out, overtime computed once. */
export const fillFirstProfiles = async (ctx: Context, known: readonly RecordedPerson[]) => {
  const first = firstInDirectory(known)
  for (const one of first) {
    await keepPapers(ctx, one)
    await calculate(ctx, one)
  }
  const ids = first.map(({ id }) => id)
  const when = first.map(({ person }) => momentOf(person, addDays(person.today, -1), 16))
  for (const table of ['overtime_calculations', 'activities', 'employee_documents', 'files'])
    await ctx.db.run(sql`
      update ${sql.table(table)} x set created_at = t.at
        from unnest(${ids}::uuid[], ${when}::timestamptz[]) as t(id, at)
       where x.company_id = ${ctx.actor.companyId} and x.employee_id = t.id and x.created_at = now()`)
}

const keepPapers = async (ctx: Context, { id, person: { form, country, today } }: RecordedPerson) => {
  const contract = (last: string) =>
    makePdf('Employment contract', [
      form.fullName,
      `Position: ${form.designation}`,
      `Start date: ${form.joinDate}`,
      `Place of work: ${country.name}`,
      last,
    ])
  const drafted = { id, kind: 'contract', title: null, expires_on: null, name: 'contract.pdf' }
  const { document } = await documents.addDocument({ ...ctx, upload: contract('Draft, not signed') }, drafted)
  const signed = { id, documentId: document.id, expires_on: null, name: 'contract-signed.pdf' }
  await documents.addVersion({ ...ctx, upload: contract('Signed by both sides') }, signed)
  const certificate = makePdf('Workplace safety training', [form.fullName, `Valid until ${addDays(today, 45)}`])
  await documents.addDocument(
    { ...ctx, upload: certificate },
    { id, kind: 'certificate', title: 'Workplace safety', expires_on: addDays(today, 45), name: 'safety.pdf' },
  )
}

const calculate = (ctx: Context, { id, person: { country } }: RecordedPerson) => {
  const { threshold } = country.overtimeDialog
  const week = { id, mode: 'automatic', regularHours: threshold, totalHours: threshold + 6 }
  return saveCalculation(ctx, saveOvertimePolicy.input.parse(week))
}
