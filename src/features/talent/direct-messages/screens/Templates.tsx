import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { LONGEST_MESSAGE } from '../talk.rules.ts'
import type { DirectTemplate } from '../templates.contract.ts'
import { LONGEST_TEMPLATE_NAME } from '../templates.rules.ts'
import { useWords } from '../words/index.ts'
import { addTemplateCall, changeTemplateCall, removeTemplateCall, templatesCall } from './calls.ts'
import classes from './messages.module.css'

const STALE = { refreshes: [templatesCall] }

/** The beginnings a company words itself: made, changed, taken away. */
export const Templates = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const answer = useApiState(templatesCall, {})
  const [editing, setEditing] = useState<DirectTemplate | 'new' | null>(null)
  return (
    <Dialog title={t('templates.title')} onClose={onClose} size={640}>
      <div className={panel.stack}>
        <p className={panel.quiet}>{t('templates.text', { gaps: '{{name}}, {{job}}, {{company}}' })}</p>
        {editing === null ? (
          <>
            <WhenLoaded answer={answer} waiting={<LoadingTable rows={3} columns={1} />}>
              {({ templates }) => (
                <>
                  {templates.length === 0 && <p>{t('templates.none')}</p>}
                  <ul className={classes.list}>
                    {templates.map((template) => (
                      <Row key={template.id} template={template} onChange={() => setEditing(template)} />
                    ))}
                  </ul>
                </>
              )}
            </WhenLoaded>
            <div>
              <Button onClick={() => setEditing('new')}>{t('templates.make')}</Button>
            </div>
          </>
        ) : (
          <Editor template={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
        )}
      </div>
    </Dialog>
  )
}

const Row = ({ template, onChange }: { template: DirectTemplate; onChange: () => void }) => {
  const t = useWords()
  const remove = useCommand(removeTemplateCall, STALE)
  const { id, name, words } = template
  return (
    <li className={panel.card}>
      <strong dir="auto">{name}</strong>
      <p className={classes.words} dir="auto">
        {words}
      </p>
      {remove.error && <p role="alert">{remove.error.message}</p>}
      <div className={panel.row}>
        <Button variant="default" size="compact-sm" aria-label={t('templates.changeOne', { name })} onClick={onChange}>
          {t('templates.change')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('templates.removeOne', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          {t('templates.remove')}
        </Button>
      </div>
    </li>
  )
}

const Editor = ({ template, onDone }: { template: DirectTemplate | null; onDone: () => void }) => {
  const t = useWords()
  const add = useCommand(addTemplateCall, STALE)
  const change = useCommand(changeTemplateCall, STALE)
  const [name, setName] = useState(template?.name ?? '')
  const [words, setWords] = useState(template?.words ?? '')
  const error = add.error ?? change.error
  const isPending = add.isPending || change.isPending
  const save = () => {
    if (template) change.mutate({ id: template.id, version: template.version, name, words }, { onSuccess: onDone })
    else add.mutate({ name, words }, { onSuccess: onDone })
  }
  return (
    <form
      className={panel.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) save()
      }}
    >
      <TextInput
        label={t('templates.name')}
        value={name}
        maxLength={LONGEST_TEMPLATE_NAME}
        error={error?.fields.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t('templates.words')}
        value={words}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
        error={error?.fields.words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && Object.keys(error.fields).length === 0 && <p role="alert">{error.message}</p>}
      <div className={panel.row}>
        <Button type="submit" loading={isPending}>
          {t('templates.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('report.cancel')}
        </Button>
      </div>
    </form>
  )
}
