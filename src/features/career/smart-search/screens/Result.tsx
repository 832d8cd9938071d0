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
  const t = useWords()
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
          notify.success(t('lessDone'), {
            label: t('lessUndo'),
            onClick: () => command.mutate({ title: job.title, less: false }, failed),
          }),
      },
    )
  const names = (verdict: Verdict) =>
    reasons.flatMap((r) => {
      const chip = chips.find((c) => c.id === r.chip)
      return r.verdict === verdict && chip ? [label(chip, verdict === 'silent')] : []
    })
  const word = { meets: t('matches'), near: t('near'), silent: t('silent'), differs: t('differs') }
  const { words, meaning } = found
  const rankSaid = () => {
    if (words === null) return t('rankMeaning', { meaning: meaning ?? 0 })
    return meaning === null ? t('rankWords', { words }) : t('rankBoth', { words, meaning })
  }
  const rank = rankSaid()
  return (
    <Card
      job={job}
      beside={
        <div className={classes.beside}>
          <ul className={classes.reasons}>
            {ORDER.map((verdict) => {
              const current = names(verdict)
              const Icon = ICONS[verdict]
              if (current.length === 0) return null
              return (
                <li key={verdict} data-verdict={verdict}>
                  <Icon size={15} aria-hidden />
                  <span>
                    {word[verdict]}: {format.list(current)}
                  </span>
                </li>
              )
            })}
            {found.less && (
              <li data-verdict="silent">
                <IconThumbDown size={15} aria-hidden />
                <span>{t('lessMark')}</span>
              </li>
            )}
          </ul>
          <details className={classes.why}>
            <summary>{t('why')}</summary>
            <ul>
              {reasons.map((r) => {
                const chip = chips.find((c) => c.id === r.chip)
                return (
                  chip && (
                    <li key={r.chip}>
                      {label(chip, r.verdict === 'silent')}: {word[r.verdict].toLocaleLowerCase()}
                      {r.quote && <bdi className={classes.quote}>{t('says', { quote: r.quote })}</bdi>}
                    </li>
                  )
                )
              })}
              <li>{rank}</li>
            </ul>
          </details>
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" aria-label={t('moreOf', { title: job.title })} onClick={onMore}>
              {t('more')}
            </Button>
            {!found.less && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('lessOf', { title: job.title })}
                onClick={less}
                disabled={command.isPending}
              >
                {t('less')}
              </Button>
            )}
          </div>
        </div>
      }
    />
  )
}
