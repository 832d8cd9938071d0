import { Skeleton } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { IntroVideos } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Add } from './Add.tsx'
import { videosCall } from './calls.ts'
import { megabytes, OneVideo } from './OneVideo.tsx'
import { useUpload } from './useUpload.ts'
import classes from './video.module.css'

/** Short introductions that somebody records, captions, and adds to an application. */
export default function VideoIntroduction() {
  const t = useWords()
  const answer = useApiState(videosCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={panel.stack}>
        <p className={panel.note}>
          {t('optional')} {t('who')}
        </p>
        <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
          {(data) => <Inside answer={data} />}
        </WhenLoaded>
      </div>
    </Page>
  )
}

const Inside = ({ answer: { videos, most, isPaid, applications, removals } }: { answer: IntroVideos }) => {
  const t = useWords()
  const uploading = useUpload(() => notify.success(t('add.done')))
  const isBusy = uploading.upload.state !== 'idle'
  return (
    <>
      {isPaid && (videos.length < most || isBusy) && <Add uploading={uploading} />}
      {videos.length >= most && !isBusy && <p>{t('list.most')}</p>}
      <section className={panel.stack} aria-labelledby="videos">
        <h2 id="videos" className={panel.title}>
          {t('list.title')}
        </h2>
        {videos.length === 0 ? (
          <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>
        ) : (
          <ul className={panel.list}>
            {videos.map((video) => (
              <OneVideo
                key={video.id}
                video={video}
                applications={applications}
                uploading={uploading}
                isPaid={isPaid}
              />
            ))}
          </ul>
        )}
      </section>
      <Removals removals={removals} />
    </>
  )
}

const Removals = ({ removals }: Pick<IntroVideos, 'removals'>) => {
  const t = useWords()
  const format = useFormat()
  if (removals.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="removed">
      <h2 id="removed">{t('removed.title')}</h2>
      <ul className={panel.list}>
        {removals.map((one) => (
          <li key={one.id}>
            <p>
              {t('removed.text', {
                title: one.title,
                size: format.number(megabytes(one.bytes)),
                parts: format.number(one.parts),
                when: format.moment(one.removedAt),
              })}
            </p>
            <p className={panel.quiet}>
              {one.goneAt === null ? t('removed.waiting') : t('removed.gone', { when: format.moment(one.goneAt) })}
            </p>
            <p className={`${panel.quiet} ${classes.sha}`}>{t('removed.proof', { sha: one.sha256 })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
