/** Many people at once, for features that bring them from elsewhere: what is written of each, and how those nobody has touched go again. */
export {
  type EmployeeColumns,
  type EmployeeSecrets,
  emptyEmployeeColumns,
  insertCompensations,
  insertEmployeeSecrets,
  insertEmployees,
} from './many.queries.ts'
export {
  childrenOfEmployees,
  countUntouchedEmployees,
  deleteUntouchedEmployees,
  listRetainedEmployees,
  lockUntouchedEmployees,
} from './untouched.queries.ts'
