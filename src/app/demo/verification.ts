import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { decideVerification } from '../../features/company/verification/decision.service.ts'
import { insertVerification, lastOfEach, listEntities } from '../../features/company/verification/queries.ts'
import { identifyingNumbersOf, statedAs } from '../../features/company/verification/rules.ts'
import { writeAudit } from '../../server/audit.ts'
import type { Services } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { demoCaller } from './context.ts'

/** What stands where somebody would say what the register shows. */
const EVIDENCE = 'Demonstration: a company and a number that do not exist. Nobody looked into the register.'

type Employer = { id: string; countries: readonly Country[] }

/** Companies with a number of their own: the last one waits to be looked at, the others are verified. One that has asked already stays as it is. */
export const addVerifications = async (services: Services, employers: readonly Employer[]): Promise<void> => {
  const seen = new Set<string>()
  for (const [i, { id, countries }] of employers.entries()) {
    const [country] = countries
    if (!country) continue
    const [first, second] = country.demo.companyNumbers
    const input = await ask(services, id, country, seen.has(country.code) ? second : first)
    seen.add(country.code)
    if (input && i < employers.length - 1) await verify(services, id, input)
  }
}

type Input = { id: string; entityId: string; register: string; key: string; number: string; day: string }

const ask = (
  services: Services,
  companyId: string,
  country: Country,
  numbers: Readonly<Record<string, string>>,
): Promise<Input | null> =>
  services.database.forCompany(companyId, async (db) => {
    const [entity] = await listEntities(db, companyId)
    const [by] = identifyingNumbersOf(country).filter((n) => numbers[n.key])
    if (!entity || !by || Object.keys(entity.numbers).length > 0 || (await lastOfEach(db, companyId)).length > 0)
      return null
    const stored = Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, { number, expires: null }]))
    await db.run(
      k
        .updateTable('legal_entities')
        .set({ numbers: sql`${JSON.stringify(stored)}::jsonb` })
        .where('company_id', '=', companyId)
        .where('id', '=', entity.id),
    )
    const number = numbers[by.key] as string
    const givenBy = by.givenBy ? (numbers[by.givenBy] ?? null) : null
    const day = addDays(dayIn(country.zone, services.now()), -20)
    const { id } = await insertVerification(db, {
      company_id: companyId,
      entity_id: entity.id,
      country: country.code,
      legal_name: entity.legal_name,
      number_key: by.key,
      number,
      given_by: givenBy,
      note: null,
      asked_by: null,
      asked_at: `${day}T04:00:00Z`,
    })
    const told = statedAs(country, by.key, { canonical: number, givenBy })
    return { id, entityId: entity.id, register: told.register.name, key: by.key, number: told.number, day }
  })

const verify = (services: Services, companyId: string, input: Input): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const owner = await db.maybe(
      k.selectFrom('users').select('id').where('portal', '=', 'platform').where('role', '=', 'system_owner').limit(1),
    )
    const checkedOn = addDays(input.day, 2)
    await decideVerification(db, input.id, {
      state: 'verified',
      by: owner?.id as string,
      at: `${checkedOn}T05:00:00Z`,
      register: input.register,
      checkedOn,
      evidence: EVIDENCE,
      reason: null,
    })
    const detail = { [input.key]: input.number, register: input.register, checkedOn, evidence: EVIDENCE }
    const actor = { companyId, userId: owner?.id ?? null, role: 'system_owner' as const, sessionId: '' }
    await writeAudit(db, actor, demoCaller, [
      { action: 'verification.verify', targetType: 'entity', targetId: input.entityId, detail },
    ])
  })
