import { defineFeature } from '../../../server/feature.ts'
import { accountsHome } from './home.ts'
import { accountJobs } from './jobs.ts'
import { placeOfSecret } from './proofs.service.ts'
import { accountRoutes } from './routes.ts'

export default defineFeature({
  routes: accountRoutes,
  home: accountsHome,
  jobs: accountJobs,
  sealed: [
    {
      table: 'authenticators',
      column: 'sealed',
      as: 'platform',
      place: ({ user_id }) => placeOfSecret(user_id ?? ''),
      keysOf: 'account',
    },
  ],
  tables: {
    authenticators: { platform: 'of an account, whatever its company' },
    companies: { what: 'the company', order: ['id'], without: ['reminded_on'] },
    mailbox_codes: { platform: 'of an account, whatever its company' },
    passkeys: { platform: 'of an account, whatever its company' },
    password_resets: { leftOut: 'links that open accounts' },
    recovery_codes: { platform: 'of an account, whatever its company' },
    session_views: { platform: 'who looks at the product as somebody else' },
    sessions: { leftOut: 'who is signed in at this moment' },
    sign_in_challenges: { platform: 'of an account, whatever its company' },
    users: { what: 'accounts, without passwords', order: ['id'] },
  },
})
