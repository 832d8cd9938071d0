import { ApiError } from '../../../web/api.ts'
import { renewToken, session } from '../../../web/session.ts'

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

/** A file that a call answers with. */
export const fetchFile = async (address: string): Promise<Blob> => {
  const ask = (token: string | null) =>
    fetch(address, { headers: { authorization: `Bearer ${token ?? ''}`, accept: 'text/csv' } })
  let answer = await ask(session().token).catch(() => null)
  if (answer?.status === 401) {
    const token = await renewToken()
    if (token) answer = await ask(token).catch(() => null)
  }
  if (!answer) throw new ApiError(0, 'NETWORK', 'Network error')
  if (answer.ok) return answer.blob()
  const body = (await answer.json().catch(() => ({}))) as { error?: string; code?: string }
  throw new ApiError(answer.status, body.code ?? 'HTTP', body.error ?? `HTTP ${answer.status}`)
}
