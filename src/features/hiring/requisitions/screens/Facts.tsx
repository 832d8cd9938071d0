import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../job-board/jobs/words/index.ts'
import { useWords as useJobWords } from '../../jobs/words/index.ts'
import type { Requisition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './requisitions.module.css'

/** What is wanted, as it was written. */
export const Facts = ({ requisition: r }: { requisition: Requisition }) => {
  const say = useWords()
  const job = useJobWords()
  const pub = usePublicJobs()
  const format = useFormat()
  const amount = (text: string | null) => text && format.money(text, { symbol: r.symbol })
  const range = [...new Set([amount(r.payMin), amount(r.payMax)].filter((a) => a !== null))].join(' – ')
  const facts: [string, string | null][] = [
    [say('fields.department'), r.department],
    [say('fields.country'), format.list([r.place, format.countryName(r.country)])],
    [say('people'), say('ofCount', { hired: r.hired, count: r.headCount })],
    [say('fields.wantedBy'), format.day(r.wantedBy)],
    [say('fields.employmentType'), pub(`types.${r.employmentType}`)],
    [say('fields.reason'), say(`reasons.${r.reason}`)],
    [say('fields.replaces'), r.replaces?.name ?? null],
    [say('fields.pay'), range ? `${range} / ${job(`periods.${r.payPeriod}`)}` : null],
  ]
  const texts: [string, string][] = [
    [say('fields.note'), r.note],
    [say('fields.costNote'), r.costNote],
  ]
  return (
    <section aria-labelledby="requisition-facts">
      <h3 id="requisition-facts" className={classes.part}>
        {say('detail.facts')}
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
