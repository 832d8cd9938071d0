import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsDepartments, readsDepartments } from './policy.ts'
import * as departments from './service.ts'

export const departmentRoutes = [
  route(contract.listDepartments, readsDepartments, departments.listDepartments),
  route(contract.addDepartment, keepsDepartments, departments.addDepartment),
  route(contract.mergeDepartments, keepsDepartments, departments.mergeDepartments),
  route(contract.changeDepartment, keepsDepartments, departments.changeDepartment),
]
