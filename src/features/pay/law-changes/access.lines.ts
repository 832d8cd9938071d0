/** Who may make the calls of law changes, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: ['GET /api/law-changes', 'GET /api/law-changes/:groupId/impact', 'POST /api/law-changes/:groupId/trial'],
  },
  objects: { '/api/law-changes/:groupId': 'select id "groupId" from pay_groups where company_id = $c order by id' },
  requests: {
    'GET /api/law-changes/:groupId/impact': () => ({ from: '2027-01-01' }),
    'POST /api/law-changes/:groupId/trial': () => ({ scheme: 'cpf', party: 'employer', base: 'cpf.ow', percent: '1' }),
  },
}
