import { Button, FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiError, useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { maskDetails, signsIn } from '../scam.rules.ts'
import { LONGEST_MESSAGE, type Side, type Tried, triedOf } from '../talk.rules.ts'
import { fillTemplate, type TemplateFacts } from '../templates.rules.ts'
import { useWords } from '../words/index.ts'
import { templatesCall } from './calls.ts'
import classes from './messages.module.css'
import type { Given, Talk } from './talk.ts'

const OPENERS = {
  seeker: ['status', 'hours', 'start'],
  company: ['thanks', 'talk', 'missing'],
} as const
const ACCEPTS = '.pdf,.docx,.png,.jpg,.jpeg,.webp'
/** What one is told of one’s own words before they leave. */
const OWN = ['bank', 'code', 'identity'] as const

type OpenersProps = { onChoose: (words: string) => void }

/** A usual beginning, to be changed. */
export const SeekerOpeners = ({ onChoose }: OpenersProps) => {
  const t = useWords()
  const usual = OPENERS.seeker.map((key) => ({ value: t(`seekerTexts.${key}`), label: t(`seekerStarts.${key}`) }))
  return <Choice options={usual} onChoose={onChoose} />
}

/** Those the company words itself, filled with what is known of the thread, and ours. */
export const CompanyOpeners = ({ facts, onChoose }: OpenersProps & { facts: TemplateFacts }) => {
  const t = useWords()
  const { data } = useApiState(templatesCall, {})
  const usual = OPENERS.company.map((key) => ({ value: t(`companyTexts.${key}`), label: t(`companyStarts.${key}`) }))
  const own = (data?.templates ?? []).map(({ name, words }) => ({ value: fillTemplate(words, facts), label: name }))
  return <Choice options={[...own, ...usual]} onChoose={onChoose} />
}

type ChoiceProps = { options: { value: string; label: string }[]; onChoose: (words: string) => void }

const Choice = ({ options, onChoose }: ChoiceProps) => {
  const t = useWords()
  return (
    <NativeSelect
      label={t('write.begin')}
      data={[{ value: '', label: t('write.own') }, ...options.map(({ label }, i) => ({ value: `${i}`, label }))]}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        if (chosen !== '') onChoose(options[Number(chosen)]?.value ?? '')
      }}
    />
  )
}

/** What one’s own words give away. */
export const OwnSigns = ({ words, side, opened }: { words: string; side: Side; opened: boolean }) => {
  const t = useWords()
  const signs = signsIn(words)
  const own = side === 'seeker' ? OWN.filter((sign) => signs.includes(sign)) : []
  const hidden = !opened && maskDetails(words).masked
  if (own.length === 0 && !hidden) return null
  return (
    <div className={classes.warn} role="status">
      <p>
        <strong>{t('own.title')}</strong>
      </p>
      <ul>
        {own.map((sign) => (
          <li key={sign}>{t(`own.${sign}`)}</li>
        ))}
        {hidden && <li>{t('own.hidden')}</li>}
      </ul>
    </div>
  )
}

const sendWord = (isRetry: boolean, isLater: boolean) => {
  if (isRetry) return 'write.retry'
  return isLater ? 'write.sendLater' : 'write.send'
}

/** Writes the next message: now or later, with a file. */
export const Composer = ({ talk, opened, facts }: { talk: Talk; opened: boolean; facts: TemplateFacts }) => {
  const t = useWords()
  const format = useFormat()
  const [words, setWords] = useState('')
  const [file, setFile] = useState<Given | null>(null)
  const [later, setLater] = useState<string | null>(null)
  const [busy, setBusy] = useState<'file' | 'send' | null>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const tried = useRef<Tried | null>(null)
  const [unsent, setUnsent] = useState<string | null>(null)
  const failed = (error: unknown) => {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) setWrong(error.fields)
    else notify.failure((error as Error).message)
  }
  const attach = async (chosen: File | null) => {
    if (!chosen) return
    setBusy('file')
    setWrong({})
    try {
      setFile(await talk.addFile(chosen))
    } catch (error) {
      failed(error)
    } finally {
      setBusy(null)
    }
  }
  const send = async () => {
    setBusy('send')
    setWrong({})
    try {
      const sendAt = later ? new Date(later).toISOString() : null
      const sent = { words, file: file?.id ?? null, sendAt }
      tried.current = triedOf(tried.current, JSON.stringify(sent), crypto.randomUUID())
      await talk.write(sent, tried.current.key)
      tried.current = null
      setUnsent(null)
      notify.success(sendAt ? t('write.kept', { when: format.moment(sendAt) }) : t('write.sent'))
      setWords('')
      setFile(null)
      setLater(null)
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        setUnsent(null)
        setWrong(error.fields)
      } else setUnsent((error as Error).message)
    } finally {
      setBusy(null)
    }
  }
  return (
    <form
      className={panel.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === null && words.trim()) void send()
      }}
    >
      {talk.side === 'company' ? (
        <CompanyOpeners facts={facts} onChoose={setWords} />
      ) : (
        <SeekerOpeners onChoose={setWords} />
      )}
      <Textarea
        label={t('write.label')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        error={wrong.words}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
      />
      <OwnSigns words={words} side={talk.side} opened={opened} />
      {file ? (
        <div className={panel.row}>
          <span>{t('write.attached', { name: file.name })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => setFile(null)}>
            {t('write.detach')}
          </Button>
        </div>
      ) : (
        <div className={panel.row}>
          <FileButton accept={ACCEPTS} onChange={(chosen) => void attach(chosen)}>
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" loading={busy === 'file'}>
                {t('write.attach')}
              </Button>
            )}
          </FileButton>
          <span className={panel.quiet}>{t('write.attachHint')}</span>
        </div>
      )}
      {wrong.file && (
        <p role="alert" className={panel.wrong}>
          {wrong.file}
        </p>
      )}
      {later !== null && (
        <TextInput
          type="datetime-local"
          label={t('write.when')}
          description={t('write.whenHint')}
          value={later}
          error={wrong.sendAt}
          onChange={(event) => setLater(event.currentTarget.value)}
        />
      )}
      {unsent !== null && (
        <p role="alert" className={panel.note}>
          {t('write.unsent', { why: unsent })}
        </p>
      )}
      <div className={panel.row}>
        <Button type="submit" loading={busy === 'send'} disabled={!words.trim() || later === ''}>
          {t(sendWord(unsent !== null, later !== null))}
        </Button>
        <Button variant="subtle" aria-pressed={later !== null} onClick={() => setLater(later === null ? '' : null)}>
          {t('write.later')}
        </Button>
      </div>
    </form>
  )
}
