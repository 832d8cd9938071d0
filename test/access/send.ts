import { type Endpoint, isInAddress, pathNames } from '../../src/shared/endpoint.ts'
import type { Json } from '../contracts.ts'
import { pdfOf, pngOf } from '../files.ts'
import type { Answer, TestServer } from '../support.ts'

/** Whoever calls so has what they did taken back: see taken-back.ts. */
export const TAKEN_BACK = 'taken back'

type How = { token?: string | undefined; takenBack?: boolean; file?: Buffer }

/** Sends a request of a contract as it goes over the wire: its names in the address, the rest in the query or the body. */
export const send = (
  app: TestServer,
  endpoint: Endpoint,
  input: Json,
  { token, takenBack, file }: How = {},
): Promise<Answer> => {
  const { method, path, upload, signedBy } = endpoint
  const names = pathNames(path)
  const inAddress = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const url = names.reduce((u, name) => u.replace(`:${name}`, encodeURIComponent(inAddress(input[name])) || 'x'), path)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  const reads = isInAddress(endpoint)
  // A signed call has its one field in a header, and whatever is signed as its body.
  if (signedBy)
    return app.call(method, url, {
      raw: '{}',
      headers: {
        [signedBy]: encodeURIComponent(inAddress(rest.signature)),
        ...(takenBack && { 'user-agent': TAKEN_BACK }),
      },
    })
  const query = new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, inAddress(v)])).toString()
  const image = path.endsWith('/photo') || path.endsWith('/logo')
  const body = upload ? { file: file ?? (image ? pngOf() : pdfOf()) } : { body: rest }
  return app.call(method, reads && query ? `${url}?${query}` : url, {
    token,
    ...(reads && !upload ? {} : body),
    headers: takenBack ? { 'user-agent': TAKEN_BACK } : {},
  })
}
