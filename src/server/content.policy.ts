/**
 * What a page of ours may load and run. Nothing inline, nothing from elsewhere. React sets styles through the object model,
 * which the policy does not touch; a `style="…"` in an answer of the server would be ignored.
 */
export const contentPolicy = (secure: boolean): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // A CV that is shown as it was sent: the browser's own viewer of PDFs.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * The same for the page of the application, whose component library writes a few style elements of its own: those that carry this
 * answer's number hold. Text that becomes script or markup must go through the one policy of public/boot.js.
 */
export const appPolicy = (policy: string, nonce: string): string =>
  `${policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)}; require-trusted-types-for 'script'; trusted-types default`
