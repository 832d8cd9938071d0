/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: { employee: ['GET /api/portal/letters', 'POST /api/portal/letters'] },
  requests: { 'POST /api/portal/letters': () => ({ kind: 'employment', language: 'en' }) },
}
