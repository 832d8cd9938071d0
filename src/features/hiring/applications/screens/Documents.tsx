import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Document } from '../../application-documents/contract.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import { useWords } from '../words/index.ts'
import { saveAnswer } from './calls.ts'
import { isDrawn } from './Paper.tsx'
import classes from './work.module.css'

const Paper = lazy(() => import('./Paper.tsx').then(({ FilePreview: Paper }) => ({ default: Paper })))

const KB = 1024
const MB = KB * KB

/** Every file of an application: what each is, from whom, and the way to it. */
export default function Documents({ id, onCv }: { id: string; onCv: () => void }) {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(documentsCall, { id })
  const [shown, setShown] = useState<Document | null>(null)
  return (
    <section className={classes.card} aria-labelledby="documents">
      <h3 id="documents">{t('documents.title')}</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={2} columns={3} />}
      {data?.documents.length === 0 && (
        <p className={classes.quiet}>{t(data.erasedAt ? 'documents.noneLeft' : 'documents.none')}</p>
      )}
      <ul className={classes.papers}>
        {data?.documents.map((d) => (
          <One
            key={d.id}
            document={d}
            zone={data.zone}
            // The CV stands on this page already, as it was sent beside what a program reads in it.
            onShow={() => (d.kind === 'cv' ? onCv() : setShown(d))}
          />
        ))}
      </ul>
      {data && data.documents.length > 0 && (
        <p className={classes.quiet}>{t('documents.zone', { zone: data.zone.replaceAll('_', ' ') })}</p>
      )}
      {shown?.path && (
        <Dialog
          title={t('documentKinds.offerLetter')}
          onClose={() => setShown(null)}
          size="xl"
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          <Suspense>
            <Paper
              path={shown.path}
              type={shown.type ?? ''}
              title={t('documents.of', { name: shown.name ?? t('documentKinds.offerLetter') })}
            />
          </Suspense>
        </Dialog>
      )}
    </section>
  )
}

type OneProps = { document: Document; zone: string; onShow: () => void }

const One = ({ document: d, zone, onShow }: OneProps) => {
  const t = useWords()
  const format = useFormat()
  const kind = t(`documentKinds.${d.kind}`)
  const name = d.name ?? kind
  const size = (bytes: number) =>
    bytes < MB
      ? t('documents.kb', { size: format.number(Math.max(1, Math.round(bytes / KB))) })
      : t('documents.mb', { size: format.number(bytes / MB, 1) })
  const who = d.by.name ?? t(d.by.kind === 'candidate' ? 'documents.candidate' : 'documents.team')
  const { path } = d
  const save = () => path && saveAnswer(path, d.name ?? `${d.kind}.pdf`).catch((e: Error) => notify.failure(e.message))
  return (
    <li>
      <div className={classes.paper}>
        <p>
          <strong>{kind}</strong>
          {d.name && (
            <>
              {' '}
              <bdi>{d.name}</bdi>
            </>
          )}
        </p>
        <p className={classes.quiet}>
          {t(`documentStates.${d.state}`)}
          {d.until && ` · ${t('documents.until', { when: format.moment(d.until, zone) })}`}
          {d.signed &&
            ` · ${t('documents.signed', { who: format.isolated(d.signed.name), when: format.moment(d.signed.at, zone) })}`}
        </p>
        <p className={classes.quiet}>
          <bdi>{who}</bdi> · <time dateTime={d.at}>{format.moment(d.at, zone)}</time>
          {d.bytes !== null && ` · ${size(d.bytes)}`}
        </p>
      </div>
      {path && (
        <div className={classes.paperActs}>
          {(d.kind === 'cv' || (d.type && isDrawn(d.type))) && (
            <Button variant="default" size="compact-md" onClick={onShow} aria-label={t('documents.showOne', { name })}>
              {t('documents.show')}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            onClick={() => void save()}
            aria-label={t('documents.saveOne', { name })}
          >
            {t('download')}
          </Button>
        </div>
      )}
    </li>
  )
}
