import { Button, Group, MultiSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import type { FullApplication } from '../work.contract.ts'
import { changeNoteCall, choicesCall, noteCall, STALE, takeBackCall } from './calls.ts'
import classes from './work.module.css'

type Props = { application: FullApplication }

/** What company and person wrote to each other. */
export const Messages = ({ application: a }: Props) => {
  const t = useWords()
  const format = useFormat()
  const takeBack = useCommand(takeBackCall, { refreshes: STALE })
  return (
    <section className={classes.card} aria-labelledby="messages">
      <h3 id="messages">{t('messages')}</h3>
      {a.messages.length === 0 && <p className={classes.quiet}>{t('noMessages')}</p>}
      <ul className={classes.talk}>
        {a.messages.map((m) => (
          <li key={m.id} data-theirs={m.by === 'candidate' || undefined}>
            <p className={classes.quiet}>
              {m.by === 'candidate' ? t('theirs') : (m.who ?? t('system'))} · {format.moment(m.leftAt ?? m.at)}
              {m.takenBack && ` · ${t('takenBack')}`}
              {!m.leftAt && !m.takenBack && m.leavesAt && ` · ${t('leaves', { when: format.moment(m.leavesAt) })}`}
            </p>
            {m.subject && <strong dir="auto">{m.subject}</strong>}
            <p className={classes.body} dir="auto">
              {m.body}
            </p>
            {m.by === 'user' && !m.leftAt && !m.takenBack && !m.tellsDecision && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() =>
                  takeBack.mutate({ id: a.id, messageId: m.id }, { onError: (error) => notify.failure(error.message) })
                }
              >
                {t('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the team says among itself. */
export const Notes = ({ application: a }: Props) => {
  const t = useWords()
  const format = useFormat()
  const choices = useApiState(choicesCall, {}).data
  const add = useCommand(noteCall, { refreshes: STALE })
  const change = useCommand(changeNoteCall, { refreshes: STALE })
  const [body, setBody] = useState('')
  const [mentions, setMentions] = useState<string[]>([])
  return (
    <section className={classes.card} aria-labelledby="notes">
      <h3 id="notes">{t('notes')}</h3>
      {a.notes.length === 0 && <p className={classes.quiet}>{t('noNotes')}</p>}
      <ul className={classes.talk}>
        {a.notes.map((n) => (
          <li key={n.id}>
            <p className={classes.quiet}>
              {n.by.name} · {format.moment(n.at)}
              {n.editedAt && ` · ${t('edited')}`}
            </p>
            <p className={classes.body} dir="auto">
              {n.body}
            </p>
            {n.mentions.length > 0 && <p className={classes.quiet}>{n.mentions.map((m) => `@${m.name}`).join(' ')}</p>}
            {n.mine && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => change.mutate({ id: a.id, noteId: n.id, body: null })}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!a.candidate.erasedAt && a.outcome !== 'withdrawn' && (
        <form
          className={classes.stack}
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate(
              { id: a.id, body, mentions },
              {
                onSuccess: () => {
                  setBody('')
                  setMentions([])
                },
              },
            )
          }}
        >
          <Textarea
            label={t('addNote')}
            value={body}
            onChange={(e) => setBody(e.currentTarget.value)}
            error={add.error?.message}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={4000}
          />
          <MultiSelect
            label={t('mention')}
            value={mentions}
            onChange={setMentions}
            data={(choices?.people ?? []).map((p) => ({ value: p.id, label: p.name }))}
          />
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={add.isPending} disabled={!body.trim()}>
              {t('noteDo')}
            </Button>
          </Group>
        </form>
      )}
    </section>
  )
}
