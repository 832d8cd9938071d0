import { type ReactNode, useId, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { usePageData } from '../../../../web/pagedata.ts'
import { formatList, formatMoney, formatNumber } from '../../../../web/ui/format.ts'
import type { Sample, samples } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './figures.module.css'

const samplesCall = wire<typeof samples>('GET', '/api/site/samples')

/** Worked examples of every country; none while the application fetches them. */
export const useSamples = (): readonly Sample[] => usePageData(samplesCall) ?? []

/** The name of a country as the reader's language has it; the product's own where it is English. */
export const useCountryName = () => {
  const language = useLanguage()
  return ({ code, name }: { code: string; name: string }): string =>
    language === 'en' ? name : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? name)
}

const cash = (amount: string, { currency, locale }: Sample, decimals = currency.minorUnits) =>
  formatMoney(amount, { symbol: currency.symbol, decimals, locale })

/** One box to choose a country with, and what is shown of it. */
export const Chooser = ({
  samples,
  children,
}: {
  samples: readonly Sample[]
  children: (sample: Sample) => ReactNode
}) => {
  const t = useWords()
  const named = useCountryName()
  const [at, setAt] = useState(0)
  const sample = samples[at]
  if (!sample) return null
  return (
    <>
      <div className={classes.choose}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
        <div role="group" aria-label={t('samples.choose')} className={classes.tabs}>
          {samples.map((one, i) => (
            <button
              key={one.code}
              type="button"
              className={classes.tab}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
              aria-label={`${one.code} ${named(one)}`}
              title={named(one)}
            >
              {one.code}
            </button>
          ))}
        </div>
      </div>
      {children(sample)}
    </>
  )
}

/** A worked figure of the product: the overtime dialog's calculation, opened. */
export const OvertimeFigure = () => {
  const t = useWords()
  const samples = useSamples()
  const name = useId()
  return (
    <figure className={classes.figure} aria-labelledby={name}>
      <figcaption id={name} className={classes.caption}>
        {t('samples.overtimeTitle')}
      </figcaption>
      <Chooser samples={samples}>{(sample) => <Overtime sample={sample} />}</Chooser>
    </figure>
  )
}

const Overtime = ({ sample }: { sample: Sample }) => {
  const t = useWords()
  const language = useLanguage()
  const { overtime } = sample
  const salary = cash(overtime.salary, sample)
  const rate = cash(overtime.hourlyRate, sample, 4)
  const monthly = formatNumber(Number(overtime.monthlyHours), language, 4)
  const hours = (count: number) => t('samples.hours', { count })
  const { threshold, worked, multiplier } = overtime
  const given = [
    [t('samples.salary'), salary],
    [t('samples.week'), hours(threshold)],
    [t('samples.worked'), hours(worked)],
  ] as const
  const steps = [
    [t('samples.monthly', { threshold }), monthly],
    [t('samples.rate', { salary: formatNumber(Number(overtime.salary), language), monthly }), rate],
    [t('samples.times', { hours: hours(overtime.overtimeHours), rate, multiplier }), cash(overtime.pay, sample)],
  ] as const
  const line = ([label, value]: readonly [string, string]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
  return (
    <>
      <p className={classes.intro}>{t('samples.overtimeIntro', { salary, worked, threshold })}</p>
      <dl>{given.map(line)}</dl>
      <dl className={classes.steps}>
        {steps.map(line)}
        <div className={classes.result}>
          <dt>{t('samples.pay')}</dt>
          <dd>
            <bdi>{cash(overtime.pay, sample)}</bdi>
          </dd>
        </div>
      </dl>
    </>
  )
}

/** The compliance table of people nobody knows, scored by the real rules. */
export const ComplianceFigure = () => {
  const t = useWords()
  const language = useLanguage()
  const samples = useSamples()
  const named = useCountryName()
  const name = useId()
  return (
    <figure className={classes.figure} aria-labelledby={name}>
      <figcaption id={name} className={classes.caption}>
        {t('samples.complianceTitle')}
      </figcaption>
      <p className={classes.intro}>{t('samples.complianceIntro')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('samples.person')}</th>
            <th scope="col">{t('samples.missing')}</th>
            <th scope="col">{t('samples.score')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map((sample) => (
            <tr key={sample.code}>
              <th scope="row">
                <bdi>{sample.compliance.person}</bdi>
                <span>{named(sample)}</span>
              </th>
              <td>
                <bdi>{formatList(sample.compliance.missing, language)}</bdi>
              </td>
              <td className={classes.score}>
                <progress
                  max={100}
                  value={sample.compliance.score}
                  data-colour={sample.compliance.colour}
                  aria-hidden
                />
                <bdi>{sample.compliance.score} %</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** The first boxes of the onboarding page of a country, as it stands there. */
export const FieldsFigure = () => {
  const t = useWords()
  const samples = useSamples()
  const named = useCountryName()
  const name = useId()
  return (
    <figure className={classes.figure} aria-labelledby={name}>
      <figcaption id={name} className={classes.caption}>
        {t('samples.fieldsTitle')}
      </figcaption>
      <Chooser samples={samples}>
        {(sample) => (
          <>
            <p className={classes.intro}>{t('samples.fieldsIntro', { country: named(sample) })}</p>
            <dl className={classes.boxes}>
              {sample.fields.map((field) => (
                <div key={field.label}>
                  <dt>
                    <bdi>{field.label}</bdi>
                    {field.secret && <span className={classes.sealed}>{t('samples.sealed')}</span>}
                  </dt>
                  <dd>
                    <bdi>{field.placeholder}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Chooser>
    </figure>
  )
}

/** The four countries with what the product knows of each. */
export const Countries = () => {
  const t = useWords()
  const named = useCountryName()
  return (
    <ul className={classes.countries}>
      {useSamples().map((sample) => (
        <li key={sample.code}>
          <span className={classes.code} aria-hidden>
            {sample.code}
          </span>
          <h3>{named(sample)}</h3>
          <p>
            {t('samples.country', {
              threshold: sample.overtime.threshold,
              multiplier: sample.overtime.multiplier,
              permits: sample.permits,
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
