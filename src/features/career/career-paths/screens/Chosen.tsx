import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { CareerChoice } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { chooseCall, OF_CHOICES, takeBackCall } from './calls.ts'

const STANDS = ['goal', 'kept', 'rejected'] as const

/** The goal with its plan, what is kept, and what is not to be suggested. */
export const Chosen = ({ choices }: { choices: readonly CareerChoice[] }) => {
  const t = useWords()
  const shown = choices.filter(({ stand }) => stand !== 'current')
  if (shown.length === 0) return null
  return (
    <section className={panel.card} aria-labelledby="chosen">
      <h2 id="chosen">{t('chosen.title')}</h2>
      {STANDS.map((stand) => {
        const these = shown.filter((choice) => choice.stand === stand)
        if (these.length === 0) return null
        return (
          <div key={stand} className={panel.list}>
            <h3>{t(`chosen.${stand}`)}</h3>
            <ul className={panel.list}>
              {these.map((choice) => (
                <li key={choice.id} className={panel.list}>
                  <One choice={choice} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

const One = ({ choice }: { choice: CareerChoice }) => {
  const t = useWords()
  const { id, occupation, title, stand, reason } = choice
  const [plan, setPlan] = useState(choice.plan ?? '')
  const choose = useCommand(chooseCall, { refreshes: OF_CHOICES })
  const back = useCommand(takeBackCall, { refreshes: OF_CHOICES })
  return (
    <>
      <p className={panel.row}>
        <bdi>{title}</bdi>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={back.isPending}
          aria-label={`${t('chosen.back')}: ${title}`}
          onClick={() => back.mutate({ id }, { onError: (error) => notify.failure(error.message) })}
        >
          {t('chosen.back')}
        </Button>
      </p>
      {reason && <p className={panel.quiet}>{t('chosen.reason', { reason })}</p>}
      {stand === 'goal' && (
        <form
          className={panel.list}
          onSubmit={(event) => {
            event.preventDefault()
            choose.mutate(
              { occupation, stand, reason, plan: plan || null },
              { onSuccess: () => notify.success(t('chosen.saved')) },
            )
          }}
        >
          <Textarea
            label={t('chosen.plan')}
            description={t('chosen.planHint')}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={2_000}
            dir="auto"
            value={plan}
            error={choose.error?.message}
            onChange={(event) => setPlan(event.currentTarget.value)}
          />
          <div className={panel.row}>
            <Button type="submit" variant="default" loading={choose.isPending}>
              {t('chosen.save')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
