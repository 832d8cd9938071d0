import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { countVerifiedDocuments, listNewestDocuments, mayVerifyDocumentsOf } from '../documents/service.ts'
import { getEmployeeContext, judgedFacts } from '../employees/people.ts'
import { isEmployeeId } from '../employees/rules.ts'
import { openSecrets, openSecretsOf } from '../employees/secrets.ts'
import { COMPLETENESS_FIELDS } from './completeness.rules.ts'
import { listHeldExpiries } from './held.service.ts'
import * as query from './queries.ts'
import { complianceScore, unknownCompliance } from './rules.ts'
import type * as contract from './standing.contract.ts'
import { STANDINGS_MOST } from './standing.contract.ts'
import { countFindings, fixOf, paperStandings } from './standing.rules.ts'
import { describeItem, placesOf } from './things.ts'

/** One person: what is filled in, verified by a person, asked and lacking, and what runs out, each with what puts it right. */
export const getEmployeeStanding = async (
  ctx: Context,
  { id }: Parsed<typeof contract.employeeStanding>,
): Promise<Output<typeof contract.employeeStanding>> => {
  const person = await getEmployeeContext(ctx, id)
  const { stored, country, today } = person
  const facts = judgedFacts(stored, await openSecrets(ctx, id))
  const held = await listHeldExpiries(ctx, [id])
  const result = complianceScore(country, facts, today, held.get(id))
  const classified = country.classify(stored.nationality ?? '', stored.employment_status ?? undefined)
  const fields = COMPLETENESS_FIELDS.map(([field]) => ({ field, filled: Boolean(stored[field]?.trim()) }))
  const ends = await query.listEndsOf(ctx.db, ctx.actor.companyId, placesOf(ctx), id)
  return {
    employee: { id, name: stored.full_name, employee_id: stored.employee_number, country: stored.country },
    score: result.score,
    status: result.status,
    basis: result.basis,
    filled: { count: fields.filter((one) => one.filled).length, of: fields.length, fields },
    papers: paperStandings(country.requiredDocuments(classified.status), await listNewestDocuments(ctx, person)),
    findings: result.reasons.map((reason) => ({
      severity: reason.severity,
      message: reason.message,
      points: reason.points,
      rule: reason.rule,
      fix: fixOf(reason),
    })),
    runsOut: ends.map((item) => ({
      thing: item.thing,
      thing_id: item.thing_id,
      what: describeItem(ctx.countries, item),
      expires_on: item.expires_on,
      days: item.days,
    })),
    allowed: {
      edit: hasPermission(ctx.actor, 'employees.write'),
      verify: mayVerifyDocumentsOf(ctx, person),
    },
  }
}

/** The same in figures, of a page of people; whoever is not of the company is left out. */
export const listEmployeeStandings = async (
  ctx: Context,
  input: Parsed<typeof contract.employeeStandings>,
): Promise<Output<typeof contract.employeeStandings>> => {
  const ids = input.ids.split(',').filter(isEmployeeId).slice(0, STANDINGS_MOST)
  const people = await query.listJudged(ctx.db, ctx.actor.companyId, ids)
  const secrets = await openSecretsOf(ctx, ids)
  const held = await listHeldExpiries(ctx, ids)
  const documents = await countVerifiedDocuments(ctx, ids)
  return {
    standings: people.map((person) => {
      const country = ctx.countries.all.find((one) => one.code === person.country)
      const facts = judgedFacts(person, secrets.get(person.id) ?? {})
      const result = country
        ? complianceScore(country, facts, dayIn(country.zone, ctx.now()), held.get(person.id))
        : unknownCompliance(person.country)
      const { kept, verified } = documents.get(person.id) ?? { kept: 0, verified: 0 }
      return { id: person.id, score: result.score, ...countFindings(result), kept, verified }
    }),
  }
}
