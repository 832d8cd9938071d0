import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { ReadCv } from '../../../matching/cv-reading/read.contract.ts'
import { useWords } from '../words/index.ts'
import type { FullApplication } from '../work.contract.ts'
import { cvTextCall, saveAnswer } from './calls.ts'
import classes from './cv.module.css'
import { FilePreview, isDrawn } from './Paper.tsx'

/** The CV as it was sent, beside what a program reads in it. */
export default function CvPanel({ id, cv }: { id: string; cv: NonNullable<FullApplication['cv']> }) {
  const t = useWords()
  const drawn = isDrawn(cv.type)
  const [as, setAs] = useState<'sent' | 'read'>(drawn ? 'sent' : 'read')
  const path = `/api/company/applications/${id}/cv`
  const download = () => saveAnswer(path, cv.name).catch((e: Error) => notify.failure(e.message))
  return (
    <section aria-labelledby="cv-heading">
      <header className={classes.head}>
        <h3 id="cv-heading">
          {t('cv')} <span className={classes.file}>{cv.name}</span>
        </h3>
        <div className={classes.acts}>
          {drawn && (
            <SegmentedControl
              size="xs"
              aria-label={t('cvAs')}
              value={as}
              onChange={setAs}
              data={[
                { value: 'sent', label: t('cvSent') },
                { value: 'read', label: t('cvRead') },
              ]}
            />
          )}
          <Button variant="default" size="compact-md" onClick={() => void download()}>
            {t('download')}
          </Button>
        </div>
      </header>
      {as === 'sent' ? (
        <FilePreview path={path} type={cv.type} title={t('cvOf', { name: cv.name })} />
      ) : (
        <Read id={id} />
      )}
    </section>
  )
}

const Read = ({ id }: { id: string }) => {
  const t = useWords()
  const [waits, setWaits] = useState(true)
  const { data, error, refetch } = useApiState(cvTextCall, { id }, waits ? { refetchInterval: 1_000 } : {})
  const over = data !== undefined && data.state !== 'reading'
  useEffect(() => setWaits(!over), [over])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.state === 'reading')
    return (
      <>
        <p className={classes.quiet} role="status">
          {t('cvReading')}
        </p>
        <Skeleton height={240} />
      </>
    )
  return data.read ? <Lines read={data.read} /> : <p className={classes.careful}>{data.problem}</p>
}

const Lines = ({ read }: { read: ReadCv }) => {
  const t = useWords()
  const format = useFormat()
  const { source } = read
  // A CV says a year, a month or a day; whoever is there still is there until now.
  const point = (said: string | undefined) => {
    if (said === 'present') return t('found.now')
    return said && said.length > 4 ? format.month(said) : said
  }
  const span = (from?: string, to?: string) => [point(from), point(to)].filter(Boolean).join(' – ')
  const found = [
    [t('found.headline'), read.headline ? [read.headline.value] : []],
    [
      t('found.work'),
      read.work.map((w) =>
        [[w.title?.value, w.employer?.value].filter(Boolean).join(', '), span(w.from?.value, w.to?.value)]
          .filter(Boolean)
          .join(' · '),
      ),
    ],
    [
      t('found.education'),
      read.education.map((e) => [e.qualification?.value, e.institution?.value].filter(Boolean).join(', ')),
    ],
    [t('found.skills'), read.skills.length > 0 ? [format.list(read.skills.map((s) => s.value.label))] : []],
    [t('found.languages'), read.languages.length > 0 ? [format.list(read.languages.map((l) => l.value.label))] : []],
    [t('found.certificates'), read.certificates.map((c) => c.value.name)],
  ] as const
  return (
    <>
      {source.ocrPages.length > 0 && <p className={classes.careful}>{t('cvFromPicture')}</p>}
      {source.hidden.length > 0 && (
        <div className={classes.careful}>
          {t('cvHidden')}
          <ul>
            {source.hidden.map((h) => (
              <li key={`${h.page} ${h.text}`} dir="auto">
                {h.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.sides}>
        <dl className={classes.found}>
          {found
            .filter(([, lines]) => lines.length > 0)
            .map(([name, lines]) => (
              <div key={name}>
                <dt>{name}</dt>
                {lines.map((line) => (
                  <dd key={line} dir="auto">
                    {line}
                  </dd>
                ))}
              </div>
            ))}
          {found.every(([, lines]) => lines.length === 0) && <p className={classes.quiet}>{t('cvNothing')}</p>}
        </dl>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={classes.lines} aria-label={t('cvLines')} dir="auto" tabIndex={0}>
          {source.lines.map((line, i) => (
            <p
              key={line.start}
              data-bold={line.bold || undefined}
              data-page={(i > 0 && line.page !== source.lines[i - 1]?.page) || undefined}
            >
              {line.text}
            </p>
          ))}
        </section>
      </div>
    </>
  )
}
