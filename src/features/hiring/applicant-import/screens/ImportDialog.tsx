import { Alert, Button, Checkbox, FileButton, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { LANGUAGES } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { choicesCall, STALE } from '../../applications/screens/calls.ts'
import { MOST_ROWS } from '../limits.rules.ts'
import { useWords } from '../words/index.ts'
import { takeBackCall } from './calls.ts'
import classes from './import.module.css'
import { Rows } from './Rows.tsx'
import { useImport } from './useImport.ts'

type Props = { jobId: string; onClose: () => void }

/** People who applied elsewhere become applications: handed in, read, checked by a person, added. */
export default function ImportDialog({ jobId, onClose }: Props) {
  const t = useWords()
  const choices = useApiState(choicesCall, {}).data
  const open = (choices?.jobs ?? []).filter((j) => j.open)
  const [job, setJob] = useState(jobId)
  const [agreed, setAgreed] = useState('')
  const [source, setSource] = useState('e-mail')
  const [language, setLanguage] = useState('en')
  const [tell, setTell] = useState(true)
  const [over, setOver] = useState(false)
  const bring = useImport()
  const back = useCommand(takeBackCall, { refreshes: STALE })
  const ready = bring.count('ready')
  const added = bring.count('added')
  const failed = bring.count('failed')
  const take = (files: readonly File[]) => void bring.take(files)
  const drop = (e: DragEvent) => {
    e.preventDefault()
    setOver(false)
    take([...e.dataTransfer.files])
  }
  const chosen = open.some((j) => j.id === job) ? job : ''
  return (
    <Dialog onClose={onClose} title={t('title')} size="xl" closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.stack}>
        <p className={classes.quiet}>{t('lead')}</p>
        {choices && open.length === 0 && <Alert color="yellow">{t('noJobs')}</Alert>}
        <div className={`${classes.pair} ${classes.level}`}>
          <NativeSelect
            label={t('job')}
            value={chosen}
            onChange={(e) => setJob(e.currentTarget.value)}
            data={[{ value: '', label: t('chooseJob') }, ...open.map((j) => ({ value: j.id, label: j.title }))]}
            required
          />
          <TextInput
            label={t('source')}
            description={t('sourceHint')}
            value={source}
            onChange={(e) => setSource(e.currentTarget.value.replace(/[^\w-]/g, '-'))}
            maxLength={40}
            dir="ltr"
          />
        </div>
        <TextInput
          label={t('agreed')}
          description={t('agreedHint')}
          value={agreed}
          onChange={(e) => setAgreed(e.currentTarget.value)}
          maxLength={300}
          required
        />
        <div className={classes.pair}>
          <NativeSelect
            label={t('language')}
            value={language}
            onChange={(e) => setLanguage(e.currentTarget.value)}
            data={LANGUAGES.map((l) => ({ value: l.code, label: l.name }))}
          />
          <Checkbox mt="lg" label={t('tell')} checked={tell} onChange={(e) => setTell(e.currentTarget.checked)} />
        </div>
        <section
          className={classes.drop}
          data-over={over || undefined}
          aria-label={t('files')}
          onDragOver={(e) => {
            e.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <strong>{t('files')}</strong>
          <FileButton onChange={take} multiple accept=".pdf,.docx,.png,.jpg,.jpeg,.zip,.csv,.tsv,.txt,.xlsx">
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} />}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <span className={classes.quiet}>
            {t('or')} · {t('limits', { count: MOST_ROWS })}
          </span>
        </section>
        {bring.problems.length > 0 && (
          <Alert color="yellow" role="alert">
            <ul className={classes.problems}>
              {bring.problems.map((p, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: only ever added to
                <li key={i}>{p.key === 'tooMany' ? t('tooMany', { count: MOST_ROWS }) : t(p.key, { name: p.name })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {bring.rows.length > 0 && (
          <>
            <p role="status" className={classes.quiet}>
              {added + failed > 0 && !bring.busy
                ? t('done', { added, going: bring.count('going'), failed })
                : t('summary', { ready, check: bring.count('check'), reading: bring.count('sending', 'reading') })}
            </p>
            <Rows rows={bring.rows} onChange={bring.change} onLeaveOut={bring.leaveOut} />
          </>
        )}
        <Group justify="flex-end">
          {added > 0 && !bring.busy && (
            <Button
              variant="subtle"
              color="red"
              loading={back.isPending}
              onClick={() =>
                back.mutate(
                  { batch: bring.batch },
                  {
                    onSuccess: (counts) => {
                      notify.success(t('takenBack', counts))
                      onClose()
                    },
                    onError: (e) => notify.failure(e.message),
                  },
                )
              }
            >
              {t('takeBack')}
            </Button>
          )}
          {failed > 0 && !bring.busy && (
            <Button variant="default" onClick={bring.again}>
              {t('again', { count: failed })}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('finish')}
          </Button>
          <Button
            disabled={ready === 0 || !chosen || !agreed.trim()}
            loading={bring.busy}
            onClick={() => void bring.send({ jobId: chosen, agreed, source: source || 'import', language, tell })}
          >
            {t('start', { count: ready })}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
