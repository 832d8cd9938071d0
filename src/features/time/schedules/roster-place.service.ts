import { zoneOf } from '../../../countries/entity.ts'
import type { Context } from '../../../server/context.ts'
import type { listSiteNames } from './roster.queries.ts'

type Sites = Awaited<ReturnType<typeof listSiteNames>>
type Placed = {
  /** The site that was named; null: none was. */
  site: Sites[number] | null
  /** Whose shift it is; null: nobody's yet. */
  own: { site_id: string | null; country: string; region: string | null } | null
  sites: Sites
  companyCountry: string
}

/** The site of a shift and its zone: that which was named, else the person's own, else of their region or the company's country. */
export const zoneOfPlace = ({ countries }: Pick<Context, 'countries'>, placed: Placed) => {
  const { own, sites, companyCountry } = placed
  const site = placed.site ?? sites.find(({ id }) => id === own?.site_id) ?? null
  return {
    siteId: site?.id ?? null,
    zone: site?.zone ?? zoneOf(countries.get(own?.country ?? companyCountry), own?.region),
  }
}
