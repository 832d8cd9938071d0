import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconFolderPlus, IconSend } from '@tabler/icons-react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { type CriterionInput, isCounted } from '../../../matching/matching/criterion-input.rules.ts'
import { ICONS, Why } from '../../../matching/matching/screens/Lines.tsx'
import { useMatchWords } from '../../../matching/matching/words/index.ts'
import type { TalentCard } from '../../find/contract.ts'
import { markCall } from '../../find/screens/calls.ts'
import { Facts } from '../../find/screens/PersonCard.tsx'
import { nameOf } from '../../find/screens/parts.ts'
import { useWords as useTalentWords } from '../../find/words/index.ts'
import type { TalentLine, TalentResult, TalentRun } from '../contract.ts'
import type { Score } from '../rank.rules.ts'
import { useWords } from '../words/index.ts'
import { Answer } from './Answer.tsx'
import type { Wrong } from './Results.tsx'
import classes from './search.module.css'

export const useName = () => {
  const t = useWords()
  const talent = useTalentWords()
  return ({ card, own }: Pick<TalentResult, 'card' | 'own'>): string =>
    card ? nameOf(card, talent) : (own?.name ?? t('applicant', { number: own?.number ?? 0 }))
}

type Props = {
  run: string
  person: TalentResult
  score: Score
  criteria: CriterionInput[]
  objections: TalentRun['objections']
  onOpen: (card: TalentCard) => void
  onPool: (card: TalentCard) => void
  onInvite: (card: TalentCard) => void
  onWrong: (wrong: Wrong) => void
  onMarked: () => void
}

export const Person = ({
  run,
  person,
  score,
  criteria,
  objections,
  onOpen,
  onPool,
  onInvite,
  onWrong,
  onMarked,
}: Props) => {
  const t = useWords()
  const match = useMatchWords()
  const name = useName()(person)
  const { card, own } = person
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.who}>
          <h3 className={classes.name}>
            {card ? (
              <button
                type="button"
                className={classes.plain}
                aria-label={t('openOf', { name })}
                onClick={() => onOpen(card)}
              >
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          {card?.name && card.headline && <p className={classes.text}>{card.headline}</p>}
          {card ? <Facts person={card} /> : <p className={classes.quiet}>{t('ownFor', { job: own?.job ?? '' })}</p>}
        </div>
        <div className={classes.sum}>
          <span className="figures">{t('sum', { met: score.met, of: score.of })}</span>
          <span className={classes.band}>{match(`band.${score.band}`)}</span>
        </div>
      </div>
      <Strip person={person} criteria={criteria} />
      <details className={classes.more} open={objections.some((o) => o.byPerson)}>
        <summary aria-label={t('reasonsOf', { name })}>{t('reasons')}</summary>
        <Reasons run={run} person={person} criteria={criteria} objections={objections} onWrong={onWrong} />
      </details>
      <div className={classes.tools}>
        {card && <Doings card={card} name={name} onPool={onPool} onInvite={onInvite} onMarked={onMarked} />}
        {own && <Link to={paths.ats({ application: own.applicationId })}>{t('openApplication')}</Link>}
      </div>
    </li>
  )
}

type DoingsProps = Pick<Props, 'onPool' | 'onInvite' | 'onMarked'> & { card: TalentCard; name: string }
const Doings = ({ card, name, onPool, onInvite, onMarked }: DoingsProps) => {
  const t = useWords()
  const mark = useCommand(markCall)
  const listed = card.mark === 'shortlisted'
  return (
    <>
      <Button
        size="compact-sm"
        leftSection={<IconSend size={14} aria-hidden />}
        aria-label={t('inviteOf', { name })}
        onClick={() => onInvite(card)}
      >
        {t('invite')}
      </Button>
      <Button
        size="compact-sm"
        variant={listed ? 'light' : 'default'}
        aria-pressed={listed}
        aria-label={t('shortlistOf', { name })}
        leftSection={listed ? <IconBookmarkFilled size={14} aria-hidden /> : <IconBookmark size={14} aria-hidden />}
        onClick={() =>
          mark.mutate(
            { id: card.id, kind: listed ? 'none' : 'shortlisted' },
            { onSuccess: onMarked, onError: (error) => notify.failure(error.message) },
          )
        }
      >
        {t(listed ? 'shortlisted' : 'shortlist')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFolderPlus size={14} aria-hidden />}
        aria-label={t('toPoolOf', { name })}
        onClick={() => onPool(card)}
      >
        {t('toPool')}
      </Button>
      {card.invited && <StatusBadge tone="ok">{t('invited')}</StatusBadge>}
    </>
  )
}

const lineOf = (lines: readonly TalentLine[], id: string) => lines.find((l) => l.id === id)

/** Each criterion with its verdict in a word and a sign, short enough to lay people beside each other. */
const Strip = ({ person, criteria }: { person: Pick<TalentResult, 'lines'>; criteria: CriterionInput[] }) => {
  const match = useMatchWords()
  return (
    <ul className={classes.strip}>
      {criteria.filter(isCounted).map((c) => {
        const verdict = lineOf(person.lines, c.id)?.verdict ?? 'unknown'
        const Icon = ICONS[verdict]
        return (
          <li key={c.id} data-verdict={verdict}>
            <Icon size={16} stroke={1.9} aria-hidden />
            <span dir="auto">{c.text}</span>
            <b>{match(`verdict.${verdict}`)}</b>
          </li>
        )
      })}
    </ul>
  )
}

type ReasonsProps = {
  run: string
  person: Pick<TalentResult, 'lines' | 'place'>
  criteria: CriterionInput[]
  objections: TalentRun['objections']
  onWrong: ((wrong: Wrong) => void) | null
}

/** The reason, the quote and where it stands, for each criterion; then what to ask about the gaps. */
export const Reasons = ({ run, person, criteria, objections, onWrong }: ReasonsProps) => {
  const t = useWords()
  return (
    <>
      <Explained
        lines={person.lines}
        criteria={criteria}
        extra={(c, line) => (
          <>
            {objections
              .filter((o) => o.line === line.id)
              .map((o) =>
                o.byPerson ? (
                  <Answer key={o.id} run={run} objection={o} />
                ) : (
                  <p key={o.id} className={classes.careful}>
                    {t('saidWrong', { who: o.who ?? t('somebody'), reason: o.reason })}
                  </p>
                ),
              )}
            {onWrong && isCounted(c) && (
              <div>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('wrongOf', { text: c.text })}
                  onClick={() => onWrong({ place: person.place, line: c.id, text: c.text })}
                >
                  {t('wrong')}
                </Button>
              </div>
            )}
          </>
        )}
      />
      <Questions lines={person.lines} criteria={criteria} />
    </>
  )
}

type ExplainedProps = {
  lines: readonly TalentLine[]
  criteria: readonly CriterionInput[]
  extra?: (criterion: CriterionInput, line: TalentLine) => React.ReactNode
}
const Explained = ({ lines, criteria, extra }: ExplainedProps) => {
  const t = useWords()
  const match = useMatchWords()
  const talent = useTalentWords()
  const rights = ['citizen', 'permanent', 'permit', 'needs_sponsorship'] as const
  const where = ({ from }: TalentLine) =>
    from &&
    (from.kind === 'task' && !from.where
      ? t('fromWhere.taskAlone')
      : t(`fromWhere.${from.kind}`, { where: from.where ?? '' }))
  const when = ({ after }: TalentLine) => {
    if (after === null || after === undefined) return ''
    const years = Math.floor(after / 12)
    if (after === 0) return t('afterNow')
    return years === 0 ? '' : t('after', { count: years })
  }
  return (
    <ul className={classes.lines}>
      {criteria.map((c) => {
        const line = lineOf(lines, c.id)
        if (!line) return null
        const Icon = ICONS[line.verdict]
        const right = line.from?.kind === 'said' ? rights.find((r) => r === line.quote) : undefined
        const quote = right ? talent(`rights.${right}`) : line.quote
        return (
          <li key={c.id} data-verdict={line.verdict}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <div className={classes.why}>
              <strong dir="auto">{c.text}</strong>
              <span className={classes.quiet}>
                {t(c.want)} · <b>{isCounted(c) ? match(`verdict.${line.verdict}`) : t('notCounted')}</b>
              </span>
              <Why
                line={{
                  ...line,
                  kind: c.want,
                  text: c.text,
                  needs: c.reason,
                  nearest: null,
                  quote: quote === null ? null : { text: quote, at: null },
                }}
              />
              {line.quote && (
                <span className={classes.quiet}>
                  {where(line)} {when(line)}
                </span>
              )}
              {extra?.(c, line)}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** From templates: one for each gap. */
const Questions = ({ lines, criteria }: { lines: readonly TalentLine[]; criteria: readonly CriterionInput[] }) => {
  const t = useWords()
  const input = criteria.filter(isCounted).flatMap((c) => {
    const line = lineOf(lines, c.id)
    if (!line || line.verdict === 'met') return []
    const kind = line.verdict === 'partly' && line.years !== null ? 'years' : line.verdict
    return [{ id: c.id, question: t(`ask.${kind}`, { text: c.text }) }]
  })
  return (
    <section className={classes.questions}>
      <h4 className={classes.subheading}>{t('questions')}</h4>
      {input.length === 0 ? (
        <p className={classes.quiet}>{t('ask.nothing')}</p>
      ) : (
        <ul>
          {input.map((q) => (
            <li key={q.id} dir="auto">
              {q.question}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
