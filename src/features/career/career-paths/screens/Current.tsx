import { Button } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { OccupationPicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import type { CareerChoice } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { chooseCall, OF_CHOICES, takeBackCall } from './calls.ts'

type Props = { current: CareerChoice | null; guesses: readonly { id: number; title: string }[] }

/** The occupation somebody works in: confirmed by themselves, out of a few that it may be or of all by name. */
export const Current = ({ current, guesses }: Props) => {
  const t = useWords()
  const choose = useCommand(chooseCall, { refreshes: OF_CHOICES })
  const back = useCommand(takeBackCall, { refreshes: OF_CHOICES })
  const set = (occupation: number) => choose.mutate({ occupation, stand: 'current', reason: null, plan: null })
  const byName = (
    <OccupationPicker
      label={t('current.search')}
      description={t('current.hint')}
      value={null}
      onChange={(found) => found && set(found.id)}
    />
  )
  const problem = choose.error ?? back.error
  return (
    <section className={panel.card} aria-labelledby="current">
      <h2 id="current">{t('current.title')}</h2>
      {current ? (
        <>
          <p>
            <bdi>{t('current.is', { title: current.title })}</bdi>
          </p>
          <details>
            <summary>{t('current.change')}</summary>
            {byName}
          </details>
          <div className={panel.row}>
            <Button
              size="compact-sm"
              variant="subtle"
              loading={back.isPending}
              aria-label={`${t('current.forget')}: ${current.title}`}
              onClick={() => back.mutate({ id: current.id })}
            >
              {t('current.forget')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={panel.quiet}>{t('current.ask')}</p>
          {guesses.length > 0 && (
            <>
              <h3>{t('current.guess')}</h3>
              <div className={panel.row}>
                {guesses.map(({ id, title }) => (
                  <Button
                    key={id}
                    size="compact-md"
                    variant="default"
                    disabled={choose.isPending}
                    onClick={() => set(id)}
                  >
                    {title}
                  </Button>
                ))}
              </div>
            </>
          )}
          {byName}
        </>
      )}
      {problem && <ErrorState error={problem} />}
    </section>
  )
}
