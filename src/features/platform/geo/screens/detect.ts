import { wire } from '../../../../shared/endpoint.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { getSession, setCountry } from '../../../../web/session.ts'
import { countryName } from '../../../../web/ui/format.ts'
import type { detectCountry } from '../contract.ts'

const detectCall = wire<typeof detectCountry>('GET', '/api/geo/detect')

/** Where somebody without a country seems to be. DEFAULT says nothing; not knowing stands in nobody's way. */
export const detectCountryOfUser = async (): Promise<void> => {
  const userId = getSession().user?.id
  const answer = await callEndpoint(detectCall, {}, { anonymous: true }).catch(() => null)
  if (!answer || answer.country_code === 'DEFAULT' || getSession().user?.id !== userId) return
  setCountry(countryName(answer.country_code), answer.country_code)
}
