import { Alert, Button, Checkbox, Group, Menu } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconExternalLink, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { PolicyContent, Verdict } from '../../../../shared/approvals.ts'
import { addDays, dayIn } from '../../../../shared/dates.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { ApprovalItem, ShownLine } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { policiesCall } from './calls.ts'
import { useSentences } from './sentences.ts'
import type { Talk } from './TalkDialogs.tsx'
import { useShown } from './useShown.ts'

const isLong = (line: ShownLine) => line.kind === 'policy' || (line.kind === 'text' && line.text.length > 80)

/** Rules somebody wants, in sentences: who agrees to them has read them. */
const Rules = ({ content }: { content: PolicyContent | null }) => {
  const t = useWords()
  const { data } = useApiState(policiesCall, {})
  const sentences = useSentences(data ?? { people: [], countries: [] })
  if (content === null) return t('policies.usual')
  if (!data) return null
  return sentences.rules(content).map((text) => (
    <p key={text} className={classes.sentence}>
      {text}
    </p>
  ))
}

export const Facts = ({ kind, lines }: Pick<ApprovalItem, 'kind' | 'lines'>) => {
  const shown = useShown()
  if (lines.length === 0) return null
  return (
    <dl className={classes.facts}>
      {lines.map((line) => (
        <div key={line.label} className={isLong(line) ? classes.whole : undefined}>
          <dt>{shown.label(kind, line.label)}</dt>
          <dd className="figures">
            {line.kind === 'policy' ? (
              <Rules content={line.content as PolicyContent | null} />
            ) : (
              <bdi>{shown.value(line)}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What kind of thing it is, what it is called, who asked and when. */
export const Heading = ({ item, children }: { item: ApprovalItem; children?: ReactNode }) => {
  const t = useWords()
  const format = useFormat()
  const shown = useShown()
  const title = shown.title(item)
  // A name keeps its own direction between words of another.
  const when = format.moment(item.askedAt)
  return (
    <div className={classes.heading}>
      <h2 className={classes.title} id={`request-${item.id}`}>
        <span className={classes.kind}>{shown.kind(item.kind)}</span>
        {title}
      </h2>
      {/* Whoever has no account is named in the title alone. */}
      <p className={classes.quiet}>
        {item.askedBy ? t('askedBy', { who: `\u2068${item.askedBy}\u2069`, when }) : t('askedOn', { when })}
      </p>
      {children}
    </div>
  )
}

/** What was asked about it last, and what was answered. */
export const Question = ({ item: { question } }: { item: ApprovalItem }) => {
  const t = useWords()
  if (!question) return null
  return (
    <div className={classes.why}>
      <p>{t('questionFrom', { who: question.by ?? t('somebody'), text: question.text })}</p>
      {question.answer && <p>{t('answered', { text: question.answer })}</p>}
    </div>
  )
}

/** Days after which a request is to be seen again. */
const LATER = [1, 3, 7] as const

const Aside = ({ item, name, onAside }: Pick<Props, 'item' | 'onAside'> & { name: string }) => {
  const t = useWords()
  const { day } = useFormat()
  if (item.asideUntil !== null)
    return (
      <Button variant="subtle" onClick={() => onAside(null)} aria-label={t('aside.backOf', { title: name })}>
        {t('aside.back')}
      </Button>
    )
  const today = dayIn('UTC', new Date())
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="subtle" aria-label={t('aside.of', { title: name })}>
          {t('aside.set')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LATER.map((days) => (
          <Menu.Item key={days} onClick={() => onAside(addDays(today, days))}>
            {t('aside.until', { day: day(addDays(today, days)) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type Props = {
  item: ApprovalItem
  selected: boolean
  onSelect: (on: boolean) => void
  /** The word that was given and has not left yet. */
  given: Verdict | undefined
  /** Why the last word was not taken. */
  refused: string | undefined
  onDecide: (verdict: Verdict) => void
  onUndo: () => void
  onOpen: () => void
  onTalk: (talk: Talk) => void
  onLess: () => void
  /** Until which day it is not to be seen; null: take it up again. */
  onAside: (until: string | null) => void
}

/** One request with what is needed to decide it. */
export const RequestCard = ({
  item,
  selected,
  onSelect,
  given,
  refused,
  onDecide,
  onUndo,
  onOpen,
  onTalk,
  onLess,
  onAside,
}: Props) => {
  const t = useWords()
  const format = useFormat()
  const shown = useShown()
  const name = shown.title(item)
  // The button that was pressed gives way to another: who goes by keys stays with the request.
  const card = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={card}
      className={classes.card}
      data-given={given}
      data-request={item.id}
      tabIndex={-1}
      aria-labelledby={`request-${item.id}`}
    >
      <div className={classes.top}>
        <Checkbox
          checked={selected}
          disabled={given !== undefined}
          onChange={(e) => onSelect(e.currentTarget.checked)}
          aria-label={t('select', { title: name })}
        />
        <Heading item={item}>
          <Group gap="xs" mt={4}>
            {item.overdue && <StatusBadge tone="wrong">{t('overdue')}</StatusBadge>}
            {!item.overdue && item.dueAt && (
              <span className={classes.quiet}>{t('due', { when: format.moment(item.dueAt) })}</span>
            )}
            {item.asideUntil !== null && (
              <span className={classes.quiet}>{t('aside.until', { day: format.day(item.asideUntil) })}</span>
            )}
            {item.steps > 1 && (
              <span className={classes.quiet}>{t('step', { step: item.step, steps: item.steps })}</span>
            )}
          </Group>
        </Heading>
      </div>
      <Facts kind={item.kind} lines={item.lines} />
      {item.why && <p className={classes.why}>{shown.why(item.why)}</p>}
      <Question item={item} />
      {item.alone && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.6} />} p="xs">
          {t('alone')}
        </Alert>
      )}
      {item.changed && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} stroke={1.6} />} p="xs">
          {t('changed')}
        </Alert>
      )}
      {refused && (
        <Alert color="red" role="alert" p="xs">
          {refused}
        </Alert>
      )}
      {given ? (
        <Group justify="space-between" className={classes.given} role="status">
          <span>{t(`given.${given}`)}</span>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp className="mirrored" size={16} stroke={1.8} />}
            onClick={() => {
              card.current?.focus()
              onUndo()
            }}
            aria-label={t('undoOf', { title: name })}
          >
            {t('undo')}
          </Button>
        </Group>
      ) : (
        <Group gap="xs" className={classes.actions}>
          <Button
            leftSection={<IconCheck size={16} stroke={1.8} />}
            onClick={() => {
              card.current?.focus()
              onDecide('approve')
            }}
            aria-label={t('approveOf', { title: name })}
          >
            {t('approve')}
          </Button>
          {(item.grantable ?? 0) > 1 && (
            <Button variant="default" onClick={onLess} aria-label={t('less.of', { title: name })}>
              {t('less.button')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconX size={16} stroke={1.8} />}
            onClick={() => onDecide('refuse')}
            aria-label={t('refuseOf', { title: name })}
          >
            {t('refuse')}
          </Button>
          <Button variant="subtle" onClick={() => onTalk('ask')} aria-label={t('askOf', { title: name })}>
            {t('ask')}
          </Button>
          {item.mayReturn && (
            <Button variant="subtle" onClick={() => onTalk('return')} aria-label={t('sendBackTitle', { title: name })}>
              {t('sendBack')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => onTalk('pass')} aria-label={t('passTitle', { title: name })}>
            {t('pass')}
          </Button>
          <Aside item={item} name={name} onAside={onAside} />
          <Button variant="subtle" onClick={onOpen} aria-label={t('historyOf', { title: name })}>
            {t('history')}
          </Button>
          {item.kind !== 'control' && (
            <Button
              component={Link}
              to={item.path}
              variant="subtle"
              rightSection={<IconExternalLink className="mirrored" size={14} stroke={1.8} />}
              aria-label={t('openOf', { title: name })}
            >
              {t('open')}
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
