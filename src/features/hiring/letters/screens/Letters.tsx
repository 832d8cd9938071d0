import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords as useApplicationWords } from '../../applications/words/index.ts'
import type { Letter } from '../contract.ts'
import { renderRejectionLetter } from '../phrases.rules.ts'
import { useLetterWords } from '../words/index.ts'
import { lettersCall, retireCall } from './calls.ts'
import type { Draft } from './LetterForm.tsx'
import classes from './letters.module.css'
import { useLanguageName } from './useLanguageName.ts'

const LetterForm = lazy(() => import('./LetterForm.tsx'))

/** What the company says to people who applied in its own words, and what the product says where it has none. */
export default function Letters() {
  const t = useLetterWords()
  const { data, error, refetch, isFetching } = useApiState(lettersCall, {})
  const [draft, setDraft] = useState<Draft | null>(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={3} />
  const { letters, reasons, mayKeep } = data
  const used = letters.filter((l) => l.retiredAt === null)
  const retired = letters.filter((l) => l.retiredAt !== null)
  const reasonOf = (id: string | null) => reasons.find((r) => r.id === id)?.name ?? null
  const row = (l: Letter) => (
    <Row key={l.id} letter={l} reason={reasonOf(l.reasonId)} mayKeep={mayKeep} onOpen={() => setDraft(l)} />
  )
  return (
    <Stack gap="md">
      <section aria-label={t('own')}>
        <h3 className={classes.heading}>{t('own')}</h3>
        {!mayKeep && <p className={classes.quiet}>{t('readOnly')}</p>}
        {used.length === 0 && <p className={classes.quiet}>{t('none')}</p>}
        <ul className={classes.list}>{used.map(row)}</ul>
        {retired.length > 0 && (
          <details>
            <summary className={classes.quiet}>{t('retiredMany', { count: retired.length })}</summary>
            <ul className={classes.list}>{retired.map(row)}</ul>
          </details>
        )}
        {mayKeep && (
          <Button variant="subtle" leftSection={<IconPlus size={16} />} onClick={() => setDraft(BLANK)}>
            {t('add')}
          </Button>
        )}
      </section>
      <Ours mayKeep={mayKeep} onBegin={setDraft} />
      <Suspense>
        {draft && <LetterForm draft={draft} reasons={reasons} mayKeep={mayKeep} onClose={() => setDraft(null)} />}
      </Suspense>
    </Stack>
  )
}

const BLANK: Draft = { purpose: 'update', reasonId: null, language: 'en', name: '', subject: '{{job}}', body: '' }

type RowProps = { letter: Letter; reason: string | null; mayKeep: boolean; onOpen: () => void }

const Row = ({ letter: l, reason, mayKeep, onOpen }: RowProps) => {
  const t = useLetterWords()
  const format = useFormat()
  const languageName = useLanguageName()
  const retire = useCommand(retireCall, { refreshes: [lettersCall] })
  const of = { name: l.name, language: languageName(l.language) }
  const when = format.dayOf(l.changedAt)
  return (
    <li>
      <div className={classes.what}>
        <p>
          <strong dir="auto">{l.name}</strong>
        </p>
        <p className={classes.quiet}>
          {format.list([
            t(`purposes.${l.purpose}`),
            l.purpose === 'rejection' ? (reason ?? t('anyReason')) : null,
            languageName(l.language),
          ])}
        </p>
        <p className={classes.quiet}>
          {l.changedBy ? t('changedBy', { who: format.isolated(l.changedBy), when }) : t('changed', { when })}
        </p>
      </div>
      <Group gap="xs">
        <Button variant="default" size="compact-md" onClick={onOpen} aria-label={t('editOne', of)}>
          {t(mayKeep && l.retiredAt === null ? 'edit' : 'look')}
        </Button>
        {mayKeep && (
          <Button
            variant="default"
            size="compact-md"
            loading={retire.isPending}
            aria-label={t(l.retiredAt === null ? 'retireOne' : 'restoreOne', of)}
            onClick={() =>
              retire.mutate(
                { id: l.id, version: l.version, retired: l.retiredAt === null },
                { onError: (e) => notify.failure(e.fields?.name ?? e.message) },
              )
            }
          >
            {t(l.retiredAt === null ? 'retire' : 'restore')}
          </Button>
        )}
      </Group>
    </li>
  )
}

const MESSAGES = { call: 'invitation', more: 'question', wait: 'update' } as const
const GAPS = { name: '{{name}}', job: '{{job}}', company: '{{company}}' }

/** The letters of the product: what is written where none of the company’s own is chosen. */
const Ours = ({ mayKeep, onBegin }: { mayKeep: boolean; onBegin: (draft: Draft) => void }) => {
  const t = useLetterWords()
  const words = useApplicationWords()
  const format = useFormat()
  const language = useLanguage()
  const languageName = useLanguageName()
  const begun = { reasonId: null, language }
  const drafts: { note: string; draft: Draft }[] = [
    {
      note: t('inTheirs'),
      draft: {
        ...begun,
        purpose: 'rejection' as const,
        name: t('purposes.rejection'),
        ...renderRejectionLetter(language, { ...GAPS, said: '{{reason}}' }),
      },
    },
    ...(['call', 'more', 'wait'] as const).map((letter) => ({
      note: languageName(language),
      draft: {
        ...begun,
        purpose: MESSAGES[letter],
        name: words(`letters.${letter}`),
        subject: '{{job}}',
        body: words(`letters.${letter}Text`, GAPS),
      },
    })),
  ]
  return (
    <section aria-label={t('ours')}>
      <h3 className={classes.heading}>{t('ours')}</h3>
      <p className={classes.quiet}>{t('oursText')}</p>
      <ul className={classes.list}>
        {drafts.map(({ note, draft }) => (
          <li key={draft.name}>
            <details className={classes.what}>
              <summary>
                <strong>{draft.name}</strong>{' '}
                <span className={classes.quiet}>
                  {format.list([draft.purpose === 'rejection' ? null : t(`purposes.${draft.purpose}`), note])}
                </span>
              </summary>
              <p className={classes.body} dir="auto">
                {draft.body}
              </p>
            </details>
            {mayKeep && (
              <Button
                variant="default"
                size="compact-md"
                onClick={() => onBegin(draft)}
                aria-label={t('beginOne', { name: draft.name })}
              >
                {t('begin')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
