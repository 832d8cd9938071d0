/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    hr: ['POST /api/employees/:id/documents/:documentId/verification'],
  },
  requests: {
    'POST /api/employees/:id/documents/:documentId/verification': () => ({ version: 1, verified: true }),
  },
}
