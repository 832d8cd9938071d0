import { type ReactNode, useEffect } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import type { TalentCard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { notePromotedCall, promotedCall } from './calls.ts'
import classes from './talent.module.css'
import type { TalentInput } from './talentAsked.ts'

type PromotedProps = { asked: TalentInput; card: (person: TalentCard) => ReactNode }

/** One person who asked to be seen and whom this search finds, in a place of its own above the list. */
export const Promoted = ({ asked, card }: PromotedProps) => {
  const t = useWords()
  const { data } = useApiState(promotedCall, asked)
  const note = useCommand(notePromotedCall)
  const person = data?.person ?? null
  const id = person?.id
  const { mutate } = note
  useEffect(() => {
    if (id) mutate({ id })
  }, [id, mutate])
  if (!person) return null
  return (
    <section aria-labelledby="promoted" className={classes.promoted}>
      <div className={classes.promotedHead}>
        <h2 id="promoted" className={classes.name}>
          {t('promoted')}
        </h2>
        <p className={classes.quiet}>{t('promotedText')}</p>
      </div>
      <ul className={classes.cards}>{card(person)}</ul>
    </section>
  )
}
