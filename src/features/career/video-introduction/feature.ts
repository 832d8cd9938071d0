import { defineFeature } from '../../../server/feature.ts'
import { videoJobs } from './jobs.ts'
import { leaveVideos } from './leave.service.ts'
import { deleteSharesOfApplications } from './queries.ts'
import { videoRoutes } from './routes.ts'
import { exportVideos } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ videoIntroductions: await exportVideos(ctx) }), leave: leaveVideos },
  eraseApplications: async (db, { companyId, applicationIds }) => {
    await deleteSharesOfApplications(db, companyId, applicationIds)
    return []
  },
  routes: videoRoutes,
  jobs: videoJobs,
  tables: {
    seeker_videos: { platform: 'a job seeker’s own' },
    seeker_video_chunks: { platform: 'a job seeker’s own' },
    seeker_video_pictures: { platform: 'a job seeker’s own' },
    seeker_video_removals: { platform: 'a job seeker’s own' },
    seeker_video_shares: { leftOut: 'the video is the person’s; they let the company watch it and may withdraw it' },
    seeker_video_views: { what: 'who of the team watched which video introduction', order: ['share_id', 'user_id'] },
  },
})
