import type { OpenContext } from '../../../server/context.ts'
import { anyone, openRoute } from '../../../server/routes.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import * as contract from './contract.ts'
import { sampleOf } from './rules.ts'

const samples = async ({ countries, now }: OpenContext, { language }: Parsed<typeof contract.samples>) =>
  countries.all.map((country) => sampleOf(country, dayIn(country.zone, now()), language))

export const publicRoutes = [openRoute(contract.samples, anyone, samples)]
