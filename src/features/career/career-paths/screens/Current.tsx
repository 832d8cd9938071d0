import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { suggestCall } from '../../skill-matching/screens/calls.ts'
import type { CareerChoice } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { chooseCall, OF_CHOICES, takeBackCall } from './calls.ts'
import classes from './paths.module.css'

const WAIT_MS = 200

type Props = { current: CareerChoice | null; guesses: readonly { id: number; title: string }[] }

/** The occupation somebody works in: confirmed by themselves, out of a few that it may be or of all by name. */
export const Current = ({ current, guesses }: Props) => {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, 80), WAIT_MS)
  const { data } = useApiState(suggestCall, { search }, { enabled: search.length > 1 })
  const choose = useCommand(chooseCall, { refreshes: OF_CHOICES })
  const back = useCommand(takeBackCall, { refreshes: OF_CHOICES })
  const occupations = typed.trim().length > 1 ? (data?.occupations ?? []) : []
  const set = (occupation: number) =>
    choose.mutate(
      { occupation, stand: 'current', reason: null, plan: null },
      {
        onSuccess: () => setTyped(''),
      },
    )
  const byName = (
    <Autocomplete
      label={t('current.search')}
      description={t('current.hint')}
      maxLength={80}
      dir="auto"
      value={typed}
      data={[...new Set(occupations.map(({ title }) => title))]}
      filter={({ options }) => options}
      onChange={setTyped}
      onOptionSubmit={(title) => {
        const found = occupations.find((one) => one.title === title)
        if (found) set(found.id)
      }}
    />
  )
  const problem = choose.error ?? back.error
  return (
    <section className={classes.card} aria-labelledby="current">
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
          <div className={classes.row}>
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
          <p className={classes.quiet}>{t('current.ask')}</p>
          {guesses.length > 0 && (
            <>
              <h3>{t('current.guess')}</h3>
              <div className={classes.row}>
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
