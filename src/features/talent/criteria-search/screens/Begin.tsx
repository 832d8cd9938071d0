import { ActionIcon, Alert, Button, NativeSelect, SegmentedControl, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Often } from '../../../../web/ui/KeepSearch.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { jobLabel } from '../../../hiring/jobs/label.rules.ts'
import { invitationsCall } from '../../find/screens/calls.ts'
import type { SavedCriteriaSearch } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Draft } from './AiTalentSearch.screen.tsx'
import { changeCall, draftCall, removeCall, runsCall, searchesCall } from './calls.ts'
import classes from './search.module.css'

const FROM = ['job', 'advert', 'sentence'] as const
type From = (typeof FROM)[number]

type Props = { job: string; kept: string; onDraft: (draft: Draft) => void; onRun: (id: string) => void }

export const StartSearch = ({ job: first, kept: stored, onDraft, onRun }: Props) => {
  const t = useWords()
  const [from, setFrom] = useState<From>('job')
  const [job, setJob] = useState(first)
  const [advert, setAdvert] = useState('')
  const [sentence, setSentence] = useState('')
  const jobs = useApiState(invitationsCall, {}).data?.jobs ?? []
  const draft = useCommand(draftCall)
  const given = { job, advert: advert.trim(), sentence: sentence.trim() }[from]
  return (
    <div className={classes.page}>
      <form
        noValidate
        className={classes.card}
        onSubmit={(event) => {
          event.preventDefault()
          draft.mutate(
            { [from]: given },
            { onSuccess: (made) => onDraft({ ...made, job: from === 'job' ? job : null }) },
          )
        }}
      >
        <h2 className={classes.heading}>{t('begin')}</h2>
        <SegmentedControl
          className={classes.start}
          aria-label={t('begin')}
          value={from}
          onChange={(value) => setFrom(FROM.find((f) => f === value) ?? 'job')}
          data={FROM.map((value) => ({ value, label: t(`from.${value}`) }))}
        />
        {from === 'job' && (
          <NativeSelect
            label={t('job')}
            value={job}
            error={draft.error?.fields.job}
            onChange={(e) => setJob(e.currentTarget.value)}
            data={[{ value: '', label: t('chooseJob') }, ...jobs.map((j) => ({ value: j.id, label: jobLabel(j) }))]}
          />
        )}
        {from === 'advert' && (
          <Textarea
            label={t('advert')}
            description={t('advertHint')}
            value={advert}
            error={draft.error?.fields.advert}
            onChange={(e) => setAdvert(e.currentTarget.value)}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={20_000}
            dir="auto"
          />
        )}
        {from === 'sentence' && (
          <Textarea
            label={t('sentence')}
            description={t('sentenceHint')}
            placeholder={t('sentenceExample')}
            value={sentence}
            error={draft.error?.fields.sentence}
            onChange={(e) => setSentence(e.currentTarget.value)}
            autosize
            minRows={2}
            maxLength={500}
            dir="auto"
          />
        )}
        {draft.error && Object.keys(draft.error.fields).length === 0 && (
          <Alert color="red" role="alert">
            {draft.error.message}
          </Alert>
        )}
        <div className={classes.foot}>
          <p className={classes.quiet}>{t('nothingYet')}</p>
          <Button type="submit" loading={draft.isPending} disabled={given === ''}>
            {t('draft')}
          </Button>
        </div>
      </form>
      <ol className={classes.how} aria-label={t('how.label')}>
        {(['say', 'confirm', 'read'] as const).map((step) => (
          <li key={step} className={classes.step}>
            <strong className={classes.stepName}>{t(`how.${step}`)}</strong>
            <span className={classes.quiet}>{t(`how.${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <Kept asked={stored} onDraft={onDraft} />
      <Latest onRun={onRun} />
    </div>
  )
}

const Latest = ({ onRun }: { onRun: (id: string) => void }) => {
  const t = useWords()
  const { moment } = useFormat()
  const { data } = useApiState(runsCall, {})
  if (!data || data.runs.length === 0) return null
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className={classes.subheading}>
        {t('latest')}
      </h2>
      <ul className={classes.rows}>
        {data.runs.map((r) => (
          <li key={r.id} className={classes.row}>
            <button type="button" className={classes.plain} onClick={() => onRun(r.id)}>
              <bdi>{r.title}</bdi>
            </button>
            <span className={classes.quiet}>
              {t('latestOf', { when: moment(r.at), count: r.people })}
              {r.by && ` · ${t('by', { who: r.by })}`}
            </span>
            {r.waiting > 0 && <StatusBadge tone="careful">{t('waiting', { count: r.waiting })}</StatusBadge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const useOften = () => {
  const t = useWords()
  return { every0: t('often.every0'), every1: t('often.every1'), every7: t('often.every7') }
}

const Kept = ({ asked: input, onDraft }: { asked: string; onDraft: (draft: Draft) => void }) => {
  const t = useWords()
  const often = useOften()
  const refreshes = [searchesCall]
  const { data } = useApiState(searchesCall, {})
  const change = useCommand(changeCall, { refreshes })
  const remove = useCommand(removeCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const open = (s: SavedCriteriaSearch) =>
    onDraft({ source: 'criteria', job: null, title: s.name, criteria: s.criteria, filters: s.filters, left: [] })
  // A letter leads to the criteria it was written for.
  const meant = data?.searches.find((s) => s.id === input)
  useEffect(() => {
    if (meant) open(meant)
  })
  if (!data || data.searches.length === 0) return null
  return (
    <section aria-labelledby="kept-criteria">
      <h2 id="kept-criteria" className={classes.subheading}>
        {t('kept')}
      </h2>
      <ul className={classes.rows}>
        {data.searches.map((s) => (
          <li key={s.id} className={classes.row}>
            <button type="button" className={classes.plain} onClick={() => open(s)}>
              <bdi>{s.name}</bdi>
            </button>
            <span className={classes.inline}>
              <Often
                small
                aria-label={t('everyOf', { name: s.name })}
                words={often}
                value={s.every}
                onChange={(every) => change.mutate({ id: s.id, every }, failed)}
              />
              <ActionIcon
                variant="subtle"
                aria-label={t('giveUp', { name: s.name })}
                onClick={() => remove.mutate({ id: s.id }, failed)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
