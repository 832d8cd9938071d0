const ALL = '/api/pay-deductions'
const PLAN = `select distinct plan_id as id from pay_deductions where company_id = $c order by plan_id`

/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    pay: [`GET ${ALL}`, `GET ${ALL}/:id`, 'GET /api/pay-deduction-people'],
    payroll: [`POST ${ALL}`, `PUT ${ALL}/:id`, `POST ${ALL}/:id/end`, `DELETE ${ALL}/:id`],
  },
  objects: { [`${ALL}/:id`]: PLAN },
}
