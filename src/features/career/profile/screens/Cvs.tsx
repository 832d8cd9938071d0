import { Button, FileButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Cv } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { addCvCall, againCall, cvsCall, oneCvCall, readTextCall, removeCvCall } from './calls.ts'
import { Paste, type ReadText } from './Paste.tsx'
import classes from './seekers.module.css'

const LARGEST = 10 * 1024 * 1024
const ACCEPT = '.pdf,.docx,.png,.jpg,.jpeg,.json'
/** Of a JSON Resume, in letters. */
const LONGEST_TEXT = 200_000
const isUnderWay = (cv: Cv) => cv.status === 'waiting' || cv.status === 'reading'

type Props = { reviewing: string; onReview: (id: string) => void; onRead: (found: ReadText, name: string) => void }

export const Cvs = ({ reviewing, onReview, onRead }: Props) => {
  const t = useWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [pasting, setPasting] = useState(false)
  const [removing, setRemoving] = useState<Cv | null>(null)
  const { data } = useApiState(cvsCall, {}, { refetchInterval: 1_200 })
  const refresh = () =>
    Promise.all([cvsCall.path, oneCvCall.path].map((path) => client.invalidateQueries({ queryKey: [path] })))

  const send = async (file: File | null) => {
    if (!file || busy) return
    if (file.size > LARGEST) return setWrong(t('cvs.tooLarge'))
    setWrong(null)
    setBusy(true)
    try {
      if (/\.json$/i.test(file.name)) {
        const text = (await file.text()).slice(0, LONGEST_TEXT + 1)
        return onRead(await call(readTextCall, { text }), file.name)
      }
      const { duplicate, cv } = await call(addCvCall, { name: file.name }, { file })
      if (duplicate) setWrong(t('cvs.duplicate'))
      await refresh()
      onReview(cv.id)
    } catch (error) {
      setWrong(error instanceof ApiError ? (error.fields.file ?? error.fields.text ?? error.message) : String(error))
    } finally {
      setBusy(false)
    }
  }
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error) => notify.failure(error instanceof Error ? error.message : ''))
  return (
    <section className={classes.card} aria-labelledby="cvs">
      <h2 id="cvs" className={classes.heading}>
        {t('cvs.title')}
      </h2>
      <p className={classes.note}>{t('cvs.text')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside it is the first */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(e) => {
          e.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(e) => {
          e.preventDefault()
          setOver(false)
          void send(e.dataTransfer.files[0] ?? null)
        }}
      >
        <span>{t('cvs.drop')}</span>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setPasting(true)}>
            {t('cvs.paste')}
          </Button>
          <FileButton onChange={(file) => void send(file)} accept={ACCEPT}>
            {(props) => (
              <Button {...props} loading={busy}>
                {busy ? t('cvs.uploading') : t('cvs.upload')}
              </Button>
            )}
          </FileButton>
        </div>
      </div>
      {wrong && (
        <p role="alert" className={classes.alert}>
          {wrong}
        </p>
      )}
      {data?.cvs.length === 0 && <p className={classes.note}>{t('cvs.empty')}</p>}
      <ul className={classes.list} aria-live="polite">
        {data?.cvs.map((cv) => (
          <li key={cv.id} className={classes.cv}>
            <div className={classes.grow}>
              <span className={classes.name}>{cv.name}</span>
              <State cv={cv} />
            </div>
            <div className={classes.buttons}>
              {cv.status === 'read' && (
                <>
                  <Button
                    size="sm"
                    variant={reviewing === cv.id ? 'light' : 'default'}
                    onClick={() => onReview(reviewing === cv.id ? '' : cv.id)}
                    aria-expanded={reviewing === cv.id}
                    aria-label={`${t('cvs.review')}: ${cv.name}`}
                  >
                    {t('cvs.review')}
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    component={Link}
                    to={`${paths.seekerResumeAnalyzer()}?cv=${cv.id}`}
                    aria-label={`${t('cvs.analyse')}: ${cv.name}`}
                  >
                    {t('cvs.analyse')}
                  </Button>
                </>
              )}
              {cv.status === 'failed' && (
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => attempt(() => call(againCall, { id: cv.id }).then(refresh))}
                >
                  {t('cvs.again')}
                </Button>
              )}
              <Button
                size="sm"
                variant="subtle"
                aria-label={`${t('cvs.open')}: ${cv.name}`}
                onClick={() => attempt(async () => saveFile(cv.name, await fetchFile(`/api/seeker/cvs/${cv.id}/file`)))}
              >
                {t('cvs.open')}
              </Button>
              <Button
                size="sm"
                variant="subtle"
                color="red"
                aria-label={`${t('cvs.remove')}: ${cv.name}`}
                onClick={() => setRemoving(cv)}
              >
                {t('cvs.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {pasting && (
        <Paste
          onClose={() => setPasting(false)}
          onRead={(found) => {
            setPasting(false)
            onRead(found, t('review.pasted'))
          }}
        />
      )}
      {removing && (
        <Dialog
          onClose={() => setRemoving(null)}
          title={t('cvs.removeTitle')}
          size="sm"
          closeButtonProps={{ 'aria-label': t('cvs.cancel') }}
        >
          <p>{t('cvs.removeText', { name: removing.name })}</p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setRemoving(null)}>
              {t('cvs.cancel')}
            </Button>
            <Button
              color="red"
              onClick={() =>
                attempt(async () => {
                  await call(removeCvCall, { id: removing.id })
                  if (reviewing === removing.id) onReview('')
                  setRemoving(null)
                  await refresh()
                  notify.success(t('cvs.removed'))
                })
              }
            >
              {t('cvs.remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** Kept in the server’s English with the file; said in the reader’s language. */
const Problem = ({ english }: { english: string }) => <span className={classes.note}>{useSentences()(english)}</span>

const State = ({ cv }: { cv: Cv }) => {
  const t = useWords()
  if (cv.status === 'read') return <StatusBadge tone="ok">{t('cvs.read', { count: cv.pages })}</StatusBadge>
  if (cv.status === 'failed')
    return (
      <>
        <StatusBadge tone="wrong">{t('cvs.failed')}</StatusBadge>
        {cv.problem && <Problem english={cv.problem} />}
      </>
    )
  if (!isUnderWay(cv) || cv.pages === 0)
    return <StatusBadge tone="calm">{t(cv.status === 'waiting' ? 'cvs.waiting' : 'cvs.begins')}</StatusBadge>
  const told = { done: cv.pagesDone, of: cv.pages }
  const text = t(cv.fromPicture ? 'cvs.readingPicture' : 'cvs.reading', told)
  return (
    <>
      <StatusBadge tone="calm">{text}</StatusBadge>
      <progress max={cv.pages} value={cv.pagesDone} aria-label={text} />
    </>
  )
}
