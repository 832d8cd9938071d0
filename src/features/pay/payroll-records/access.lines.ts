/** Who may make the call, and what its address names: read by the access matrix. */
export default {
  may: { pay: ['GET /api/employees/payroll/:country'] },
  // A country belongs to nobody: each company sees its own people in it.
  objects: { '/api/employees/payroll/:country': `select 'singapore' country` },
}
