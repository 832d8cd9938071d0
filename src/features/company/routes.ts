import type { Context } from '../../server/context.ts'
import { route } from '../../server/routes.ts'
import { k } from '../../server/sql.ts'
import { companyMe } from './contract.ts'

/** Everybody of a company may read its name and countries. */
const me = async ({ db, actor, countries }: Context) => {
  const company = await db.one(k.selectFrom('companies').selectAll().where('id', '=', actor.companyId))
  const country = countries.get(company.country)
  return {
    company: {
      id: company.id,
      name: company.name,
      slug: company.slug,
      country: country.name,
      country_code: country.code,
      countries: company.countries,
      createdAt: company.created_at,
    },
    country: country.name,
    country_name: country.name,
    country_code: country.code,
    detected_via: 'company' as const,
  }
}

export const companyRoutes = [route(companyMe, (actor) => actor.companyId !== null, me)]
