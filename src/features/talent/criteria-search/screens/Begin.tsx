import { ActionIcon, Alert, Button, NativeSelect, SegmentedControl, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Often } from '../../../../web/ui/KeepSearch.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { invitationsCall } from '../../find/screens/calls.ts'
import type { KeptSearch } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Draft } from './AiTalentSearch.tsx'
import { changeCall, draftCall, removeCall, runsCall, searchesCall } from './calls.ts'
import classes from './search.module.css'

const FROM = ['job', 'advert', 'sentence'] as const
type From = (typeof FROM)[number]

type Props = { job: string; kept: string; onDraft: (draft: Draft) => void; onRun: (id: string) => void }

export const Begin = ({ job: first, kept, onDraft, onRun }: Props) => {
  const say = useWords()
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
        <h2 className={classes.heading}>{say('begin')}</h2>
        <SegmentedControl
          className={classes.start}
          aria-label={say('begin')}
          value={from}
          onChange={(value) => setFrom(FROM.find((f) => f === value) ?? 'job')}
          data={FROM.map((value) => ({ value, label: say(`from.${value}`) }))}
        />
        {from === 'job' && (
          <NativeSelect
            label={say('job')}
            value={job}
            error={draft.error?.fields.job}
            onChange={(e) => setJob(e.currentTarget.value)}
            data={[{ value: '', label: say('chooseJob') }, ...jobs.map((j) => ({ value: j.id, label: j.title }))]}
          />
        )}
        {from === 'advert' && (
          <Textarea
            label={say('advert')}
            description={say('advertHint')}
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
            label={say('sentence')}
            description={say('sentenceHint')}
            placeholder={say('sentenceExample')}
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
          <p className={classes.quiet}>{say('nothingYet')}</p>
          <Button type="submit" loading={draft.isPending} disabled={given === ''}>
            {say('draft')}
          </Button>
        </div>
      </form>
      <Kept asked={kept} onDraft={onDraft} />
      <Latest onRun={onRun} />
    </div>
  )
}

const Latest = ({ onRun }: { onRun: (id: string) => void }) => {
  const say = useWords()
  const { moment } = useFormat()
  const { data } = useApiState(runsCall, {})
  if (!data || data.runs.length === 0) return null
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className={classes.subheading}>
        {say('latest')}
      </h2>
      <ul className={classes.rows}>
        {data.runs.map((r) => (
          <li key={r.id} className={classes.row}>
            <button type="button" className={classes.plain} onClick={() => onRun(r.id)}>
              <bdi>{r.title}</bdi>
            </button>
            <span className={classes.quiet}>
              {say('latestOf', { when: moment(r.at), count: r.people })}
              {r.by && ` · ${say('by', { who: r.by })}`}
            </span>
            {r.waiting > 0 && <StatusBadge tone="careful">{say('waiting', { count: r.waiting })}</StatusBadge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const useOften = () => {
  const say = useWords()
  return { every0: say('often.every0'), every1: say('often.every1'), every7: say('often.every7') }
}

const Kept = ({ asked, onDraft }: { asked: string; onDraft: (draft: Draft) => void }) => {
  const say = useWords()
  const often = useOften()
  const refreshes = [searchesCall]
  const { data } = useApiState(searchesCall, {})
  const change = useCommand(changeCall, { refreshes })
  const remove = useCommand(removeCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const open = (s: KeptSearch) =>
    onDraft({ source: 'criteria', job: null, title: s.name, criteria: s.criteria, left: [] })
  // A letter leads to the criteria it was written for.
  const meant = data?.searches.find((s) => s.id === asked)
  useEffect(() => {
    if (meant) open(meant)
  })
  if (!data || data.searches.length === 0) return null
  return (
    <section aria-labelledby="kept-criteria">
      <h2 id="kept-criteria" className={classes.subheading}>
        {say('kept')}
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
                aria-label={say('everyOf', { name: s.name })}
                words={often}
                value={s.every}
                onChange={(every) => change.mutate({ id: s.id, every }, failed)}
              />
              <ActionIcon
                variant="subtle"
                aria-label={say('giveUp', { name: s.name })}
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
