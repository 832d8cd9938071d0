import { defineFeature } from '../../../server/feature.ts'
import { controlKind } from './controls.service.ts'
import { approvalsHome } from './home.ts'
import { approvalJobs } from './jobs.ts'
import { approvalNotifications } from './notifications.rules.ts'
import { applyPolicy } from './policies.service.ts'
import { approvalRoutes } from './routes.ts'

export default defineFeature({
  routes: approvalRoutes,
  home: approvalsHome,
  jobs: approvalJobs,
  notifications: approvalNotifications,
  approvals: [controlKind],
  approvalControls: { policy: { label: null, apply: applyPolicy } },
  tables: {
    approval_policies: { what: 'what the company has said about who approves', order: ['id'] },
    approval_policy_versions: { what: 'every version of it', order: ['policy_id', 'version'] },
    approval_instances: { what: 'what was asked to be approved', order: ['id'] },
    approval_steps: { what: 'its steps, and who they were sent to', order: ['instance_id', 'step'] },
    approval_decisions: { what: 'every word that was given, with what was shown', order: ['id'] },
    approval_events: { what: 'what else happened to requests', order: ['id'] },
    approval_links: { leftOut: 'the hashes of links in letters, each good for one word' },
    approvals_set_aside: {
      what: 'requests that an approver has set aside until a day',
      order: ['user_id', 'instance_id'],
    },
    delegations: { what: 'who decides in whose place', order: ['id'] },
    control_changes: { what: 'controls somebody asked to change', order: ['id'] },
  },
})
