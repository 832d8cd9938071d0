import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { ReadCv } from '../../../matching/cv-reading/read.contract.ts'
import type { ProfileInput } from '../contract.ts'
import { type Offer, offersOf, UNSURE } from '../profile.rules.ts'
import { useWords } from '../words/index.ts'
import { oneCvCall } from './calls.ts'
import classes from './seekers.module.css'

type Props = {
  profile: ProfileInput
  onTake: (profile: ProfileInput) => Promise<void>
  onClose: () => void
}

/** What a CV says beside the CV itself; what is ticked goes into the profile, and nothing else. */
export const Review = ({ id, ...props }: { id: string } & Props) => {
  const { data, error, refetch } = useApiState(oneCvCall, { id }, { refetchInterval: 1_200 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data?.cv.status === 'failed') return null
  return <Reviewed name={data?.cv.name ?? ''} read={data?.cv.status === 'read' ? data.read : null} {...props} />
}

type Reviewed = { name: string; read: ReadCv | null; leftOut?: readonly string[] }

/** The same of something that was read before and is kept nowhere; null: still being read. */
export const Reviewed = ({ name, read, leftOut = [], ...props }: Reviewed & Props) => {
  const t = useWords()
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  const isRead = read !== null
  useEffect(() => {
    if (isRead) title.current?.focus()
  }, [isRead])
  return (
    <section className={classes.card} aria-labelledby="review">
      <div className={classes.cardHead}>
        <h2 id="review" ref={title} tabIndex={-1} className={classes.heading}>
          {t('review.title', { name })}
        </h2>
        <Button size="sm" variant="subtle" onClick={props.onClose}>
          {t('review.close')}
        </Button>
      </div>
      {leftOut.length > 0 && (
        <p className={classes.careful}>
          {t('review.leftOut')} <bdi>{format.list(leftOut)}</bdi>
        </p>
      )}
      {read ? <Loaded read={read} {...props} /> : <Skeleton height={160} />}
    </section>
  )
}

const Loaded = ({ read, profile, onTake, onClose }: { read: ReadCv } & Props) => {
  const t = useWords()
  const format = useFormat()
  const offers = useMemo(() => offersOf(read), [read])
  const [ticked, setTicked] = useState(() => new Set(offers.filter((o) => o.confidence >= UNSURE).map((o) => o.key)))
  const [shown, setShown] = useState<Offer | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await onTake(offers.filter((o) => ticked.has(o.key)).reduce((now, o) => o.take(now), profile))
      notify.success(t('review.taken', { count: ticked.size }))
      onClose()
    } catch (error) {
      notify.failure(t('failed', { message: error instanceof Error ? error.message : '' }))
    } finally {
      setBusy(false)
    }
  }
  const tick = (key: string) => {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    setTicked(next)
  }
  const facts = [...new Set(read.private.map((p) => p.kind))].map((kind) => t(`private.${kind}` as 'private.age'))
  const parts = [...new Set(offers.map((o) => o.part))]
  return (
    <>
      <p className={classes.note}>{t('review.text')}</p>
      {read.source.ocrPages.length > 0 && <p className={classes.careful}>{t('review.ocr')}</p>}
      {facts.length > 0 && (
        <p className={classes.careful}>
          {t('review.private')} {format.list(facts)}
        </p>
      )}
      {read.source.hidden.length > 0 && (
        <div className={classes.careful}>
          {t('review.hidden')}
          <ul>
            {read.source.hidden.map((h) => (
              <li key={`${h.page}${h.reason}`}>“{h.text}”</li>
            ))}
          </ul>
        </div>
      )}
      {offers.length === 0 && <p className={classes.note}>{t('review.nothing')}</p>}
      <div className={classes.sides}>
        <div className={classes.offers}>
          <h3 className={classes.subheading}>{t('review.fields')}</h3>
          {parts.map((part) => (
            <fieldset key={part} className={classes.group} data-dense={part === 'skills' || undefined}>
              <legend>{t(`part.${part}`)}</legend>
              {offers
                .filter((o) => o.part === part)
                .map((offer) => (
                  <div key={offer.key} className={classes.offer} data-on={shown?.key === offer.key || undefined}>
                    <Checkbox
                      checked={ticked.has(offer.key)}
                      onChange={() => tick(offer.key)}
                      label={<OfferText offer={offer} />}
                    />
                    <span className={classes.mark}>
                      {/* What is sure needs no mark beside each skill. */}
                      {(part !== 'skills' || offer.confidence < UNSURE) && <Sure confidence={offer.confidence} />}
                      <button
                        type="button"
                        className={classes.where}
                        aria-pressed={shown?.key === offer.key}
                        onClick={() => setShown(shown?.key === offer.key ? null : offer)}
                        aria-label={`${t('review.show')}: ${offer.shown[0]}`}
                      >
                        ¶
                      </button>
                    </span>
                  </div>
                ))}
            </fieldset>
          ))}
        </div>
        <Source read={read} shown={shown} />
      </div>
      <div className={classes.bar}>
        <Button onClick={() => void take()} loading={busy} disabled={ticked.size === 0}>
          {t('review.take', { count: ticked.size })}
        </Button>
      </div>
    </>
  )
}

const OfferText = ({ offer }: { offer: Offer }) => (
  <span className={classes.offerText}>
    {offer.shown.slice(0, 2).map((line, i) => (
      <span key={line} data-first={i === 0 || undefined}>
        {line}
      </span>
    ))}
    {offer.shown.length > 2 && <span>+{offer.shown.length - 2}</span>}
  </span>
)

const Sure = ({ confidence }: { confidence: number }) => {
  const t = useWords()
  if (confidence >= 0.9) return <StatusBadge tone="ok">{t('review.sure')}</StatusBadge>
  if (confidence >= UNSURE) return <StatusBadge tone="calm">{t('review.likely')}</StatusBadge>
  return <StatusBadge tone="careful">{t('review.check')}</StatusBadge>
}

/** The lines as they were read, with what a field was taken from marked in them. */
const Source = ({ read, shown }: { read: ReadCv; shown: Offer | null }) => {
  const t = useWords()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is shown elsewhere in the text
  useEffect(() => {
    const mark = box.current?.querySelector('mark')
    if (mark && box.current) box.current.scrollTop = mark.offsetTop - box.current.offsetTop - 80
  }, [shown])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={box} className={classes.source} aria-label={t('review.source')} dir="auto" tabIndex={0}>
      <h3 className={classes.subheading}>{t('review.source')}</h3>
      {read.source.lines.map((line, i) => (
        <div key={line.start} data-large={line.size > 1.25 || undefined} data-bold={line.bold || undefined}>
          {read.source.pages > 1 && line.page !== read.source.lines[i - 1]?.page && (
            <p className={classes.pageMark}>{t('review.page', { page: line.page })}</p>
          )}
          <Marked text={line.text} start={line.start} shown={shown} />
        </div>
      ))}
    </section>
  )
}

const Marked = ({ text, start, shown }: { text: string; start: number; shown: Offer | null }) => {
  const spans = (shown?.at ?? [])
    .map((at) => [Math.max(0, at.start - start), Math.min(text.length, at.end - start)] as const)
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0])
  const pieces: { text: string; on: boolean; at: number }[] = []
  let done = 0
  for (const [from, to] of spans) {
    if (from > done) pieces.push({ text: text.slice(done, from), on: false, at: done })
    if (to > Math.max(from, done))
      pieces.push({ text: text.slice(Math.max(from, done), to), on: true, at: Math.max(from, done) })
    done = Math.max(done, to)
  }
  pieces.push({ text: text.slice(done), on: false, at: done })
  return pieces.map((p) => (p.on ? <mark key={p.at}>{p.text}</mark> : <span key={p.at}>{p.text}</span>))
}
