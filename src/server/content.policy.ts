/**
 * What a page of ours may load and run. Nothing inline but what is named below, nothing from elsewhere. React sets styles through the object model,
 * which the policy does not touch; a `style="…"` in an answer of the server would be ignored.
 */
export const contentPolicy = (secure: boolean): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A video that was recorded is watched before it is handed in.
    "media-src 'self' blob:",
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

/** What a page of ours may ask of the device: the camera, for codes of tickets, the microphone, for a note that is said, the place of a punch when somebody tells it, and to copy and share; nothing else, and nobody in a frame. */
const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  'geolocation=(self)',
  'microphone=(self)',
  'accelerometer',
  'autoplay',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => (name.includes('=') ? name : `${name}=()`))
  .join(', ')

/** What every answer carries, of whatever kind: also one that is refused before anything of ours has seen it. */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(secure),
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** The same for a public page, which carries its style sheet in itself: the text with this hash holds, and nothing else inline. */
export const pagePolicy = (policy: string, hash: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' ${hash}`)

/**
 * The same for the page of the application, whose component library writes a few style elements of its own: those that carry this
 * answer's number hold. Text that becomes script or markup must go through the one policy of public/boot.js.
 */
export const appPolicy = (policy: string, nonce: string): string =>
  `${policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)}; require-trusted-types-for 'script'; trusted-types default`
