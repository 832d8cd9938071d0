import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { IntroVideo, IntroVideos } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { shareCall, videosCall, withdrawCall } from './calls.ts'

type Props = { video: IntroVideo; applications: IntroVideos['applications'] }

/** Whose application it was added to, and who watched it. */
export const Shares = ({ video, applications }: Props) => {
  const t = useWords()
  const { isolated } = useFormat()
  const share = useCommand(shareCall, { refreshes: [videosCall] })
  const withdraw = useCommand(withdrawCall, { refreshes: [videosCall] })
  const open = applications.filter(({ id }) => !video.shares.some(({ application }) => application === id))
  const [chosen, setChosen] = useState('')
  const application = open.find(({ id }) => id === chosen)?.id ?? open[0]?.id
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  return (
    <div className={panel.stack}>
      <h4>{t('share.title')}</h4>
      {video.shares.length === 0 && <p className={panel.quiet}>{t('share.nobody')}</p>}
      <ul className={panel.list}>
        {video.shares.map((one) => (
          <li key={one.id} className={panel.row}>
            {t('share.of', { job: isolated(one.job), company: isolated(one.company) })}
            <span className={panel.quiet}>{t('share.views', { count: one.views })}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${t('share.withdraw')}: ${one.job}, ${one.company}`}
              onClick={() => withdraw.mutate({ id: video.id, application: one.application }, failed)}
            >
              {t('share.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {video.captions !== null && application === undefined && video.shares.length === 0 && (
        <p className={panel.quiet}>{t('share.none')}</p>
      )}
      {video.captions !== null && application !== undefined && (
        <div className={panel.fields}>
          <NativeSelect
            label={t('share.application')}
            value={application}
            data={open.map(({ id, job, company }) => ({ value: id, label: t('share.of', { job, company }) }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={share.isPending}
            onClick={() =>
              share.mutate(
                { id: video.id, application },
                { ...failed, onSuccess: () => notify.success(t('share.added')) },
              )
            }
          >
            {t('share.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
