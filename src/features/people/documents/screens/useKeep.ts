import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, call } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import type { addDocument, addVersion, Document, listDocuments } from '../contract.ts'
import { DOCUMENT_BYTES } from '../rules.ts'

export const documentsCall = wire<typeof listDocuments>('GET', '/api/employees/:id/documents')
const addCall = wire<typeof addDocument>('POST', '/api/employees/:id/documents')
const versionCall = wire<typeof addVersion>('POST', '/api/employees/:id/documents/:documentId/versions')

type Keep = {
  employeeId: string
  /** The one that gets a newer version; null: a new document. */
  document: Document | null
  /** A file that was dropped already. */
  dropped?: File | null
  /** The kind of a new document when nobody chose one. */
  usual: string
  /** Paths of further answers that it makes stale. */
  refreshes?: readonly string[]
  says: { noFile: string; tooLarge: string; done: string; failed: (message: string) => string }
  onDone: () => void
}

/** The form that keeps a file about somebody: its values, what is wrong with them, and sending it. */
export const useDocumentForm = ({
  employeeId,
  document,
  dropped = null,
  usual,
  refreshes = [],
  says,
  onDone,
}: Keep) => {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(dropped)
  const [kind, setKind] = useState('')
  const [title, setTitle] = useState('')
  const [expires, setExpires] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const chosen = kind || usual

  const send = async (e: FormEvent) => {
    e.preventDefault()
    if (busy) return
    if (!file) return setWrong({ file: says.noFile })
    if (file.size > DOCUMENT_BYTES) return setWrong({ file: says.tooLarge })
    setWrong({})
    setBusy(true)
    const about = { id: employeeId, name: file.name, expires_on: expires }
    try {
      if (document) await call(versionCall, { ...about, documentId: document.id }, { file })
      else await call(addCall, { ...about, kind: chosen, title }, { file })
      await Promise.all(
        [documentsCall.path, ...refreshes].map((path) => client.invalidateQueries({ queryKey: [path] })),
      )
      notify.success(says.done)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else notify.failure(says.failed(error instanceof Error ? error.message : ''))
    } finally {
      setBusy(false)
    }
  }

  const text = (value: string, set: (value: string) => void) => ({
    value,
    onChange: (e: { currentTarget: { value: string } }) => set(e.currentTarget.value),
  })
  return {
    send,
    busy,
    wrong,
    file: { value: file, onChange: setFile, error: wrong.file },
    kind: { ...text(chosen, setKind), error: wrong.kind },
    title: { ...text(title, setTitle), error: wrong.title },
    expires: { ...text(expires, setExpires), error: wrong.expires_on },
  }
}
