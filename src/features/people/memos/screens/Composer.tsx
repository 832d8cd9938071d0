import { Alert, Button, Checkbox, FileButton, NativeSelect, Radio, TextInput } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { type ApiError, call } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import type { Memo, memoChoices } from '../contract.ts'
import { ACKS, type Ack, isPersonal, KINDS, type Kind } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { attachCall, changeCall, createCall, detachCall, listCall, readCall, removeCall } from './calls.ts'
import { type Form, formOf, withKind, writtenOf } from './form.ts'
import classes from './memos.module.css'
import { TextFields } from './TextFields.tsx'

const SendDialog = lazy(() => import('./SendDialog.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))
const Ask = lazy(() => import('./AskDialog.tsx'))

type Props = { memo: Memo | null; choices: Output<typeof memoChoices>; onGo: (memo: string) => void }

const NAMES = ['policy', 'confidentiality', 'holiday', 'closure', 'warning', 'probation'] as const

/** A memo while it is written. */
export const Composer = ({ memo: given, choices, onGo }: Props) => {
  const t = useWords()
  const client = useQueryClient()
  const [memo, setMemo] = useState(given)
  const [form, setForm] = useState<Form>(() => formOf(given))
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<'send' | 'preview' | 'remove' | null>(null)
  const wrong = error?.fields ?? {}
  const put = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }))
  const personal = isPersonal(form.kind)
  const kinds = KINDS.filter((k) => choices.templates.some((item) => item.kind === 'warning') || !isPersonal(k))
  const templates = NAMES.filter((name) => choices.templates.some((item) => item.name === name))

  const begin = (name: string) => {
    const template = choices.templates.find((item) => item.name === name)
    if (!template) return setForm(formOf(null))
    const { kind, ack, gate, texts } = template
    setForm((before) => withKind({ ...before, ack, gate, texts, mainLanguage: 'en' }, kind))
  }
  /** What was asked, with its failure under the fields. */
  const doing = async <T,>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    setError(null)
    try {
      return await work()
    } catch (problem) {
      setError(problem as ApiError)
      return null
    } finally {
      setBusy(false)
    }
  }
  const keep = async (): Promise<Memo> => {
    const written = writtenOf(form)
    const saved = memo
      ? await call(changeCall, { id: memo.id, revision: memo.revision, ...written })
      : await call(createCall, written)
    setMemo(saved.memo)
    client.setQueryData([readCall.path, { id: saved.memo.id }], saved)
    await client.invalidateQueries({ queryKey: [listCall.path] })
    return saved.memo
  }
  const save = () =>
    doing(async () => {
      const saved = await keep()
      notify.success(t('form.saved'))
      if (!memo) onGo(saved.id)
    })
  const then = (next: 'send' | 'preview') => doing(async () => (await keep()) && setOpen(next))
  const attach = (file: File | null) =>
    file &&
    doing(async () => {
      const saved = await keep()
      setMemo((await call(attachCall, { id: saved.id, name: file.name }, { file })).memo)
    })
  const detach = (file: string) =>
    memo && doing(async () => setMemo((await call(detachCall, { id: memo.id, file })).memo))
  const remove = async () => {
    if (memo) await call(removeCall, { id: memo.id })
    await client.invalidateQueries({ queryKey: [listCall.path] })
    onGo('')
  }
  const shownFields = Object.keys(wrong).filter((f) => f === 'audience' || f === 'dueOn' || f.startsWith('texts'))
  return (
    <Page
      title={t(memo ? 'form.editTitle' : 'form.newTitle')}
      actions={
        <>
          <Button variant="subtle" onClick={() => onGo('')}>
            {t('back')}
          </Button>
          {memo && (
            <Button variant="subtle" color="red" onClick={() => setOpen('remove')}>
              {t('form.remove')}
            </Button>
          )}
          <Button variant="default" loading={busy} onClick={() => void save()}>
            {t('form.save')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void then('preview')}>
            {t('form.preview')}
          </Button>
          <Button disabled={busy} onClick={() => void then('send')}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert color="red" role="alert">
          {shownFields.length > 0 ? (Object.values(wrong)[0] ?? error.message) : error.message}
        </Alert>
      )}
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('form.words')}>
          <h2 className={classes.heading}>{t('form.words')}</h2>
          <div className={classes.pair}>
            {!memo && (
              <NativeSelect
                label={t('form.template')}
                onChange={(e) => begin(e.currentTarget.value)}
                data={[
                  { value: '', label: t('templates.none') },
                  ...templates.map((name) => ({ value: name, label: t(`templates.${name}`) })),
                ]}
              />
            )}
            <NativeSelect
              label={t('kindLabel')}
              value={form.kind}
              onChange={(e) => setForm(withKind(form, e.currentTarget.value as Kind))}
              data={kinds.map((k) => ({ value: k, label: t(`kinds.${k}`) }))}
              error={wrong.kind}
            />
          </div>
          <TextFields value={form} onChange={put} wrong={wrong} />
          <div className={classes.stack}>
            <h3 className={classes.heading}>{t('form.files')}</h3>
            {memo?.files.map((f) => (
              <div key={f.id} className={classes.line}>
                <bdi>{f.name}</bdi>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconX size={14} />}
                  onClick={() => void detach(f.id)}
                >
                  {t('form.detach', { name: f.name })}
                </Button>
              </div>
            ))}
            <div className={classes.line}>
              <FileButton onChange={(file) => void attach(file)} accept=".pdf,.png,.jpg,.jpeg,.webp,.docx">
                {(props) => (
                  <Button {...props} variant="default" leftSection={<IconPaperclip size={16} />}>
                    {t('form.attach')}
                  </Button>
                )}
              </FileButton>
              <span className={classes.quiet}>{t('form.fileHelp')}</span>
            </div>
            {wrong.file && <p className={classes.wrong}>{wrong.file}</p>}
          </div>
        </section>
        <div className={classes.stack}>
          <section className={classes.card} aria-label={t('form.audience')}>
            <h2 className={classes.heading}>{t('form.audience')}</h2>
            <AudienceFields
              form={form}
              choices={choices}
              onChange={(audience) => put({ audience })}
              wrong={wrong.audience}
            />
            {!personal && form.audience.mode !== 'chosen' && (
              <Checkbox
                label={t('form.joiners')}
                checked={form.joiners}
                onChange={(e) => put({ joiners: e.currentTarget.checked })}
              />
            )}
          </section>
          <section className={classes.card} aria-label={t('form.asks')}>
            <Radio.Group label={t('form.asks')} value={form.ack} onChange={(ack) => put({ ack: ack as Ack })}>
              <div className={classes.stack}>
                {ACKS.map((a) => (
                  <Radio key={a} value={a} label={t(`acks.${a}`)} />
                ))}
              </div>
            </Radio.Group>
            <TextInput
              type="date"
              label={t('form.dueOn')}
              value={form.dueOn}
              onChange={(e) => put({ dueOn: e.currentTarget.value })}
              error={wrong.dueOn}
            />
            {!personal && form.ack !== 'none' && (
              <Checkbox
                label={t('form.gate')}
                description={t('form.gateHelp')}
                checked={form.gate}
                onChange={(e) => put({ gate: e.currentTarget.checked })}
              />
            )}
          </section>
        </div>
      </div>
      <Suspense fallback={null}>
        {open === 'preview' && memo && <PreviewDialog memo={memo} onClose={() => setOpen(null)} />}
        {open === 'send' && memo && (
          <SendDialog memo={memo} zone={choices.zone} onClose={() => setOpen(null)} onSent={() => onGo(memo.id)} />
        )}
        {open === 'remove' && (
          <Ask
            title={t('ask.remove')}
            text={t('ask.removeText')}
            button={t('form.remove')}
            danger
            onClose={() => setOpen(null)}
            onDo={remove}
          />
        )}
      </Suspense>
    </Page>
  )
}
