import type { Context } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { isInGross } from '../../people/compensation/rules.ts'
import { listAllowances } from '../../people/compensation/service.ts'
import { addDocument } from '../../people/documents/service.ts'
import { type EmployeeContext, getEmployeeContext, payOn } from '../../people/employees/people.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { readMyLeave } from '../../time/leave/my.service.ts'
import type * as contract from './contract.ts'
import { type EmployeeLetter, LETTER_KINDS, type LetterKind, type LetterLanguage } from './contract.ts'
import { LETTER_TEXTS } from './letter.texts.ts'
import { type LetterFacts, letterPaper } from './paper.ts'
import * as query from './queries.ts'
import { letterSettings } from './settings.ts'

/** Letters that people make for themselves: written from what is on record on the day, numbered, and kept among their documents. */

const ownId = (ctx: Context): string => {
  if (!ctx.actor.employeeId) throw notFound('Employee')
  return ctx.actor.employeeId
}

const numberOf = (year: number, serial: number): string => `${year}-${String(serial).padStart(4, '0')}`

type LetterRow = Awaited<ReturnType<typeof query.listLettersOf>>[number]

const toLetter = (row: LetterRow): EmployeeLetter => {
  const kind = row.kind as LetterKind
  const number = numberOf(row.year, row.serial)
  return {
    id: row.id,
    kind,
    number,
    language: row.language as LetterLanguage,
    addressedTo: row.addressed_to,
    madeAt: iso(row.made_at),
    documentId: row.document_id,
    fileName: fileNameOf(kind, number),
  }
}

const fileNameOf = (kind: LetterKind, number: string): string =>
  `${LETTER_TEXTS.en.titles[kind].toLowerCase().replaceAll(' ', '-')}-${number}.pdf`

const NOBODY_SIGNS = 'Your company has not said who signs letters. Ask your HR team to enter it in the settings.'

/** Leave of one's own that was approved and is not taken back, the latest first. */
const approvedLeave = async (ctx: Context) =>
  (await readMyLeave(ctx, { on: null })).requests.flatMap(({ id, type, state, days }) => {
    const [from, until] = [days[0]?.day, days.at(-1)?.day]
    const isApproved = state === 'approved' || state === 'partly_cancelled'
    return isApproved && from !== undefined && until !== undefined ? [{ id, name: type.name, from, until }] : []
  })

export const listMyLetters = async (ctx: Context): Promise<Output<typeof contract.listMyLetters>> => {
  const { db, actor } = ctx
  const settings = await settingsOf(db, letterSettings, { companyId: actor.companyId })
  const kinds = LETTER_KINDS.filter((kind) => settings[kind])
  return {
    kinds,
    refusal: settings.signatory === '' ? NOBODY_SIGNS : null,
    leave: settings.leave ? (await approvedLeave(ctx)).slice(0, 20) : [],
    letters: (await query.listLettersOf(db, actor.companyId, ownId(ctx))).map(toLetter),
  }
}

const FIXED = [
  ['Housing', 'housing_allowance'],
  ['Transport', 'transport_allowance'],
  ['Medical', 'medical_allowance'],
  ['Meals', 'meal_allowance'],
  ['Communication', 'communication_allowance'],
  ['Education', 'education_allowance'],
] as const

/** Monthly pay before deductions on a day. @throws Refusal 422 at `kind` where none is on record */
const payFor = async (ctx: Context, { stored, today }: EmployeeContext): Promise<LetterFacts['pay']> => {
  const { inForce } = await payOn(ctx, stored.id, today)
  if (!inForce) throw invalid({ kind: 'No pay is on record yet. Ask your HR team.' })
  const { currency, basic_salary: basic } = inForce
  const decimals = ctx.countries.all.find((country) => country.currency.code === currency)?.currency.minorUnits ?? 2
  const fixed = FIXED.flatMap(([name, column]) => {
    const minor = inForce[column]
    return minor ? [{ name, minor }] : []
  })
  const more = (await listAllowances(ctx, stored.id))
    .filter((one) => isInGross(one, currency, today))
    .map((one) => ({ name: one.allowance_type, minor: one.amount }))
  return { currency, decimals, basic, allowances: [...fixed, ...more] }
}

/** @throws Refusal 422 at `leaveId` for leave that is not one's own or was not approved */
const leaveFor = async (ctx: Context, leaveId: string | null | undefined): Promise<LetterFacts['leave']> => {
  const found = (await approvedLeave(ctx)).find(({ id }) => id === leaveId)
  if (!found) throw invalid({ leaveId: 'Choose approved leave from the list' })
  return found
}

export const makeMyLetter = async (
  ctx: Context,
  { kind, language, addressedTo, leaveId }: Parsed<typeof contract.makeMyLetter>,
): Promise<Output<typeof contract.makeMyLetter>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  if (kind === 'salary') askProof(actor)
  const settings = await settingsOf(db, letterSettings, { companyId })
  if (!settings[kind]) throw invalid({ kind: 'Your company does not let people make this letter. Ask your HR team.' })
  if (settings.signatory === '') throw new Refusal('CONFLICT', NOBODY_SIGNS)
  const person = await getEmployeeContext(ctx, ownId(ctx))
  const { stored, today } = person
  const employer = await query.findEmployer(db, companyId, stored.id, today)
  if (!employer) throw notFound('Employment')
  const pay = kind === 'salary' ? await payFor(ctx, person) : null
  const leave = kind === 'leave' ? await leaveFor(ctx, leaveId) : null
  const year = Number(today.slice(0, 4))
  const serial = await query.nextSerial(db, companyId, year)
  const number = numberOf(year, serial)
  const bytes = await letterPaper({
    kind,
    number,
    language,
    today,
    at: ctx.now(),
    addressedTo,
    employer: { name: employer.entity ?? employer.company, address: employer.address },
    signatory: { name: settings.signatory, title: settings.signatoryTitle },
    person: {
      name: stored.full_name,
      number: stored.employee_number,
      position: stored.position,
      department: stored.department,
      since: employer.started_on,
      until: employer.ended_on !== null && employer.ended_on < today ? employer.ended_on : null,
    },
    pay,
    leave,
  })
  const name = fileNameOf(kind, number)
  const title = `${LETTER_TEXTS.en.titles[kind]} ${number}`
  const kept = { id: stored.id, kind: 'certificate', title, name, expires_on: null }
  const { document } = await addDocument({ ...ctx, upload: bytes }, kept)
  const letter = await query.insertLetter(db, {
    company_id: companyId,
    employee_id: stored.id,
    kind,
    year,
    serial,
    language,
    addressed_to: addressedTo,
    document_id: document.id,
    made_by: actor.userId,
    made_at: ctx.now().toISOString(),
  })
  ctx.audit({
    action: 'letter.make',
    targetType: 'employee',
    targetId: stored.id,
    after: { kind, number, language, addressedTo, document: document.id },
  })
  return { letter: toLetter(letter) }
}
