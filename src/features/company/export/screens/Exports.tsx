import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { sentenceOfFailure } from '../../../../web/failure.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import company from '../../profile/screens/company.module.css'
import { Part } from '../../profile/screens/parts.tsx'
import { useWords } from '../../profile/words/index.ts'
import type { Export, listExports, startExport } from '../contract.ts'
import type { State } from '../rules.ts'

const listCall = wire<typeof listExports>('GET', '/api/company/exports')
const startCall = wire<typeof startExport>('POST', '/api/company/exports')

const TONES: Record<State, Tone> = {
  queued: 'calm',
  running: 'calm',
  interrupted: 'wrong',
  ready: 'ok',
  failed: 'wrong',
  expired: 'idle',
}
const isUnderWay = (one: Export) => one.state === 'queued' || one.state === 'running'
const LOOK_MS = 1_500

/** Everything of the company in one file: asked for here, made in the background, downloaded here. */
export default function Exports() {
  const t = useWords()
  const [watching, setWatching] = useState(false)
  const { data, error, isFetching, refetch } = useApiState(listCall, {}, watching ? { refetchInterval: LOOK_MS } : {})
  const underWay = data?.exports.some(isUnderWay) ?? false
  if (data && underWay !== watching) setWatching(underWay)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={3} />
  return (
    <>
      <Part title={t('export.heading')} help={t('export.text')}>
        <Ask maySecrets={data.maySecrets} busy={underWay} />
      </Part>
      <Part title={t('export.past')}>
        <div className={company.wide}>
          {data.exports.length === 0 ? (
            <EmptyState icon={<IconDownload size={22} stroke={1.6} />} title={t('export.none')}>
              {t('export.noneText')}
            </EmptyState>
          ) : (
            <ul className={company.exports}>
              {data.exports.map((one) => (
                <One key={one.id} one={one} />
              ))}
            </ul>
          )}
        </div>
      </Part>
    </>
  )
}

const Ask = ({ maySecrets, busy }: { maySecrets: boolean; busy: boolean }) => {
  const t = useWords()
  const start = useCommand(startCall, { refreshes: [listCall] })
  const [withFiles, setWithFiles] = useState(true)
  const [withSecrets, setWithSecrets] = useState(false)
  const { form, field, set, submit, sending } = useFields(
    { password: '' },
    { password: (v) => (withSecrets && !v ? t('required', { label: t('export.password') }) : null) },
  )
  const send = submit(async ({ password }) => {
    try {
      await start.mutateAsync({ withFiles, withSecrets, ...(withSecrets ? { password } : {}) })
    } catch (error) {
      notify.failure(sentenceOfFailure(error))
      throw error
    }
    notify.success(t('export.started'))
    set('password', '')
    setWithSecrets(false)
  })
  return (
    <form ref={form} onSubmit={send} noValidate className={`${company.wide} ${company.ticks}`}>
      <Checkbox
        label={t('export.withFiles')}
        checked={withFiles}
        onChange={(e) => setWithFiles(e.currentTarget.checked)}
      />
      <Checkbox
        label={t('export.withSecrets')}
        description={maySecrets ? t('export.secretsHelp') : t('export.ownerOnly')}
        checked={withSecrets}
        disabled={!maySecrets}
        onChange={(e) => setWithSecrets(e.currentTarget.checked)}
      />
      {withSecrets && (
        <TextInput
          type="password"
          {...field('password')}
          label={t('export.password')}
          autoComplete="current-password"
          required
          maw={320}
        />
      )}
      <div>
        <Button type="submit" disabled={sending || busy}>
          {t('export.start')}
        </Button>
      </div>
    </form>
  )
}

const One = ({ one }: { one: Export }) => {
  const t = useWords()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const when = format.moment(one.askedAt)
  const take = async () => {
    setBusy(true)
    try {
      saveFile(`export-${one.askedAt.slice(0, 10)}.zip`, await fetchFile(`/api/company/exports/${one.id}/file`))
    } catch (error) {
      notify.failure(sentenceOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const facts = [
    one.askedBy,
    t(one.withSecrets ? 'export.clear' : 'export.masked'),
    one.withFiles ? null : t('export.noFiles'),
    one.state === 'ready' ? t('export.rows', { n: format.number(one.rows) }) : null,
    one.state === 'ready' ? `${format.number(Math.max(0.1, one.bytes / 1e6), 1)} MB` : null,
    one.state === 'ready' && one.expiresAt ? `${t('export.kept')} ${format.moment(one.expiresAt)}` : null,
  ].filter(Boolean)
  return (
    <li className={company.export}>
      <div className={company.two}>
        <strong>{when}</strong>
        <span className={company.quiet}>{facts.join(' · ')}</span>
      </div>
      <div className={company.exportState}>
        <StatusBadge tone={TONES[one.state]}>{t(`export.${one.state}`, { percent: one.percent })}</StatusBadge>
        {one.mayDownload && (
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            leftSection={<IconDownload size={16} />}
            aria-label={t('export.downloadOf', { when })}
            onClick={() => void take()}
          >
            {t(busy ? 'export.downloading' : 'export.download')}
          </Button>
        )}
      </div>
      {one.state === 'running' && (
        <progress className={company.progress} max={100} value={one.percent} aria-label={t('export.progress')} />
      )}
    </li>
  )
}
