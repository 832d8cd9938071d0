import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { type ApiError, call } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { readMessage } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { TONES, templateLabel } from './kinds.ts'
import classes from './outbox.module.css'

const readCall = wire<typeof readMessage>('POST', '/api/outbox/:id/read')

/** One message in words. Whoever is not of the company says why first. */
export const MessageDialog = ({ id, asksWhy, onClose }: { id: string; asksWhy: boolean; onClose: () => void }) => {
  const t = useWords()
  const language = useLanguage()
  const [reason, setReason] = useState<string | null>(null)
  const answer = useQuery<Output<typeof readMessage>, ApiError>({
    queryKey: [readCall.path, id, reason],
    // Each look is written to the log: asked for once, kept while the dialog is open.
    queryFn: ({ signal }) => call(readCall, { id, ...(reason ? { reason } : {}) }, { signal }),
    enabled: !asksWhy || reason !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { data } = answer
  return (
    <Dialog
      onClose={onClose}
      size={640}
      title={data ? templateLabel(data, language) : t('message')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <WhenLoaded
        answer={answer}
        waiting={
          asksWhy && reason === null ? (
            <Why onSay={setReason} onClose={onClose} />
          ) : (
            <LoadingTable rows={5} columns={2} />
          )
        }
      >
        {(message) => <Words message={message} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Why = ({ onSay, onClose }: { onSay: (reason: string) => void; onClose: () => void }) => {
  const t = useWords()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (e: FormEvent) => {
    e.preventDefault()
    if (text.trim()) onSay(text.trim())
    else setWrong(true)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" fw={600}>
          {t('whyTitle')}
        </Text>
        <Textarea
          label={t('reason')}
          description={t('why')}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value)
            setWrong(false)
          }}
          error={wrong ? t('whyRequired') : undefined}
          required
          maxLength={300}
          autosize
          minRows={2}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit">{t('read')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

const LINK = /^https?:\/\/[^\s<>"']+$/

const Words = ({ message }: { message: Output<typeof readMessage> }) => {
  const t = useWords()
  const format = useFormat()
  const inWords = useLanguageName()
  const facts: [string, string | null][] = [
    [t('recipient'), message.recipient],
    [t('company'), message.company],
    [t('channel'), t(`channels.${message.channel}`)],
    [t('language'), inWords(message.language)],
    [t('written'), format.moment(message.createdAt)],
    [t('sent'), message.sentAt && format.moment(message.sentAt)],
    [t('expires'), message.expiresAt && format.moment(message.expiresAt)],
  ]
  return (
    <Stack gap="md">
      <Group gap="xs">
        <StatusBadge tone={TONES[message.status]}>{t(`statuses.${message.status}`)}</StatusBadge>
        <span className={classes.quiet}>{t('attempts', { count: message.attempts })}</span>
      </Group>
      {message.lastError && (
        <Alert variant="light" color={message.status === 'failed' ? 'red' : 'gray'}>
          {message.lastError}
        </Alert>
      )}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <article className={classes.letter} lang={message.language}>
        <h3 className={classes.subject} dir="auto">
          {message.subject}
        </h3>
        {message.text.split(/\n{2,}/).map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a message do not move
          <p key={i} dir="auto">
            {LINK.test(paragraph) ? (
              <a href={paragraph} target="_blank" rel="noreferrer">
                {paragraph}
              </a>
            ) : (
              paragraph
            )}
          </p>
        ))}
      </article>
      {message.masked && <span className={classes.quiet}>{t('masked')}</span>}
      {message.attachments.length > 0 && (
        <div>
          <h3 className={classes.subject}>{t('attachments')}</h3>
          <ul className={classes.files}>
            {message.attachments.map((file) => (
              <li key={file.filename}>
                <bdi>{file.filename}</bdi>{' '}
                <span className={classes.quiet}>
                  {file.contentType}, {t('bytes', { n: format.number(file.bytes) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** A language by its two letters, in the language of the screen. */
const useLanguageName = () => {
  const language = useLanguage()
  return (code: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
}
