export const FORMATS = ['csv', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

export const EXPORT_STATES = ['waiting', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** So many rows are written while somebody waits; more of them by a job. */
export const ROWS_AT_ONCE = 5_000
/** The most a spreadsheet holds, less its headers. */
export const MOST_ROWS = 1_048_575
/** The most rows of a list of the platform: its file is written while one waits. */
export const PLATFORM_ROWS = 100_000
export const EXPORT_DAYS = 7

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** employees-2026-12-01.csv */
export const fileNameOf = (list: string, askedAt: string, format: Format): string =>
  `${list}-${askedAt.slice(0, 10)}.${format}`

const DAY_MS = 24 * 60 * 60 * 1000
type Stored = { status: string; asked_at: string; expires_at: string | null }

/** What it is now: a file is over when its days are, whether or not it was cleared away; one that a day did not write will not be. */
export const exportStateOf = ({ status, asked_at, expires_at }: Stored, now: Date): ExportState => {
  if (status === 'waiting') return now.getTime() - Date.parse(asked_at) > DAY_MS ? 'failed' : 'waiting'
  if (status === 'ready' && expires_at !== null && Date.parse(expires_at) > now.getTime()) return 'ready'
  return 'expired'
}
