import { defineFeature } from '../../../server/feature.ts'
import { FILE_KINDS } from './files.rules.ts'
import { directMessageJobs } from './jobs.ts'
import { eraseThreads, exportThreads, leaveThreads } from './leave.service.ts'
import { directMessageNotifications } from './notifications.rules.ts'
import { directMessageRoutes } from './routes.ts'
import { directMessageSettings } from './settings.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ directMessages: await exportThreads(ctx) }), leave: leaveThreads },
  eraseApplications: eraseThreads,
  uploads: [{ purpose: 'direct-message', accepts: FILE_KINDS, called: 'file', unclaimedHours: 24 }],
  routes: directMessageRoutes,
  jobs: directMessageJobs,
  notifications: directMessageNotifications,
  settings: [directMessageSettings],
  tables: {
    direct_files: { what: 'which file went with which direct message', order: ['id'] },
    direct_messages: { what: 'direct messages of both sides', order: ['id'] },
    direct_reports: { what: 'threads the company told the platform of, and what became of it', order: ['id'] },
    direct_templates: { what: 'beginnings of direct messages in the company’s own words', order: ['id'] },
    direct_threads: { what: 'threads of direct messages, about which job and with whom', order: ['id'] },
  },
})
