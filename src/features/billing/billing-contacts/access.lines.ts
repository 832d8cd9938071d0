/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    runs: [
      'GET /api/company/plan/contacts',
      'POST /api/company/plan/contacts',
      'DELETE /api/company/plan/contacts/:id',
    ],
    anyone: ['GET /api/billing-contact-links/:token', 'POST /api/billing-contact-links/:token'],
  },
  objects: {
    '/api/company/plan/contacts/:id': `select id from billing_contacts where company_id = $c order by invited_at`,
  },
}
