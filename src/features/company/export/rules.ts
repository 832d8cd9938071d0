export const STATES = ['queued', 'running', 'interrupted', 'ready', 'failed', 'expired'] as const
export type State = (typeof STATES)[number]

/** How long an export is kept. */
export const KEPT_DAYS = 7
/** How many are kept at once. Each may be as large as everything a company has: the oldest makes room for a new one. */
export const KEPT_AT_ONCE = 3

/** One that has not come on for so long is not coming: its server is gone. */
const STILL_MS = 10 * 60 * 1000

export const stateOf = (row: { status: string; moved_at: string; expires_at: string | null }, now: Date): State => {
  if (row.status === 'running' && now.getTime() - Date.parse(row.moved_at) > STILL_MS) return 'interrupted'
  if (row.status === 'ready' && row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime()) return 'expired'
  return STATES.find((s) => s === row.status) ?? 'failed'
}

export const percentOf = ({ steps, steps_done }: { steps: number; steps_done: number }): number =>
  steps > 0 ? Math.min(100, Math.floor((steps_done / steps) * 100)) : 0

type Table = {
  table: string
  what: string
  /** What orders its rows without a gap, with an index that begins with the company. */
  order: readonly string[]
  /** Columns that are the machine's own business. */
  without?: readonly string[]
}

/** What an export holds, a file each as CSV and as JSON lines. Columns of bytes never leave. */
export const TABLES: readonly Table[] = [
  { table: 'companies', what: 'the company', order: ['id'], without: ['reminded_on'] },
  { table: 'legal_entities', what: 'legal entities with their registration numbers', order: ['id'] },
  {
    table: 'company_verifications',
    what: 'whether legal entities were found in their registers, asked and decided',
    order: ['id'],
  },
  { table: 'sites', what: 'sites', order: ['id'] },
  { table: 'departments', what: 'departments; those not `listed` only stand in records', order: ['id'] },
  { table: 'positions', what: 'what people are employed as', order: ['id'] },
  { table: 'users', what: 'accounts, without passwords', order: ['id'] },
  { table: 'invitations', what: 'administrators who were invited', order: ['id'] },
  {
    table: 'employees',
    what: 'people; identity, passport and bank numbers as masks in `masked`',
    order: ['id'],
    without: ['search', 'sort_name', 'first_expiry'],
  },
  { table: 'employments', what: 'who is employed by which legal entity since when', order: ['id'] },
  {
    table: 'employment_terms',
    what: 'terms of employments, by the day they hold from and when they were entered; `voids_id`: takes that row back',
    order: ['employment_id', 'effective_from', 'id'],
  },
  {
    table: 'reporting_lines',
    what: 'whom each employment reports to, by the same two clocks',
    order: ['employment_id', 'effective_from', 'id'],
  },
  { table: 'change_log', what: 'what changed about employments, and when', order: ['employment_id', 'id'] },
  {
    table: 'compensations',
    what: 'pay, effective-dated; amounts in minor units of `currency`',
    order: ['employee_id', 'effective_from', 'id'],
  },
  { table: 'allowances', what: 'allowances; amounts in minor units of `currency`', order: ['id'] },
  { table: 'authorizations', what: 'permits and passes', order: ['id'], without: ['key_version'] },
  { table: 'employee_documents', what: 'documents and their versions; `file_id` names the file', order: ['id'] },
  {
    table: 'files',
    what: 'files; each lies under files/ with its id in front of its name',
    order: ['id'],
    without: ['storage_key'],
  },
  { table: 'activities', what: 'what happened to each person’s record', order: ['id'] },
  { table: 'onboardings', what: 'onboardings', order: ['employee_id'] },
  { table: 'overtime_calculations', what: 'overtime as computed, with inputs, rule and steps', order: ['id'] },
  { table: 'imports', what: 'uploads of people', order: ['id'] },
  { table: 'import_chunks', what: 'which rows of each upload were given and added', order: ['import_id', 'id'] },
  { table: 'import_mappings', what: 'how columns were matched', order: ['signature'] },
  { table: 'employee_numbers', what: 'the last employee number given out', order: ['prefix'] },
  {
    table: 'reminders',
    what: 'what was told about expiring documents',
    order: ['thing', 'thing_id', 'employee_id', 'expires_on', 'tier'],
  },
  {
    table: 'outbox',
    what: 'messages: to whom, when and with which outcome, without their words',
    order: ['created_at', 'id'],
    without: ['key_version', 'claimed_until'],
  },
  { table: 'company_exports', what: 'exports like this one', order: ['id'] },
  { table: 'jobs', what: 'jobs as they are written now', order: ['id'] },
  { table: 'job_revisions', what: 'jobs as they were published', order: ['job_id', 'number'] },
  { table: 'advert_views', what: 'how many people opened each advert, by day (UTC)', order: ['job_id', 'day'] },
  { table: 'job_approvals', what: 'who asked for a job to be approved, and what was answered', order: ['id'] },
  { table: 'hiring_settings', what: 'how the company hires', order: ['company_id'] },
  {
    table: 'job_questions',
    what: 'what was asked about jobs and answered; never by whom',
    order: ['id'],
    without: ['user_id'],
  },
  { table: 'headcount_plans', what: 'how many people are planned', order: ['year', 'country', 'department'] },
  { table: 'requisitions', what: 'what is to be hired; amounts in minor units of `currency`', order: ['id'] },
  { table: 'requisition_steps', what: 'who asked for them, approved or refused them', order: ['id'] },
  { table: 'hiring_costs', what: 'what hiring cost; amounts in minor units of `currency`', order: ['id'] },
  { table: 'hiring_reports', what: 'reports of hiring that are sent by themselves', order: ['id'] },
  { table: 'hiring_report_sends', what: 'when each was sent', order: ['report_id', 'due_at'] },
  { table: 'pipelines', what: 'pipelines of hiring', order: ['id'] },
  { table: 'pipeline_stages', what: 'their stages', order: ['id'] },
  { table: 'hiring_team', what: 'who fills which job', order: ['job_id', 'user_id', 'role'] },
  { table: 'reject_reasons', what: 'reasons for not taking an application on', order: ['id'] },
  { table: 'letter_templates', what: 'letters of the company’s own to people who applied', order: ['id'] },
  { table: 'candidates', what: 'people who applied or were added', order: ['id'] },
  { table: 'applications', what: 'applications as they stand', order: ['id'], without: ['link_hash', 'apply_key'] },
  { table: 'application_events', what: 'what happened to each application', order: ['id'] },
  { table: 'application_notes', what: 'what the team noted', order: ['id'] },
  { table: 'saved_views', what: 'views of lists that were kept', order: ['id'] },
  {
    table: 'application_views',
    what: 'who of the team opened which application',
    order: ['application_id', 'user_id'],
  },
  {
    table: 'application_moves',
    what: 'for which other jobs somebody was asked to be considered, and what they said',
    order: ['id'],
  },
  { table: 'application_messages', what: 'what company and person wrote to each other', order: ['id'] },
  { table: 'interviews', what: 'interviews', order: ['id'] },
  { table: 'interview_panel', what: 'who held them', order: ['interview_id', 'user_id'] },
  { table: 'scorecard_templates', what: 'what interviews look at, and what each rating means', order: ['id'] },
  { table: 'scorecards', what: 'what each who held one found', order: ['interview_id', 'user_id'] },
  { table: 'offers', what: 'offers; amounts in minor units of `currency`', order: ['id'] },
  {
    table: 'match_runs',
    what: 'comparisons of applications with what their jobs ask, each as it came out',
    order: ['at', 'id'],
  },
  { table: 'match_objections', what: 'who disagreed with which of them, and why', order: ['nth'] },
  {
    table: 'fairness_reports',
    what: 'fairness reports as they were made, small groups left out',
    order: ['country', 'until_day'],
  },
  {
    table: 'oversight_samples',
    what: 'applications low in the assisted order that a person was asked to look at',
    order: ['week', 'application_id'],
  },
  { table: 'walk_in_events', what: 'walk-in events', order: ['id'], without: ['mark'] },
  { table: 'walk_in_jobs', what: 'the jobs they were held for', order: ['event_id', 'job_id'] },
  { table: 'walk_in_slots', what: 'their slots', order: ['event_id', 'position'] },
  {
    table: 'walk_in_tickets',
    what: 'who came to them, and what was found',
    order: ['id'],
    without: ['link_hash', 'user_id'],
  },
  { table: 'memos', what: 'memos as they are written now', order: ['id'], without: ['waiting'] },
  { table: 'memo_versions', what: 'memos as they were sent, with the hash of each', order: ['memo_id', 'number'] },
  {
    table: 'memo_files',
    what: 'what is attached to which memo; `file_id` names the file',
    order: ['memo_id', 'file_id'],
  },
  {
    table: 'memo_receipts',
    what: 'whom each memo reached and what they answered',
    order: ['memo_id', 'version', 'employee_id'],
    without: ['unlocked_session'],
  },
  { table: 'memo_replies', what: 'what people and HR wrote to each other about warnings and letters', order: ['id'] },
  { table: 'talent_pools', what: 'talent pools', order: ['id'] },
  {
    table: 'talent_pool_members',
    what: 'who is in them, since when they agree and until when they are kept',
    order: ['id'],
  },
  { table: 'talent_invitations', what: 'invitations to apply; `contact` of whoever accepted', order: ['id'] },
  { table: 'talent_views', what: 'who of the team opened whose profile', order: ['card_id', 'user_id'] },
  { table: 'talent_marks', what: 'who of the team set whom aside', order: ['user_id', 'card_id'] },
  { table: 'talent_searches', what: 'searches for people that are kept', order: ['id'] },
  {
    table: 'talent_search_runs',
    what: 'searches for people by criteria, each as it was confirmed',
    order: ['at', 'id'],
  },
  {
    table: 'talent_search_results',
    what: 'who came out of them, and where; what they say of themselves stays with them',
    order: ['run_id', 'place'],
    without: ['lines'],
  },
  { table: 'talent_search_objections', what: 'who disagreed with which verdict, and why', order: ['id'] },
  {
    table: 'talent_search_answers',
    what: 'what was answered to those a verdict is about',
    order: ['objection_id'],
  },
  { table: 'talent_criteria_searches', what: 'criteria that are kept', order: ['id'] },
  { table: 'triage_decisions', what: 'what was decided about applications on the phone', order: ['id'] },
  { table: 'audit_log', what: 'who did what to whom', order: ['at', 'id'] },
]

/** Tables of a company that an export leaves out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  employee_secrets: 'encrypted; in clear in numbers_in_clear where the owner asked for it',
  employee_tallies: 'counted from the people',
  application_editors: 'who has an application in hand at this minute',
  match_facts: 'made from the CVs',
  self_identifications: 'what people said of themselves for the fairness report; no company has a way to it',
  cv_readings: 'read from the CVs, which lie under files/',
  job_adverts: 'made from the jobs that are published',
  advert_visits: 'who was counted today, as hashes that are of no use tomorrow',
  advert_own_visitors: 'the same of the company’s own people, who are not counted',
  company_answers: 'made from the applications, every hour',
  job_reports: 'what strangers told the platform about an advert; the platform’s own',
  sessions: 'who is signed in at this moment',
  password_resets: 'links that open accounts',
  idempotency_keys: 'answers kept for a week in case a call is repeated',
  company_export_parts: 'where the pieces of this file lie',
}

/** Of the company's own, when asked for. */
export const CLEAR = {
  table: 'numbers_in_clear',
  what: 'identity, passport, bank and permit numbers in clear',
  columns: ['employee_id', 'thing', 'thing_id', 'field', 'value'],
}

/** A name that any system can unpack. */
export const entryName = (id: string, name: string): string =>
  `files/${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-120)}`

type Told = {
  company: string
  at: string
  withSecrets: boolean
  withFiles: boolean
  tables: readonly { table: string; what: string; columns: readonly string[]; rows: number }[]
}

/** README.md: what is in the file and what is not. */
export const readme = ({ company, at, withSecrets, withFiles, tables }: Told): string =>
  [
    `# ${company}: everything kept in Fourshore`,
    '',
    `As of ${at} (UTC). Every table is there twice: \`tables/name.csv\` (UTF-8 with byte order mark, RFC 4180; a cell that a spreadsheet would run as a formula has an apostrophe in front) and \`tables/name.jsonl\` (one JSON object a line, exactly as kept). Days are YYYY-MM-DD; instants are ISO 8601 in UTC; amounts are whole minor units of the currency beside them.`,
    '',
    withSecrets
      ? '**Identity, passport, bank and permit numbers stand in clear in numbers_in_clear. Keep this file as you would keep the papers themselves.**'
      : 'Identity, passport and bank numbers are masked: the last four characters only. Warnings and letters to one person are left out, with their answers, files and lines of the log: the owner has them by asking for the numbers in clear.',
    withFiles
      ? 'Documents, photos and the logo lie under `files/`.'
      : 'The files themselves were left out; their names are in files.csv.',
    '',
    '## Tables',
    '',
    ...tables.flatMap(({ table, what, columns, rows }) => [
      `### ${table} (${rows} rows)`,
      '',
      `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
      '',
      `Columns: ${columns.join(', ')}`,
      '',
    ]),
    '## Left out',
    '',
    ...Object.entries(LEFT_OUT).map(([table, why]) => `- ${table}: ${why}`),
    '',
  ].join('\n')
