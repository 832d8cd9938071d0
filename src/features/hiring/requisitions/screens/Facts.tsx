import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { useWords as useJobWords } from '../../jobs/words/index.ts'
import type { Requisition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './requisitions.module.css'

/** What is wanted, as it was written. */
export const Facts = ({ requisition: r }: { requisition: Requisition }) => {
  const t = useWords()
  const job = useJobWords()
  const pub = usePublicJobs()
  const format = useFormat()
  const amount = (text: string | null) => text && format.money(text, { symbol: r.symbol })
  const range = [...new Set([amount(r.payMin), amount(r.payMax)].filter((a) => a !== null))].join(' – ')
  const facts: [string, string | null][] = [
    [t('fields.department'), r.department],
    [t('fields.country'), format.list([r.place, format.countryName(r.country)])],
    [t('people'), t('ofCount', { hired: r.hired, count: r.headCount })],
    [t('fields.wantedBy'), format.day(r.wantedBy)],
    [t('fields.employmentType'), pub(`types.${r.employmentType}`)],
    [t('fields.reason'), t(`reasons.${r.reason}`)],
    [t('fields.replaces'), r.replaces?.name ?? null],
    [t('fields.pay'), range ? `${range} / ${job(`periods.${r.payPeriod}`)}` : null],
  ]
  const texts: [string, string][] = [
    [t('fields.note'), r.note],
    [t('fields.costNote'), r.costNote],
  ]
  return (
    <section aria-labelledby="requisition-facts">
      <h3 id="requisition-facts" className={classes.part}>
        {t('detail.facts')}
      </h3>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
        {texts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={classes.whole}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
