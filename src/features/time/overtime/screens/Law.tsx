import { Anchor } from '@mantine/core'
import type { Country } from '../../../../countries/country.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useOvertimeWords } from '../words/index.ts'
import classes from './overtime.module.css'

/** The country's figures for this dialog, the guidance beside them, and what the law says on the day. */
export const Law = ({ country, day }: { country: Country; day: string }) => {
  const t = useOvertimeWords()
  const { countryName } = useFormat()
  const { threshold, rate, monthlyMaximum } = country.overtimeDialog
  const hours = (n: number) => t('unit.hours', { n })
  const facts: [string, string][] = [
    [t('law.standard'), hours(threshold)],
    [t('law.multiplier'), t('unit.times', { n: rate })],
    [t('law.maximum'), hours(country.hours.maximum)],
    ...(monthlyMaximum === null ? [] : [[t('law.monthly'), hours(monthlyMaximum)] as [string, string]]),
  ]
  const week = country.law.standardWeeklyHours.find(day)
  const overtime = country.law.overtimeMultiplier.find(day)
  return (
    <section className={classes.law} aria-label={t('law.title', { country: countryName(country.code) })}>
      <h4 className={classes.heading}>
        <span aria-hidden>{country.flag}</span> {t('law.title', { country: countryName(country.code) })}
      </h4>
      <dl className={classes.lawFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.label}>{t('law.guidance')}</p>
      <ul className={classes.guidance}>
        {country.guidance.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes.note}>
        {week && overtime && (
          <>
            {t('law.today', { hours: hours(week.value), multiplier: overtime.value })}{' '}
            {week.source.url && (
              <Anchor href={week.source.url} target="_blank" rel="noreferrer" inherit>
                {week.source.title}
              </Anchor>
            )}
            <br />
          </>
        )}
        {t('law.note')}
      </p>
    </section>
  )
}
