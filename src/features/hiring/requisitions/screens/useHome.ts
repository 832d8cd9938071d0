import { countryCodes } from '../../../../countries/registry.web.ts'
import { useSession } from '../../../../web/session.ts'

/** Where the company is: what is begun is begun there. */
export const useHome = (): string => {
  const { user } = useSession()
  return countryCodes.find((code) => code === user?.country_code) ?? countryCodes[0] ?? ''
}
