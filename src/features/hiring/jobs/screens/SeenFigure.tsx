import { Popover, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../list/words/index.ts'
import type { AdvertViews } from '../seen.contract.ts'
import classes from './jobs.module.css'

/** How an advert is read; opened, what the two figures mean and of when they are. */
export const ViewsFigure = ({ seen, title }: { seen: NonNullable<AdvertViews>; title: string }) => {
  const t = useWords()
  const format = useFormat()
  const name = useId()
  const { views, applied, rate, since, at } = seen
  return (
    <Popover width={320} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <UnstyledButton className={classes.seen} aria-label={t('seen.open', { title })}>
          <span className="figures">{t('seen.views', { count: views })}</span>
          <span className={classes.quiet}>
            {rate === null
              ? t('seen.tooFew')
              : t('seen.rate', { share: `${format.number(Math.round(rate * 1000) / 10)}%` })}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.means} aria-labelledby={name}>
        <p id={name}>
          <strong>{t('seen.title')}</strong>
        </p>
        <p>{t('seen.viewsMean')}</p>
        <p>{t('seen.rateMeans', { applied: format.number(applied), views: format.number(views) })}</p>
        <p className={classes.quiet}>{t('seen.when', { since: format.day(since), at: format.moment(at) })}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
