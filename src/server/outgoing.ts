import { lookup as resolve } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Nothing came within this time, ms. */
const PATIENCE = 10_000
/** Of an answer no more is read, bytes: its status is what counts. */
const MOST_READ = 16 * 1024

/** Addresses that are not on the open internet: this machine, its network, and what is set aside. IANA special-purpose registries. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix)
// Of IPv6 only 2000::/3 is given out; within it, what carries an IPv4 address or is set aside.
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

/** Whether an address belongs to the open internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inside.check(address)
  return family === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** The address may not be asked: not https, or not on the open internet. */
export class NotPublic extends Error {}

/** Looks a name up and refuses what leads inside: checked at the moment of connecting, so that a name cannot change its mind in between. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const refused = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))
    if (refused) return done(new NotPublic(`${hostname} does not lead to the open internet`), '', 0)
    if (options.all) return done(null, addresses)
    const [first] = addresses
    return done(null, first?.address ?? '', first?.family ?? 0)
  })

export type OutgoingRequest = {
  method: 'POST' | 'GET'
  url: string
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/**
 * Asks an address that somebody else chose. Only https, only the open internet, no redirect followed, no more than ten seconds; answers with
 * the status alone. `anywhere` takes http and addresses inside as well: for a server that is set so, and for tests.
 * @throws NotPublic when the address may not be asked; whatever the network throws when it does not answer
 */
export const sendOutgoing = ({ method, url, headers, body }: OutgoingRequest, anywhere = false): Promise<number> => {
  const { protocol, hostname, username } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!anywhere && (protocol !== 'https:' || username !== '' || (isIP(literal) !== 0 && !isPublicAddress(literal))))
    return Promise.reject(new NotPublic(`${hostname} does not lead to the open internet`))
  const open = protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, fail) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const way = anywhere ? {} : { lookup: publicLookup }
    const request = open(url, { method, headers: { ...headers, 'content-length': body.length }, signal, ...way })
    request.on('error', fail)
    request.on('response', (response) => {
      let read = 0
      response.on('data', (piece: Buffer) => {
        read += piece.length
        if (read > MOST_READ) response.destroy()
      })
      response.on('close', () => done(response.statusCode ?? 0))
      response.on('error', () => done(response.statusCode ?? 0))
    })
    request.end(body)
  })
}
