import { Anchor } from '@mantine/core'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { idOfFiling, toneOfFiling } from './filing.ts'
import classes from './filings.module.css'

/** So many are named; the rest stand on the page of filings. */
const NAMED = 4

/** What is owed to authorities next, late ones first, with how many each country has; for whoever sees pay. */
export default function OwedFilings() {
  return useMay()('payroll.read') ? <Owed /> : null
}

const Owed = () => {
  const t = useWords()
  const say = useSentences()
  const { number, countryName } = useFormat()
  const period = usePeriod()
  const { data } = useApiState(listCall, {})
  if (!data) return null
  const open = data.filings.filter(({ state }) => state === 'open' || state === 'prepared')
  return (
    <section className={classes.owed} aria-labelledby="owed-filings">
      <div className={classes.owedHead}>
        <h2 id="owed-filings" className={classes.title}>
          {t('title')}
        </h2>
        <Anchor component={Link} to={paths.filings()} size="sm">
          {t('all')}
        </Anchor>
      </div>
      {open.length === 0 ? (
        <p className={classes.quiet}>{t('nothingOpen')}</p>
      ) : (
        <>
          <p className={classes.quiet}>
            {data.health
              .map((one) =>
                t('ofCountry', {
                  country: countryName(one.country),
                  late: number(one.late),
                  due: number(one.due),
                  later: number(one.upcoming),
                }),
              )
              .join(' · ')}
          </p>
          <ul className={classes.next}>
            {open.slice(0, NAMED).map((one) => (
              <li key={idOfFiling(one)}>
                <Anchor component={Link} to={paths.filings({ open: idOfFiling(one) })} size="sm">
                  {say(one.label)}
                </Anchor>
                <span className={classes.quiet}>
                  <bdi>{one.entity}</bdi> · {period(one.from, one.until)}
                </span>
                <StatusBadge tone={toneOfFiling(one)}>
                  {one.daysLeft < 0 ? t('late', { count: -one.daysLeft }) : t('left', { count: one.daysLeft })}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
