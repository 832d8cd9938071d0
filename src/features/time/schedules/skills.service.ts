import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { documentKindLabel } from '../../people/documents/rules.ts'
import { keepsSchedules } from './policy.ts'
import type * as contract from './setup.contract.ts'
import type { HeldSkill } from './setup.contract.ts'
import { todayOf } from './setup.parts.service.ts'
import { hasEmployee, listSkills } from './setup.queries.ts'
import * as query from './skills.queries.ts'

/** Which skills and licences people hold: what the roster asks before it gives somebody a shift. */

const SHOWN = 100
/** Days ahead from which something is said to end soon. */
const SOON_DAYS = 60

const stateOf = (expiresOn: Day | null, today: Day): HeldSkill['state'] => {
  if (expiresOn === null || expiresOn > addDays(today, SOON_DAYS)) return 'valid'
  return expiresOn < today ? 'over' : 'soon'
}

const toHeld = (row: query.HeldRow, today: Day): HeldSkill => ({
  id: row.skill_id,
  name: row.name,
  expiresOn: row.expires_on,
  number: row.number,
  documentId: row.document === null ? null : row.document_id,
  document: row.document,
  state: stateOf(row.expires_on, today),
})

export const listSkillsOfPeople = async (
  ctx: Context,
  { search, skillId, ending }: Parsed<typeof contract.listSkillsOfPeople>,
): Promise<Output<typeof contract.listSkillsOfPeople>> => {
  const { db, actor, countries } = ctx
  const today = todayOf(ctx)
  const endsBefore = ending ? addDays(today, SOON_DAYS + 1) : null
  const found = await query.listSkilledPeople(db, actor.companyId, {
    search,
    skillId,
    endsBefore,
    on: today,
    limit: SHOWN + 1,
  })
  const people = found.slice(0, SHOWN)
  const ids = people.map(({ id }) => id)
  const held = Map.groupBy(await query.listHeldSkills(db, actor.companyId, ids), (row) => row.employee_id)
  const papers = Map.groupBy(await query.listPapers(db, actor.companyId, ids), (row) => row.employee_id)
  return {
    people: people.map((one) => ({
      id: one.id,
      name: one.full_name,
      position: one.position,
      department: one.department,
      skills: (held.get(one.id) ?? []).map((row) => toHeld(row, today)),
      papers: (papers.get(one.id) ?? []).map((row) => ({
        id: row.id,
        title: row.title ?? documentKindLabel(countries.get(row.country), row.kind),
        expiresOn: row.expires_on,
      })),
    })),
    more: found.length > SHOWN,
    skills: (await listSkills(db, actor.companyId)).map(({ id, name }) => ({ id, name })),
    mayChange: keepsSchedules(actor),
  }
}

export const saveSkillsOfPerson = async (
  ctx: Context,
  { id, skills }: Parsed<typeof contract.saveSkillsOfPerson>,
): Promise<Output<typeof contract.saveSkillsOfPerson>> => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  if (!(await hasEmployee(db, companyId, id))) throw notFound('Employee')
  const known = new Set((await listSkills(db, companyId)).map((skill) => skill.id))
  if (skills.some(({ skillId }) => !known.has(skillId))) throw invalid({ skills: 'A skill is not on file' })
  const papers = new Map((await query.listPapers(db, companyId, [id])).map((paper) => [paper.id, paper]))
  if (skills.some(({ documentId }) => documentId && !papers.has(documentId)))
    throw invalid({ skills: 'The paper must be one of their documents' })
  const before = await query.listHeldSkills(db, companyId, [id])
  const one = new Map(
    skills.map(({ skillId, expiresOn, number, documentId }) => [
      skillId,
      {
        skillId,
        number,
        documentId: documentId ?? null,
        // Where no day is said, it holds as long as its paper.
        expiresOn: expiresOn ?? papers.get(documentId ?? '')?.expires_on ?? null,
      },
    ]),
  )
  await query.replaceSkillsOf(db, companyId, id, { skills: [...one.values()], by: userId })
  ctx.audit({
    action: 'skill.assign',
    targetType: 'employee',
    targetId: id,
    before: { skills: before.map(({ skill_id, expires_on }) => ({ skillId: skill_id, expiresOn: expires_on })) },
    after: { skills: [...one.values()] },
  })
  const today = todayOf(ctx)
  return { skills: (await query.listHeldSkills(db, companyId, [id])).map((row) => toHeld(row, today)) }
}
