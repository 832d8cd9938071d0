import type { Permission } from '../../shared/permissions.ts'
import { paths } from '../paths.ts'

/** One entry of the list of settings: an address, the permission it asks for beside that of its page, and a key of `settings` in the words. */
type SettingsEntry = { name: string; to: string; may?: Permission }

/** Everything that is set up once, in one list. An entry is shown when its page is there and whoever looks may open it. */
export const SETTINGS: readonly { name: string; entries: readonly SettingsEntry[] }[] = [
  {
    name: 'you',
    entries: [
      { name: 'account', to: paths.settings() },
      { name: 'security', to: paths.settings({ tab: 'security' }) },
      { name: 'notifications', to: paths.dashboardNotifications({ tab: 'settings' }) },
    ],
  },
  {
    name: 'company',
    entries: [
      { name: 'profile', to: paths.company() },
      { name: 'team', to: paths.settings({ tab: 'administrators' }), may: 'administrators.manage' },
      { name: 'plan', to: paths.subscription() },
      { name: 'services', to: paths.rmServices() },
    ],
  },
  {
    name: 'work',
    entries: [
      { name: 'rules', to: paths.company({ tab: 'settings' }) },
      { name: 'hiring', to: paths.recruitment({ tab: 'templates' }), may: 'hiring.settings' },
      { name: 'workflows', to: paths.enterpriseWorkflows() },
      { name: 'ai', to: paths.aiDecisions() },
    ],
  },
  {
    name: 'records',
    entries: [
      { name: 'messages', to: paths.outbox() },
      { name: 'log', to: paths.company({ tab: 'log' }), may: 'audit-log.read' },
      { name: 'export', to: paths.company({ tab: 'export' }), may: 'company.export' },
    ],
  },
]

const partsOf = (to: string) => {
  const { pathname, searchParams } = new URL(to, 'http://here')
  return { pathname, tab: searchParams.get('tab') }
}

/** The address of a settings entry without what stands behind its question mark. */
export const pathOfEntry = (to: string): string => partsOf(to).pathname

/** The entry of the list that an address is at: the one of its tab, else the first one of its page. */
export const entryAt = (pathname: string, tab: string | null): string | null => {
  const all = SETTINGS.flatMap(({ entries }) => entries)
  const ofPage = all.filter(({ to }) => partsOf(to).pathname === pathname)
  return (ofPage.find(({ to }) => partsOf(to).tab === tab) ?? ofPage[0])?.to ?? null
}
