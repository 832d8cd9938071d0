import { defineFeature } from '../../../server/feature.ts'
import { memosGoTo, memosHome } from './home.ts'
import { memoJobs } from './jobs.ts'
import { memosNotifications } from './notifications.rules.ts'
import { memoRoutes } from './routes.ts'

export default defineFeature({
  routes: memoRoutes,
  home: memosHome,
  goTo: [memosGoTo],
  jobs: memoJobs,
  notifications: memosNotifications,
  uploads: [{ purpose: 'memo', accepts: ['pdf', 'png', 'jpeg', 'webp', 'docx'], called: 'attachment' }],
  tables: {
    memo_files: { what: 'what is attached to which memo; `file_id` names the file', order: ['memo_id', 'file_id'] },
    memo_receipts: {
      what: 'whom each memo reached and what they answered',
      order: ['memo_id', 'version', 'employee_id'],
      without: ['unlocked_session'],
    },
    memo_replies: { what: 'what people and HR wrote to each other about warnings and letters', order: ['id'] },
    memo_versions: { what: 'memos as they were sent, with the hash of each', order: ['memo_id', 'number'] },
    memos: { what: 'memos as they are written now', order: ['id'], without: ['waiting'] },
  },
})
