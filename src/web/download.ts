import { ApiError, request } from './api.ts'
import { getSession } from './session.ts'

/** Hands the browser a file. */
export const saveFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const csvFile = (csv: string) => new Blob([csv], { type: 'text/csv;charset=utf-8' })

type FileCall = { method: 'GET' | 'POST'; path: string; input?: Record<string, unknown> }

const fetchFileOf = async (call: FileCall, isConfirmed = false): Promise<Blob> => {
  const answer = await request(call, call.input ?? {}, {
    headers: { accept: 'text/csv' },
    anonymous: getSession().token === null,
    piecewise: true,
  })
  if (answer.ok) return answer.blob()
  const body = (await answer.json().catch(() => ({}))) as { error?: string; code?: string }
  if (body.code === 'CONFIRMATION_REQUIRED' && !isConfirmed)
    if (await (await import('./confirm.ts')).askToConfirm()) return fetchFileOf(call, true)
  throw new ApiError(answer.status, body.code ?? 'HTTP', body.error ?? `HTTP ${answer.status}`)
}

/** A file that a call answers with. Who has no session has a link, which says who they are; who has to prove themselves is asked. */
export const fetchFile = (address: string): Promise<Blob> => fetchFileOf({ method: 'GET', path: address })

/** A file that is made of what is asked. */
export const makeAndFetchFile = (path: string, input: Record<string, unknown>): Promise<Blob> =>
  fetchFileOf({ method: 'POST', path, input })
