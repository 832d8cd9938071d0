import { type Actor, isCompanyRole } from '../shared/actor.ts'
import type { Endpoint } from '../shared/endpoint.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import type { Caller, Services } from './context.ts'
import { networkOf } from './network.ts'
import type { Download } from './routes.ts'
import type { CallTransaction, Session } from './transactions.ts'
import type { Watch } from './watch.ts'

/** What came over the wire, before anything is believed of it. */
export type Raw = {
  token: string | null
  params: unknown
  query: unknown
  body: unknown
  idempotencyKey: string | null
  caller: Caller
}

/** What goes back. `send` is called for a download that is written while it is read, with its transaction open. */
export type Reply = { status: number; body: unknown; ready?: string; stream?: Watch; download?: Download }

export type Send = (download: Download) => Promise<void>

/** One try at a call. `inside` is what the use case is handed: its transactions are parts of the call's one, where there is one. */
export type Try = {
  services: Services
  inside: Services
  /** null for a call that reads. */
  transaction: CallTransaction | null
  raw: Raw
  send: Send
  /** Done once everything is kept: what no rollback could take back. */
  afterwards: (() => Promise<void>)[]
}

export const callName = ({ method, path }: Endpoint): string => `${method} ${path}`

export const fileIn = ({ upload, signedBy }: Endpoint, { body }: Raw): Buffer | null => {
  if (signedBy) return Buffer.isBuffer(body) ? body : null
  if (!upload) return null
  if (!Buffer.isBuffer(body)) throw invalid({ file: 'Choose a file.' })
  return body
}

export const claims = (services: Services, raw: Pick<Raw, 'token'>) => {
  if (!raw.token) throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
  return services.tokens.read(raw.token)
}

/**
 * With a temporary password nothing works but choosing a real one; where the company asks for a second factor, nothing but setting one up.
 * 428, because 403 would end the client's session.
 */
export const passwordFirst = (session: Session, endpoint: Endpoint) => {
  if (endpoint.beforePasswordChange) return
  if (session.mustChangePassword) throw new Refusal('PASSWORD_CHANGE_REQUIRED', 'Choose a new password first.')
  if (session.mustSetUpSecondFactor && !endpoint.beforeSecondFactor)
    throw new Refusal('SECOND_FACTOR_SETUP_REQUIRED', 'Your company asks for a second factor. Set one up first.')
}

/** Whoever looks as another changes nothing, and does not read what is the other's alone. */
export const refuseWhileViewing = (session: Pick<Session, 'viewedBy'> | Actor | null, endpoint: Endpoint) => {
  if (!session?.viewedBy || endpoint.whileViewing) return
  if (endpoint.method !== 'GET')
    throw new Refusal('VIEWING', 'You are looking as somebody else, so nothing can be changed. End the view first.')
  if (endpoint.ownAccount) throw new Refusal('VIEWING', 'This is for the owner of the account alone.')
}

/** A company whose plan is over reads everything and changes nothing but its plan; what its people do in their own portal goes on. */
export const refuseWhileReadOnly = async (
  services: Services,
  { isReadOnly, role, companyId }: Pick<Session, 'isReadOnly' | 'role' | 'companyId'>,
  endpoint: Endpoint,
): Promise<void> => {
  if (!isReadOnly || endpoint.method === 'GET' || endpoint.whileReadOnly || !isCompanyRole(role) || !companyId) return
  for (const { planLock } of services.features) {
    const lock = await planLock?.(services, companyId)
    if (lock) throw lock
  }
  throw new Refusal(
    'PLAN_REQUIRED',
    'Your company’s plan is over, so everything can be read and nothing changed. Choose a plan under Subscription to go on.',
    { data: { upgrade: 'team', reason: 'read_only' } },
  )
}

export const keepLimit = async (
  services: Services,
  endpoint: Endpoint,
  raw: Raw,
  { sessionId, companyId }: { sessionId: string; companyId: () => Promise<string | null> },
) => {
  const { max, minutes, per } = endpoint.limit as NonNullable<Endpoint['limit']>
  const whom = await { address: () => networkOf(raw.caller.address), session: () => sessionId, company: companyId }[
    per
  ]()
  if (whom === null) return
  const wait = await services.database.countTry(
    `${callName(endpoint)} ${whom}`,
    max * services.settings.limitFactor,
    minutes * 60,
  )
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
}

/** Parses the answer: what the contract does not name does not leave the house. */
export const replyOf = (endpoint: Endpoint, answer: unknown): Reply => {
  const data = endpoint.output.parse(answer) as object
  const body = endpoint.envelope === false ? { success: true, ...data } : { success: true, data, ...messageOf(data) }
  return { status: endpoint.status ?? 200, body }
}

/** The specification reads `message` beside `data`. */
const messageOf = (data: object) =>
  'message' in data && typeof data.message === 'string' ? { message: data.message } : {}
