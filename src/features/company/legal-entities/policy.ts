import { type May, runsCompany } from '../../../shared/actor.ts'

/** Legal entities and sites are for whoever runs the company. */
export const keepsEntities: May = runsCompany
