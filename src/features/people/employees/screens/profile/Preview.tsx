import { Button, Group, Skeleton } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../../web/download.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState } from '../../../../../web/ui/states.tsx'
import { notifyUndo } from '../../../../../web/undo/useUndo.ts'
import { standingCall, standingsCall } from '../../../compliance/screens/calls.ts'
import type { Document } from '../../../documents/contract.ts'
import { documentsCall } from '../../../documents/screens/useKeep.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../../words/index.ts'
import { getCall } from '../calls.ts'
import { verifyDocumentCall } from './calls.ts'
import classes from './profile.module.css'

const PDF = 'application/pdf'
/** What a browser draws by itself. A phone often draws no PDF: there it is downloaded. */
const isDrawn = (type: string) =>
  type === PDF ? navigator.pdfViewerEnabled : ['image/png', 'image/jpeg', 'image/webp'].includes(type)

type Props = {
  employeeId: string
  document: Document
  title: string
  mayVerify: boolean
  onClose: () => void
}

/** The newest version as it is, and the word that it was looked at and is right. */
export default function Preview({ employeeId, document, title, mayVerify, onClose }: Props) {
  const t = useProfileWords()
  const sayOf = useWords()
  const { moment } = useFormat()
  const [newest] = document.versions
  const path = `/api/employees/${employeeId}/documents/${document.id}/versions/${newest?.version}`
  const file = useQuery({ queryKey: ['document', path], queryFn: () => fetchFile(path), gcTime: 60_000 })
  const verify = useCommand(verifyDocumentCall, {
    refreshes: [documentsCall, getCall, standingCall, standingsCall],
  })
  if (!newest) return null
  const isVerified = newest.verified_at !== null
  const say = () =>
    verify.mutate(
      { id: employeeId, documentId: document.id, version: newest.version, verified: !isVerified },
      {
        onSuccess: () =>
          notifyUndo(t(isVerified ? 'verify.takenBack' : 'verify.done'), () =>
            verify.mutateAsync({
              id: employeeId,
              documentId: document.id,
              version: newest.version,
              verified: isVerified,
            }),
          ),
        onError: (error) => notify.failure(error.message),
      },
    )
  return (
    <Dialog onClose={onClose} size={860} title={title} closeButtonProps={{ 'aria-label': sayOf('actions.close') }}>
      <div className={classes.block}>
        <Drawn type={newest.content_type} file={file.data} name={newest.name} error={file.error} />
        <p className={classes.note} role="status">
          {newest.verified_at
            ? t('verify.by', { who: newest.verified_by ?? '–', when: moment(newest.verified_at) })
            : t('verify.nobody')}
        </p>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!file.data}
            onClick={() => file.data && saveFile(newest.name, file.data)}
          >
            {t('document.download')}
          </Button>
          {mayVerify && (
            <Button
              variant={isVerified ? 'default' : 'filled'}
              leftSection={<IconCircleCheck size={16} />}
              loading={verify.isPending}
              onClick={say}
            >
              {t(isVerified ? 'verify.takeBack' : 'verify.verify')}
            </Button>
          )}
        </Group>
      </div>
    </Dialog>
  )
}

type DrawnProps = { type: string; name: string; file: Blob | undefined; error: Error | null }

const Drawn = ({ type, name, file, error }: DrawnProps) => {
  const t = useProfileWords()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    // The type is the one the server found in the content: never a page that could run.
    const made = URL.createObjectURL(new Blob([file], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, type])
  if (error) return <ErrorState error={error} />
  if (!isDrawn(type)) return <p className={classes.note}>{t('document.notDrawn')}</p>
  if (!url) return <Skeleton height={420} />
  return type === PDF ? (
    <iframe src={`${url}#navpanes=0&view=FitH`} title={name} className={classes.paper} />
  ) : (
    <img src={url} alt={name} className={classes.drawn} />
  )
}
