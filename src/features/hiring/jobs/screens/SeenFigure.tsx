import { Popover, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../list/words/index.ts'
import type { Seen } from '../seen.contract.ts'
import classes from './jobs.module.css'

/** How an advert is read; opened, what the two figures mean and of when they are. */
export const SeenFigure = ({ seen, title }: { seen: NonNullable<Seen>; title: string }) => {
  const say = useWords()
  const format = useFormat()
  const name = useId()
  const { views, applied, rate, since, at } = seen
  return (
    <Popover width={320} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <UnstyledButton className={classes.seen} aria-label={say('seen.open', { title })}>
          <span className="figures">{say('seen.views', { count: views })}</span>
          <span className={classes.quiet}>
            {rate === null
              ? say('seen.tooFew')
              : say('seen.rate', { share: `${format.number(Math.round(rate * 1000) / 10)}%` })}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.means} aria-labelledby={name}>
        <p id={name}>
          <strong>{say('seen.title')}</strong>
        </p>
        <p>{say('seen.viewsMean')}</p>
        <p>{say('seen.rateMeans', { applied: format.number(applied), views: format.number(views) })}</p>
        <p className={classes.quiet}>{say('seen.when', { since: format.day(since), at: format.moment(at) })}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
