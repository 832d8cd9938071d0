import { isIPv6 } from 'node:net'

const FOUR = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an address stands for when tries are counted: itself, and of IPv6 its first 64 bits. One connection has as many addresses beyond
 * those as it likes.
 */
export const networkOf = (address: string): string => {
  const carried = FOUR.exec(address)?.[1]
  if (carried) return carried
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] as string).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const written = before.length + after.length + (address.includes('.') ? 1 : 0)
  const groups = [...before, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...after]
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
