/** Where the lockers are looked at. */
export const LOCKERS_PATH = '/dashboard/lockers'
