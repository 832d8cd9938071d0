/** What approvals call corrections of punches, and overtime. */
export const CORRECTION_KIND = 'punch-correction'
export const OVERTIME_KIND = 'overtime'
