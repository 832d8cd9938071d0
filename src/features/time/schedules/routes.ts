import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as change from './change.service.ts'
import * as claims from './claims.service.ts'
import * as contract from './contract.ts'
import { readCoverage } from './coverage.service.ts'
import { dropShift } from './drops.service.ts'
import * as exempt from './exemptions.contract.ts'
import * as exemptions from './exemptions.service.ts'
import * as feed from './feed.service.ts'
import { downloadRoster } from './file.service.ts'
import * as fill from './fill.service.ts'
import * as manage from './manage.contract.ts'
import * as own from './mine.contract.ts'
import * as mine from './mine.service.ts'
import * as patterns from './patterns.service.ts'
import { hasShifts, keepsSchedules, readsSchedules } from './policy.ts'
import * as publish from './publish.service.ts'
import { readRoster } from './roster.service.ts'
import * as setup from './setup.contract.ts'
import * as keep from './setup.service.ts'
import * as skills from './skills.service.ts'
import { suggestPeople } from './suggest.service.ts'
import { listSwapChoices } from './swap-choices.service.ts'
import * as swaps from './swaps.service.ts'
import * as week from './week.service.ts'

const rosterRoutes = [
  route(contract.readRoster, readsSchedules, readRoster),
  route(contract.readCoverage, readsSchedules, readCoverage),
  route(contract.rosterFile, readsSchedules, downloadRoster),
  route(contract.checkShift, keepsSchedules, change.checkShift),
  route(contract.addShift, keepsSchedules, change.addShift),
  route(contract.changeShift, keepsSchedules, change.changeShift),
  route(contract.cancelShift, keepsSchedules, change.cancelShift),
  route(contract.clearDay, keepsSchedules, change.clearDay),
  route(contract.suggestPeople, keepsSchedules, suggestPeople),
  route(contract.publishRoster, keepsSchedules, publish.publishRoster),
  route(contract.unpublishRoster, keepsSchedules, publish.unpublishRoster),
  route(contract.copyRosterWeek, keepsSchedules, week.copyRosterWeek),
  route(contract.listTemplates, readsSchedules, week.listTemplates),
  route(contract.addTemplate, keepsSchedules, week.addTemplate),
  route(contract.applyTemplate, keepsSchedules, week.applyTemplate),
  route(contract.removeTemplate, keepsSchedules, week.removeTemplate),
  route(manage.listClaims, keepsSchedules, claims.listClaims),
  route(manage.giveClaim, keepsSchedules, claims.giveClaim),
  route(manage.startFill, keepsSchedules, fill.startFill),
  route(manage.readFill, keepsSchedules, fill.readFill),
  route(manage.acceptFill, keepsSchedules, fill.acceptFill),
  route(manage.discardFill, keepsSchedules, fill.discardFill),
]

const setupRoutes = [
  route(setup.readScheduleSetup, readsSchedules, keep.readScheduleSetup),
  route(setup.addShiftType, keepsSchedules, keep.addShiftType),
  route(setup.addShiftTimes, keepsSchedules, keep.addShiftTimes),
  route(setup.changeShiftType, keepsSchedules, keep.changeShiftType),
  route(setup.addPattern, keepsSchedules, patterns.addPattern),
  route(setup.replacePattern, keepsSchedules, patterns.replacePattern),
  route(setup.archivePattern, keepsSchedules, patterns.archivePattern),
  route(setup.assignPattern, keepsSchedules, patterns.assignPattern),
  route(exempt.listExemptions, readsSchedules, exemptions.listExemptions),
  route(exempt.addExemption, keepsSchedules, exemptions.addExemption),
  route(exempt.endExemption, keepsSchedules, exemptions.endExemption),
  route(setup.addSkill, keepsSchedules, keep.addSkill),
  route(setup.listSkillsOfPeople, readsSchedules, skills.listSkillsOfPeople),
  route(setup.saveSkillsOfPerson, keepsSchedules, skills.saveSkillsOfPerson),
  route(setup.addDemand, keepsSchedules, keep.addDemand),
  route(setup.removeDemand, keepsSchedules, keep.removeDemand),
]

const ownRoutes = [
  route(own.readMySchedule, hasShifts, mine.readMySchedule),
  route(own.confirmShifts, hasShifts, mine.confirmShifts),
  route(own.addAvailability, hasShifts, mine.addAvailability),
  route(own.removeAvailability, hasShifts, mine.removeAvailability),
  route(own.listOpenShifts, hasShifts, claims.listOpenShifts),
  route(own.claimShift, hasShifts, claims.claimShift),
  route(own.listSwapChoices, hasShifts, listSwapChoices),
  route(own.offerSwap, hasShifts, swaps.offerSwap),
  route(own.acceptSwap, hasShifts, swaps.acceptSwap),
  route(own.refuseSwap, hasShifts, swaps.refuseSwap),
  route(own.withdrawSwap, hasShifts, swaps.withdrawSwap),
  route(own.dropShift, hasShifts, dropShift),
  route(own.makeFeed, hasShifts, feed.makeFeed),
  route(own.revokeFeed, hasShifts, feed.revokeFeed),
  openRoute(own.readFeed, anyone, feed.readFeed),
]

export const scheduleRoutes = [...rosterRoutes, ...setupRoutes, ...ownRoutes]
