import { openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import * as contract from './contract.ts'
import * as near from './near.contract.ts'
import { listJobsNear } from './near.service.ts'
import * as service from './service.ts'

/** Making and changing zones is paid for; they are read, paused, snoozed and deleted whatever became of the plan. */
export const zoneRoutes = [
  openRoute(contract.listZones, isSeeker, service.listZones),
  premiumPlusRoute(contract.addZone, service.addZone),
  premiumPlusRoute(contract.changeZone, service.changeZone),
  openRoute(contract.pauseZone, isSeeker, service.pauseZone),
  openRoute(contract.snoozeZone, isSeeker, service.snoozeZone),
  openRoute(contract.deleteZone, isSeeker, service.deleteZone),
  premiumPlusRoute(contract.saveZoneSettings, service.saveZoneSettings),
  premiumPlusRoute(contract.previewZone, service.previewZone),
  premiumPlusRoute(near.listJobsNear, listJobsNear),
]
