import { useAddress } from '../../../../web/address.ts'

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
