import type { ExportedTable, OwnedTable } from '../../../server/feature.ts'

export const STATES = ['queued', 'running', 'interrupted', 'ready', 'failed', 'expired'] as const
export type State = (typeof STATES)[number]

/** How long an export is kept. */
export const RETENTION_DAYS = 7
/** How many are kept at once. Each may be as large as everything a company has: the oldest makes room for a new one. */
export const MAX_STORED_EXPORTS = 3

/** One that has not come on for so long is not coming: its server is gone. */
const STILL_MS = 10 * 60 * 1000

export const stateOf = (row: { status: string; moved_at: string; expires_at: string | null }, now: Date): State => {
  if (row.status === 'running' && now.getTime() - Date.parse(row.moved_at) > STILL_MS) return 'interrupted'
  if (row.status === 'ready' && row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime()) return 'expired'
  return STATES.find((s) => s === row.status) ?? 'failed'
}

export const percentOf = ({ steps, steps_done }: { steps: number; steps_done: number }): number =>
  steps > 0 ? Math.min(100, Math.floor((steps_done / steps) * 100)) : 0

export type Table = ExportedTable & { table: string }

/** What an export holds, a file each as CSV and as JSON lines. Columns of bytes never leave. */
export const exportedTables = (tables: Readonly<Record<string, OwnedTable>>): readonly Table[] =>
  Object.entries(tables).flatMap(([table, owned]) => ('what' in owned ? [{ table, ...owned }] : []))

/** Tables of a company that an export leaves out, and why. */
export const tablesLeftOut = (tables: Readonly<Record<string, OwnedTable>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([table, owned]) => ('leftOut' in owned ? [[table, owned.leftOut]] : [])),
  )

/** Of the company's own, when asked for. */
export const CLEAR = {
  table: 'numbers_in_clear',
  what: 'identity, passport, bank and permit numbers in clear',
  columns: ['employee_id', 'thing', 'thing_id', 'field', 'value'],
}

/** A name that any system can unpack. */
export const entryName = (id: string, name: string): string =>
  `files/${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-120)}`

type ExportFacts = {
  company: string
  at: string
  withSecrets: boolean
  withFiles: boolean
  tables: readonly { table: string; what: string; columns: readonly string[]; rows: number }[]
  leftOut: Readonly<Record<string, string>>
}

/** README.md: what is in the file and what is not. */
export const renderReadme = ({ company, at, withSecrets, withFiles, tables, leftOut }: ExportFacts): string =>
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
    ...Object.entries(leftOut).map(([table, why]) => `- ${table}: ${why}`),
    '',
  ].join('\n')
