import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { LANGUAGES } from '../../../../shared/languages.ts'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { StoredResume } from '../contract.ts'
import { CV_LANGUAGES, TEMPLATES, type Template } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { Aim } from './Aim.tsx'
import { Contact } from './Contact.tsx'
import { resumeCall, resumesCall, revisionsCall } from './calls.ts'
import { Exports } from './Exports.tsx'
import { Findings } from './Findings.tsx'
import { Preview } from './Preview.tsx'
import classes from './resumes.module.css'
import { Sections } from './Sections.tsx'
import { useReading } from './useReading.ts'
import { type Saving, useResume } from './useResume.ts'

const Links = lazy(() => import('./Links.tsx'))
const Versions = lazy(() => import('./Versions.tsx'))

const TEMPLATE_NAMES = {
  classic: 'templates.classic',
  timeline: 'templates.timeline',
  compact: 'templates.compact',
} as const

/** A CV: its sections at one side, how it will look and what is to be looked at on the other. */
export default function Editor({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useWords()
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const answer = useApiState(resumeCall, { id })
  useEffect(
    () => () => {
      // What was kept of it is old by now: whoever opens it again reads it anew.
      client.removeQueries({ queryKey: [resumeCall.path] })
      void client.invalidateQueries({ queryKey: [resumesCall.path] })
    },
    [client],
  )
  const reload = async () => {
    await answer.refetch()
    setRound((n) => n + 1)
  }
  return (
    <div className={classes.stack}>
      <div>
        <Button variant="default" onClick={onBack}>
          {t('editor.back')}
        </Button>
      </div>
      <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
        {(stored) => <Writing key={round} stored={stored} onReload={() => void reload()} />}
      </WhenLoaded>
    </div>
  )
}

const Writing = ({ stored, onReload }: { stored: StoredResume; onReload: () => void }) => {
  const t = useWords()
  const { countryName } = useFormat()
  const resume = useResume(stored)
  const [showsVersions, setShowsVersions] = useState(false)
  const [showsLinks, setShowsLinks] = useState(false)
  const client = useQueryClient()
  const { draft, wrong, revision, paper, photo, saving, change, changeDocument, flush } = resume
  useEffect(() => {
    if (revision > stored.revision) void client.invalidateQueries({ queryKey: [revisionsCall.path] })
  }, [client, revision, stored.revision])
  const reading = useReading({ id: stored.id, format: 'pdf', revision })
  return (
    <>
      <section className={classes.card} aria-labelledby="settings">
        <div className={classes.head}>
          <h2 id="settings" className={classes.heading}>
            {t('editor.settings')}
          </h2>
          <Button variant="default" onClick={() => void flush().then(() => setShowsVersions(true))}>
            {t('editor.versions')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              void flush().then((isSaved) => (isSaved ? setShowsLinks(true) : notify.failure(t('links.unsaved'))))
            }
          >
            {t('links.open')}
          </Button>
        </div>
        <div className={classes.two}>
          <TextInput
            label={t('create.name')}
            maxLength={120}
            value={draft.name}
            error={wrong.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('create.country')}
            value={draft.country}
            data={countryCodes.map((code) => ({ value: code, label: countryName(code) }))}
            onChange={(event) => change({ country: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('templates.label')}
            value={draft.template}
            data={TEMPLATES.map((one: Template) => ({ value: one, label: t(TEMPLATE_NAMES[one]) }))}
            onChange={(event) =>
              change({ template: TEMPLATES.find((one) => one === event.currentTarget.value) ?? 'classic' })
            }
          />
          <NativeSelect
            label={t('editor.language')}
            description={t('editor.languageHint')}
            value={draft.document.language}
            data={CV_LANGUAGES.map((one) => ({
              value: one,
              label: LANGUAGES.find(({ code }) => code === one)?.name ?? one,
            }))}
            onChange={(event) =>
              changeDocument({ language: CV_LANGUAGES.find((one) => one === event.currentTarget.value) ?? 'en' })
            }
          />
        </div>
        <p className={classes.note}>
          {t(paper === 'A4' ? 'editor.paperA4' : 'editor.paperLetter')}{' '}
          {t(photo === 'left-out' ? 'editor.photoOut' : 'editor.photoMay')} {t('editor.leftOut')}
        </p>
      </section>
      <div className={classes.sides}>
        <div className={classes.stack}>
          <Contact basics={draft.document.basics} wrong={wrong} onChange={(basics) => changeDocument({ basics })} />
          <Sections document={draft.document} wrong={wrong} onChange={changeDocument} />
        </div>
        <div className={classes.beside}>
          <Preview document={draft.document} template={draft.template} revision={revision} reading={reading.data} />
          <Exports id={stored.id} called={draft} revision={revision} saving={saving} flush={flush} />
          <Findings document={draft.document} />
          <Aim id={stored.id} revision={revision} />
        </div>
      </div>
      <div className={classes.bar}>
        <Saved saving={saving} onRetry={() => void flush()} onReload={onReload} />
        <Button className={classes.below ?? ''} variant="default" size="compact-md" onClick={toPreview}>
          {t('editor.toPreview')}
        </Button>
      </div>
      <Suspense>
        {showsLinks && <Links id={stored.id} onClose={() => setShowsLinks(false)} />}
        {showsVersions && (
          <Versions
            id={stored.id}
            revision={revision}
            document={draft.document}
            onClose={() => setShowsVersions(false)}
            onRestored={onReload}
          />
        )}
      </Suspense>
    </>
  )
}

const toPreview = () => {
  const preview = document.getElementById('preview')
  preview?.scrollIntoView({ block: 'start' })
  preview?.focus({ preventScroll: true })
}

type SavedProps = { saving: Saving; onRetry: () => void; onReload: () => void }

const Saved = ({ saving, onRetry, onReload }: SavedProps) => {
  const t = useWords()
  if (saving.is === 'conflict')
    return (
      <div role="alert" className={classes.row}>
        <p className={classes.alert}>{t('editor.conflict')}</p>
        <Button onClick={onReload}>{t('editor.reload')}</Button>
      </div>
    )
  if (saving.is === 'failed')
    return (
      <div role="alert" className={classes.row}>
        <p className={classes.alert}>{t('editor.failed', { message: saving.message })}</p>
        <Button variant="default" onClick={onRetry}>
          {t('editor.retry')}
        </Button>
      </div>
    )
  return (
    <p role="status" className={classes.note}>
      {t(`editor.${saving.is}`)}
    </p>
  )
}
