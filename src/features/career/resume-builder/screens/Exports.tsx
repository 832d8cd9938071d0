import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { cvsCall } from '../../profile/screens/calls.ts'
import type { readBackResume, StoredResume } from '../contract.ts'
import { FORMATS, type ResumeFormat } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { useCall } from './calls.ts'
import classes from './resumes.module.css'
import { useReading } from './useReading.ts'
import type { Saving } from './useResume.ts'

type ExportsProps = {
  id: string
  called: Pick<StoredResume, 'name' | 'document'>
  revision: number
  saving: Saving
  flush: () => Promise<boolean>
}

/** A file of the CV, and the proof of how a program reads it. */
export const Exports = ({ id, called, revision, saving, flush }: ExportsProps) => {
  const t = useWords()
  const [format, setFormat] = useState<ResumeFormat>('pdf')
  const [busy, setBusy] = useState(false)
  const answer = useReading({ id, format, revision })
  const use = useCommand(useCall, { refreshes: [cvsCall] })
  // A later revision than this window knows was saved in another one: nothing is said of what stands here.
  const isFresh = answer.data?.revision === revision && !answer.isPlaceholderData
  const isOvertaken = !answer.isPlaceholderData && (answer.data?.revision ?? 0) > revision && saving.is === 'saved'
  const whenSaved = async (work: () => Promise<void> | void) => {
    if (!(await flush())) return notify.failure(t('export.unsaved'))
    await work()
  }
  const download = async () => {
    setBusy(true)
    try {
      const file = [called.document.basics.name, called.name].filter(Boolean).join(' - ')
      await whenSaved(async () =>
        saveFile(`${file}.${format}`, await fetchFile(`/api/seeker/resumes/${id}/file?format=${format}`)),
      )
    } catch (failure) {
      notify.failure(failure instanceof Error ? failure.message : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.card} aria-labelledby="export">
      <h2 id="export" className={classes.heading}>
        {t('export.title')}
      </h2>
      <SegmentedControl
        aria-label={t('export.format')}
        value={format}
        onChange={(value) => setFormat(FORMATS.find((one) => one === value) ?? 'pdf')}
        data={FORMATS.map((one) => ({ value: one, label: t(`export.${one}`) }))}
      />
      <div aria-live="polite" className={classes.stack}>
        <WhenLoaded answer={answer} waiting={<p className={classes.note}>{t('export.reading')}</p>}>
          {(reading) =>
            isFresh && saving.is === 'saved' && !answer.error ? (
              <Reading {...reading} />
            ) : (
              <NotYet error={answer.error} isOvertaken={isOvertaken} onRetry={() => void answer.refetch()} />
            )
          }
        </WhenLoaded>
      </div>
      <div className={classes.row}>
        <Button loading={busy} onClick={() => void download()}>
          {t('export.download', { format: t(`export.${format}`) })}
        </Button>
        <Button
          variant="default"
          loading={use.isPending}
          onClick={() => void whenSaved(() => use.mutate({ id, format: format === 'docx' ? 'docx' : 'pdf' }))}
        >
          {t('export.use')}
        </Button>
      </div>
      <p className={classes.note}>{t('export.useHint')}</p>
      {use.error && <ErrorState error={use.error} />}
      {use.data && (
        <p role="status" className={classes.row}>
          <span>{use.data.duplicate ? t('export.usedBefore') : t('export.used', { name: use.data.name })}</span>
          <Link to={paths.seekerProfile()}>{t('export.toProfile')}</Link>
        </p>
      )}
    </section>
  )
}

type NotYetProps = { error: unknown; isOvertaken: boolean; onRetry: () => void }
const NotYet = ({ error, isOvertaken, onRetry }: NotYetProps) => {
  const t = useWords()
  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (isOvertaken) return <p className={classes.alert}>{t('export.overtaken')}</p>
  return <p className={classes.note}>{t('export.reading')}</p>
}

const Reading = ({ differences, private: found, isEmpty }: Output<typeof readBackResume>) => {
  const t = useWords()
  const { list } = useFormat()
  const known = found.flatMap((kind) => PRIVATE.filter((one) => one === kind))
  if (isEmpty) return <p className={classes.note}>{t('export.nothing')}</p>
  return (
    <>
      {differences.length === 0 ? (
        <p className={classes.note}>{t('export.equal')}</p>
      ) : (
        <div>
          <p className={classes.note}>{t('export.differs')}</p>
          <ul>
            {differences.map(({ part, entry, said, read }) => (
              <li key={`${part} ${entry} ${said}`}>
                {t(`differs.${part}`, { said, read: read ?? t('differs.nothing') })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {known.length > 0 && (
        <p className={classes.alert}>
          {t('export.private', { list: list(known.map((kind) => t(`private.${kind}`))) })}
        </p>
      )}
    </>
  )
}

const PRIVATE = [
  'identity_number',
  'birth_date',
  'age',
  'gender',
  'marital_status',
  'religion',
  'race',
  'nationality',
  'family',
  'photo',
] as const
