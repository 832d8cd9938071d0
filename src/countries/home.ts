/** Where the house stands: what a call says when the caller's country is not known. Apart, so that a page that only calls carries no countries. */
export const HOME_COUNTRY = 'SG'
