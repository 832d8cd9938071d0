import { Button, FileInput, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { wire } from '../../../shared/endpoint.ts'
import { ApiError, call } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { addDocument, addVersion, Document } from '../../documents/contract.ts'
import { DOCUMENT_BYTES, documentKinds } from '../../documents/rules.ts'
import type { EmployeeRecord } from '../../employees/record.contract.ts'
import { useCountry } from '../../employees/screens/calls.ts'
import { useWords } from '../words/index.ts'
import { documentsCall, useKind } from './parts.tsx'
import classes from './portal.module.css'

const addCall = wire<typeof addDocument>('POST', '/api/employees/:id/documents')
const versionCall = wire<typeof addVersion>('POST', '/api/employees/:id/documents/:documentId/versions')

type Props = { employee: EmployeeRecord; document: Document | null; onClose: () => void }

/** A document of one's own, or the newer version of one. */
export const Upload = ({ employee, document, onClose }: Props) => {
  const say = useWords()
  const client = useQueryClient()
  const country = useCountry(employee.country)
  const kindOf = useKind(employee.country)
  const kinds = country
    ? documentKinds(country).map((k) => ({ value: k.key, label: String(kindOf(k.key, k.label)) }))
    : []
  const [file, setFile] = useState<File | null>(null)
  const [kind, setKind] = useState('')
  const [title, setTitle] = useState('')
  const [expires, setExpires] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  const send = async (e: FormEvent) => {
    e.preventDefault()
    if (busy) return
    if (!file) return setWrong({ file: say('documents.noFile') })
    if (file.size > DOCUMENT_BYTES) return setWrong({ file: say('documents.tooLarge') })
    setWrong({})
    setBusy(true)
    const about = { id: employee.id, name: file.name, expires_on: expires }
    try {
      if (document) await call(versionCall, { ...about, documentId: document.id }, { file })
      else await call(addCall, { ...about, kind: kind || (kinds[0]?.value ?? 'other'), title }, { file })
      await client.invalidateQueries({ queryKey: [documentsCall.path] })
      notify.success(say('documents.uploaded'))
      onClose()
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else notify.failure(say('documents.failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={
        document
          ? say('documents.newVersion', { what: document.title ?? String(kindOf(document.kind, document.kind_label)) })
          : say('documents.add')
      }
      closeButtonProps={{ 'aria-label': say('documents.close') }}
    >
      <form onSubmit={send} noValidate className={classes.form}>
        {!document && (
          <>
            <NativeSelect
              label={say('documents.kind')}
              value={kind || (kinds[0]?.value ?? '')}
              onChange={(e) => setKind(e.currentTarget.value)}
              error={wrong.kind}
              data={kinds}
              data-autofocus
            />
            <TextInput
              label={say('documents.name')}
              value={title}
              onChange={(e) => setTitle(e.currentTarget.value)}
              error={wrong.title}
              maxLength={200}
            />
          </>
        )}
        <FileInput
          label={say('documents.file')}
          description={say('documents.rules')}
          placeholder={say('documents.choose')}
          value={file}
          onChange={setFile}
          accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.docx"
          error={wrong.file}
          required
        />
        <TextInput
          type="date"
          label={say('documents.expiry')}
          value={expires}
          onChange={(e) => setExpires(e.currentTarget.value)}
          error={wrong.expires_on}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {say('documents.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {say('documents.upload')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
