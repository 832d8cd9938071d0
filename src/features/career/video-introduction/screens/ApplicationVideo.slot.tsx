import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { applicationCall, playApplicationCall } from './calls.ts'
import { Picture } from './Picture.tsx'
import { Player } from './Player.tsx'

/** On an application: the video the person added to it. Nothing where there is none. */
export default function ApplicationVideo({ application, stage }: { application: string; stage: string }) {
  const t = useWords()
  const format = useFormat()
  const { data, refetch } = useApiState(applicationCall, { application })
  const asked = useRef(stage)
  useEffect(() => {
    // A step to another stage can show what was hidden.
    if (asked.current !== stage) void refetch()
    asked.current = stage
  }, [stage, refetch])
  const [address, setAddress] = useState<string | null>(null)
  if (!data || data.state === 'none') return null
  const { video } = data
  const play = () =>
    call(playApplicationCall, { application })
      .then((answer) => setAddress(answer.address))
      .catch((error: Error) => notify.failure(error.message))
  return (
    <section className={panel.card} aria-labelledby="video-introduction">
      <h3 id="video-introduction">{t('company.title')}</h3>
      {video === null ? (
        <p className={panel.quiet}>{t('company.hidden')}</p>
      ) : (
        <>
          <p className={panel.quiet}>
            {t('company.text', {
              seconds: format.number(Math.round(video.seconds)),
              when: format.dayOf(video.sharedAt),
            })}
          </p>
          {address === null ? (
            <div className={panel.stack}>
              {video.pictureAt !== null && (
                <Picture
                  path={`/api/company/applications/${application}/video/picture`}
                  at={video.pictureAt}
                  label={t('picture.label', { title: video.title })}
                />
              )}
              <div>
                <Button variant="default" onClick={() => void play()}>
                  {t('company.watch')}
                </Button>
              </div>
            </div>
          ) : (
            <Player
              title={video.title}
              address={address}
              captions={video.captions}
              trimStart={video.trimStart}
              trimEnd={video.trimEnd}
            />
          )}
        </>
      )}
    </section>
  )
}
