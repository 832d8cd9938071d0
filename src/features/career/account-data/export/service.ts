import type { OpenContext } from '../../../../server/context.ts'
import { listPersonLog } from '../../../../server/person-log.ts'
import { actorOf, Download } from '../../../../server/routes.ts'
import * as applications from '../../../hiring/applications/mine.service.ts'
import * as said from '../../../hiring/fairness/person.service.ts'
import * as talent from '../../../talent/candidate-side/person.service.ts'
import * as found from '../../../talent/criteria-search/objections.service.ts'
import * as following from '../../job-follow/service.ts'
import * as asking from '../../job-questions/service.ts'
import * as matches from '../../job-search/matches.service.ts'
import * as searching from '../../job-search/service.ts'
import { everythingOf } from '../../profile/service.ts'
import * as smart from '../../smart-search/service.ts'

/** Each application whole, with its messages, answers and what was said for the fairness report. */
const applicationsOf = async (ctx: OpenContext) => {
  const {
    applications: all,
    kept: stored,
    notes,
  } = await applications.listApplicationsForCandidate(ctx, { from: null, to: null, status: null, country: null })
  const told = []
  for (const { id: key } of all) {
    const { application } = await applications.readApplicationForCandidate(ctx, { key })
    told.push({ ...application, ofMyself: await said.readSelfIdentification(ctx, { key }) })
  }
  return { applications: told, keptByMyself: stored, ownNotes: notes }
}

/** What they did, as the log of their own has it. */
const doingsOf = (ctx: OpenContext) => {
  const { userId } = actorOf(ctx)
  return ctx.database.forSeeker({ userId }, (db) => listPersonLog(db, userId), { reading: true })
}

/** One file with everything kept about a job seeker: to read, to keep, to take elsewhere. */
export const exportSeekerData = async (ctx: OpenContext): Promise<Download> => {
  const { views: _shownInTheProfile, ...beingFound } = await talent.readFound(ctx)
  const text = JSON.stringify(
    {
      ...(await everythingOf(ctx)),
      beingFound,
      ...(await talent.myInvitations(ctx)),
      foundIn: (await found.foundIn(ctx)).searches,
      ...(await applicationsOf(ctx)),
      keptSearches: (await searching.list(ctx)).searches,
      jobs: await searching.listMarks(ctx),
      followedJobs: await following.listFollowedJobs(ctx),
      turnedDown: (await matches.turnedDown(ctx)).jobs,
      stepsPassedOver: (await matches.readSteps(ctx)).skipped,
      askedQuestions: await asking.listMyQuestions(ctx),
      sentences: (await smart.smartStart(ctx)).searches,
      doings: await doingsOf(ctx),
    },
    null,
    2,
  )
  return new Download('fourshore-profile.json', 'application/json', Buffer.from(text))
}
