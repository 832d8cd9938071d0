/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    compliance: ['GET /api/compliance/standings', 'GET /api/compliance/employees/:id/standing'],
  },
  requests: {
    'GET /api/compliance/standings': () => ({ ids: crypto.randomUUID() }),
  },
}
