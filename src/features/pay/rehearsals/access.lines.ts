/** Who may make the calls of rehearsals, and what their addresses name: read by the access matrix. */
export default {
  may: { pay: ['GET /api/rehearsals'], payroll: ['POST /api/rehearsals/:groupId'] },
  objects: { '/api/rehearsals/:groupId': 'select id "groupId" from pay_groups where company_id = $c order by id' },
  requests: {},
}
