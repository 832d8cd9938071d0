/** What approvals call a locker that is to be given to somebody. */
export const LOCKER_KIND = 'locker'
