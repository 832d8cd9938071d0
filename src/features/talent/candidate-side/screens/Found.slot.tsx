import { Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useWish } from '../../../matching/profile/screens/wish.ts'
import type { BeingFound, ProfileView } from '../person.contract.ts'
import { useWords } from '../words/index.ts'
import { foundCall, hideCall, pauseCall } from './calls.ts'
import classes from './found.module.css'

const InSearches = lazy(() => import('./InSearches.tsx'))

/** How employers see somebody, how many did, who keeps them in mind, and the ways out of all that. */
export default function Found() {
  const t = useWords()
  const { number } = useFormat()
  const { data, error, refetch, isFetching } = useApiState(foundCall, {})
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={220} aria-hidden />
    )
  return (
    <section className={classes.card} aria-labelledby="being-found">
      <h2 id="being-found" className={classes.heading}>
        {t('found')}
      </h2>
      <p className={classes.text}>
        {t('seen', { count: data.seenBy.all })}
        {data.seenBy.all > 0 && <> {t('month', { n: number(data.seenBy.month) })}</>}
      </p>
      {data.visibility === 'private' ? <p className={classes.careful}>{t('privateNow')}</p> : <Pause found={data} />}
      <Preview views={data.views} first={data.visibility === 'open' ? 'open' : 'anonymous'} />
      <Kept found={data} />
      <Suspense>
        <InSearches />
      </Suspense>
    </section>
  )
}

const Pause = ({ found }: { found: BeingFound }) => {
  const t = useWords()
  const { day } = useFormat()
  const [until, setUntil] = useState('')
  const pause = useCommand(pauseCall, { refreshes: [foundCall] })
  const set = (day: string | null) =>
    pause.mutate(
      { until: day },
      {
        onSuccess: () => notify.success(t(day ? 'paused' : 'resumed')),
        onError: (error) => !error.fields.until && notify.failure(error.message),
      },
    )
  if (found.pausedUntil)
    return (
      <div className={classes.line}>
        <p className={classes.careful}>{t('pausedUntil', { day: day(found.pausedUntil) })}</p>
        <Button size="compact-md" variant="default" loading={pause.isPending} onClick={() => set(null)}>
          {t('again')}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className={classes.pause}
      onSubmit={(event) => {
        event.preventDefault()
        if (until) set(until)
      }}
    >
      <TextInput
        type="date"
        label={t('pauseUntil')}
        description={t('pauseHint')}
        value={until}
        error={pause.error?.fields.until}
        onChange={(e) => setUntil(e.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={pause.isPending} disabled={!until}>
        {t('pause')}
      </Button>
    </form>
  )
}

const Preview = ({ views, first }: { views: BeingFound['views']; first: 'open' | 'anonymous' }) => {
  const t = useWords()
  const [as, setAs] = useState(first)
  return (
    <section aria-labelledby="seen-as" className={classes.stack}>
      <div>
        <h3 id="seen-as" className={classes.subheading}>
          {t('preview')}
        </h3>
        <p className={classes.quiet}>{t('previewText')}</p>
      </div>
      <SegmentedControl
        aria-label={t('preview')}
        value={as}
        onChange={(value) => setAs(value === 'open' ? 'open' : 'anonymous')}
        data={[
          { value: 'anonymous', label: t('asAnonymous') },
          { value: 'open', label: t('asOpen') },
        ]}
        className={classes.start}
      />
      <View view={views[as]} />
    </section>
  )
}

const View = ({ view }: { view: ProfileView }) => {
  const t = useWords()
  const { list } = useFormat()
  const wish = useWish()
  const isEmpty = !view.headline && view.work.length + view.skills.length + view.education.length === 0
  return (
    <div className={classes.view}>
      <p className={classes.name}>{view.name ?? t('hiddenName')}</p>
      {isEmpty && <p className={classes.quiet}>{t('empty')}</p>}
      {view.headline && <p className={classes.text}>{view.headline}</p>}
      <p className={classes.quiet}>
        {list([
          view.years === null ? null : t('years', { count: view.years }),
          ...view.titles,
          wish.pay(view.pay),
          wish.notice(view.notice),
        ])}
      </p>
      {view.summary && <p className={classes.text}>{view.summary}</p>}
      {view.skills.length > 0 && (
        <p className={classes.text}>
          <strong>{t('skills')}:</strong> {list(view.skills.map((s) => s.label))}
        </p>
      )}
      {view.work.length > 0 && (
        <ul className={classes.lines} aria-label={t('work')}>
          {view.work.map((w, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same post may be held twice
            <li key={i}>
              {list([w.title, w.employer ?? t('hiddenEmployer')])}
              {w.lines.length > 0 && (
                <ul className={classes.lines}>
                  {w.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {view.education.length > 0 && (
        <ul className={classes.lines} aria-label={t('education')}>
          {view.education.map((e) => (
            <li key={`${e.qualification} ${e.institution}`}>{list([e.qualification, e.institution])}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Kept = ({ found }: { found: BeingFound }) => {
  const t = useWords()
  const { day, list } = useFormat()
  const [objecting, setObjecting] = useState<BeingFound['keptBy'][number] | null>(null)
  const hide = useCommand(hideCall, { refreshes: [foundCall] })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  return (
    <>
      <section aria-labelledby="kept-by">
        <h3 id="kept-by" className={classes.subheading}>
          {t('kept')}
        </h3>
        {found.keptBy.length === 0 && <p className={classes.quiet}>{t('keptNone')}</p>}
        <ul className={classes.rows}>
          {found.keptBy.map((k) => (
            <li key={k.companyId} className={classes.row}>
              <div>
                <strong>
                  <bdi>{k.company}</bdi>
                </strong>
                <span className={classes.quiet}>{t('keptFor', { purposes: list(k.purposes) })}</span>
                <span className={classes.quiet}>{t('keptSpan', { since: day(k.since), until: day(k.until) })}</span>
              </div>
              <Button
                size="compact-md"
                variant="default"
                aria-label={t('objectOf', { company: k.company })}
                onClick={() => setObjecting(k)}
              >
                {t('object')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {found.hiddenFrom.length > 0 && (
        <section aria-labelledby="hidden-from">
          <h3 id="hidden-from" className={classes.subheading}>
            {t('hiddenFrom')}
          </h3>
          <ul className={classes.rows}>
            {found.hiddenFrom.map((h) => (
              <li key={h.companyId} className={classes.row}>
                <bdi>{h.company}</bdi>
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={t('allowOf', { company: h.company })}
                  onClick={() =>
                    hide.mutate(
                      { id: h.companyId, hidden: false },
                      { onSuccess: () => notify.success(t('allowed', { company: h.company })), ...failed },
                    )
                  }
                >
                  {t('allow')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {objecting && (
        <Dialog
          title={t('objectTitle', { company: objecting.company })}
          onClose={() => setObjecting(null)}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <div className={classes.stack}>
            <p className={classes.text}>{t('objectText')}</p>
            <div className={classes.buttons}>
              <Button
                loading={hide.isPending}
                onClick={() =>
                  hide.mutate(
                    { id: objecting.companyId, hidden: true },
                    {
                      onSuccess: () => {
                        notify.success(t('objected'))
                        setObjecting(null)
                      },
                      ...failed,
                    },
                  )
                }
              >
                {t('object')}
              </Button>
              <Button variant="default" onClick={() => setObjecting(null)}>
                {t('cancel')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
