/** Lifetime of a session, hours. */
export const SESSION_HOURS = 12
/** However often it is refreshed, a sign-in ends after so many days. */
export const SESSION_DAYS = 30
/** With less than this left before that end nothing is refreshed any more, minutes: the browser asks below five. */
export const LAST_REFRESH_MINUTES = 10
/** Trial of a new company, days. */
export const TRIAL_DAYS = 14

/** The portals a sign-in form may mean. The role somebody names chooses where to look; it never grants anything. */
export const portalsOf = (role: string): string[] => {
  switch (role.toLowerCase().replaceAll('_', '').replaceAll('-', '')) {
    case 'jobseeker':
      return ['seeker']
    case 'employer':
    case 'employeradmin':
    case 'hradmin':
    case 'admin':
      return ['company', 'platform']
    case 'employee':
      return ['employee']
    case 'systemowner':
    case 'systemadmin':
      return ['platform']
    default:
      return ['none']
  }
}

/** "Lim & Sons Pte. Ltd." → "lim-sons-pte-ltd": lower-case letters, digits and single dashes, at most 50. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '') || 'company'

/** Instants are ISO; `daysLeft` counts begun days. */
export const trialOf = (startedAt: string | null, endsAt: string | null, now: Date) => {
  if (!startedAt || !endsAt) return null
  const left = Date.parse(endsAt) - now.getTime()
  return { startedAt, endsAt, daysLeft: Math.max(0, Math.ceil(left / 86_400_000)), active: left > 0 }
}
