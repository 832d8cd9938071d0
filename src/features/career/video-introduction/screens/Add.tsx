import { Button, FileButton, Progress, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import { LONGEST_TITLE } from '../video.rules.ts'
import { useWords } from '../words/index.ts'
import { pictureOfFile } from './picture.ts'
import { Recorder } from './Recorder.tsx'
import type { Beside, Uploading } from './useUpload.ts'

/** A new video: recorded here, or from a file. */
export const Add = ({ uploading }: { uploading: Uploading }) => {
  const t = useWords()
  const [title, setTitle] = useState('')
  const [recording, setRecording] = useState(false)
  const [wrong, setWrong] = useState<{ title?: string; file?: string }>({})
  const { upload } = uploading
  const send = async (file: Blob | null, drawn?: Beside) => {
    if (!file) return
    if (uploading.isTooLarge(file)) return setWrong({ file: t('add.tooLarge') })
    setWrong({})
    try {
      await uploading.begin(title, file, drawn ?? { picture: await pictureOfFile(file), heard: [] })
      setRecording(false)
      setTitle('')
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.title) setWrong({ title: fields.title })
      else setWrong({ file: Object.values(fields)[0] ?? (error as Error).message })
    }
  }
  return (
    <section className={panel.card} aria-labelledby="add">
      <h2 id="add">{t('add.title')}</h2>
      <TextInput
        label={t('add.name')}
        description={t('add.nameHint')}
        value={title}
        maxLength={LONGEST_TITLE}
        dir="auto"
        error={wrong.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {recording ? (
        <Recorder
          isBusy={upload.state === 'sending'}
          onUse={(blob, beside) => void send(blob, beside)}
          onCancel={() => setRecording(false)}
        />
      ) : (
        <div className={panel.row}>
          <Button onClick={() => setRecording(true)} disabled={upload.state !== 'idle'}>
            {t('add.record')}
          </Button>
          <FileButton accept="video/mp4,video/webm" onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} variant="default" disabled={upload.state !== 'idle'}>
                {t('add.file')}
              </Button>
            )}
          </FileButton>
          <span className={panel.quiet}>{t('add.fileHint')}</span>
        </div>
      )}
      {wrong.file && (
        <p role="alert" className={panel.wrong}>
          {wrong.file}
        </p>
      )}
      {upload.state !== 'idle' && (
        <div className={panel.stack} role="status">
          <Progress value={(upload.here / upload.parts) * 100} aria-label={t('add.title')} />
          <span>{t('add.sending', { here: upload.here, parts: upload.parts })}</span>
        </div>
      )}
      {upload.state === 'stopped' && (
        <div className={panel.row}>
          <p role="alert">
            {t('add.stopped')} {upload.failure}
          </p>
          <Button size="compact-sm" onClick={() => void uploading.again()}>
            {t('add.again')}
          </Button>
        </div>
      )}
    </section>
  )
}
