import { Button, FileButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { IntroVideo, IntroVideos } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { deleteCall, pictureCall, playMineCall, videosCall } from './calls.ts'
import { Edit } from './Edit.tsx'
import { Picture } from './Picture.tsx'
import { Player } from './Player.tsx'
import { Shares } from './Shares.tsx'
import type { Uploading } from './useUpload.ts'

type Props = { video: IntroVideo; applications: IntroVideos['applications']; uploading: Uploading; isPaid: boolean }

export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10)

/** One video: how it stands, what is done with it, and who may watch it. */
export const OneVideo = ({ video, applications, uploading, isPaid }: Props) => {
  const t = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const remove = useCommand(deleteCall, { refreshes: [videosCall] })
  const [address, setAddress] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const { id, title, seconds, bytes, parts, here, captions } = video
  const named = (what: string) => t('list.ofVideo', { what, title })
  const play = () =>
    call(playMineCall, { id })
      .then((answer) => setAddress(answer.address))
      .catch((error: Error) => notify.failure(error.message))
  const choose = (drawn: Blob | null) =>
    drawn === null
      ? Promise.resolve(notify.failure(t('picture.failed')))
      : call(pictureCall, { id }, { file: drawn })
          .then(() => client.invalidateQueries({ queryKey: [videosCall.path] }))
          .then(() => notify.success(t('picture.chosen')))
          .catch((error: Error) => notify.failure(error.message))
  const goOn = (file: File | null) => {
    if (!file) return
    if (file.size !== bytes) notify.failure(t('add.otherFile'))
    else void uploading.goOnWith(video, file)
  }
  return (
    <li className={panel.card}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {seconds === null ? (
        <div className={panel.row}>
          <span>{t('list.broken', { here: here.length, parts })}</span>
          {uploading.upload.state === 'idle' && isPaid && (
            <FileButton accept="video/mp4,video/webm" onChange={goOn}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm">
                  {t('list.goOn')}
                </Button>
              )}
            </FileButton>
          )}
        </div>
      ) : (
        <div className={panel.row}>
          <span className={panel.quiet}>
            {t('list.length', { seconds: format.number(Math.round(seconds)), size: format.number(megabytes(bytes)) })}
          </span>
          <StatusBadge tone={captions === null ? 'careful' : 'ok'}>
            {t(captions === null ? 'list.noCaptions' : 'list.captioned')}
          </StatusBadge>
        </div>
      )}
      {video.pictureAt !== null && address === null && (
        <Picture path={`/api/seeker/videos/${id}/picture`} at={video.pictureAt} label={t('picture.label', { title })} />
      )}
      {address !== null && (
        <Player
          onPicture={isPaid ? (drawn) => void choose(drawn) : undefined}
          title={title}
          address={address}
          captions={captions}
          trimStart={video.trimStart}
          trimEnd={video.trimEnd}
        />
      )}
      {editing && <Edit video={video} onClose={() => setEditing(false)} />}
      <div className={panel.row}>
        {seconds !== null && address === null && (
          <Button variant="default" size="compact-sm" aria-label={named(t('list.watch'))} onClick={() => void play()}>
            {t('list.watch')}
          </Button>
        )}
        {address !== null && (
          <>
            <Button variant="default" size="compact-sm" onClick={() => setAddress(null)}>
              {t('list.close')}
            </Button>
            <Button component="a" href={address} download={title} variant="default" size="compact-sm">
              {t('list.download')}
            </Button>
          </>
        )}
        {seconds !== null && isPaid && !editing && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={named(t('list.edit'))}
            onClick={() => setEditing(true)}
          >
            {t('list.edit')}
          </Button>
        )}
        {!deleting && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={named(t('list.delete'))}
            onClick={() => setDeleting(true)}
          >
            {t('list.delete')}
          </Button>
        )}
      </div>
      {deleting && (
        <div className={panel.note}>
          <p>{t('list.deleteText')}</p>
          <div className={panel.row}>
            <Button
              color="red"
              size="compact-sm"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id }, { onError: (error) => notify.failure(error.message) })}
            >
              {t('list.deleteSure')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setDeleting(false)}>
              {t('list.keep')}
            </Button>
          </div>
        </div>
      )}
      {seconds !== null && <Shares video={video} applications={applications} />}
    </li>
  )
}
