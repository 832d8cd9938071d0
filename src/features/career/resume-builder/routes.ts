import { anyone, openRoute } from '../../../server/routes.ts'
import { premiumPlusRoute } from '../../billing/subscriptions/gate.service.ts'
import { isSeeker } from '../profile/policy.ts'
import { aimResume } from './aim.service.ts'
import * as contract from './contract.ts'
import * as links from './links.contract.ts'
import * as linkService from './links.service.ts'
import * as service from './service.ts'

/** Making and changing a CV is paid for; what somebody has made they read, take along, apply with and remove whatever became of their plan. */
export const resumeRoutes = [
  openRoute(contract.listResumes, isSeeker, service.listResumes),
  premiumPlusRoute(contract.makeResume, service.makeResume),
  openRoute(contract.readResume, isSeeker, service.readResume),
  premiumPlusRoute(contract.saveResume, service.saveResume),
  openRoute(contract.removeResume, isSeeker, service.removeResume),
  openRoute(contract.listRevisions, isSeeker, service.listRevisions),
  premiumPlusRoute(contract.restoreRevision, service.restoreRevision),
  openRoute(contract.readBackResume, isSeeker, service.readBackResume),
  openRoute(contract.aimResume, isSeeker, aimResume),
  openRoute(contract.exportResume, isSeeker, service.exportResume),
  openRoute(contract.useResume, isSeeker, service.useResume),
  openRoute(links.listResumeLinks, isSeeker, linkService.listResumeLinks),
  premiumPlusRoute(links.makeResumeLink, linkService.makeResumeLink),
  openRoute(links.endResumeLink, isSeeker, linkService.endResumeLink),
  openRoute(links.openSharedResume, anyone, linkService.openSharedResume),
  openRoute(links.downloadSharedResume, anyone, linkService.downloadSharedResume),
]
