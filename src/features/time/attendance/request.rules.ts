/** What approvals call corrections of punches, overtime, and days of remote work. */
export const CORRECTION_KIND = 'punch-correction'
export const OVERTIME_KIND = 'overtime'
export const REMOTE_KIND = 'remote-work'

/** Days of remote work that are asked for or agreed at once at most. */
export const MOST_REMOTE_DAYS = 92
