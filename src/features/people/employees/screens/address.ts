import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAddress } from '../../../../web/address.ts'
import { paths } from '../../../../web/paths.ts'

/** Everything this screen shows is in its address: a reload, Back and a shared link keep it. */
const AT = {
  search: '',
  department: '',
  status: '',
  country: '',
  sort: 'name',
  page: '1',
  size: '50',
  /** new, edit, profile, bulk, onboarding, overtime, card */
  open: '',
  /** The record that is open. */
  id: '',
  tab: '',
  /** The compliance overview has a filter and a page of its own. */
  completeness: '',
  cpage: '1',
}
export type At = typeof AT

export const useEmployeesAddress = () => useAddress(AT)

type Opened = { open: string; id: string; tab: string }

/** Opens somebody's page or form: beneath it stays the list with its filters where it is, and from another page it is gone to. */
export const useOpenPerson = () => {
  const [, go] = useEmployeesAddress()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return ({ open, id, tab }: Opened): void => {
    const isListed = pathname === paths.employees() || pathname === paths.employeeExperience()
    if (isListed) void go({ open, id, tab })
    else void navigate({ to: paths.employees({ open, id, ...(tab !== '' && { tab }) }) })
  }
}
