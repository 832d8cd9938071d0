import { Button, FileButton, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { spreadScript, writeCaptions } from '../captions.rules.ts'
import type { IntroVideo } from '../contract.ts'
import { LONGEST_CAPTIONS, LONGEST_SCRIPT, LONGEST_TITLE } from '../video.rules.ts'
import { useWords } from '../words/index.ts'
import { changeCall, videosCall } from './calls.ts'
import classes from './video.module.css'

/** Title, script, captions and ends of one video. */
export const Edit = ({ video, onClose }: { video: IntroVideo; onClose: () => void }) => {
  const t = useWords()
  const change = useCommand(changeCall, { refreshes: [videosCall] })
  const [title, setTitle] = useState(video.title)
  const [script, setScript] = useState(video.script)
  const [captions, setCaptions] = useState(video.captions ?? '')
  const [start, setStart] = useState<number | ''>(video.trimStart)
  const [end, setEnd] = useState<number | ''>(video.trimEnd ?? '')
  const wrong = change.error?.fields ?? {}
  const seconds = video.seconds ?? 0
  const save = () =>
    change.mutate(
      {
        id: video.id,
        title,
        script,
        captions: captions.trim() ? captions : null,
        trimStart: start === '' ? 0 : start,
        trimEnd: end === '' ? null : end,
      },
      { onSuccess: () => notify.success(t('edit.saved')) },
    )
  const amount = (value: string | number) => (value === '' ? '' : Number(value))
  return (
    <form
      className={panel.stack}
      aria-label={t('edit.title', { title: video.title })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) save()
      }}
    >
      <TextInput
        label={t('add.name')}
        value={title}
        maxLength={LONGEST_TITLE}
        dir="auto"
        error={wrong.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('edit.script')}
        description={`${t('edit.scriptHint')} ${t('edit.tip')}`}
        value={script}
        maxLength={LONGEST_SCRIPT}
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        error={wrong.script}
        onChange={(event) => setScript(event.currentTarget.value)}
      />
      <div className={panel.row}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={!script.trim()}
          onClick={() => setCaptions(writeCaptions(spreadScript(script, seconds)))}
        >
          {t('edit.spread')}
        </Button>
        <FileButton accept=".vtt,text/vtt" onChange={(file) => void file?.text().then(setCaptions)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm">
              {t('edit.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        label={t('edit.captions')}
        description={t('edit.captionsHint')}
        value={captions}
        maxLength={LONGEST_CAPTIONS}
        autosize
        minRows={5}
        maxRows={16}
        dir="auto"
        classNames={{ input: classes.captions ?? '' }}
        error={wrong.captions}
        onChange={(event) => setCaptions(event.currentTarget.value)}
      />
      <div className={panel.fields}>
        <NumberInput
          label={t('edit.from')}
          value={start}
          min={0}
          max={seconds}
          decimalScale={1}
          error={wrong.trimStart}
          onChange={(value) => setStart(amount(value))}
        />
        <NumberInput
          label={t('edit.to')}
          description={t('edit.toHint')}
          value={end}
          min={0}
          max={seconds}
          decimalScale={1}
          error={wrong.trimEnd}
          onChange={(value) => setEnd(amount(value))}
        />
      </div>
      <p className={panel.quiet}>{t('edit.trim')}</p>
      {change.error && Object.keys(wrong).length === 0 && <p role="alert">{change.error.message}</p>}
      <div className={panel.row}>
        <Button type="submit" loading={change.isPending}>
          {t('edit.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  )
}
