import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { seesColleagues } from './policy.ts'
import { listColleagues, listMyHolidays, readColleague } from './service.ts'

export const directoryRoutes = [
  route(contract.listColleagues, seesColleagues, listColleagues),
  route(contract.readColleague, seesColleagues, readColleague),
  route(contract.myHolidays, seesColleagues, listMyHolidays),
]
