import { Alert, Button, Group } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { loadCountry } from '../../../../countries/registry.web.ts'
import type { SpokenCountry } from '../../../../countries/translate.ts'
import { dayIn } from '../../../../shared/dates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { DraftNote } from '../../../../web/ui/DraftNote.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import {
  blockingFindingsOf,
  checkPlanned,
  checkPosting,
  checkSame,
  SAME_ADVERT,
} from '../../../adverts/content/posting.rules.ts'
import type { Job } from '../contract.ts'
import { isPublished, isWritable } from '../state.rules.ts'
import { useWords } from '../words/index.ts'
import { ApprovalNote } from './ApprovalNote.tsx'
import { listCall, moveCall, readCall, revisionsCall } from './calls.ts'
import classes from './editor.module.css'
import { AskFields, LocationFields, PayFields, WorkFields } from './Fields.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import { ApplyFields, LawFields } from './LawFields.tsx'
import { Moves } from './Moves.tsx'
import { Panel } from './Panel.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { ViewsFigure } from './SeenFigure.tsx'
import { type JobForm, useJobForm } from './useJobForm.ts'

const AT = { job: '' }

/** One job, written and checked at once. */
export default function Editor({ id, ...told }: { id: string } & Told) {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { id })
  if (data?.job.id === id) return <Loaded read={data.job} {...told} />
  return (
    <Page title={t('title')}>
      {isPending && <LoadingTable rows={8} columns={3} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Page>
  )
}

/** The rules of the countries that have a say, in the language in use. */
const useCountries = (codes: readonly string[]) => {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<SpokenCountry[]>([])
  const key = codes.join()
  useEffect(() => {
    let gone = false
    Promise.all(key.split(',').map((code) => loadCountry(code, language))).then((all) => !gone && setLoaded(all))
    return () => {
      gone = true
    }
  }, [key, language])
  return loaded
}

type Told = {
  onPublished?: (() => void) | undefined
  /** Its title as it is being written: what stands around it has the heading. */
  onTitle?: ((title: string) => void) | undefined
}

const Loaded = ({ read, ...told }: Told & { read: Job }) => {
  const t = useWords()
  const form = useJobForm(read)
  const countries = useCountries([form.content.country, ...form.content.recruitsFrom])
  const country = countries.find((c) => c.code === form.content.country)
  if (!country)
    return (
      <Page title={form.job.title || t('untitled')}>
        <LoadingTable rows={8} columns={3} />
      </Page>
    )
  return <Written form={form} country={country} others={countries} {...told} />
}

/** HR of the company reads jobs; those who run it write them. The server holds it; this only shows no button in vain. */
const useMayWrite = () => useMay()('jobs.write')

type WrittenProps = Told & { form: JobForm; country: SpokenCountry; others: readonly SpokenCountry[] }

const Written = ({ form, country, others, onPublished, onTitle }: WrittenProps) => {
  const t = useWords()
  const { job, content, place } = form
  const { title } = content
  useEffect(() => onTitle?.(title), [title, onTitle])
  const mayWrite = useMayWrite()
  const disabled = !mayWrite || !isWritable(job.status)
  const region = place?.region ?? ''
  const findings = useMemo(
    () => [
      ...checkPlanned(content.vacancies, job.requisition?.room ?? null),
      ...checkPosting(content, country, { others, region, today: dayIn(country.posting.zoneOf(region), new Date()) }),
      ...checkSame(job.findings.some((f) => f.id === SAME_ADVERT)),
    ],
    [content, country, others, region, job.requisition, job.findings],
  )
  const box = useRef<HTMLDivElement>(null)
  const onField = (field: string) => {
    const input = box.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    input?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  }
  const fields = { form, country, disabled }
  return (
    <Page title={content.title || t('untitled')}>
      <Bar
        form={form}
        country={country}
        blocking={blockingFindingsOf(findings).length}
        mayWrite={mayWrite}
        onPublished={onPublished}
      />
      <Notices form={form} mayWrite={mayWrite} />
      <div className={classes.split}>
        <div className={classes.form} ref={box}>
          <WorkFields {...fields} />
          <LocationFields {...fields} />
          <PayFields {...fields} />
          <AskFields {...fields} />
          <QuestionFields {...fields} />
          <LawFields {...fields} />
          <ApplyFields {...fields} />
        </div>
        <Panel form={form} country={country} findings={findings} onField={onField} />
      </div>
    </Page>
  )
}

type BarProps = Pick<Told, 'onPublished'> & {
  form: JobForm
  country: SpokenCountry
  blocking: number
  mayWrite: boolean
}

const Bar = ({ form, country, blocking, mayWrite, onPublished }: BarProps) => {
  const t = useWords()
  const format = useFormat()
  const [, go] = useAddress(AT)
  const { job } = form
  const move = useCommand(moveCall, { refreshes: [listCall, readCall, revisionsCall] })
  const act = (action: 'submit' | 'approve' | 'approveChange', version: number) =>
    move.mutate(
      { id: job.id, version, action },
      {
        onSuccess: ({ job: moved }) => {
          form.take(moved)
          notify.success(t(`done.${action}`))
        },
        onError: (error) => notify.failure(country.say(error.message)),
      },
    )
  const [publishing, setPublishing] = useState(false)
  const follow = (action: 'publish' | 'submit', version: number) =>
    action === 'publish' ? setPublishing(true) : act(action, version)
  const actNow = (action: 'publish' | 'submit') =>
    form.changed
      ? form.save(job.version, (saved) => saved.allowed.includes(action) && follow(action, saved.version))
      : follow(action, job.version)
  const first = (['publish', 'submit'] as const).find((action) => job.allowed.includes(action))
  const settled = form.changed ? t('form.unsaved') : t('form.saved', { when: format.moment(job.updatedAt) })
  const state = form.saving ? t('form.saving') : settled
  return (
    <div className={classes.bar}>
      <div className={classes.side}>
        {mayWrite && isWritable(job.status) && (
          <span className={classes.quiet} role="status">
            {state}
          </span>
        )}
        {job.seen && <ViewsFigure seen={job.seen} title={job.title || t('untitled')} />}
      </div>
      <Group gap="xs">
        {mayWrite && isWritable(job.status) && !form.savesItself && (
          <Button
            onClick={() => form.save(job.version, (saved) => saved.proposed && notify.success(t('form.changeAsked')))}
            disabled={!form.changed || blocking > 0}
            loading={form.saving}
          >
            {t('form.save')}
          </Button>
        )}
        {first && (
          <Button onClick={() => actNow(first)} disabled={blocking > 0} loading={move.isPending}>
            {t(`moves.${first}`)}
          </Button>
        )}
        {(['approve', 'approveChange'] as const)
          .filter((action) => job.allowed.includes(action))
          .map((action) => (
            <Button
              key={action}
              onClick={() => act(action, job.version)}
              disabled={blocking > 0}
              loading={move.isPending}
            >
              {t(`moves.${action}`)}
            </Button>
          ))}
        {mayWrite && (
          <Moves
            job={job}
            leave={['publish', 'submit', 'approve', 'approveChange']}
            onOpened={(id) => id !== job.id && void go({ job: id })}
            onMoved={form.take}
            onGone={() => void go({ job: '' })}
          />
        )}
      </Group>
      {publishing && (
        <PublishDialog
          job={job}
          country={country}
          onClose={() => setPublishing(false)}
          onDone={(moved) => {
            setPublishing(false)
            form.take(moved)
            onPublished?.()
          }}
        />
      )}
    </div>
  )
}

const Notices = ({ form, mayWrite }: { form: JobForm; mayWrite: boolean }) => {
  const t = useWords()
  const { job } = form
  return (
    <>
      {!mayWrite && <Alert color="gray">{t('form.readOnly')}</Alert>}
      {job.hiddenSince && <HiddenNote job={job} since={job.hiddenSince} mayAnswer={mayWrite} />}
      <ApprovalNote job={job} />
      {mayWrite && !isWritable(job.status) && job.status !== 'pending_approval' && (
        <Alert color="gray">{t('form.closedNote')}</Alert>
      )}
      {mayWrite && isPublished(job.status) && !job.hiddenSince && (
        <Alert color="gray" title={t('form.publicNow')}>
          {t('form.reviewNote')} {job.approval.needed && t('form.heldNote')}
        </Alert>
      )}
      <DraftNote news={form.news} onDiscard={() => form.take(job)} />
      {form.restored && (
        <Alert color="gray">
          <Group justify="space-between">
            {t('form.restored')}
            <Button variant="default" size="compact-sm" onClick={() => form.take(job)}>
              {t('form.discard')}
            </Button>
          </Group>
        </Alert>
      )}
      {form.conflict && (
        <Alert color="yellow" role="alert" title={t('form.conflict')}>
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => form.conflict && form.take(form.conflict)}>
              {t('form.theirs')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={form.keepMine}>
              {t('form.mine')}
            </Button>
          </Group>
        </Alert>
      )}
      {form.failure && (
        <Alert color="red" role="alert">
          {form.failure}
        </Alert>
      )}
    </>
  )
}
