import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hideFirstDays, readFirstDays } from './first-days.service.ts'
import { hasOwnRecord } from './policy.ts'
import { changeDetails, listComingHolidays, readNextPayDay, readOwnData } from './service.ts'
import { readPortalTiles } from './tiles.service.ts'

export const portalRoutes = [
  route(contract.changeOwnDetails, hasOwnRecord, changeDetails),
  route(contract.comingHolidays, hasOwnRecord, listComingHolidays),
  route(contract.nextPayDay, hasOwnRecord, readNextPayDay),
  route(contract.portalTiles, hasOwnRecord, readPortalTiles),
  route(contract.firstDays, hasOwnRecord, readFirstDays),
  route(contract.hideFirstDays, hasOwnRecord, hideFirstDays),
  route(contract.ownData, hasOwnRecord, readOwnData),
]
