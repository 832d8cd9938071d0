import type { OpenContext } from '../../server/context.ts'
import { anyone, openRoute } from '../../server/routes.ts'
import { dayIn } from '../../shared/dates.ts'
import * as contract from './contract.ts'
import { sampleOf } from './rules.ts'

const samples = async ({ countries, now }: OpenContext) =>
  countries.all.map((country) => sampleOf(country, dayIn(country.zone, now())))

export const publicRoutes = [openRoute(contract.samples, anyone, samples)]
