/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: { signedIn: ['GET /api/drafts', 'PUT /api/drafts', 'DELETE /api/drafts'] },
  requests: {
    'GET /api/drafts': () => ({ form: 'leave' }),
    'PUT /api/drafts': () => ({ form: 'leave', value: { note: 'By the sea' } }),
    'DELETE /api/drafts': () => ({ form: 'leave' }),
  },
}
