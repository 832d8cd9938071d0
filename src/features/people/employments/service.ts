import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermissionAbout } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import {
  employmentOn,
  employmentsOf,
  isLineManagerOf,
  managerOf,
  ownEmployeeId,
  reportingChain,
  reportsOf,
  reportsUnder,
  termsOn,
} from './org.service.ts'
import { changesPlacement } from './policy.ts'
import * as query from './queries.ts'
import { toEmployment, toLineHistory, toManager, toTermsHistory, toTermsOn } from './shown.ts'

type History = Output<typeof contract.listEmployments>

/** The day at somebody's place. Whoever may not see them learns nothing: the same 404 as for nobody. */
const dayOfVisible = async (ctx: Context, employeeId: string): Promise<Day> => {
  const found = await query.person(ctx.db, ctx.actor.companyId, employeeId)
  if (!found) throw notFound('Employee')
  const today = dayIn(ctx.countries.get(found.country).zone, ctx.now())
  const may =
    hasPermissionAbout(ctx.actor, 'employees.read', employeeId) || (await isLineManagerOf(ctx, employeeId, today))
  if (!may) throw notFound('Employee')
  return today
}

/** All employments with their histories; what is to come and what was taken back among them. */
export const employmentHistory = async (ctx: Context, employeeId: string, today: Day): Promise<History> => {
  const employments = await employmentsOf(ctx, employeeId)
  const ids = employments.map((employment) => employment.id)
  const terms = await query.termsOf(ctx.db, ctx.actor.companyId, ids)
  const lines = await query.linesOf(ctx.db, ctx.actor.companyId, ids)
  return {
    employments: employments.map((employment) => ({
      ...toEmployment(employment),
      terms: toTermsHistory(
        terms.filter((row) => row.employment_id === employment.id),
        today,
      ),
      reportingLines: toLineHistory(
        lines.filter((row) => row.employment_id === employment.id),
        today,
      ),
    })),
    allowed: changesPlacement(ctx.actor) ? ['view', 'change'] : ['view'],
  }
}

export const listEmployments = async (
  ctx: Context,
  { id }: Parsed<typeof contract.listEmployments>,
): Promise<History> => employmentHistory(ctx, id, await dayOfVisible(ctx, id))

/** Where somebody stood on a day, as it was known at a moment. */
export const getEmploymentOnDay = async (
  ctx: Context,
  { id, day, knownAt }: Parsed<typeof contract.employmentOnDay>,
): Promise<Output<typeof contract.employmentOnDay>> => {
  await dayOfVisible(ctx, id)
  const found = await employmentOn(ctx, id, day)
  const employments = await employmentsOf(ctx, id)
  const employment = employments.find((row) => row.id === found?.id)
  if (!employment) return { employment: null, terms: null, manager: null, managerText: null, chain: [] }
  const terms = await termsOn(ctx, employment.id, { day, knownAt })
  const line = await managerOf(ctx, employment.id, { day, knownAt })
  const chain = await reportingChain(ctx, employment.id, { day, knownAt })
  return {
    employment: toEmployment(employment),
    terms: terms ? toTermsOn(terms) : null,
    manager: line ? toManager(line, day) : null,
    managerText: line?.manager_text ?? null,
    chain: chain.flatMap((row) => toManager(row, day) ?? []),
  }
}

type Found = Awaited<ReturnType<typeof reportsOf>>[number]

const toReport = (row: Found) => ({
  employeeId: row.id,
  employmentId: row.employment_id,
  name: row.full_name,
  position: row.position,
  department: row.department,
  email: row.email,
})

export const listReports = async (
  ctx: Context,
  { id, day, knownAt }: Parsed<typeof contract.listReports>,
): Promise<Output<typeof contract.listReports>> => {
  const input = day ?? (await dayOfVisible(ctx, id))
  if (day) await dayOfVisible(ctx, id)
  return { day: input, reports: (await reportsOf(ctx, id, { day: input, knownAt })).map(toReport) }
}

/** Those of whoever calls, an employee or somebody of the dashboard who has a record. It says what a directory says of a colleague, and no more. */
export const listMyReports = async (
  ctx: Context,
  { day, knownAt }: Parsed<typeof contract.listMyReports>,
): Promise<Output<typeof contract.listMyReports>> => {
  const own = await ownEmployeeId(ctx)
  if (own === null) return { day: day ?? dayIn('UTC', ctx.now()), isEmployed: false, reports: [] }
  const found = await query.person(ctx.db, ctx.actor.companyId, own)
  const on = day ?? dayIn(found ? ctx.countries.get(found.country).zone : 'UTC', ctx.now())
  const rows = await reportsUnder(ctx, own, { day: on, knownAt })
  return {
    day: on,
    isEmployed: true,
    reports: rows.map((row) => ({ ...toReport(row), level: row.level, managerId: row.manager_id })),
  }
}

/** What there is to choose from, narrowed by a fragment; wildcards in it are letters. */
export const listPlacementChoices = async (
  { db, actor }: Context,
  { search }: Parsed<typeof contract.placementChoices>,
): Promise<Output<typeof contract.placementChoices>> => {
  const like = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%`
  return {
    departments: await query.departmentsLike(db, actor.companyId, like),
    positions: await query.positionsLike(db, actor.companyId, like),
    sites: await query.sitesLike(db, actor.companyId, like),
    managers: await query.peopleLike(db, actor.companyId, like),
  }
}
