import { Button, Textarea } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Match, MatchLine, Objection } from '../contract.ts'
import { useMatchWords } from '../words/index.ts'
import classes from './match.module.css'

export const ICONS = {
  met: IconCircleCheck,
  partly: IconCircleHalf2,
  not_found: IconCircleDashed,
  unknown: IconHelpCircle,
}

type Send = (line: string | null, reason: string, done: () => void) => void
export type Disagreeing = { send: Send; sending: boolean; problem: string | null; help: string }

type Props = {
  match: Match
  objections: readonly Objection[]
  said: (objection: Objection) => string
  disagreeing: Disagreeing
}

/** What was asked, what was found and why: the same to both sides. */
export const Lines = ({ match, objections, said, disagreeing }: Props) => {
  const t = useMatchWords()
  const [open, setOpen] = useState<string | null>(null)
  const barred = (line: MatchLine) => line.reason === 'protected' || line.reason === 'no_reason'
  const about = (line: string | null) => objections.filter((o) => o.line === line)
  const form = (id: string, what: string) => (
    <Disagree
      what={what}
      isOpen={open === id}
      onOpen={(isOpen) => setOpen(isOpen ? id : null)}
      line={id === 'all' ? null : id}
      disagreeing={disagreeing}
    />
  )
  return (
    <>
      <ul className={classes.lines}>
        {match.lines.map((line) => {
          const Icon = ICONS[line.verdict]
          return (
            <li key={line.id} className={classes.one}>
              <span className={classes.icon} data-verdict={line.verdict} aria-hidden>
                <Icon size={20} stroke={1.75} />
              </span>
              <div className={classes.body}>
                <div className={classes.asked}>
                  <strong dir="auto">{line.text}</strong>
                  <span className={classes.verdict}>
                    {t(`kind.${line.kind}`)} · <b>{barred(line) ? t('notCounted') : t(`verdict.${line.verdict}`)}</b>
                  </span>
                </div>
                <Why line={line} />
                {about(line.id).map((o) => (
                  <Said key={o.id} title={said(o)}>
                    {o.reason}
                  </Said>
                ))}
                {!barred(line) && form(line.id, line.text)}
              </div>
            </li>
          )
        })}
      </ul>
      {about(null).map((o) => (
        <Said key={o.id} title={said(o)}>
          {o.reason}
        </Said>
      ))}
      {/* Disagreements with what is no longer compared are kept and shown all the same. */}
      {objections
        .filter((o) => o.line !== null && !match.lines.some((l) => l.id === o.line))
        .map((o) => (
          <Said key={o.id} title={said(o)}>
            {o.reason}
          </Said>
        ))}
      {form('all', t('all'))}
      {match.orders > 0 && <p className={classes.quiet}>{t('orders', { count: match.orders })}</p>}
    </>
  )
}

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className={classes.said}>
    <b>{title}</b>
    <span dir="auto">{children}</span>
  </p>
)

/** Whole months as people say them. */
export const useSpan = () => {
  const t = useMatchWords()
  return (months: number) => {
    const years = Math.floor(months / 12)
    const rest = months % 12
    if (years === 0) return t('months', { count: rest })
    if (rest === 0) return t('years', { count: years })
    return t('both', { years: t('years', { count: years }), months: t('months', { count: rest }) })
  }
}

export const Why = ({ line }: { line: MatchLine }) => {
  const t = useMatchWords()
  const span = useSpan()
  const { list } = useFormat()
  return (
    <>
      <p className={classes.why}>
        {t(`reason.${line.reason}`, {
          found: list(line.found),
          missing: list(line.missing),
          have: span(line.months ?? 0),
          years: t('years', { count: line.years ?? 0 }),
        })}
      </p>
      {line.quote && (
        <blockquote className={classes.quote} dir="auto">
          {line.quote.text}
        </blockquote>
      )}
      {line.needs && <p className={classes.quiet}>{t('needs', { why: line.needs })}</p>}
      {line.nearest && (
        <>
          <p className={classes.quiet}>{t('nearest')}</p>
          <blockquote className={classes.quote} dir="auto">
            {line.nearest.text}
          </blockquote>
        </>
      )}
    </>
  )
}

type DisagreeProps = {
  what: string
  line: string | null
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  disagreeing: Disagreeing
}

const Disagree = ({ what, line, isOpen, onOpen, disagreeing }: DisagreeProps) => {
  const t = useMatchWords()
  const [typed, setTyped] = useState('')
  if (!isOpen)
    return (
      <div className={classes.row}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t('disagreeWith', { what })}
          onClick={() => onOpen(true)}
        >
          {line === null ? t('disagreeWith', { what }) : t('disagree')}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        disagreeing.send(line, typed, () => {
          setTyped('')
          onOpen(false)
        })
      }}
    >
      <Textarea
        label={t('why')}
        description={disagreeing.help}
        value={typed}
        onChange={(e) => setTyped(e.currentTarget.value)}
        error={disagreeing.problem}
        autosize
        minRows={2}
        maxLength={2000}
        ref={(box) => box?.focus({ preventScroll: true })}
        required
      />
      <div className={classes.row}>
        <Button type="submit" size="sm" loading={disagreeing.sending} disabled={typed.trim() === ''}>
          {t('send')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => onOpen(false)}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
