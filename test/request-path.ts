/** Calls of no company that leave no line in a log; each says why in its contract. */
export const UNLOGGED = [
  'POST /api/auth/invitation',
  'POST /api/billing/events',
  'POST /api/inbound-mail',
  'POST /api/jobs/:id/contact',
  'POST /api/kiosk/code',
  'POST /api/messages/outcomes',
  'POST /api/notifications/all-read',
  'POST /api/notifications/all-unread',
  'POST /api/notifications/marks',
  'POST /api/phone-alerts/answers',
  'POST /api/seeker/cvs/:id/against',
  'POST /api/seeker/jobs-near-cell',
  'POST /api/seeker/looks',
  'POST /api/seeker/profile/read',
  'POST /api/seeker/visit',
  'DELETE /api/drafts',
  'PUT /api/drafts',
  'POST /api/shared-resumes',
  'POST /api/shared-resumes/file',
  'PUT /api/navigation',
  'PUT /api/navigation/hijri',
  'PUT /api/seeker/resumes/:id',
]

/**
 * Files of features in which a step of a call is taken apart from its one transaction (`database.apart`), with the reason. A step that is kept
 * whatever becomes of the call, or that needs no connection in hand while a password is compared; nothing else.
 */
export const KEPT_APART: Readonly<Record<string, string>> = {
  'company/export/service.ts':
    'the password is compared without a connection in hand; that it was wrong is written down although the call is refused',
  'platform/accounts/login.service.ts':
    'a failed sign-in is written down although it is refused; a try at a second factor counts whatever comes of it; half a sign-in is refused and leaves what its other half needs',
  'platform/accounts/mailbox.service.ts': 'a try at a code counts whatever comes of it',
  'platform/accounts/security.service.ts':
    'the password is compared without a connection in hand; a try at a passkey counts whatever comes of it',
}
