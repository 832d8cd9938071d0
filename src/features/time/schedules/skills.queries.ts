import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'

/** Skills and licences of people, with the papers that show them. */

export type HeldRow = {
  employee_id: string
  skill_id: string
  name: string
  expires_on: Day | null
  number: string | null
  document_id: string | null
  document: string | null
}

export type PaperRow = {
  employee_id: string
  id: string
  kind: string
  title: string | null
  expires_on: Day | null
  country: string
}

type Input = { search: string | null; skillId: string | null; endsBefore: Day | null; on: Day; limit: number }

/** People who are employed, by name; with a skill, or one that ends before a day, where that is asked. */
export const listSkilledPeople = (db: Db, companyId: string, { search, skillId, endsBefore, on, limit }: Input) => {
  const found = search ? containsPattern(search) : null
  return db.many(sql<{ id: string; full_name: string; position: string | null; department: string | null }>`
    select employee.id, employee.full_name, employee.position, employee.department
      from employees employee
     where employee.company_id = ${companyId}::uuid
       and exists (select from employments own where own.company_id = employee.company_id and own.employee_id = employee.id
             and coalesce(own.ended_on >= ${on}::date, true))
       and (${found}::text is null or employee.full_name ilike ${found} or employee.department ilike ${found})
       and (${skillId}::uuid is null or exists (select from employee_skills held where held.company_id = employee.company_id
             and held.employee_id = employee.id and held.skill_id = ${skillId}::uuid))
       and (${endsBefore}::date is null or exists (select from employee_skills held where held.company_id = employee.company_id
             and held.employee_id = employee.id and held.expires_on < ${endsBefore}::date))
     order by employee.sort_name, employee.id limit ${limit}`)
}

export const listHeldSkills = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<HeldRow>`
    select held.employee_id, held.skill_id, skill.name, held.expires_on, held.number, held.document_id,
           (select coalesce(document.title, file.name) from employee_documents document
              join files file on file.company_id = document.company_id and file.id = document.file_id
             where document.company_id = held.company_id and document.employee_id = held.employee_id
               and document.series_id = held.document_id order by document.version desc limit 1) document
      from employee_skills held
      join roster_skills skill on skill.company_id = held.company_id and skill.id = held.skill_id
     where held.company_id = ${companyId}::uuid and held.employee_id = any(${[...employeeIds]}::uuid[])
     order by skill.name`)

/** The newest version of each document of some people. */
export const listPapers = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<PaperRow>`
    select distinct on (document.series_id) document.employee_id, document.series_id id, document.kind, document.title, document.expires_on,
           employee.country
      from employee_documents document
      join employees employee on employee.company_id = document.company_id and employee.id = document.employee_id
     where document.company_id = ${companyId}::uuid and document.employee_id = any(${[...employeeIds]}::uuid[])
     order by document.series_id, document.version desc`)

export type HeldSkillValues = {
  skillId: string
  expiresOn: Day | null
  number: string | null
  documentId: string | null
}

/** Everything somebody holds, in place of what was said before. */
export const replaceSkillsOf = async (
  db: Db,
  companyId: string,
  employeeId: string,
  { skills, by }: { skills: readonly HeldSkillValues[]; by: string | null },
): Promise<void> => {
  await db.run(
    k.deleteFrom('employee_skills').where('company_id', '=', companyId).where('employee_id', '=', employeeId),
  )
  if (skills.length === 0) return
  await db.run(
    k.insertInto('employee_skills').values(
      skills.map(({ skillId, expiresOn, number, documentId }) => ({
        company_id: companyId,
        employee_id: employeeId,
        skill_id: skillId,
        expires_on: expiresOn,
        number,
        document_id: documentId,
        created_by: by,
      })),
    ),
  )
}
