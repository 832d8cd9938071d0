import { Button } from '@mantine/core'
import { IconCheck, IconQuestionMark, IconThumbDown, IconVector, IconX } from '@tabler/icons-react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Card } from '../../../job-board/jobs/screens/Card.tsx'
import type { Chip } from '../chips.rules.ts'
import type { SmartJob } from '../contract.ts'
import type { Verdict } from '../reasons.rules.ts'
import { useWords } from '../words/index.ts'
import { lessCall, smartCall, startCall } from './calls.ts'
import classes from './smart.module.css'
import { useLabel } from './useLabel.ts'

const ICONS = { meets: IconCheck, near: IconVector, silent: IconQuestionMark, differs: IconX } as const
const ORDER: readonly Verdict[] = ['meets', 'near', 'silent', 'differs']

type Props = { found: SmartJob; chips: readonly Chip[]; onMore: () => void }

/** One job, what it has of what was asked, and why it stands where it stands. */
export const Result = ({ found, chips, onMore }: Props) => {
  const say = useWords()
  const label = useLabel()
  const format = useFormat()
  const command = useCommand(lessCall, { refreshes: [smartCall, startCall] })
  const { job, reasons } = found
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const less = () =>
    command.mutate(
      { title: job.title, less: true },
      {
        ...failed,
        onSuccess: () =>
          notify.success(say('lessDone'), {
            label: say('lessUndo'),
            onClick: () => command.mutate({ title: job.title, less: false }, failed),
          }),
      },
    )
  const names = (verdict: Verdict) =>
    reasons.flatMap((r) => {
      const chip = chips.find((c) => c.id === r.chip)
      return r.verdict === verdict && chip ? [label(chip, verdict === 'silent')] : []
    })
  const word = { meets: say('matches'), near: say('near'), silent: say('silent'), differs: say('differs') }
  const { words, meaning } = found
  const rank =
    words !== null && meaning !== null
      ? say('rankBoth', { words, meaning })
      : words !== null
        ? say('rankWords', { words })
        : say('rankMeaning', { meaning: meaning ?? 0 })
  return (
    <Card
      job={job}
      beside={
        <div className={classes.beside}>
          <ul className={classes.reasons}>
            {ORDER.map((verdict) => {
              const held = names(verdict)
              const Icon = ICONS[verdict]
              if (held.length === 0) return null
              return (
                <li key={verdict} data-verdict={verdict}>
                  <Icon size={15} aria-hidden />
                  <span>
                    {word[verdict]}: {format.list(held)}
                  </span>
                </li>
              )
            })}
            {found.less && (
              <li data-verdict="silent">
                <IconThumbDown size={15} aria-hidden />
                <span>{say('lessMark')}</span>
              </li>
            )}
          </ul>
          <details className={classes.why}>
            <summary>{say('why')}</summary>
            <ul>
              {reasons.map((r) => {
                const chip = chips.find((c) => c.id === r.chip)
                return (
                  chip && (
                    <li key={r.chip}>
                      {label(chip, r.verdict === 'silent')}: {word[r.verdict].toLocaleLowerCase()}
                      {r.quote && <bdi className={classes.quote}>{say('says', { quote: r.quote })}</bdi>}
                    </li>
                  )
                )
              })}
              <li>{rank}</li>
            </ul>
          </details>
          <div className={classes.actions}>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={say('moreOf', { title: job.title })}
              onClick={onMore}
            >
              {say('more')}
            </Button>
            {!found.less && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={say('lessOf', { title: job.title })}
                onClick={less}
                disabled={command.isPending}
              >
                {say('less')}
              </Button>
            )}
          </div>
        </div>
      }
    />
  )
}
