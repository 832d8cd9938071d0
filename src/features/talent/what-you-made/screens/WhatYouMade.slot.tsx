import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { FORMATS, type ResumeFormat } from '../../../career/resume-builder/kinds.rules.ts'
import { TESTS } from '../../../career/skill-tests/kinds.rules.ts'
import type { MadeItem, MadeWith } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { madeCall } from './calls.ts'

const OneThread = lazy(() => import('./OneThread.tsx'))
const OneVideo = lazy(() => import('./OneVideo.tsx'))

const fetchAs = (name: string, address: string) =>
  fetchFile(address)
    .then((file) => saveFile(name, file))
    .catch((failure: Error) => notify.failure(failure.message))

/** What somebody made with the tools of Premium+, on the page where they land when their plan is over. Nothing where they made nothing. */
export default function WhatYouMade() {
  const t = useWords()
  const { data } = useApiState(madeCall, {})
  if (!data || data.made.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="what-you-made">
      <h2 id="what-you-made">{t('title')}</h2>
      <p>{t('text')}</p>
      {data.made.map(({ tool, items }) => (
        <details key={tool}>
          <summary>
            {t(`tools.${tool}`)} ({items.length})
          </summary>
          <ul className={panel.list}>
            {items.map((item, at) => (
              <Line key={item.id ?? `${item.title} ${at}`} tool={tool} item={item} />
            ))}
          </ul>
        </details>
      ))}
      <div className={panel.row}>
        <Button variant="default" onClick={() => void fetchAs('fourshore-profile.json', '/api/seeker/profile/export')}>
          {t('everything')}
        </Button>
      </div>
    </section>
  )
}

const Line = ({ tool, item }: { tool: MadeWith; item: MadeItem }) => {
  const t = useWords()
  const { day } = useFormat()
  const test = tool === 'badges' ? TESTS.find((one) => one === item.title) : undefined
  const title = test ? t(`tests.${test}`) : item.title
  return (
    <li className={panel.stack}>
      <span>
        <bdi>{title}</bdi>
        {item.at && <span className={panel.quiet}> · {day(item.at.slice(0, 10))}</span>}
      </span>
      {item.note && (
        <span className={panel.quiet} dir="auto">
          {item.note}
        </span>
      )}
      {item.id && tool === 'resumes' && <Downloads id={item.id} name={title} />}
      {item.id && tool === 'messages' && <Opened id={item.id} title={title} kind="thread" />}
      {item.id && tool === 'videos' && <Opened id={item.id} title={title} kind="video" />}
    </li>
  )
}

const Downloads = ({ id, name }: { id: string; name: string }) => {
  const t = useWords()
  const fetchOne = (format: ResumeFormat) =>
    fetchAs(`${name}.${format}`, `/api/seeker/resumes/${id}/file?format=${format}`)
  return (
    <span className={panel.row}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="compact-sm"
          variant="default"
          aria-label={t('download', { name, format: t(`formats.${format}`) })}
          onClick={() => void fetchOne(format)}
        >
          {t(`formats.${format}`)}
        </Button>
      ))}
    </span>
  )
}

const Opened = ({ id, title, kind }: { id: string; title: string; kind: 'thread' | 'video' }) => {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const isThread = kind === 'thread'
  const Content = isThread ? OneThread : OneVideo
  return (
    <span className={panel.row}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t(isThread ? 'readNamed' : 'watchNamed', { name: title })}
        onClick={() => setOpen(true)}
      >
        {t(isThread ? 'read' : 'watch')}
      </Button>
      <Suspense>{open && <Content id={id} title={title} onClose={() => setOpen(false)} />}</Suspense>
    </span>
  )
}
