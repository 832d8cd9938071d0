import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { permits } from '../../../shared/permissions.ts'
import { hasSecondFactorOf } from './home.queries.ts'

/** Whoever runs a company protects their account with more than a password. */
export const accountsHome: HomeParts = {
  steps: [
    {
      id: 'second-factor',
      label: { en: 'Protect your account', ar: 'حماية حسابك' },
      hint: { en: 'Two-factor authentication, by an app or a passkey', ar: 'مصادقة ثنائية، بتطبيق أو بمفتاح مرور' },
      may: permits('settings.write'),
      to: paths.settings({ tab: 'security' }),
      isDone: ({ database, actor }) =>
        database.forPlatform((db) => hasSecondFactorOf(db, actor.userId), { reading: true }),
    },
  ],
}
