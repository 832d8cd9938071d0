import { Alert, Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { LANGUAGE_CODES } from '../../../../shared/languages.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { listCall as applicationsCall } from '../../applications/screens/calls.ts'
import { useWords as useApplicationWords } from '../../applications/words/index.ts'
import type { Letter, listLetters } from '../contract.ts'
import { PURPOSES, variablesOf } from '../rules.ts'
import { useLetterWords } from '../words/index.ts'
import { changeCall, lettersCall, tryCall, writeCall } from './calls.ts'
import classes from './letters.module.css'
import { useLanguageName } from './useLanguageName.ts'

export type Draft = Pick<Letter, 'purpose' | 'reasonId' | 'language' | 'name' | 'subject' | 'body'> &
  Partial<Pick<Letter, 'id' | 'version' | 'retiredAt'>>

type Props = { draft: Draft; reasons: Output<typeof listLetters>['reasons']; mayKeep: boolean; onClose: () => void }

const gap = (variable: string) => `{{${variable}}}`

/** One letter in one language, beside how it reads. */
export default function LetterForm({ draft, reasons, mayKeep, onClose }: Props) {
  const t = useLetterWords()
  const format = useFormat()
  const languageName = useLanguageName()
  const [asked, setAsked] = useState(draft)
  const body = useRef<HTMLTextAreaElement>(null)
  const put = (change: Partial<Draft>) => setAsked((before) => ({ ...before, ...change }))
  const write = useCommand(writeCall, { refreshes: [lettersCall] })
  const change = useCommand(changeCall, { refreshes: [lettersCall] })
  const error = write.error ?? change.error
  const fields: Record<string, string> = error?.fields ?? {}
  const { purpose, reasonId, language, name, subject } = asked
  const variables = variablesOf(purpose)
  // Written in the direction of its own language, whatever the screen’s.
  const way = language === 'ar' ? classes.fromRight : classes.fromLeft
  const readOnly = !mayKeep || Boolean(draft.retiredAt)
  const insert = (variable: string) => {
    const at = body.current?.selectionStart ?? asked.body.length
    put({ body: `${asked.body.slice(0, at)}${gap(variable)}${asked.body.slice(at)}` })
    body.current?.focus()
  }
  const save = () => {
    const words = {
      purpose,
      reasonId: purpose === 'rejection' ? reasonId : null,
      language,
      name,
      subject,
      body: asked.body,
    }
    const onSuccess = () => {
      notify.success(t('form.saved'))
      onClose()
    }
    if (draft.id === undefined || draft.version === undefined) write.mutate(words, { onSuccess })
    else change.mutate({ id: draft.id, version: draft.version, ...words }, { onSuccess })
  }
  return (
    <Dialog
      title={t(draft.id ? 'form.title' : 'form.fresh')}
      onClose={onClose}
      size="80rem"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.sides}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Group grow align="start">
            <NativeSelect
              label={t('form.purpose')}
              value={purpose}
              disabled={readOnly}
              onChange={(e) => put({ purpose: e.currentTarget.value as Draft['purpose'] })}
              data={PURPOSES.map((p) => ({ value: p, label: t(`purposes.${p}`) }))}
            />
            <NativeSelect
              label={t('form.language')}
              value={language}
              disabled={readOnly}
              onChange={(e) => put({ language: e.currentTarget.value as Draft['language'] })}
              data={LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code) }))}
            />
          </Group>
          {purpose === 'rejection' && (
            <NativeSelect
              label={t('form.reason')}
              value={reasonId ?? ''}
              disabled={readOnly}
              error={fields.reasonId}
              onChange={(e) => put({ reasonId: e.currentTarget.value || null })}
              data={[{ value: '', label: t('anyReason') }, ...reasons.map((r) => ({ value: r.id, label: r.name }))]}
            />
          )}
          <TextInput
            label={t('form.name')}
            description={t('form.nameText')}
            value={name}
            readOnly={readOnly}
            error={fields.name}
            maxLength={80}
            onChange={(e) => put({ name: e.currentTarget.value })}
          />
          <TextInput
            label={t('form.subject')}
            value={subject}
            readOnly={readOnly}
            error={fields.subject}
            maxLength={200}
            classNames={{ input: way }}
            onChange={(e) => put({ subject: e.currentTarget.value })}
          />
          <Textarea
            ref={body}
            label={t('form.body')}
            description={
              purpose === 'rejection' &&
              t('form.needs', { gaps: format.list(['name', 'job', 'reason'].map((v) => gap(v))) })
            }
            value={asked.body}
            readOnly={readOnly}
            error={fields.body}
            maxLength={4000}
            autosize
            minRows={7}
            maxRows={16}
            classNames={{ input: way }}
            onChange={(e) => put({ body: e.currentTarget.value })}
          />
          {!readOnly && (
            <div className={classes.gaps}>
              <span>{t('form.put')}</span>
              {variables.map((v) => (
                <Button
                  key={v}
                  variant="default"
                  size="compact-sm"
                  aria-label={t('form.putOne', { what: t(`variables.${v}`) })}
                  onClick={() => insert(v)}
                >
                  {t(`variables.${v}`)}
                </Button>
              ))}
            </div>
          )}
          {error && Object.keys(fields).length === 0 && (
            <Alert color="red" role="alert">
              {error.message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t(readOnly ? 'close' : 'cancel')}
            </Button>
            {!readOnly && (
              <Button type="submit" loading={write.isPending || change.isPending}>
                {t('form.save')}
              </Button>
            )}
          </Group>
        </form>
        <Preview asked={asked} />
      </div>
    </Dialog>
  )
}

const Preview = ({ asked: input }: { asked: Draft }) => {
  const t = useLetterWords()
  const words = useApplicationWords()
  const format = useFormat()
  const [application, setApplication] = useState('')
  const speak = useSentences()
  const { purpose, reasonId, language, subject, body } = input
  const [written] = useDebouncedValue({ purpose, reasonId, language, subject, body, application }, 300)
  const recent = useApiState(applicationsCall, { names: 'hidden', pageSize: 20 }).data?.applications ?? []
  const { data, error } = useApiState(tryCall, written, {
    enabled: Boolean(written.subject.trim() && written.body.trim()),
  })
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <NativeSelect
        label={t('preview.as')}
        value={application}
        onChange={(e) => setApplication(e.currentTarget.value)}
        data={[
          { value: '', label: t('preview.example') },
          ...recent.map((a) => ({
            value: a.id,
            label: format.list([a.name ?? words('candidateN', { number: a.number }), a.job.title]),
          })),
        ]}
      />
      {error && <Alert color="red">{error.message}</Alert>}
      {data && (
        <div className={classes.paper} aria-live="polite" lang={written.language} dir="auto">
          <strong dir="auto">{data.subject}</strong>
          <p className={classes.body} dir="auto">
            {data.body}
          </p>
        </div>
      )}
      {data && data.without.length > 0 && (
        <p className={classes.quiet}>
          {t('preview.without', { list: format.list(data.without.map((v) => t(`variables.${v}`))) })}
        </p>
      )}
      {data && data.problems.length > 0 && (
        <Alert color="yellow" title={t('preview.wrong')}>
          <ul className={classes.problems}>
            {data.problems.map((p) => (
              <li key={`${p.field} ${p.sentence}`} dir="auto">
                {speak(p.sentence)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  )
}
