/** Each document’s version and the day it holds from. A changed text gets both anew. */
export const documents = {
  privacy: { version: '1.2', since: '2026-11-22' },
  terms: { version: '1.2', since: '2026-11-24' },
  cookies: { version: '1.3', since: '2026-11-22' },
  refund: { version: '1.1', since: '2026-11-24' },
  ai: { version: '1.0', since: '2026-11-21' },
} as const

/** The laws the privacy policy names, where they are published, by their own names. */
export const laws = [
  { name: 'Personal Data Protection Act 2012 (Singapore)', href: 'https://sso.agc.gov.sg/Act/PDPA2012' },
  {
    name: 'Digital Personal Data Protection Act 2023 and Rules 2025 (India)',
    href: 'https://www.meity.gov.in/',
  },
  { name: 'PIPEDA (Canada)', href: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/' },
  {
    name: 'Act respecting the protection of personal information in the private sector (Quebec)',
    href: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
  },
  {
    name: 'Federal Decree-Law 45 of 2021 (United Arab Emirates)',
    href: 'https://uaelegislation.gov.ae/en/legislations/1972',
  },
] as const

/** What the product puts into a browser’s storage, and what the cookie policy calls the purpose. A `…` stands for a name that follows. */
export const stored = [
  ['auth_token', 'authToken'],
  ['user_data', 'userData'],
  ['own_session', 'ownSession'],
  ['trial_info', 'trialInfo'],
  ['subscription_info', 'subscriptionInfo'],
  ['logout_completed', 'logoutCompleted'],
  ['language', 'language'],
  ['mantine-color-scheme-value', 'scheme'],
  ['table:…', 'table'],
  ['draft:…', 'draft'],
  ['copy:…', 'copy'],
  ['fourshore-pages', 'pages'],
  ['fourshore-files-…', 'files'],
  ['fourshore.queue.…', 'queue'],
  ['fourshore-queue-…', 'queue'],
  ['fourshore.board.folded', 'folded'],
  ['kept:…', 'kept'],
  ['fourshore.kiosk', 'kiosk'],
  ['browser_warning_dismissed', 'browserWarning'],
  ['chunk_recovery_history', 'recovery'],
  ['company_country', 'tab'],
  ['applications:names', 'tab'],
  ['release', 'release'],
] as const
