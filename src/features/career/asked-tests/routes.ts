import { anyone, openRoute, route } from '../../../server/routes.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import { asksForTests, seesAskedTests } from './policy.ts'
import * as service from './service.ts'

/** A test that an employer asks for is taken and shared on every plan. */
export const askedTestRoutes = [
  openRoute(contract.readJobTest, anyone, service.readJobTest),
  route(contract.readAskedTest, seesAskedTests, service.readAskedTest),
  route(contract.putAskedTest, asksForTests, service.putAskedTest),
  route(contract.readApplicationTest, seesAskedTests, service.readApplicationTest),
  openRoute(contract.listAskedTests, isSeeker, service.listAskedTests),
  openRoute(contract.startAskedTest, isSeeker, service.startAskedTest),
  openRoute(contract.shareAskedTest, isSeeker, service.shareAskedTest),
]
