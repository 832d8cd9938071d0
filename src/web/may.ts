import { type Permission, roleHas } from '../shared/permissions.ts'
import { useSession } from './session.ts'

/** What whoever is here may do in their company, from the table that the server decides by. Only so that no button is shown in vain. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { user } = useSession()
  return (permission) => user !== null && user.company_id !== null && roleHas(user.role, permission)
}
