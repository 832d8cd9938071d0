import { type May, runsCompany } from '../../../shared/actor.ts'

/** The hub is the employer’s and their further administrators’; so are its figures. */
export const overseesHiring: May = runsCompany
