import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsDepartments, readsDepartments } from './policy.ts'
import * as departments from './service.ts'

export const departmentRoutes = [
  route(contract.listDepartments, readsDepartments, departments.list),
  route(contract.addDepartment, keepsDepartments, departments.add),
  route(contract.mergeDepartments, keepsDepartments, departments.merge),
  route(contract.changeDepartment, keepsDepartments, departments.change),
]
