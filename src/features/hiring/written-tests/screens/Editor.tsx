import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LANGUAGE_CODES, LANGUAGES } from '../../../../shared/languages.ts'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { WrittenTest } from '../contract.ts'
import {
  LEAST_QUESTIONS,
  LEAST_SECONDS,
  MOST_ASKED,
  MOST_MINUTES,
  MOST_QUESTIONS,
  MOST_SECONDS,
  MOST_WAIT_DAYS,
  QUESTION_KINDS,
} from '../rules.ts'
import { useWords } from '../words/index.ts'
import { Checks } from './Checks.tsx'
import { testCall } from './calls.ts'
import { Ends } from './Ends.tsx'
import { Preview } from './Preview.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { TONES } from './tones.ts'
import { type TestForm, useTestForm } from './useTestForm.ts'
import classes from './written.module.css'

type EditorProps = { id: string; onBack: () => void }

/** One test as it is written, checked, tried and published. */
export default function Editor({ id, onBack }: EditorProps) {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(testCall, { id })
  if (data?.test.id === id) return <Written test={data.test} onBack={onBack} />
  return (
    <Page title={t('title')}>
      {isPending && <LoadingTable rows={6} columns={2} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Page>
  )
}

const Written = ({ test, onBack }: { test: WrittenTest; onBack: () => void }) => {
  const t = useWords()
  const { number, moment } = useFormat()
  const form = useTestForm(test)
  const [trying, setTrying] = useState(false)
  const [asked, setFirst] = useState(0)
  const { isBusy, isChanged } = form
  const { questions } = form.form
  // The page that was open may be gone with its questions.
  const first = Math.min(asked, Math.max(0, Math.floor((questions.length - 1) / PAGE) * PAGE))
  const publishes = isChanged || test.isChanged
  return (
    <Page title={form.form.title || t('untitled')} subtitle={t('editorText')}>
      <div className={panel.stack}>
        <div className={panel.row}>
          <StatusBadge tone={TONES[test.state]}>{t(`states.${test.state}`)}</StatusBadge>
          {test.publishedVersion !== null && (
            <span className={panel.quiet}>{t('version', { version: number(test.publishedVersion) })}</span>
          )}
          {test.state === 'published' && publishes && <StatusBadge tone="careful">{t('changed')}</StatusBadge>}
        </div>
        <Facts form={form} />
        <section className={panel.stack} aria-labelledby="questions">
          <h2 id="questions" className={panel.title}>
            {t('questions', { pool: number(questions.length) })}
          </h2>
          <p className={panel.quiet}>{t('questionsText', { least: number(LEAST_QUESTIONS) })}</p>
          <ol className={panel.list} start={first + 1}>
            {questions.slice(first, first + PAGE).map((question, at) => (
              <QuestionCard key={question.id} test={form} question={question} at={first + at} disabled={isBusy} />
            ))}
          </ol>
          {questions.length > PAGE && <Pages first={first} count={questions.length} onMove={setFirst} />}
          <div className={panel.row}>
            {QUESTION_KINDS.map((kind) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                disabled={isBusy || questions.length >= MOST_QUESTIONS}
                onClick={() => {
                  form.add(kind)
                  setFirst(Math.floor(questions.length / PAGE) * PAGE)
                }}
              >
                {t(`addKinds.${kind}`)}
              </Button>
            ))}
          </div>
        </section>
        {isChanged ? <p className={panel.note}>{t('checks.unsaved')}</p> : <Checks test={test} />}
        {test.versions.length > 0 && (
          <section className={panel.card} aria-labelledby="versions">
            <h2 id="versions">{t('versions.title')}</h2>
            <p className={panel.quiet}>{t('versions.text')}</p>
            <ul className={classes.found}>
              {test.versions.map(({ version, publishedAt, asks, pool }) => (
                <li key={version}>
                  {t('versions.one', {
                    version: number(version),
                    when: moment(publishedAt),
                    asks: number(asks),
                    pool: number(pool),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Ends test={test} onGone={onBack} />
        <div className={classes.bar}>
          {form.error && (
            <p role="alert" className={`${panel.wrong} ${classes.failed}`}>
              {t('notSaved')}: {form.error instanceof Error ? form.error.message : String(form.error)}
            </p>
          )}
          <Button
            variant="default"
            disabled={!isChanged}
            loading={isBusy}
            onClick={() =>
              void form.save().then(
                () => notify.success(t('saved')),
                () => {},
              )
            }
          >
            {t('save')}
          </Button>
          <Button
            disabled={!publishes}
            loading={isBusy}
            onClick={() =>
              void form.publish().then(
                () => notify.success(t('published')),
                () => {},
              )
            }
          >
            {t('publish')}
          </Button>
          <Button variant="default" onClick={() => setTrying(true)}>
            {t('preview.open')}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
      {trying && <Preview form={form.form} onClose={() => setTrying(false)} />}
    </Page>
  )
}

/** So many questions are shown at once. */
const PAGE = 10

/** Which questions of a long test are shown, and the way to the others. */
const Pages = ({ first, count, onMove }: { first: number; count: number; onMove: (first: number) => void }) => {
  const t = useWords()
  const { number } = useFormat()
  const to = Math.min(first + PAGE, count)
  return (
    <nav className={panel.row} aria-label={t('pages.label')}>
      <Button variant="default" disabled={first === 0} onClick={() => onMove(first - PAGE)}>
        {t('pages.before')}
      </Button>
      <span role="status">{t('pages.shown', { from: number(first + 1), to: number(to), all: number(count) })}</span>
      <Button variant="default" disabled={to === count} onClick={() => onMove(first + PAGE)}>
        {t('pages.after')}
      </Button>
    </nav>
  )
}

/** What the test is called and for, in which language, and how long it takes. */
const Facts = ({ form: { form, change, isBusy } }: { form: TestForm }) => {
  const t = useWords()
  // A field that is emptied to be typed into anew stays empty; saved like that, the server says what it lacks.
  const whole = (value: string | number) => (typeof value === 'number' ? Math.trunc(value) : 0)
  return (
    <section className={panel.card} aria-labelledby="facts">
      <h2 id="facts">{t('about')}</h2>
      <TextInput
        label={t('fields.title')}
        maxLength={80}
        dir="auto"
        disabled={isBusy}
        value={form.title}
        onChange={(e) => change({ title: e.currentTarget.value })}
      />
      <Textarea
        label={t('fields.purpose')}
        description={t('fields.purposeHint')}
        autosize
        maxLength={300}
        dir="auto"
        disabled={isBusy}
        value={form.purpose}
        onChange={(e) => change({ purpose: e.currentTarget.value })}
      />
      <div className={classes.fields}>
        <TextInput
          label={t('fields.skill')}
          maxLength={80}
          dir="auto"
          disabled={isBusy}
          value={form.skill}
          onChange={(e) => change({ skill: e.currentTarget.value })}
        />
        <NativeSelect
          label={t('fields.language')}
          disabled={isBusy}
          value={form.language}
          onChange={(e) =>
            change({ language: LANGUAGE_CODES.find((code) => code === e.currentTarget.value) ?? form.language })
          }
          data={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <NumberInput
          label={t('fields.minutes')}
          description={t('fields.minutesHint')}
          min={1}
          max={MOST_MINUTES}
          allowDecimal={false}
          disabled={isBusy}
          value={form.minutes || ''}
          onChange={(value) => change({ minutes: whole(value) })}
        />
        <NumberInput
          label={t('fields.asks')}
          description={t('fields.asksHint')}
          min={LEAST_QUESTIONS}
          max={MOST_ASKED}
          allowDecimal={false}
          disabled={isBusy}
          value={form.asks || ''}
          onChange={(value) => change({ asks: whole(value) })}
        />
        <NumberInput
          label={t('fields.wait')}
          description={t('fields.waitHint')}
          min={1}
          max={MOST_WAIT_DAYS}
          allowDecimal={false}
          disabled={isBusy}
          value={form.waitDays || ''}
          onChange={(value) => change({ waitDays: whole(value) })}
        />
        <NumberInput
          label={t('fields.seconds')}
          description={t('fields.secondsHint')}
          min={LEAST_SECONDS}
          max={MOST_SECONDS}
          allowDecimal={false}
          disabled={isBusy}
          value={form.secondsEach ?? ''}
          onChange={(value) => change({ secondsEach: typeof value === 'number' ? Math.trunc(value) : null })}
        />
      </div>
      <Checkbox
        label={t('fields.goesBack')}
        disabled={isBusy || form.secondsEach != null}
        checked={form.secondsEach == null && form.goesBack !== false}
        onChange={(e) => change({ goesBack: e.currentTarget.checked })}
      />
    </section>
  )
}
