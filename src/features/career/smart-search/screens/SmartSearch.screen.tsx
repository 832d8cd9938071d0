import { Button, Textarea } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import list from '../../../job-board/jobs/screens/jobs.module.css'
import { SavedJobSearches } from '../../job-search/screens/Kept.tsx'
import { type Chip, LONGEST_SENTENCE } from '../chips.rules.ts'
import type { SmartFound, SmartJob } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { StartScreen } from './Begin.tsx'
import { smartCall } from './calls.ts'
import { Result } from './Result.tsx'
import classes from './smart.module.css'
import { Understood } from './Understood.tsx'
import { useLabel } from './useLabel.ts'

const AT = { said: '', chips: '', page: '' }

const chipsIn = (text: string): Chip[] | null => {
  try {
    const current: unknown = text ? JSON.parse(text) : null
    return Array.isArray(current) ? (current as Chip[]) : null
  } catch {
    return null
  }
}

/** Say it in your own words: the sentence, how it was understood, and the jobs with their reasons. */
export default function SmartSearch() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const said = at.said.trim()
  const ask = (next: string) => void go({ said: next.trim().slice(0, LONGEST_SENTENCE), chips: '', page: '' })
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Box key={said} said={said} onSay={ask} />
      {said === '' ? (
        <StartScreen onSay={ask} />
      ) : (
        <Answer
          said={said}
          chips={chipsIn(at.chips)}
          page={Math.max(1, Number(at.page) || 1)}
          onChips={(chips) => void go({ chips: chips ? JSON.stringify(chips) : '', page: '' })}
          onPage={(page) => void go({ page: page > 1 ? String(page) : '' })}
        />
      )}
    </Page>
  )
}

const Box = ({ said, onSay }: { said: string; onSay: (said: string) => void }) => {
  const t = useWords()
  const [typed, setTyped] = useState(said)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== said || typed.trim() === '') onSay(typed)
  }
  return (
    <search>
      <form ref={form} className={classes.form} onSubmit={submit}>
        <Textarea
          className={classes.box}
          size="md"
          autosize
          minRows={2}
          maxRows={6}
          dir="auto"
          label={t('box')}
          description={t('inEnglish')}
          maxLength={LONGEST_SENTENCE}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          onKeyDown={(e) => {
            // A sentence has no lines: the key that ends one asks.
            if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return
            e.preventDefault()
            form.current?.requestSubmit()
          }}
        />
        <Button type="submit" size="md" leftSection={<IconSparkles size={17} />}>
          {t('search')}
        </Button>
      </form>
    </search>
  )
}

type AnswerProps = {
  said: string
  chips: Chip[] | null
  page: number
  onChips: (chips: Chip[] | null) => void
  onPage: (page: number) => void
}

const Answer = ({ said, chips, page, onChips, onPage }: AnswerProps) => {
  const t = useWords()
  const format = useFormat()
  const { data, error, isPending, isFetching, refetch } = useApiState(smartCall, { said, chips, page })
  if (!data) {
    if (isPending) return <LoadingTable rows={8} columns={2} />
    return error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const n = format.number(data.total)
  const more = ({ job }: SmartJob) => {
    const like: Chip = {
      id: 'c0',
      kind: 'role',
      must: true,
      text: job.title,
      value: job.title.toLowerCase(),
      n: null,
      place: null,
      pay: null,
      occupations: [],
    }
    onChips([like, ...data.chips.filter((c) => c.kind !== 'role')])
  }
  return (
    <div className={classes.column} aria-busy={isFetching || undefined}>
      <Understood found={data} changed={chips !== null} onChips={onChips} />
      {data.meaning === 'off' && <p className={classes.notice}>{t('byWords')}</p>}
      {data.meaning === 'waiting' && (
        <p className={classes.notice}>
          {t('byWordsYet')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      )}
      <section aria-labelledby="found" className={classes.column}>
        <div className={classes.bar}>
          <h2 id="found" className={classes.heading}>
            <span role="status">
              {data.isMore ? t('best', { count: data.total, n }) : t('found', { count: data.total, n })}
            </span>
          </h2>
          <Link className={classes.link} to={paths.seekerJobSearch(data.classic)}>
            {t('classic')}
          </Link>
        </div>
        {data.chips.length > 0 && <SavedJobSearches query={data.classic}>{null}</SavedJobSearches>}
        {data.jobs.length === 0 && data.chips.length > 0 && <Nothing found={data} onChips={onChips} />}
        <ol className={list.cards}>
          {data.jobs.map((job) => (
            <Result key={job.job.id} found={job} chips={data.chips} onMore={() => more(job)} />
          ))}
        </ol>
        {data.total > data.pageSize && (
          <nav className={classes.actions} aria-label={t('pages')}>
            <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              {t('previous')}
            </Button>
            <Button variant="default" disabled={page * data.pageSize >= data.total} onClick={() => onPage(page + 1)}>
              {t('next')}
            </Button>
          </nav>
        )}
      </section>
    </div>
  )
}

/** No job fits: which filter keeps most away. */
const Nothing = ({ found, onChips }: { found: SmartFound; onChips: (chips: Chip[]) => void }) => {
  const t = useWords()
  const label = useLabel()
  const format = useFormat()
  return (
    <div className={classes.nothing}>
      <h3>{t('none')}</h3>
      <ul className={classes.ways}>
        {found.without.map(({ chip: id, count, isAtLeast }) => {
          const chip = found.chips.find((c) => c.id === id)
          return (
            chip && (
              <li key={id}>
                <Button
                  size="compact-md"
                  variant="light"
                  onClick={() => onChips(found.chips.filter((c) => c.id !== id))}
                >
                  {t('without', { what: label(chip), count: `${format.number(count)}${isAtLeast ? '+' : ''}` })}
                </Button>
              </li>
            )
          )
        })}
      </ul>
      <p className={classes.quiet}>{t('noneText')}</p>
    </div>
  )
}
