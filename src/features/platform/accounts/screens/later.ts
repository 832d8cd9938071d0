/**
 * What the sign-in page fetches only when somebody needs it. It imports nothing itself: the page that names a module names all that the
 * module imports.
 */
export const secondStep = () => import('./security/SecondStep.tsx')
export const passkeySignIn = () => import('./passkeySignIn.ts')
export const companyAccess = () => import('./CompanyAccess.tsx')
