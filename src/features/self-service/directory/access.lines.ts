/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    employee: ['GET /api/portal/colleagues', 'GET /api/portal/colleagues/:id', 'GET /api/portal/holidays/year'],
  },
  objects: {
    '/api/portal/colleagues/:id': `select id from employees where company_id = $c and status = 'active' order by full_name`,
  },
}
