import { Button, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useSymbol } from '../../geo/screens/countries.ts'
import type { ApprovalItem, ShownLine } from '../contract.ts'
import { useWords } from '../portal/words/index.ts'
import classes from './approvals.module.css'
import { answerCall, askCall, decideCall, listCall, namesCall } from './calls.ts'
import { TONES } from './tones.ts'
import { useApprovals } from './useApprovals.ts'

const NOTHING: readonly ApprovalItem[] = []
const refreshes = [listCall]

/** What waits for the reader, and what they have asked for, on a phone first. */
export default function PortalInbox() {
  const t = useWords()
  const mine = useApprovals('mine')
  const asked = useApprovals('asked')
  const team = useApprovals('team')
  if (mine.error && !mine.data)
    return <ErrorState error={mine.error} onRetry={() => void mine.refetch()} retrying={mine.isFetching} />
  if (!mine.data) return <LoadingTable rows={3} columns={1} />
  const own = asked.data?.items ?? NOTHING
  const ofTeam = (team.data?.items ?? NOTHING).filter(({ mayDecide }) => !mayDecide)
  return (
    <div>
      <section aria-label={t('mine')}>
        <h2 className={classes.part}>{t('mine')}</h2>
        {mine.data.items.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <ul className={classes.list}>
            {mine.data.items.map((item) => (
              <Waiting key={item.id} item={item} />
            ))}
          </ul>
        )}
      </section>
      {ofTeam.length > 0 && (
        <section aria-label={t('team')}>
          <h2 className={classes.part}>{t('team')}</h2>
          <ul className={classes.list}>
            {ofTeam.map((item) => (
              <OfTeam key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      {own.length > 0 && (
        <section aria-label={t('asked')}>
          <h2 className={classes.part}>{t('asked')}</h2>
          <ul className={classes.list}>
            {own.map((item) => (
              <Own key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const useNames = () => {
  const language = useLanguage()
  const { data } = useApiState(namesCall, { language })
  return (kind: string) => data?.kinds.find((one) => one.kind === kind)
}

const useValue = () => {
  const { number, money, day } = useFormat()
  const symbolOf = useSymbol()
  return (line: ShownLine): string => {
    if (line.kind === 'count') return number(line.count)
    if (line.kind === 'day') return day(line.day)
    if (line.kind === 'money')
      return money(line.minor / 10 ** line.decimals, { symbol: symbolOf(line.currency), decimals: line.decimals })
    return line.kind === 'text' ? line.text : ''
  }
}

const Heading = ({ item }: { item: ApprovalItem }) => {
  const t = useWords()
  const { moment } = useFormat()
  const named = useNames()(item.kind)
  const value = useValue()
  return (
    <>
      <h3 className={classes.title}>
        <span className={classes.kind}>{named?.label}</span>
        <bdi>{item.title}</bdi>
      </h3>
      <p className={classes.quiet}>
        {item.askedBy
          ? t('askedBy', { who: item.askedBy, when: moment(item.askedAt) })
          : t('askedOn', { when: moment(item.askedAt) })}
      </p>
      <dl className={classes.facts}>
        {item.lines.map((line) => (
          <div key={line.label}>
            <dt>{named?.lines[line.label]}</dt>
            <dd className="figures">
              <bdi>{value(line)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {item.question && (
        <div className={classes.why}>
          <p>{t('questionFrom', { who: item.question.by ?? '', text: item.question.text })}</p>
          {item.question.answer && <p>{t('answered', { text: item.question.answer })}</p>}
        </div>
      )}
      {item.changed && <p role="alert">{t('changed')}</p>}
    </>
  )
}

const Waiting = ({ item }: { item: ApprovalItem }) => {
  const t = useWords()
  const { title } = item
  const [saying, setSaying] = useState<'refuse' | 'ask' | 'less' | null>(null)
  const decide = useCommand(decideCall, { refreshes })
  const ask = useCommand(askCall, { refreshes })
  const send = (verdict: 'approve' | 'refuse', reason: string, granted: number | null = null) =>
    decide.mutate(
      { items: [{ id: item.id, hash: item.hash, granted }], verdict, reason },
      {
        onSuccess: ({ results }) => {
          const why = results[0]?.why
          if (why) notify.failure(why)
          else notify.success(t('done'))
        },
      },
    )
  const said = (text: string) => {
    if (saying === 'refuse') send('refuse', text)
    else ask.mutate({ id: item.id, question: text }, { onSuccess: () => notify.success(t('done')) })
    setSaying(null)
  }
  return (
    <li className={classes.card}>
      <Heading item={item} />
      {saying === 'less' && (
        <Less
          most={item.grantable ?? 0}
          onClose={() => setSaying(null)}
          onSay={(minutes, reason) => {
            send('approve', reason, minutes)
            setSaying(null)
          }}
        />
      )}
      {(saying === 'refuse' || saying === 'ask') && (
        <Say label={t(saying === 'refuse' ? 'reason' : 'question')} onSay={said} onClose={() => setSaying(null)} />
      )}
      {saying === null && (
        <div className={classes.actions}>
          <Button loading={decide.isPending} onClick={() => send('approve', '')} aria-label={t('approveOf', { title })}>
            {t('approve')}
          </Button>
          {(item.grantable ?? 0) > 1 && (
            <Button variant="default" onClick={() => setSaying('less')} aria-label={t('lessOf', { title })}>
              {t('less')}
            </Button>
          )}
          <Button variant="default" onClick={() => setSaying('refuse')} aria-label={t('refuseOf', { title })}>
            {t('refuse')}
          </Button>
          <Button variant="subtle" onClick={() => setSaying('ask')} aria-label={t('askOf', { title })}>
            {t('ask')}
          </Button>
          {item.path !== '' && (
            <Button variant="subtle" component={Link} to={item.path}>
              {t('open')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type LessProps = { most: number; onSay: (minutes: number, reason: string) => void; onClose: () => void }

/** Fewer minutes than were asked for, and why. */
const Less = ({ most, onSay, onClose }: LessProps) => {
  const t = useWords()
  const [minutes, setMinutes] = useState<number | string>('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = typeof minutes === 'number' && minutes >= 1 && minutes < most
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        setTried(true)
        if (isRight && reason.trim() !== '') onSay(minutes, reason.trim())
      }}
    >
      <NumberInput
        label={t('lessMinutes')}
        value={minutes}
        onChange={setMinutes}
        allowDecimal={false}
        allowNegative={false}
        error={isTried && !isRight && t('lessWrong', { most })}
      />
      <TextInput
        mt="sm"
        label={t('reason')}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
        error={isTried && reason.trim() === '' && t('lessWhy')}
        maxLength={1000}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('approve')}</Button>
      </div>
    </form>
  )
}

const Say = ({ label, onSay, onClose }: { label: string; onSay: (text: string) => void; onClose: () => void }) => {
  const t = useWords()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        if (text.trim() === '') setMissing(true)
        else onSay(text.trim())
      }}
    >
      <TextInput
        label={label}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
        error={isMissing && t('reasonMissing')}
        maxLength={1000}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('send')}</Button>
      </div>
    </form>
  )
}

/** What waits for somebody else’s word. */
const OfTeam = ({ item }: { item: ApprovalItem }) => {
  const t = useWords()
  const { list } = useFormat()
  return (
    <li className={classes.card}>
      <Heading item={item} />
      {item.missing.length > 0 && <p className={classes.quiet}>{t('waitsFor', { names: list(item.missing) })}</p>}
    </li>
  )
}

const Own = ({ item }: { item: ApprovalItem }) => {
  const t = useWords()
  const { list } = useFormat()
  const answer = useCommand(answerCall, { refreshes })
  const [open, setOpen] = useState(true)
  return (
    <li className={classes.card}>
      <Heading item={item} />
      <div>
        <StatusBadge tone={TONES[item.state]}>{t(`states.${item.state}`)}</StatusBadge>
      </div>
      {item.missing.length > 0 && <p className={classes.quiet}>{t('waitsFor', { names: list(item.missing) })}</p>}
      {item.question?.mayAnswer && open && (
        <Say
          label={t('answer')}
          onSay={(text) => answer.mutate({ id: item.id, answer: text }, { onSuccess: () => notify.success(t('done')) })}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
