type BlindIndex = (companyId: string, field: string, canonical: string) => Buffer

/**
 * What the link of an application ends with: the same each time it is asked for, so that every letter can carry it, and of no use to
 * guess, since it is made with the company's own key.
 */
export const linkToken = (blindIndex: BlindIndex, companyId: string, applicationId: string): string =>
  blindIndex(companyId, 'application link', applicationId).toString('base64url')

const TOKEN = /^[A-Za-z0-9_-]{22}$/
export const isLinkToken = (key: string): boolean => TOKEN.test(key)

/** Where somebody sees their application: in their account, or by its link. */
export const addressOf = (publicUrl: string, applicationId: string, token: string | null): string =>
  token === null
    ? `${publicUrl}/dashboard/seeker/my-applications?application=${applicationId}`
    : `${publicUrl}/application/${token}`
